import { privatePictureUrl } from '@portal/contract/private-product';
import type { FileStore } from '../../platform/storage/file-store.ts';

const BEGINNING = privatePictureUrl('');
/** Bytes of all pictures of one paper together; further ones are left out, as a picture that is gone is. */
const BYTES_MAX = 32 * 1024 * 1024;

/** The pictures of user-defined products among addresses of an own order's lines, by address, for a paper. */
export async function loadPrivatePictures(files: FileStore, addresses: readonly string[]): Promise<Map<string, Uint8Array>> {
  const loaded = new Map<string, Uint8Array>();
  let room = BYTES_MAX;
  for (const address of new Set(addresses)) {
    if (!address.startsWith(BEGINNING)) continue;
    const bytes = await files.get(address.slice(BEGINNING.length));
    if (bytes === null || bytes.length > room) continue;
    room -= bytes.length;
    loaded.set(address, bytes);
  }
  return loaded;
}
