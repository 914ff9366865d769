import { PICTURE_SIDES } from './limits.ts';

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
