/** Smaller drawings of a picture that everybody may see, so that a list of goods is no heavier for photographs (FILE-5). Their bytes lie beside the file's own. */
import { PICTURE_SIDES, type PictureSide } from '@portal/contract/file/limits';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { drawWithin } from '../../platform/storage/redraw-picture.ts';

const ENDING = new RegExp(`s(?:${PICTURE_SIDES.join('|')})$`);
const keyOf = (fileId: string, side: PictureSide): string => `${fileId}s${side}`;

/** Which file the bytes under a key belong to. */
export const fileOfKey = (key: string): string => key.replace(ENDING, '');

/** Draws and keeps all of them; what cannot be drawn now is when it is asked for. */
export async function keepSmallPictures(files: FileStore, fileId: string, bytes: Uint8Array): Promise<void> {
  for (const side of PICTURE_SIDES) await draw(files, fileId, side, bytes);
}

export async function removePicture(files: FileStore, fileId: string): Promise<void> {
  for (const side of PICTURE_SIDES) await files.remove(keyOf(fileId, side));
  await files.remove(fileId);
}

/** The bytes in WebP; of a picture that came before there were any, drawn and kept now. Null: it cannot be drawn, or too many wait for it. */
export async function findSmallPicture(files: FileStore, fileId: string, side: PictureSide): Promise<Uint8Array | null> {
  const kept = await files.get(keyOf(fileId, side));
  if (kept) return kept;
  const whole = await files.get(fileId);
  return whole && draw(files, fileId, side, whole);
}

async function draw(files: FileStore, fileId: string, side: PictureSide, bytes: Uint8Array): Promise<Uint8Array | null> {
  // a queue that is full is no reason to show no picture
  const small = await drawWithin(bytes, side, 'small').catch(() => null);
  if (small) await files.put(keyOf(fileId, side), small, 'image/webp');
  return small;
}
