/** Uploaded files of a folder store as entries of an archive. They never change once they are there; one removed meanwhile is left out, as is what is no file. */
import { readdir } from 'node:fs/promises';
import { createHash, type Hash } from 'node:crypto';
import { join } from 'node:path';
import { isOtherThanFile, openPlainFile } from '../plain-file.ts';
import { isKey } from '../storage/file-store.ts';
import type { End, Entry } from './entries.ts';

/** Sums up files as they pass. */
export class FileSum {
  readonly #digest: Hash = createHash('sha256');
  #files = 0;
  #bytes = 0;

  async *counted(key: string, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const own = createHash('sha256');
    for await (const chunk of body) {
      own.update(chunk);
      this.#bytes += chunk.byteLength;
      yield chunk;
    }
    this.#files++;
    this.#digest.update(`${key} ${own.digest('hex')}\n`);
  }

  /** Nothing passes after it. */
  end(): End {
    return { entry: 'end', files: this.#files, fileBytes: this.#bytes, fileDigest: this.#digest.digest('hex') };
  }
}

/** `folder` is the folder store's. */
export async function* filesIn(folder: string, sum: FileSum): AsyncGenerator<Entry> {
  for (const key of await listKeys(folder)) {
    const file = await openPlainFile(join(folder, key.slice(-2), key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || isOtherThanFile(error)) return null;
      throw error;
    });
    if (file) yield { head: { entry: 'file', key }, body: sum.counted(key, file.createReadStream({ highWaterMark: 256 * 1024 })) };
  }
}

async function listKeys(folder: string): Promise<string[]> {
  const keys: string[] = [];
  for (const part of await namesIn(folder)) {
    for (const key of /^[a-z0-9]{2}$/.test(part) ? await namesIn(join(folder, part)) : []) if (isKey(key) && key.endsWith(part)) keys.push(key);
  }
  return keys.sort();
}

/** None where there is no such folder: nothing was ever uploaded. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
