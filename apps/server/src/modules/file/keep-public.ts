import { fileUrl } from '@portal/contract/file';
import { createHash } from 'node:crypto';
import { OutcomeUnknownError } from '../../platform/db/transaction.ts';
import type { Context, SignedInCaller } from '../../platform/http/context.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { cannotKeep } from './receive-part.ts';
import { keepSmallPictures, removePicture } from './small-picture.ts';
import { insertFile } from './store.ts';

/** What taking a file needs of the call that brings it. */
export type FileTaking = Pick<Context<SignedInCaller>, 'caller' | 'newId' | 'now' | 'transaction' | 'wire'>;

/** Keeps a file for everybody, or for whoever is shown it, a picture in its small sizes too: the bytes, then the row. Gives its address; throws `unavailable` where nothing can be kept. */
export async function keepPublic(
  ctx: FileTaking,
  files: FileStore,
  { bytes, mediaType, fvName, visibility }: { bytes: Uint8Array; mediaType: string; fvName: string; visibility: 'public' | 'shown' },
): Promise<string> {
  const fileId = ctx.newId();
  try {
    await files.put(fileId, bytes, mediaType).catch((error: unknown) => Promise.reject(cannotKeep(error)));
    if (mediaType.startsWith('image/')) await keepSmallPictures(files, fileId, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await ctx.transaction((db) =>
      insertFile(db, { fileId, accountNo: null, fvName, mediaType, byteLength: bytes.length, sha256, visibility, gmtCreate: new Date(ctx.now) }),
    );
  } catch (error) {
    // the row may be there all the same, and must not be without its bytes
    if (!(error instanceof OutcomeUnknownError)) await removePicture(files, fileId);
    throw error;
  }
  return fileUrl(fileId);
}
