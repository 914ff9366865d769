/**
 * Snapshots of the embedded database, because it never asks the disk to sync: after a power cut it may not open (RELY-3). A snapshot is
 * an archive of the database's folder, `<UTC time>.x<transaction number>.tgz`, complete under its name or not there at all.
 */
import { open, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Logger } from '../log.ts';
import { lastCheckpoint, logWritten } from './checkpoint.ts';
import type { Database } from './database.ts';
import { LOG_REACHED_FILE } from './page-map.ts';
import type { SnapshotOrder } from './snapshot-worker.ts';

/** A change waits at most this long, and at most so many transactions, for its snapshot (a design order is one transaction). */
export const SNAPSHOT_AGE_MAX_MS = 5 * 60_000;
export const SNAPSHOT_WRITES_MAX = 1_000;
const LOOK_EVERY_MS = 5_000;
const FIRST_AFTER_MS = 60_000;
/** However much is written, copying takes no more than a twentieth of the time. */
const PAUSE_PER_COST = 19;

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

/**
 * Takes one of the database in `database`, and drops those that rotation no longer keeps. The database waits for a checkpoint alone; the
 * copy is another thread's. Throws when the files on the disk are damaged: what is worse never takes the place of what is better.
 */
export async function takeSnapshot(deps: { database: Pick<Database, 'pool'>; databaseFolder: string; folder: string; now: number }): Promise<Snapshot> {
  const { database, databaseFolder, folder, now } = deps;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) if (name.endsWith('.part')) await rm(join(folder, name), { force: true });
  const stamp = new Date(now).toISOString().replace(/[-:.]/g, '');
  const part = join(folder, `${stamp}.part`);
  try {
    await database.pool.query('checkpoint');
    const nextTransaction = await copy(database, { database: databaseFolder, archive: part, checkpoint: await lastCheckpoint(database) });
    const name = `${stamp}.x${nextTransaction}.tgz`;
    const path = join(folder, name);
    await rename(part, path);
    await syncFolder(folder);
    for (const old of snapshotsToDrop(await listSnapshots(folder))) await rm(old.path, { force: true });
    return { name, path, takenAt: now, nextTransaction };
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw error;
  }
}

/** Gives the number the next transaction was to get when the copy ended. */
async function copy(database: Pick<Database, 'pool'>, order: SnapshotOrder): Promise<number> {
  const worker = new Worker(new URL('./snapshot-worker.ts', import.meta.url), { workerData: order });
  try {
    return await new Promise<number>((resolve, reject) => {
      let reached = 0;
      worker.on('message', (message: 'copied' | 'done') => {
        if (message === 'done') return resolve(reached);
        void (async () => {
          const { end, nextTransaction } = await logWritten(database);
          reached = nextTransaction;
          worker.postMessage(end);
        })().catch(reject);
      });
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the copying thread ended with code ${code}`)));
    });
  } finally {
    await worker.terminate();
  }
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

/** Makes the new name itself durable; some systems cannot open a folder, and then need it less. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

/** The same database, counting the transactions of operations: every change of a visitor goes through one. */
export function countWrites(database: Database): { database: Database; writes: () => number } {
  let writes = 0;
  const transaction: Database['transaction'] = (work, ends) => {
    writes++;
    return database.transaction(work, ends);
  };
  return { database: { ...database, transaction }, writes: () => writes };
}

export interface SnapshotKeeper {
  /** Takes one now, or when the one under way is taken. Throws when it fails. */
  takeNow(): Promise<void>;
  /** Takes a last one when something has changed, and looks no more. */
  stop(): Promise<void>;
}

/**
 * Takes a snapshot when a change is nearly five minutes old, or a thousand transactions wait and the last one's cost allows; a minute after
 * the start when the newest one is older than the database. A failure (full disk, damaged files) is logged and tried again at the next look; older ones stay.
 * Notes at every look how far the log is, so that a start can tell a log that has lost its end.
 */
export function keepSnapshots(deps: {
  database: Pick<Database, 'pool'>;
  databaseFolder: string;
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
  let noted = -1;
  let pauseUntil = 0;
  let running: Promise<void> | undefined;

  const take = async (): Promise<void> => {
    const upTo = writes();
    const began = now();
    const beganAt = performance.now();
    try {
      const { name } = await takeSnapshot({ ...deps, now: began });
      saved = upTo;
      isLacking = false;
      changedAt = writes() > upTo ? began : undefined;
      log.info({ name, ms: now() - began }, 'snapshot taken');
    } finally {
      pauseUntil = performance.now() + PAUSE_PER_COST * (performance.now() - beganAt);
    }
  };
  const save = (): Promise<void> => take().catch((error: unknown) => log.error({ err: error }, 'snapshot failed; older ones stay'));
  const look = async (): Promise<void> => {
    if (noted !== writes()) {
      noted = writes();
      await noteLogEnd(deps);
    }
    const waiting = writes() - saved;
    if (waiting > 0) changedAt ??= now();
    const isOld = changedAt !== undefined && now() - changedAt >= SNAPSHOT_AGE_MAX_MS - 4 * lookEveryMs;
    if ((waiting >= SNAPSHOT_WRITES_MAX || isOld) && performance.now() >= pauseUntil) await save();
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
    if (!newest || newest.nextTransaction < (await logWritten(deps.database)).nextTransaction) changedAt = now() - SNAPSHOT_AGE_MAX_MS + firstAfterMs;
  });

  const takeNow = async (): Promise<void> => {
    if (running) return running.then(takeNow);
    let failed: unknown;
    once(() => take().catch((error: unknown) => void (failed = error)));
    await running;
    if (failed !== undefined) throw failed;
  };

  return {
    takeNow,
    async stop() {
      clearInterval(timer);
      await running;
      if (isLacking || writes() > saved) await save();
    },
  };
}

/** Whole at any moment: the process may be killed in the middle. */
export async function noteLogEnd({ database, databaseFolder }: { database: Pick<Database, 'pool'>; databaseFolder: string }): Promise<void> {
  const path = join(databaseFolder, LOG_REACHED_FILE);
  const { end } = await logWritten(database);
  await writeFile(`${path}.new`, String(end), { mode: 0o600 });
  await rename(`${path}.new`, path);
}
