import { openTestDatabase, type TestDatabase } from '@portal/server/testkit/database';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderStore } from '../storage/folder-store.ts';
import { readArchive, writeArchive } from './archive.ts';
import { beginLoading } from './load-database.ts';
import { backupKeyOf } from './seal.ts';
import { listTables, summarise } from './table-shapes.ts';

const facts = { takenAt: '2026-11-22T00:00:00.000Z', store: 'embedded', version: '0.1.0', files: 'folder' } as const;
const key = backupKeyOf('a long enough passphrase');
const fileKey = 'abcdefghij0123456789';

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-archive-'));
  test = await openTestDatabase();
  await anInstaller(test.database, { companyName: '引号"、反斜杠\\、逗号,\n换行与空' });
  await aSku(test.database, { attributes: { incomingMbps: 0.1, 名称: 'a"b\\c\n' }, price: null });
  await createFolderStore(join(folder, 'files')).put(fileKey, new Uint8Array(300_000).fill(7), 'image/png');
  for (const [name, used] of [
    ['plain', undefined],
    ['sealed', key],
  ] as const) {
    const client = await test.database.pool.connect();
    await writeArchive(join(folder, name), { client, facts, filesFolder: join(folder, 'files') }, used);
    client.release();
  }
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const refusal = (name: string, used = name.startsWith('sealed') ? key : undefined) =>
  readArchive(join(folder, name), used).then(
    () => 'taken',
    (error: { fault?: string }) => error.fault ?? error,
  );

describe('an archive', () => {
  it('gives every row and file back, byte for byte, into an empty database', async () => {
    const target = await openTestDatabase();
    let loading: Awaited<ReturnType<typeof beginLoading>> | undefined;
    const files: Buffer[] = [];
    const { manifest, end } = await readArchive(join(folder, 'sealed'), key, {
      manifest: async (given) => void (loading = await beginLoading(target.database, given)),
      table: async (name, chunks) => loading?.table(name, chunks),
      file: async (_key, chunks) => void files.push(await buffer(chunks)),
    });
    await loading?.finish();
    const [there, here] = [await test.database.pool.connect(), await target.database.pool.connect()];
    for (const table of await listTables(there)) expect(await summarise(here, table)).toEqual(await summarise(there, table));
    expect((await here.query(`select company_name from enterprise`)).rows).toEqual([{ company_name: '引号"、反斜杠\\、逗号,\n换行与空' }]);
    expect(manifest.tables.find(({ name }) => name === 'sku')?.rows).toBe(1);
    expect([end.files, end.fileBytes, files[0]?.length]).toEqual([1, 300_000, 300_000]);
    there.release();
    here.release();
    await target.close();
  });

  it('says how long its tables are, however well they pack', async () => {
    const client = await test.database.pool.connect();
    await client.query('begin');
    await client.query(`update enterprise set address = repeat('同', 1000000)`);
    const path = join(folder, 'alike');
    // the snapshot of the dump is of another transaction: what it reads is this one’s own
    const query = (text: string, values?: unknown[]) => (/^(?:begin|rollback)/.test(text) ? Promise.resolve({ rows: [] }) : client.query(text, values));
    const { tableBytes } = await writeArchive(path, { client: { query } as never, facts, filesFolder: undefined }, undefined);
    await client.query('rollback');
    client.release();
    expect(tableBytes).toBeGreaterThan(3_000_000);
    expect((await stat(path)).size).toBeLessThan(300_000);
  });

  it('is for its owner only', async () => {
    expect((await stat(join(folder, 'sealed'))).mode & 0o777).toBe(0o600);
    expect((await readFile(join(folder, 'sealed'))).includes('enterprise')).toBe(false);
  });

  it.each(['plain', 'sealed'])('that was cut anywhere is refused (%s)', async (name) => {
    const bytes = await readFile(join(folder, name));
    for (const length of [0, 5, 50, 100, 1_000, bytes.length - 1]) {
      await writeFile(join(folder, `${name}-cut`), bytes.subarray(0, length));
      expect(await refusal(`${name}-cut`), `${length} bytes`).toMatch(/notAnArchive|cut/);
    }
    await writeFile(join(folder, `${name}-cut`), Buffer.concat([bytes, Buffer.from('x')]));
    expect(await refusal(`${name}-cut`)).toBe('damaged');
  });

  it('tells a wrong key, a missing one and one too many from damage', async () => {
    expect(await refusal('sealed', backupKeyOf('another long passphrase'))).toBe('keyWrong');
    expect(await readArchive(join(folder, 'sealed'), undefined).catch((error) => error.fault)).toBe('keyMissing');
    expect(await refusal('plain', key)).toBe('notEncrypted');
  });
});
