import { unpackEmpty } from '@portal/server/testkit/database';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { openEmbedded, type Database } from './database.ts';
import { startEmbedded } from './embedded.ts';
import { countWrites, keepSnapshots, listSnapshots, SNAPSHOT_AGE_MAX_MS, snapshotsToDrop, takeSnapshot, type SnapshotKeeper } from './snapshots.ts';

const NOW = Date.UTC(2026, 10, 21, 2, 0, 0);
const log = createLog({ level: 'silent' });
let root: string;
let databaseFolder: string;
let plain: Database;
let folder: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-snapshots-'));
  databaseFolder = join(root, 'database');
  await unpackEmpty(databaseFolder);
  plain = openEmbedded(await startEmbedded({ dataDir: databaseFolder }), { log });
  await plain.pool.query('create table note (text text)');
});
afterAll(async () => {
  await plain.close().catch(() => {});
  await rm(root, { recursive: true });
});
beforeEach(async () => {
  folder = await mkdtemp(join(root, 'snapshots-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('rotation', () => {
  const minutesAgo = (minutes: number) => ({ takenAt: NOW - minutes * 60_000 });

  it('keeps the three newest, the last of each of six hours and of each of seven days', () => {
    const fortnight = Array.from({ length: 14 * 24 * 12 }, (_, n) => minutesAgo(n * 5));
    const dropped = new Set(snapshotsToDrop(fortnight));
    const kept = fortnight.filter((snapshot) => !dropped.has(snapshot)).map(({ takenAt }) => (NOW - takenAt) / 60_000);
    // 02:00 is the first of its hour and of its day's hours so far
    expect(kept).toEqual([0, 5, 10, 65, 125, 185, 245, 1565, 3005, 4445, 5885, 7325].concat(kept.slice(12)));
    expect(kept.length).toBeLessThanOrEqual(3 + 6 + 7);
    expect(kept.at(-1)).toBeGreaterThan(5 * 24 * 60);
  });

  it('keeps all of the first three, however old', () => {
    expect(snapshotsToDrop([minutesAgo(100_000), minutesAgo(100_001), minutesAgo(100_002)])).toEqual([]);
  });
});

describe('one snapshot', () => {
  it('is a whole dump under a name that tells its time and transaction; leftovers of a killed one are swept', async () => {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'old.tgz.part'), 'half');
    await plain.pool.query(`insert into note values ('before')`);
    const taken = await takeSnapshot({ database: plain, databaseFolder, folder, now: NOW });
    expect(await readdir(folder)).toEqual([taken.name]);
    expect(taken.name).toMatch(/^20261121T020000000Z\.x\d+\.tgz$/);
    expect(await listSnapshots(folder)).toEqual([taken]);
    expect(gunzipSync(await readFile(taken.path)).length).toBeGreaterThan(1_000_000);
  });

  it('that fails leaves the older ones and no half of itself', async () => {
    const good = await takeSnapshot({ database: plain, databaseFolder, folder, now: NOW });
    await expect(takeSnapshot({ database: plain, databaseFolder: join(root, 'nowhere'), folder, now: NOW + 1 })).rejects.toThrow('ENOENT');
    expect(await readdir(folder)).toEqual([good.name]);
  });
});

describe('keeping snapshots', () => {
  let keeper: SnapshotKeeper;
  let now: number;
  let counted: ReturnType<typeof countWrites>;
  const LOOK = 20;
  const PATIENT = { timeout: 15_000 };
  /** How often the keeper asked how much has been written: at most three times a look. */
  let asked: number;
  const writes = () => {
    asked += 1;
    return counted.writes();
  };
  /** So many looks more have ended. */
  const looks = (count: number) => {
    const until = asked + 3 * (count + 2);
    return expect.poll(() => asked, { ...PATIENT, interval: LOOK }).toBeGreaterThanOrEqual(until);
  };
  /** Beside the one that every test begins with. */
  const taken = async () => (await listSnapshots(folder)).length - 1;
  const write = () => counted.database.transaction(async (db) => void (await db.execute(`insert into note values ('x')`)));

  beforeEach(async () => {
    now = NOW;
    asked = 0;
    counted = countWrites(plain);
    // the newest snapshot is as new as the database
    await takeSnapshot({ database: plain, databaseFolder, folder, now: NOW - 1 });
    keeper = keepSnapshots({ database: plain, databaseFolder, writes, folder, log, now: () => now, lookEveryMs: LOOK });
    await looks(2);
  });
  afterEach(() => keeper.stop());

  it('takes none while nothing changes, however long', async () => {
    now += 10 * SNAPSHOT_AGE_MAX_MS;
    await looks(3);
    expect(await taken()).toBe(0);
    await keeper.stop();
    expect(await taken()).toBe(0);
  });

  it('takes one before a change is five minutes old', async () => {
    await write();
    await looks(2);
    expect(await taken()).toBe(0);
    now += SNAPSHOT_AGE_MAX_MS - 5 * LOOK;
    await looks(2);
    expect(await taken()).toBe(0);
    now += LOOK;
    await expect.poll(taken, PATIENT).toBe(1);
    await expect.poll(async () => (await listSnapshots(folder))[0]?.takenAt, PATIENT).toBe(now);
  });

  it('takes one when a thousand transactions wait, without waiting for the clock', async () => {
    for (let n = 0; n < 999; n++) await write();
    await looks(3);
    expect(await taken()).toBe(0);
    await write();
    await expect.poll(taken, PATIENT).toBe(1);
  });

  it('takes a last one on stopping when something has changed', async () => {
    await write();
    await keeper.stop();
    expect(await taken()).toBe(1);
  });

  it('takes one a minute after the start when the database is ahead of its newest snapshot', async () => {
    await keeper.stop();
    await plain.pool.query(`insert into note values ('behind its back')`);
    keeper = keepSnapshots({ database: plain, databaseFolder, writes, folder, log, now: () => now, lookEveryMs: LOOK });
    await looks(2);
    now += 60_000 - 5 * LOOK;
    await looks(2);
    expect(await taken()).toBe(0);
    now += 5 * LOOK;
    await expect.poll(taken, PATIENT).toBe(1);
  });

  it('takes a first one on stopping when there is none at all', async () => {
    await keeper.stop();
    await rm(folder, { recursive: true });
    keeper = keepSnapshots({ database: plain, databaseFolder, writes, folder, log, now: () => now, lookEveryMs: LOOK });
    await keeper.stop();
    expect(await listSnapshots(folder)).toHaveLength(1);
  });
});
