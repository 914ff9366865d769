/** What a file entry carries (specification part 1 §3 "file entries": fvName, fvUrl) and how large files may be. */
import { z } from 'zod';
import { recordId } from '../core/fields.ts';

/** Largest file a person may hand in, in bytes (specification part 1 §5: upload size limit 10, read as megabytes). */
export const FILE_BYTES_MAX = 10 * 1024 * 1024;
/** Most pixels of a picture, and its longest side: what a decoder may be asked to unfold. */
export const PICTURE_PIXELS_MAX = 40_000_000;
export const PICTURE_SIDE_MAX = 16_000;
/** What one account may keep. */
export const FILES_PER_ACCOUNT_MAX = 500;
export const FILE_BYTES_PER_ACCOUNT_MAX = 2 * 1024 * 1024 * 1024;

export const UploadedFile = z.strictObject({
  fileId: recordId,
  /** Name as shown: the person's own, cleaned, with the ending of what the file really is. */
  fvName: z.string().min(1).max(120),
  /** Address within the portal; it answers to the owner only. */
  fvUrl: z.string(),
});
export type UploadedFile = z.infer<typeof UploadedFile>;
