/** Smaller drawings of a picture that everybody may see, so that a list of goods is no heavier for photographs (FILE-5). Their bytes lie beside the file's own. */
import { PICTURE_SIDES, type PictureSide } from '@portal/contract/file/limits';
import { hash } from 'node:crypto';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { drawWithin } from '../../platform/storage/redraw-picture.ts';
import type { FileRow } from './store.ts';
import { findBytes, type FileReader } from './whole-file.ts';

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

/** The bytes in WebP; of a picture that came before there were any, and where they are no longer what was kept, drawn and kept now. Null: it cannot be drawn, or too many wait for it. */
export async function findSmallPicture(reading: Pick<FileReader, 'log'>, files: FileStore, row: FileRow, side: PictureSide): Promise<Uint8Array | null> {
  const kept = unsealed(await files.get(keyOf(row.fileId, side)));
  if (kept) return kept;
  const whole = await findBytes(reading, files, row);
  return whole && draw(files, row.fileId, side, whole);
}

/** They have no row: what they are held against lies before them (FILE-8). */
const SEAL_BYTES = 32;
const sealOf = (bytes: Uint8Array): Buffer => hash('sha256', bytes, 'buffer');
const sealed = (bytes: Uint8Array): Uint8Array => Buffer.concat([sealOf(bytes), bytes]);

function unsealed(kept: Uint8Array | null): Uint8Array | null {
  const bytes = kept?.subarray(SEAL_BYTES) ?? null;
  return kept && bytes && sealOf(bytes).equals(kept.subarray(0, SEAL_BYTES)) ? bytes : null;
}

async function draw(files: FileStore, fileId: string, side: PictureSide, bytes: Uint8Array): Promise<Uint8Array | null> {
  // a queue that is full is no reason to show no picture
  const small = await drawWithin(bytes, side, 'small').catch(() => null);
  // one that cannot be kept is drawn again when it is asked for
  if (small) await files.put(keyOf(fileId, side), sealed(small), 'application/octet-stream').catch(() => {});
  return small;
}
