import type { Db } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { findFile } from '../file/index.ts';
import { findLogoFileId } from './store.ts';

export interface Logo {
  bytes: Uint8Array;
  mediaType: string;
}

/** An enterprise's sign, a picture the file room has drawn anew; null: none, or its bytes are gone. */
export async function findLogo(db: Db, files: FileStore, merchantNo: string): Promise<Logo | null> {
  const fileId = merchantNo === '' ? null : await findLogoFileId(db, merchantNo);
  if (fileId === null) return null;
  const [row, bytes] = await Promise.all([findFile(db, fileId), files.get(fileId)]);
  return row && bytes ? { bytes, mediaType: row.mediaType } : null;
}
