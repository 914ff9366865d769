import { fileUrl } from '@portal/contract/file';
import { openTestDatabase } from '@portal/server/testkit/database';
import { expect, it } from 'vitest';
import { findFile } from '../src/modules/file/index.ts';
import { insertDemoBrochures } from './brochures.ts';
import { demoCatalog } from './catalog.ts';

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
