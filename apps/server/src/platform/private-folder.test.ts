import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePrivate } from './private-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-private-'));
});
afterEach(() => rm(folder, { recursive: true }));

const modeOf = async (...parts: string[]) => (await lstat(join(folder, ...parts))).mode & 0o777;
async function anOpenTree(): Promise<void> {
  await mkdir(join(folder, 'database', 'base'), { recursive: true });
  await mkdir(join(folder, 'files'));
  for (const path of ['database/base/1', 'files/a', 'lock.1']) {
    await writeFile(join(folder, path), '');
    await chmod(join(folder, path), 0o666);
  }
  for (const path of ['', 'database', 'database/base', 'files']) await chmod(join(folder, path), 0o755);
}

describe('a data folder', () => {
  it('is its owner’s alone, with all that is in it', async () => {
    await anOpenTree();
    await makePrivate(folder, ['database']);
    for (const name of ['.', ...(await readdir(folder, { recursive: true }))]) expect([name, (await modeOf(name)) & 0o077]).toEqual([name, 0]);
    expect([await modeOf(), await modeOf('files'), await modeOf('database', 'base', '1')]).toEqual([0o700, 0o700, 0o600]);
  });

  it('is made where there is none', async () => {
    await makePrivate(join(folder, 'new', 'data'));
    expect(await modeOf('new', 'data')).toBe(0o700);
  });

  it('is not walked through a second time, but for what gives itself rights', async () => {
    await anOpenTree();
    await makePrivate(folder, ['database']);
    for (const path of ['files/a', 'database/base/1']) await chmod(join(folder, path), 0o644);
    await makePrivate(folder, ['database']);
    expect([await modeOf('files', 'a'), await modeOf('database', 'base', '1')]).toEqual([0o644, 0o600]);
  });

  it('leaves what a link leads to', async () => {
    await anOpenTree();
    await mkdir(join(folder, 'elsewhere'));
    await chmod(join(folder, 'elsewhere'), 0o755);
    await mkdir(join(folder, 'data'));
    await symlink(join(folder, 'elsewhere'), join(folder, 'data', 'files'));
    await makePrivate(join(folder, 'data'), ['files']);
    expect(await modeOf('elsewhere')).toBe(0o755);
  });
});
