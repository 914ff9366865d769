import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendToPlainFile, isOtherThanFile, readPlainFile, writePlainFile } from './plain-file.ts';

let folder: string;
const at = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plain-file-'));
  await writeFile(at('elsewhere'), 'secret');
});
afterAll(() => rm(folder, { recursive: true }));

const OTHERS: readonly (readonly [what: string, make: (path: string) => Promise<unknown> | Buffer])[] = [
  ['a link', (path) => symlink(at('elsewhere'), path)],
  ['a pipe', (path) => execFileSync('mkfifo', [path])],
  ['a device', (path) => symlink('/dev/zero', path)],
  ['a folder', (path) => mkdir(path)],
];

describe.each(OTHERS)('%s in the place of a file', (what, make) => {
  it('is neither read nor waited for, and nothing is written to where it leads', async () => {
    const path = at(what);
    await make(path);
    expect(isOtherThanFile(await readPlainFile(path).catch((error: unknown) => error))).toBe(true);
    expect(() => appendToPlainFile(path, 'more')).toThrow(/ELOOP|ENXIO|EISDIR|is no file/);
    if (what !== 'a folder') await writePlainFile(path, 'mine');
    if (what !== 'a folder') expect(String(await readPlainFile(path))).toBe('mine');
    expect(await readFile(at('elsewhere'), 'utf8')).toBe('secret');
  });
});

it('a file is written whole over the one before, added to, and read', async () => {
  await writePlainFile(at('file'), 'one');
  await writePlainFile(at('file'), 'two');
  appendToPlainFile(at('file'), ' three');
  expect(String(await readPlainFile(at('file')))).toBe('two three');
  expect(await readPlainFile(at('none')).catch((error: NodeJS.ErrnoException) => error.code)).toBe('ENOENT');
});
