/**
 * Opens one folder of the embedded database, and knows when it is not whole. A folder that was closed in order is measured against its
 * seal, byte for byte, before it opens. Any other has its log replayed first, and then every page is read and measured against the map of
 * the last checkpoint. Hold the data folder's lock.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '../log.ts';
import { checkWhole, DamageError } from './check-whole.ts';
import { lastCheckpoint, logWritten, relationFiles } from './checkpoint.ts';
import { openEmbedded, type Database } from './database.ts';
import { startEmbedded } from './embedded.ts';
import { recordBeyond } from './log-end.ts';
import { damageSince, decodePageMap, encodePageMap, LOG_REACHED_FILE, mapPages, newestPage, PAGE_MAP_FILE, type PageMap } from './page-map.ts';
import { breakSeal, changeSince, readSeal, sealFolder } from './seal.ts';
import type { Snapshot } from './snapshots.ts';

const OPEN_WITHIN_MS = 120_000;

interface Options {
  log: Logger;
  now: () => number;
  /** The folder must not be older than this one. */
  newest?: Pick<Snapshot, 'nextTransaction'> | undefined;
}

/** Throws `DamageError`. Closing what it gives seals the folder. */
export async function openWhole(path: string, { log, now, newest }: Options): Promise<Database> {
  const cost = { ms: 0, cpuMs: 0 };
  const seal = readSeal(path);
  // by the clock of the files; a second less, for a disk that keeps whole seconds only
  const keptUntil = seal ? Date.now() - 1_000 : 0;
  const change = seal && (await costing(cost, () => changeSince(seal, path)));
  if (change) throw new DamageError(change);
  breakSeal(path);
  const embedded = await within(OPEN_WITHIN_MS, startEmbedded({ dataDir: path })).catch((error: unknown) => {
    throw new DamageError(`it does not open: ${messageOf(error)}`);
  });
  const database = openEmbedded(embedded, { log });
  try {
    if (!seal) await costing(cost, () => within(OPEN_WITHIN_MS, lookThrough(path, database, { log, newest })));
    const { nextTransaction } = await logWritten(database);
    if (newest && nextTransaction < newest.nextTransaction)
      throw new DamageError(`it is older than its snapshot (transaction ${nextTransaction}, snapshot ${newest.nextTransaction})`);
    log.info({ wasSealed: seal !== undefined, checksMs: Math.round(cost.ms), checksCpuMs: Math.round(cost.cpuMs) }, 'the database folder is whole');
    return { ...database, close: () => closeAndSeal(path, database, { log, now, keptUntil }) };
  } catch (error) {
    await closeQuietly(database, log);
    throw error instanceof DamageError ? error : new DamageError(messageOf(error));
  }
}

/** Adds what `work` takes, by the clock and of the processors (all threads). */
async function costing<T>(cost: { ms: number; cpuMs: number }, work: () => T | Promise<T>): Promise<T> {
  const beganAt = performance.now();
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  cost.ms += performance.now() - beganAt;
  cost.cpuMs += (user + system) / 1_000;
  return result;
}

/** After recovery every file is as the log says, and at rest: nobody else has a connection yet. */
async function lookThrough(path: string, database: Database, { log, newest: snapshot }: Pick<Options, 'log' | 'newest'>): Promise<void> {
  const { end } = await logWritten(database);
  const reached = Number(readText(join(path, LOG_REACHED_FILE)));
  if (end < reached) throw new DamageError(`its log ends at ${end} and had reached ${reached}`);
  const beyond = recordBeyond(path, end);
  if (beyond !== undefined) throw new DamageError(`its log is broken at ${end}; there is more at ${beyond}`);
  const { isNamed, paths } = await relationFiles(database);
  const map = mapPages(path, await lastCheckpoint(database), isNamed);
  const newest = newestPage(map);
  if (newest.lsn > end) throw new DamageError(`${newest.path} is newer than its log, which ends at ${end}`);
  const before = decodePageMap(readText(join(path, PAGE_MAP_FILE)));
  // a folder of an earlier version has neither
  const isUnmeasured = !before && (existsSync(join(path, PAGE_MAP_FILE)) || existsSync(join(path, LOG_REACHED_FILE)));
  if (isUnmeasured && snapshot) throw new DamageError('the record of its pages is gone or garbled, and without it what is missing would not be noticed');
  if (isUnmeasured) log.warn('the record of the pages is gone or garbled and there is no snapshot; what is missing would not be noticed');
  const damage = (before && damageSince(before, map, path, isNamed)) ?? missing(paths, map);
  if (damage) throw new DamageError(damage);
  await checkWhole(database);
  keepMap(path, map);
}

const missing = (paths: readonly string[], { pages }: PageMap): string | undefined => {
  const path = paths.find((name) => !pages.has(name));
  return path && `${path} is gone`;
};

/** What is damaged, or cannot be looked at, is closed without a seal: the next start looks through it and restores. */
async function closeAndSeal(path: string, database: Database, { log, now, keptUntil }: Options & { keptUntil: number }): Promise<void> {
  let facts: Awaited<ReturnType<typeof factsOf>> | undefined;
  try {
    facts = await factsOf(database);
  } catch (error) {
    log.warn({ err: error }, 'the database does not say how far it is; its folder stays unsealed');
  }
  await database.close();
  if (!facts) return;
  try {
    const map = mapPages(path, facts.checkpoint, facts.isNamed);
    const before = decodePageMap(readText(join(path, PAGE_MAP_FILE)));
    const damage = before && damageSince(before, map, path, facts.isNamed);
    if (damage) throw new DamageError(damage);
    keepMap(path, map);
    await sealFolder(path, { stoppedAt: now(), nextTransaction: facts.nextTransaction, keptUntil });
  } catch (error) {
    log.error({ err: error }, 'the folder of the database could not be sealed; the next start looks through it');
  }
}

async function factsOf(database: Database) {
  const { nextTransaction } = await logWritten(database);
  const { isNamed } = await relationFiles(database);
  return { nextTransaction, isNamed, checkpoint: await lastCheckpoint(database) };
}

function keepMap(path: string, map: PageMap): void {
  const name = join(path, PAGE_MAP_FILE);
  rmSync(`${name}.new`, { force: true });
  writeFileSync(`${name}.new`, encodePageMap(map), { mode: 0o600, flush: true });
  renameSync(`${name}.new`, name);
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** A database that has given up may fail to close as well; nothing more is asked of it, and what it kept is recovered on opening. */
export async function closeQuietly(database: Database, log: Logger): Promise<void> {
  await within(10_000, database.close()).catch((error: unknown) => log.debug({ err: error }, 'a database did not close in order'));
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => (timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)));
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
