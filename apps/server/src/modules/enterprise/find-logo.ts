import type { FileStore } from '../../platform/storage/file-store.ts';
import { findBytes, findFile, type FileReader } from '../file/index.ts';
import { findLogoFileId } from './store.ts';

export interface Logo {
  bytes: Uint8Array;
  mediaType: string;
}

/** An enterprise's sign, a picture the file room has drawn anew; null: none, or its bytes are gone. */
export async function findLogo(reading: FileReader, files: FileStore, merchantNo: string): Promise<Logo | null> {
  const fileId = merchantNo === '' ? null : await findLogoFileId(reading.db, merchantNo);
  const row = fileId === null ? undefined : await findFile(reading.db, fileId);
  const bytes = row && (await findBytes(reading, files, row));
  return row && bytes ? { bytes, mediaType: row.mediaType } : null;
}
