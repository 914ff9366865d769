import { mkdtemp, readdir, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
// @ts-expect-error the bootstrap runs before anything is installed and has no types
import { precompress } from './precompress.mjs';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-precompress-'));
  await mkdir(join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a script gets a brotli and a gzip copy that unpack to the very same bytes', async () => {
  const script = 'export const price = 1;\n'.repeat(200);
  await writeFile(join(folder, 'assets', 'page-1a2b.js'), script);
  expect(await precompress(folder)).toBe(1);
  const packed = await readFile(join(folder, 'assets', 'page-1a2b.js.br'));
  expect(brotliDecompressSync(packed).toString()).toBe(script);
  expect(gunzipSync(await readFile(join(folder, 'assets', 'page-1a2b.js.gz'))).toString()).toBe(script);
  expect(packed.length).toBeLessThan(script.length / 10);
});

test('small files and pictures that are packed already stay alone, copies without an original go', async () => {
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *\n');
  await writeFile(join(folder, 'photo.png'), Buffer.alloc(5000));
  await writeFile(join(folder, 'assets', 'gone-9f9f.js.br'), 'left over');
  expect(await precompress(folder)).toBe(0);
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual(['assets', 'photo.png', 'robots.txt']);
});
