/**
 * Opens the embedded database of a data folder, and when it does not open, or not whole, puts the newest good snapshot in its place
 * (R-03). The damaged folder is moved aside, never deleted; without a snapshot nothing is touched. Hold the folder's lock.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { assertNotHalfRestored } from '../backup/set-aside.ts';
import type { Logger } from '../log.ts';
import { makePrivate } from '../private-folder.ts';
import { openEmbedded, type Database } from './database.ts';
import { startEmbedded, type EmbeddedDatabase } from './embedded.ts';
import { checkWhole, DamageError } from './check-whole.ts';
import { listSnapshots, nextTransactionOf, type Snapshot } from './snapshots.ts';

/** PostgreSQL inside the embedded database, as it stands in the folder's PG_VERSION. */
export const EMBEDDED_VERSION = '18';
const OPEN_WITHIN_MS = 120_000;
const PARTS = ['global/pg_control', 'base', 'pg_wal', 'pg_xact', 'postgresql.conf'] as const;

export interface DataFolder {
  database: string;
  snapshots: string;
}

export const dataFolderOf = (dataDir: string): DataFolder => ({ database: join(dataDir, 'database'), snapshots: join(dataDir, 'snapshots') });

/** What was put back, from when, and where the damaged folder went (undefined: there was none). */
export interface Restoration {
  takenAt: number;
  reason: string;
  aside: string | undefined;
}

export interface OpenedFolder {
  embedded: EmbeddedDatabase;
  database: Database;
  restored: Restoration | undefined;
}

/** The folder is damaged and no snapshot opens; everything lies as it lay. */
export class FolderDamagedError extends Error {
  override readonly name = 'FolderDamagedError';
  readonly folder: string;
  readonly snapshotsTried: number;
  constructor(folder: string, reason: string, snapshotsTried: number) {
    super(reason);
    this.folder = folder;
    this.snapshotsTried = snapshotsTried;
  }
}

/** The folder was made by another major version of the embedded database: sound, but not ours to open. */
export class FolderVersionError extends Error {
  override readonly name = 'FolderVersionError';
  readonly folder: string;
  readonly version: string;
  constructor(folder: string, version: string) {
    super(`the folder was made by version ${version}`);
    this.folder = folder;
    this.version = version;
  }
}

/**
 * Opens `dataDir`'s database, made when absent. Throws `FolderDamagedError` when it is damaged and cannot be restored,
 * `FolderVersionError` for another version's folder, `UnfinishedRestoreError` for one left by a restore that was broken off.
 */
export async function openDataFolder(dataDir: string, options: { log: Logger; now: () => number }): Promise<OpenedFolder> {
  const opened = await openOrRestore(dataDir, options);
  await makePrivate(dataDir, ['database']);
  return opened;
}

async function openOrRestore(dataDir: string, options: { log: Logger; now: () => number }): Promise<OpenedFolder> {
  const folder = dataFolderOf(dataDir);
  await mkdir(dataDir, { recursive: true });
  assertNotHalfRestored(dataDir);
  // what a killed start has left half-made
  await rm(`${folder.database}.new`, { recursive: true, force: true });
  const snapshots = await listSnapshots(folder.snapshots);
  const isEmpty = await readdir(folder.database).then(
    (names) => names.length === 0,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return true;
      throw error;
    },
  );
  if (isEmpty && snapshots.length === 0) return { ...(await makeAnew(folder, options.log)), restored: undefined };
  try {
    if (isEmpty) throw new DamageError('the database folder is gone');
    await assertComplete(folder.database);
    return { ...(await openWhole(folder.database, options.log, snapshots[0])), restored: undefined };
  } catch (error) {
    if (!(error instanceof DamageError)) throw error;
    return restore(folder, isEmpty ? undefined : await freeName(dataDir, options.now()), error.message, snapshots, options.log);
  }
}

/** Made under another name first: a start killed in the middle leaves nothing that looks like a damaged database. */
async function makeAnew({ database }: DataFolder, log: Logger): Promise<Omit<OpenedFolder, 'restored'>> {
  const embedded = await startEmbedded({ dataDir: `${database}.new` });
  await embedded.close();
  await rm(database, { recursive: true, force: true });
  await rename(`${database}.new`, database);
  return openWhole(database, log, undefined);
}

/** Looks before opening: without its version file the embedded database would make a new one over the old. */
async function assertComplete(path: string): Promise<void> {
  const version = (await readFile(join(path, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (!/^\d{1,2}$/.test(version)) throw new DamageError('its version file is missing or unreadable');
  if (version !== EMBEDDED_VERSION) throw new FolderVersionError(path, version);
  for (const part of PARTS) if (!existsSync(join(path, part))) throw new DamageError(`${part} is missing`);
}

async function openWhole(path: string, log: Logger, newest: Snapshot | undefined): Promise<Omit<OpenedFolder, 'restored'>> {
  const embedded = await within(OPEN_WITHIN_MS, startEmbedded({ dataDir: path })).catch((error: unknown) => {
    throw new DamageError(`it does not open: ${messageOf(error)}`);
  });
  const database = openEmbedded(embedded, { log });
  try {
    await within(OPEN_WITHIN_MS, checkWhole(database));
    const next = await nextTransactionOf(database);
    if (newest && next < newest.nextTransaction)
      throw new DamageError(`it is older than its snapshot (transaction ${next}, snapshot ${newest.nextTransaction})`);
    return { embedded, database };
  } catch (error) {
    await closeQuietly(database, log);
    throw error instanceof DamageError ? error : new DamageError(messageOf(error));
  }
}

async function restore(folder: DataFolder, aside: string | undefined, reason: string, snapshots: readonly Snapshot[], log: Logger): Promise<OpenedFolder> {
  for (const snapshot of snapshots) {
    try {
      await rm(`${folder.database}.new`, { recursive: true, force: true });
      const embedded = await within(OPEN_WITHIN_MS, startEmbedded({ dataDir: `${folder.database}.new`, loadDataDir: await readFile(snapshot.path) }));
      const database = openEmbedded(embedded, { log });
      await within(OPEN_WITHIN_MS, checkWhole(database)).finally(() => closeQuietly(database, log));
    } catch (error) {
      log.error({ err: error, snapshot: snapshot.name }, 'a snapshot does not open, trying an older one');
      continue;
    }
    if (aside) await rename(folder.database, aside);
    else await rm(folder.database, { recursive: true, force: true });
    await rename(`${folder.database}.new`, folder.database);
    log.error({ reason, snapshot: snapshot.name, aside }, 'the embedded database was damaged and has been restored from a snapshot');
    return { ...(await openWhole(folder.database, log, undefined)), restored: { takenAt: snapshot.takenAt, reason, aside } };
  }
  await rm(`${folder.database}.new`, { recursive: true, force: true });
  throw new FolderDamagedError(folder.database, reason, snapshots.length);
}

/** A database that has given up may fail to close as well; nothing more is asked of it, and what it kept is recovered on opening. */
async function closeQuietly(database: Database, log: Logger): Promise<void> {
  await within(10_000, database.close()).catch((error: unknown) => log.debug({ err: error }, 'a database did not close in order'));
}

async function freeName(dataDir: string, now: number): Promise<string> {
  const stamp = new Date(now).toISOString().replace(/[-:]/g, '').slice(0, 15);
  for (let n = 1; ; n++) {
    const path = join(dataDir, `damaged-${stamp}${n === 1 ? '' : `-${n}`}`);
    if (!existsSync(path)) return path;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => (timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)));
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
