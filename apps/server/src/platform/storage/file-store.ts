/** Where bytes rest: a folder or an S3-compatible store. Names are ours; a visitor's name never reaches it. */

export interface StoredFile {
  key: string;
  writtenAt: number;
}

export interface FileStore {
  kind: 'folder' | 's3';
  /** Keeps `bytes` under `key`; durable when it returns. */
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** The bytes, or null when there are none under `key`. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Everything there is, in no order; what comes or goes meanwhile may be named or not. `writtenAt` in milliseconds. */
  list(): AsyncIterable<StoredFile>;
}

/** Keys are ids made here: lower-case letters and digits only, so no key can leave the store or name a device. */
export const isKey = (text: string): boolean => /^[a-z0-9]{16,40}$/.test(text);

export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error('not a key of the file store');
}
