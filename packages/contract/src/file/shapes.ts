/** What a file entry carries (FILE-1). */
import { z } from 'zod';
import { recordId } from '../core/fields.ts';

export const UploadedFile = z.strictObject({
  fileId: recordId,
  /** Name as shown: the person's own, cleaned, with the ending of what the file really is. */
  fvName: z.string().min(1).max(120),
  /** Address within the portal; it answers to the owner only. */
  fvUrl: z.string(),
});
export type UploadedFile = z.infer<typeof UploadedFile>;
