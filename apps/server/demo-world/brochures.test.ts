import { fileUrl } from '@portal/contract/file';
import { openTestDatabase } from '@portal/server/testkit/database';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findFile } from '../src/modules/file/index.ts';
import { insertDemoBrochures } from './brochures.ts';
import { demoCatalog } from './catalog.ts';

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

it('a brochure is that of its family: one is drawn anew when families come between', async () => {
  const { spus } = demoCatalog({ now: Date.UTC(2026, 10, 21) });
  const folder = new URL('brochures/', import.meta.url);
  const others = spus
    .filter(({ attachments = [] }) => attachments.length > 0)
    .filter(({ spuNo, spuName }) => {
      // the title in the file's own facts: two bytes a letter, the first of them first, brackets, slashes and what ends a line escaped
      const bytes = readFileSync(new URL(`${spuNo}.pdf`, folder))
        .toString('latin1')
        .replaceAll(/\\([()\\nrtbf])/g, (_, sign: string) => ESCAPED[sign] ?? sign);
      return !bytes.includes(Buffer.from(spuName, 'utf16le').swap16().toString('latin1'));
    });
  expect(others.map(({ spuNo, spuName }) => `${spuNo} ${spuName}`)).toEqual([]);
});

it('every brochure that a product names is there, for everyone, as a pdf of that size', async () => {
  const { spus } = demoCatalog({ now: Date.UTC(2026, 10, 21) });
  const named = spus.flatMap(({ attachments = [] }) => attachments);
  expect(named.length).toBeGreaterThanOrEqual(64);
  const kept = new Map<string, Uint8Array>();
  const files = {
    kind: 'folder' as const,
    put: async (key: string, bytes: Uint8Array) => void kept.set(key, bytes),
    get: async (key: string) => kept.get(key) ?? null,
    remove: async () => {},
    async *list() {},
  };
  const test = await openTestDatabase();
  await insertDemoBrochures(test.database.db, { now: 0, files });
  for (const [id, bytes] of kept) {
    // what a file store takes
    expect(id).toMatch(/^[a-z0-9]+$/);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(named.find((one) => one.fileUrl === fileUrl(id))).toMatchObject({ fileType: 7, fileSize: bytes.length });
    expect(await findFile(test.database.db, id)).toMatchObject({ visibility: 'public', byteLength: bytes.length });
  }
  expect(kept.size).toBe(named.length);
  await test.close();
});
