/** A picture that everybody may see once something published shows it, handed in by the provider's staff: sniffed and drawn anew as every other (FILE-1, FILE-10). */
import { AppError } from '@portal/contract/core';
import { fileCopy, fileRefused, PICTURE_PIXELS_MAX, PICTURE_SIDE_MAX } from '@portal/contract/file';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { redrawPicture } from '../../platform/storage/redraw-picture.ts';
import { extensionOfPicture, sniffFile } from '../../platform/storage/sniff-file.ts';
import { keepPublic, type FileTaking } from './keep-public.ts';
import { receivePart } from './receive-part.ts';
import { shownName } from './shown-name.ts';

/** `keptSideMax`: its longest side, in pixels, that is kept. Gives its address. Throws as `receivePart`, and `fileRefused` for what is no picture. */
export async function takePublicPicture(
  ctx: FileTaking,
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
  return keepPublic(ctx, files, { bytes, mediaType, fvName: shownName(part.name, extensionOfPicture(mediaType)), visibility: 'shown' });
}
