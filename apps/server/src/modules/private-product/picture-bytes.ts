import { privatePictureUrl } from '@portal/contract/private-product';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { loadWholeFiles, type FileReader } from '../file/index.ts';

const BEGINNING = privatePictureUrl('');
/** Bytes of all pictures of one paper together; further ones are left out, as a picture that is gone is. */
const BYTES_MAX = 32 * 1024 * 1024;

/** The pictures of user-defined products among addresses of an own order's lines, by address, for a paper. */
export async function loadPrivatePictures(reading: FileReader, files: FileStore, addresses: readonly string[]): Promise<Map<string, Uint8Array>> {
  const fileIds = [...new Set(addresses)].filter((address) => address.startsWith(BEGINNING)).map((address) => address.slice(BEGINNING.length));
  return new Map([...(await loadWholeFiles(reading, files, fileIds, BYTES_MAX))].map(([fileId, bytes]) => [privatePictureUrl(fileId), bytes]));
}
