import { cp, mkdir, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import type { Database } from './database.ts';
import { dataFolderOf, EMBEDDED_VERSION, FolderDamagedError, FolderVersionError, openDataFolder, type OpenedFolder } from './restore.ts';
import { listSnapshots, takeSnapshot } from './snapshots.ts';

const NOW = Date.UTC(2026, 10, 21, 2, 0, 0);
const log = createLog({ level: 'silent' });
const options = { log, now: () => NOW };
let root: string;
/** Closed folders to copy from: one as it was early on, and one that a kill left behind, with later snapshot and log. */
let early: string;
let killed: string;
/** What lay in the folder when its database had been made anew, with the rights of group and others. */
let made: { names: string[]; version: string; open: string[] };
let dataDir: string;
let opened: OpenedFolder | undefined;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-restore-'));
  early = join(root, 'early');
  killed = join(root, 'killed');
  const building = join(root, 'building');
  // what a killed start has left: a half-made one is made again
  await mkdir(join(building, 'database.new', 'base'), { recursive: true });
  const first = await openDataFolder(building, options);
  made = await lookAt(building);
  await first.database.pool.query('create table design_order (id integer primary key, note text not null)');
  await addOrders(first.database, 0, 100);
  await first.database.pool.query('checkpoint');
  await cp(building, early, { recursive: true });
  await addOrders(first.database, 100, 1_400);
  await first.database.pool.query('vacuum');
  await takeSnapshot({ ...first, databaseFolder: dataFolderOf(building).database, folder: dataFolderOf(building).snapshots, now: NOW - 60_000 });
  await first.database.pool.query('checkpoint');
  await addOrders(first.database, 1_500, 200);
  // a copy of a living folder is what kill -9 leaves
  await cp(building, killed, { recursive: true });
  await first.database.close().catch(() => {});
}, 120_000);
afterAll(() => rm(root, { recursive: true }));
beforeEach(async () => {
  dataDir = await mkdtemp(join(root, 'case-'));
  await cp(killed, dataDir, { recursive: true });
});
afterEach(async () => {
  await opened?.database.close().catch(() => {});
  opened = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

async function lookAt(folder: string): Promise<typeof made> {
  const open: string[] = [];
  for (const name of ['.', ...(await readdir(folder, { recursive: true }))]) if (((await stat(join(folder, name))).mode & 0o077) !== 0) open.push(name);
  return { names: await readdir(folder), version: (await readFile(join(folder, 'database', 'PG_VERSION'), 'utf8')).trim(), open };
}

async function addOrders(database: Database, from: number, count: number): Promise<void> {
  for (let id = from; id < from + count; id += 50) {
    await database.pool.query(`insert into design_order select n, repeat('配单', 200) from generate_series($1::int, $2::int) n`, [
      id,
      Math.min(id + 50, from + count) - 1,
    ]);
  }
}
const ordersOf = async ({ database }: OpenedFolder) =>
  (await database.pool.query('select count(*) as n, max(id) as last from design_order')).rows[0] as { n: number; last: number };
const inFolder = (...parts: string[]) => join(dataDir, 'database', ...parts);
const logFiles = async (folder: string) => (await readdir(join(folder, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort();

async function overwrite(path: string, at: number, bytes: Buffer): Promise<void> {
  const file = await open(path, 'r+');
  await file.write(bytes, 0, bytes.length, at);
  await file.close();
}

/** Files of the orders' table and key: the only ones in the default database beyond 16 blocks that are ours. */
async function largeFiles(): Promise<string[]> {
  const folder = inFolder('base', '5');
  const mine: string[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (Number(name) >= 16_384 && (await stat(path)).size > 16 * 8192) mine.push(path);
  }
  expect(mine.length).toBeGreaterThan(0);
  return mine;
}

describe('a sound folder', () => {
  it('of a killed process opens with every row, and nothing is restored', async () => {
    opened = await openDataFolder(dataDir, options);
    expect(opened.restored).toBeUndefined();
    expect(await ordersOf(opened)).toEqual({ n: 1_700, last: 1_699 });
  });

  it('is made where there is none, at the version we expect and for its owner alone, and a half-made one is made again', () =>
    expect(made).toEqual({ names: ['database'], version: EMBEDDED_VERSION, open: [] }));

  it('of another version is left as it is', async () => {
    await writeFile(inFolder('PG_VERSION'), '17\n');
    await expect(openDataFolder(dataDir, options)).rejects.toThrow(FolderVersionError);
    expect((await readdir(dataDir)).sort()).toEqual(['database', 'snapshots']);
  });
});

const cases: [string, () => Promise<void>][] = [
  [
    'an old log meets new data',
    async () => {
      await rm(inFolder('pg_wal'), { recursive: true });
      await cp(join(early, 'database', 'pg_wal'), inFolder('pg_wal'), { recursive: true });
    },
  ],
  [
    'the whole folder is an older one than the snapshot',
    async () => {
      await rm(inFolder(), { recursive: true });
      await cp(join(early, 'database'), inFolder(), { recursive: true });
    },
  ],
  ['the version file is garbage', () => writeFile(inFolder('PG_VERSION'), '\u0000\u0007garbage')],
  [
    'the table files are cut short within a page',
    async () => {
      for (const path of await largeFiles()) await truncate(path, 8192 * 3 + 100);
    },
  ],
  ['the whole database folder is gone', () => rm(inFolder(), { recursive: true })],
];

describe('a damaged folder is restored from its newest snapshot, and kept aside', () => {
  it.each(cases)('%s', async (_name, harm) => {
    await harm();
    const wasEmpty = (await readdir(inFolder()).catch(() => [])).length === 0;
    opened = await openDataFolder(dataDir, options);
    expect(opened.restored).toMatchObject({ takenAt: NOW - 60_000, reason: expect.any(String) });
    expect(await ordersOf(opened)).toEqual({ n: 1_500, last: 1_499 });
    const aside = (await readdir(dataDir)).filter((name) => name.startsWith('damaged-'));
    expect(aside).toEqual(wasEmpty ? [] : ['damaged-20261121T020000']);
    // and it is a database to go on with
    await opened.database.pool.query(`insert into design_order values (9999, 'x')`);
  });

  it('the log’s tail zeroed: what is left is whole, be it the folder’s own or the snapshot’s', async () => {
    const name = (await logFiles(inFolder())).at(-1) ?? '';
    const bytes = await readFile(inFolder('pg_wal', name));
    let end = bytes.length;
    while (end > 0 && bytes[end - 1] === 0) end--;
    await overwrite(inFolder('pg_wal', name), Math.max(0, end - 65_536), Buffer.alloc(65_536));
    opened = await openDataFolder(dataDir, options);
    const { n, last } = await ordersOf(opened);
    expect(n).toBe(last + 1);
    expect(n).toBeGreaterThanOrEqual(1_500);
  });
});

describe('when restoring is not so simple', () => {
  it('a broken newest snapshot gives way to an older one', async () => {
    const [newest] = await listSnapshots(join(dataDir, 'snapshots'));
    await writeFile(join(dataDir, 'snapshots', '20261121T015959000Z.x999.tgz'), (await readFile(newest?.path ?? '')).subarray(0, 5_000));
    await rm(inFolder('global', 'pg_control'));
    opened = await openDataFolder(dataDir, options);
    expect(opened.restored?.takenAt).toBe(NOW - 60_000);
    expect((await ordersOf(opened)).n).toBe(1_500);
  });

  it('without any snapshot the folder is refused and left untouched', async () => {
    await rm(join(dataDir, 'snapshots'), { recursive: true });
    await rm(inFolder('PG_VERSION'));
    const before = (await readdir(dataDir, { recursive: true })).sort();
    await expect(openDataFolder(dataDir, options)).rejects.toThrow(FolderDamagedError);
    expect((await readdir(dataDir, { recursive: true })).sort()).toEqual(before);
  });

  it('with broken snapshots only, likewise', async () => {
    for (const { path } of await listSnapshots(join(dataDir, 'snapshots'))) await writeFile(path, 'garbage');
    await rm(inFolder('global', 'pg_control'));
    await expect(openDataFolder(dataDir, options)).rejects.toMatchObject({ name: 'FolderDamagedError', snapshotsTried: 1 });
    expect((await readdir(dataDir)).sort()).toEqual(['database', 'snapshots']);
  });
});
