/** A picture that everybody may see, handed in by the provider's staff: sniffed and drawn anew as every other (FILE-1). */
import { AppError } from '@portal/contract/core';
import { fileCopy, fileRefused, fileUrl, PICTURE_PIXELS_MAX, PICTURE_SIDE_MAX } from '@portal/contract/file';
import { createHash } from 'node:crypto';
import { OutcomeUnknownError } from '../../platform/db/transaction.ts';
import type { Context, SignedInCaller } from '../../platform/http/context.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { redrawPicture } from '../../platform/storage/redraw-picture.ts';
import { extensionOfPicture, sniffFile } from '../../platform/storage/sniff-file.ts';
import { cannotKeep, receivePart } from './receive-part.ts';
import { shownName } from './shown-name.ts';
import { keepSmallPictures, removePicture } from './small-picture.ts';
import { insertFile } from './store.ts';

type Taking = Pick<Context<SignedInCaller>, 'caller' | 'newId' | 'now' | 'transaction' | 'wire'>;

/** `keptSideMax`: its longest side, in pixels, that is kept. Gives its address. Throws as `receivePart`, and `fileRefused` for what is no picture. */
export async function takePublicPicture(
  ctx: Taking,
  { files, temporary }: { files: FileStore; temporary: string },
  { keptSideMax }: { keptSideMax: number },
): Promise<string> {
  const part = await receivePart(ctx.wire.request, temporary);
  const sniffed = await sniffFile(part.bytes);
  if (!sniffed.ok || sniffed.file.kind === 'attachment') throw new AppError(fileRefused, { message: 'no picture', msg: fileCopy.pictureOnly });
  const redrawn = await redrawPicture(part.bytes, { pixelsMax: PICTURE_PIXELS_MAX, sideMax: PICTURE_SIDE_MAX, keptSideMax }, ctx.caller.accountNo);
  if (!redrawn.ok)
    throw new AppError(fileRefused, { message: redrawn.reason, msg: redrawn.reason === 'tooLarge' ? fileCopy.pictureTooLarge : fileCopy.pictureDamaged });
  const { bytes, mediaType } = redrawn.picture;
  const fileId = ctx.newId();
  try {
    await files.put(fileId, bytes, mediaType).catch((error: unknown) => Promise.reject(cannotKeep(error)));
    await keepSmallPictures(files, fileId, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const fvName = shownName(part.name, extensionOfPicture(mediaType));
    await ctx.transaction((db) =>
      insertFile(db, { fileId, accountNo: null, fvName, mediaType, byteLength: bytes.length, sha256, visibility: 'public', gmtCreate: new Date(ctx.now) }),
    );
  } catch (error) {
    // the row may be there all the same, and must not be without its bytes
    if (!(error instanceof OutcomeUnknownError)) await removePicture(files, fileId);
    throw error;
  }
  return fileUrl(fileId);
}
