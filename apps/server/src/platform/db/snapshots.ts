/**
 * Snapshots of the embedded database, because it never asks the disk to sync: after a power cut it may not open. A snapshot
 * is a dump of the whole database, `<UTC time>.x<transaction number>.tgz`, complete under its name or not there at all.
 */
import { open, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../log.ts';
import type { Database, Db } from './database.ts';
import type { EmbeddedDatabase } from './embedded.ts';

/** A change waits at most this long, and at most so many transactions, for its snapshot (a design order is one transaction). */
export const SNAPSHOT_AGE_MAX_MS = 5 * 60_000;
export const SNAPSHOT_WRITES_MAX = 1_000;
const LOOK_EVERY_MS = 5_000;
const FIRST_AFTER_MS = 60_000;

export interface Snapshot {
  name: string;
  path: string;
  takenAt: number;
  /** Number the next writing transaction was to get: a database with a smaller one is older than this snapshot. */
  nextTransaction: number;
}

/** Newest first. */
export async function listSnapshots(folder: string): Promise<Snapshot[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => {
      const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z\.x(\d+)\.tgz$/.exec(name);
      if (!match) return [];
      const [year = 0, month = 0, ...rest] = match.slice(1, 8).map(Number);
      return [{ name, path: join(folder, name), takenAt: Date.UTC(year, month - 1, ...rest), nextTransaction: Number(match[8]) }];
    })
    .sort((a, b) => b.takenAt - a.takenAt);
}

/** Number the next writing transaction will get. Reading takes none, so the difference of two counts the changes between. */
export async function nextTransactionOf(database: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await database.pool.query<{ next: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as next');
  return Number(rows[0]?.next);
}

/** Takes one and drops those that rotation no longer keeps. What is written reaches the disk before it gets its name. */
export async function takeSnapshot(deps: {
  embedded: Pick<EmbeddedDatabase, 'dump'>;
  database: Pick<Database, 'pool'>;
  folder: string;
  now: number;
}): Promise<Snapshot> {
  const { embedded, database, folder, now } = deps;
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) if (name.endsWith('.part')) await rm(join(folder, name), { force: true });
  const nextTransaction = await nextTransactionOf(database);
  const name = `${new Date(now).toISOString().replace(/[-:.]/g, '')}.x${nextTransaction}.tgz`;
  const path = join(folder, name);
  const part = `${path}.part`;
  try {
    await writeDurably(part, await embedded.dump());
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw error;
  }
  await syncFolder(folder);
  for (const old of snapshotsToDrop(await listSnapshots(folder))) await rm(old.path, { force: true });
  return { name, path, takenAt: now, nextTransaction };
}

/** What to drop of `snapshots` (newest first): all but the three newest, the last of each of six hours and of each of seven days. */
export function snapshotsToDrop<S extends { takenAt: number }>(snapshots: readonly S[]): S[] {
  const keep = new Set(snapshots.slice(0, 3));
  for (const [span, count] of [
    [3_600_000, 6],
    [86_400_000, 7],
  ] as const) {
    const latest = new Map<number, S>();
    for (const snapshot of snapshots) {
      const bucket = Math.floor(snapshot.takenAt / span);
      if (!latest.has(bucket)) latest.set(bucket, snapshot);
    }
    for (const snapshot of [...latest.values()].slice(0, count)) keep.add(snapshot);
  }
  return snapshots.filter((snapshot) => !keep.has(snapshot));
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the new name itself durable; some systems cannot open a folder, and then need it less. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

/** The same database, counting the transactions of operations: every change of a visitor goes through one. */
export function countWrites(database: Database): { database: Database; writes: () => number } {
  let writes = 0;
  const transaction = <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    writes++;
    return database.transaction(work);
  };
  return { database: { ...database, transaction }, writes: () => writes };
}

export interface SnapshotKeeper {
  /** Takes a last one when something has changed, and looks no more. */
  stop(): Promise<void>;
}

/**
 * Takes a snapshot when a change is nearly five minutes old, or a thousand transactions wait; a minute after the start when the newest one
 * is older than the database. A failure (full disk) is logged and tried again at the next look; older ones stay.
 */
export function keepSnapshots(deps: {
  embedded: Pick<EmbeddedDatabase, 'dump'>;
  database: Pick<Database, 'pool'>;
  writes: () => number;
  folder: string;
  log: Logger;
  now: () => number;
  lookEveryMs?: number;
  firstAfterMs?: number;
}): SnapshotKeeper {
  const { log, writes, now, folder, lookEveryMs = LOOK_EVERY_MS, firstAfterMs = FIRST_AFTER_MS } = deps;
  let saved = writes();
  let changedAt: number | undefined;
  let isLacking = false;
  let running: Promise<void> | undefined;

  const save = async (): Promise<void> => {
    const upTo = writes();
    const began = now();
    try {
      const { name } = await takeSnapshot({ ...deps, now: began });
      saved = upTo;
      isLacking = false;
      changedAt = writes() > upTo ? began : undefined;
      log.info({ name, ms: now() - began }, 'snapshot taken');
    } catch (error) {
      log.error({ err: error }, 'snapshot failed');
    }
  };
  const look = async (): Promise<void> => {
    const waiting = writes() - saved;
    if (waiting > 0) changedAt ??= now();
    const isOld = changedAt !== undefined && now() - changedAt >= SNAPSHOT_AGE_MAX_MS - 4 * lookEveryMs;
    if (waiting >= SNAPSHOT_WRITES_MAX || isOld) await save();
  };
  const once = (work: () => Promise<void>): void => {
    running ??= work()
      .catch((error: unknown) => log.error({ err: error }, 'snapshot failed'))
      .finally(() => (running = undefined));
  };
  const timer = setInterval(() => once(look), lookEveryMs);
  timer.unref();
  once(async () => {
    const [newest] = await listSnapshots(folder);
    isLacking = newest === undefined;
    // not at once: the first minute belongs to the first visitors
    if (!newest || newest.nextTransaction < (await nextTransactionOf(deps.database))) changedAt = now() - SNAPSHOT_AGE_MAX_MS + firstAfterMs;
  });

  return {
    async stop() {
      clearInterval(timer);
      await running;
      if (isLacking || writes() > saved) await save();
    },
  };
}
