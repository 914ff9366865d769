/** Files in a folder, spread over 1,024 sub-folders by the last two letters of their key. */
import { randomBytes } from 'node:crypto';
import { lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isOtherThanFile, readPlainFile } from '../plain-file.ts';
import { assertKey, isKey, type FileStore } from './file-store.ts';

/** Nothing there, or what is there is no file of ours: a file where a folder should be, a folder, a link or a pipe where a file should be. */
const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '') || isOtherThanFile(error);

/** None where there is no such folder: nothing was ever kept. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

export function createFolderStore(folder: string): FileStore {
  const pathOf = (key: string): string => {
    assertKey(key);
    return join(folder, key.slice(-2), key);
  };
  return {
    kind: 'folder',
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const fresh = `${path}.${randomBytes(4).toString('hex')}.part`;
      try {
        const file = await open(fresh, 'wx', 0o640);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(fresh, path);
      } catch (error) {
        await rm(fresh, { force: true });
        throw error;
      }
    },
    async get(key) {
      try {
        return await readPlainFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true }).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
    async *list() {
      for (const part of await namesIn(folder))
        for (const key of /^[a-z0-9]{2}$/.test(part) ? await namesIn(join(folder, part)) : []) {
          const facts = isKey(key) && key.endsWith(part) ? await lstat(join(folder, part, key)).catch(() => null) : null;
          if (facts?.isFile()) yield { key, writtenAt: facts.mtimeMs };
        }
    },
  };
}
