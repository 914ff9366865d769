import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newTemporaryPath, openTemporaryFolder } from './temporary-folder.ts';

let data: string;
let folder: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'portal-temporary-'));
  folder = join(data, 'temporary');
});
afterEach(() => rm(data, { recursive: true }));

async function leave(path: string, ageMs: number): Promise<string> {
  await writeFile(path, 'half');
  const at = new Date(Date.now() - ageMs);
  await utimes(path, at, at);
  return path;
}

describe('the temporary folder', () => {
  it('is made for its owner alone, even where it stood open to others', async () => {
    await mkdir(folder, { mode: 0o755 });
    await openTemporaryFolder(folder, { alone: true, now: Date.now() });
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('swept alone (%s) it keeps %i fresh files of a node at work, and whatever is not ours', async (alone, kept) => {
    await openTemporaryFolder(folder, { alone, now: Date.now() });
    const fresh = await leave(newTemporaryPath(folder), 1000);
    await leave(newTemporaryPath(folder), 11 * 60_000);
    await leave(join(folder, 'notes.txt'), 11 * 60_000);
    await openTemporaryFolder(folder, { alone, now: Date.now() });
    expect((await readdir(folder)).map((name) => join(folder, name)).toSorted()).toEqual([join(folder, 'notes.txt'), ...(kept ? [fresh] : [])].toSorted());
  });
});
