/** How large files may be, how many one account keeps, in which sizes pictures come, and where all of them lie. */

/** Largest file a person may hand in, in bytes (FILE-1). */
export const FILE_BYTES_MAX = 10 * 1024 * 1024;
/** Most pixels of a picture, and its longest side: what a decoder may be asked to unfold. */
export const PICTURE_PIXELS_MAX = 40_000_000;
export const PICTURE_SIDE_MAX = 16_000;
/** What one account may keep. */
export const FILES_PER_ACCOUNT_MAX = 500;
export const FILE_BYTES_PER_ACCOUNT_MAX = 2 * 1024 * 1024 * 1024;
/** Longest sides a public picture may be asked for in, in pixels: small in rows, medium on cards, twice what is shown for sharp screens. */
export const PICTURE_SIDES = [160, 640] as const;
export type PictureSide = (typeof PICTURE_SIDES)[number];

/** Where files lie; beside the calls, so that pages that show one load no more than this. */
export const FILE_BASE = '/api-file/v1/file';

/** Address of a file, as in `fvUrl`. */
export const fileUrl = (fileId: string): string => `${FILE_BASE}/${fileId}`;

/** Address of a picture as small as it is shown: `shown` pixels wide; one that is no file of ours, or is shown large, as it is. */
export function pictureUrl(address: string, shown: number): string {
  if (!address.startsWith(`${FILE_BASE}/`) || address.includes('?')) return address;
  const side = PICTURE_SIDES.find((one) => one >= 2 * shown);
  return side === undefined ? address : `${address}?side=${side}`;
}
