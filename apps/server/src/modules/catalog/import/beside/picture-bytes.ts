import { fileUrl } from '@portal/contract/file';
import type { Db } from '../../../../platform/db/database.ts';
import type { FileStore } from '../../../../platform/storage/file-store.ts';
import { loadWholeFiles, type FileReader } from '../../../file/index.ts';
import { listKnownFileIds } from './store.ts';

const BEGINNING = fileUrl('');
/** Bytes of all pictures of one paper together; further ones are left out, as a picture that is gone is. */
const BYTES_MAX = 32 * 1024 * 1024;

/** Of these addresses of pictures those that came with an import: everybody may read them. */
export async function listImportedPictures(db: Db, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const fileIds = [...new Set(addresses)].filter((address) => address.startsWith(BEGINNING)).map((address) => address.slice(BEGINNING.length));
  return new Set(fileIds.length === 0 ? [] : (await listKnownFileIds(db, fileIds)).map((fileId) => fileUrl(fileId)));
}

/** The pictures among these addresses that came with an import, by address, for a paper. */
export async function loadImportedPictures(reading: FileReader, files: FileStore, addresses: readonly string[]): Promise<Map<string, Uint8Array>> {
  const fileIds = [...(await listImportedPictures(reading.db, addresses))].map((address) => address.slice(BEGINNING.length));
  return new Map([...(await loadWholeFiles(reading, files, fileIds, BYTES_MAX))].map(([fileId, bytes]) => [fileUrl(fileId), bytes]));
}
