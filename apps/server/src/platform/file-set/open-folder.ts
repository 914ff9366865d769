import { constants } from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ENTRIES_MAX, isLeftover, setTexts, type EntryBytes, type SetEntry, type SetOutcome } from './file-set.ts';

const DEPTH_MAX = 20;

/** The files of a folder and of those below it. Links are listed and never followed; neither is a pipe or a device ever opened. */
export async function openFolder(folder: string, bytesMax: number): Promise<SetOutcome> {
  const entries: SetEntry[] = [];
  const walk = async (below: string, depth: number): Promise<boolean> => {
    for (const one of (await readdir(join(folder, below), { withFileTypes: true })).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = below === '' ? one.name : `${below}/${one.name}`;
      if (isLeftover(one.isDirectory() ? `${path}/` : path)) continue;
      if (one.isDirectory()) {
        if (depth >= DEPTH_MAX) entries.push({ path, byteLength: 0, problem: '文件夹层数过多' });
        else if (!(await walk(path, depth + 1))) return false;
      } else entries.push(await entryOf(path));
      if (entries.length > ENTRIES_MAX) return false;
    }
    return true;
  };
  const entryOf = async (path: string): Promise<SetEntry> => {
    const found = await lstat(join(folder, path));
    const byteLength = found.size;
    if (found.isSymbolicLink()) return { path, byteLength, problem: setTexts.link };
    if (!found.isFile()) return { path, byteLength, problem: '不是普通文件' };
    return { path, byteLength, problem: byteLength > bytesMax ? setTexts.tooLarge(bytesMax) : byteLength === 0 ? setTexts.empty : undefined };
  };
  if (!(await walk('', 0))) return { ok: false, problem: setTexts.tooMany };
  return { ok: true, set: { entries, read: (entry) => readWhole(join(folder, entry.path), entry), close: async () => {} } };
}

async function readWhole(path: string, { byteLength, problem }: SetEntry): Promise<EntryBytes> {
  if (problem !== undefined) return { ok: false, problem };
  const changed = { ok: false, problem: setTexts.changed } as const;
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(() => null);
  if (!file) return changed;
  try {
    const now = await file.stat();
    if (!now.isFile() || now.size !== byteLength) return changed;
    const bytes = Buffer.alloc(byteLength);
    const { bytesRead } = await file.read(bytes, 0, byteLength, 0);
    return bytesRead === byteLength ? { ok: true, bytes } : changed;
  } catch {
    return changed;
  } finally {
    await file.close();
  }
}
