/**
 * Opens the embedded database of a data folder, and when it does not open, or not whole, puts the newest good snapshot in its place
 * (RELY-3). The damaged folder is moved aside, never deleted; without a snapshot nothing is touched. Hold the folder's lock.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { assertNotHalfRestored } from '../backup/set-aside.ts';
import type { Logger } from '../log.ts';
import { makePrivate } from '../private-folder.ts';
import { DamageError } from './check-whole.ts';
import type { Database } from './database.ts';
import { startEmbedded } from './embedded.ts';
import { closeQuietly, openWhole, within } from './open-whole.ts';
import { readSeal } from './seal.ts';
import { listSnapshots, type Snapshot } from './snapshots.ts';
import { unpack } from './tar.ts';

/** PostgreSQL inside the embedded database, as it stands in the folder's PG_VERSION. */
export const EMBEDDED_VERSION = '18';
const PARTS = ['global/pg_control', 'base', 'pg_wal', 'pg_xact', 'postgresql.conf'] as const;
/** With less free a sound database may fail to open as a damaged one does: a new file of its log alone has 16 MB. */
const FREE_BYTES_MIN = 48 * 1024 * 1024;

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
  /** The damaged folder was last written then, as far as can be told; what was changed since `takenAt` is missing. */
  lastWrittenAt: number | undefined;
  /** The snapshot is as new as the database was when the portal stopped in order. */
  isComplete: boolean;
}

export interface OpenedFolder {
  /** Closing it seals the folder. */
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

export interface OpeningOptions {
  log: Logger;
  now: () => number;
  /** Damage that showed after the folder had opened: restore at once. */
  damage?: string;
  /** Space left on the disk, when the disk itself is not to be asked. */
  freeBytes?: () => Promise<number>;
}

/**
 * Opens `dataDir`'s database, made when absent. Throws `FolderDamagedError` when it is damaged and cannot be restored,
 * `FolderVersionError` for another version's folder, `UnfinishedRestoreError` for one left by a restore that was broken off, an error with the code ENOSPC when the disk is too full to tell.
 */
export async function openDataFolder(dataDir: string, options: OpeningOptions): Promise<OpenedFolder> {
  const opened = await openOrRestore(dataDir, options);
  await makePrivate(dataDir, ['database']);
  return opened;
}

async function openOrRestore(dataDir: string, { log, now, damage, freeBytes = () => freeBytesOf(dataDir) }: OpeningOptions): Promise<OpenedFolder> {
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
  if (isEmpty && snapshots.length === 0) return { database: await makeAnew(folder, { log, now }), restored: undefined };
  try {
    if (isEmpty) throw new DamageError('the database folder is gone');
    if (damage !== undefined) throw new DamageError(damage);
    await assertComplete(folder.database);
    return { database: await openWhole(folder.database, { log, now, newest: snapshots[0] }), restored: undefined };
  } catch (error) {
    if (!(error instanceof DamageError)) throw error;
    if ((await freeBytes()) < FREE_BYTES_MIN) throw Object.assign(new Error(error.message), { code: 'ENOSPC' });
    return restore(folder, { aside: isEmpty ? undefined : await freeName(dataDir, now()), reason: error.message, snapshots, log, now });
  }
}

/** Made under another name first: a start killed in the middle leaves nothing that looks like a damaged database. */
async function makeAnew({ database }: DataFolder, options: { log: Logger; now: () => number }): Promise<Database> {
  const embedded = await startEmbedded({ dataDir: `${database}.new` });
  await embedded.close();
  await rm(database, { recursive: true, force: true });
  await rename(`${database}.new`, database);
  return openWhole(database, options);
}

/** Looks before opening: without its version file the embedded database would make a new one over the old. */
async function assertComplete(path: string): Promise<void> {
  const version = (await readFile(join(path, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (!/^\d{1,2}$/.test(version)) throw new DamageError('its version file is missing or unreadable');
  if (version !== EMBEDDED_VERSION) throw new FolderVersionError(path, version);
  for (const part of PARTS) if (!existsSync(join(path, part))) throw new DamageError(`${part} is missing`);
}

async function freeBytesOf(dataDir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize;
}

interface Restoring {
  aside: string | undefined;
  reason: string;
  snapshots: readonly Snapshot[];
  log: Logger;
  now: () => number;
}

async function restore(folder: DataFolder, { aside, reason, snapshots, log, now }: Restoring): Promise<OpenedFolder> {
  for (const snapshot of snapshots) {
    try {
      await restoreSnapshot(snapshot, `${folder.database}.new`, { log, now });
    } catch (error) {
      log.error({ err: error, snapshot: snapshot.name }, 'a snapshot does not open, trying an older one');
      continue;
    }
    const lastWrittenAt = lastWritten(folder.database);
    const isComplete = readSeal(folder.database)?.nextTransaction === snapshot.nextTransaction;
    if (aside) await rename(folder.database, aside);
    else await rm(folder.database, { recursive: true, force: true });
    await rename(`${folder.database}.new`, folder.database);
    log.error({ reason, snapshot: snapshot.name, aside }, 'the embedded database was damaged and has been restored from a snapshot');
    return { database: await openWhole(folder.database, { log, now }), restored: { takenAt: snapshot.takenAt, reason, aside, lastWrittenAt, isComplete } };
  }
  await rm(`${folder.database}.new`, { recursive: true, force: true });
  throw new FolderDamagedError(folder.database, reason, snapshots.length);
}

/**
 * Makes the folder `into` from a snapshot: unpacked, recovered to the snapshot's end, looked through, closed and sealed. What lay
 * there is gone. Throws when the snapshot is not whole; then there is nothing at `into`. So a snapshot is verified, too.
 */
export async function restoreSnapshot(snapshot: Pick<Snapshot, 'path'>, into: string, options: { log: Logger; now: () => number }): Promise<void> {
  try {
    await rm(into, { recursive: true, force: true });
    await unpack(snapshot.path, into);
    const database = await openWhole(into, options);
    await within(60_000, database.close()).catch(async (error: unknown) => {
      await closeQuietly(database, options.log);
      throw error;
    });
  } catch (error) {
    await rm(into, { recursive: true, force: true });
    throw error;
  }
}

/** The log is written with every change. */
function lastWritten(database: string): number | undefined {
  try {
    const times = readdirSync(join(database, 'pg_wal')).map((name) => statSync(join(database, 'pg_wal', name)).mtimeMs);
    return times.length > 0 ? Math.max(...times) : undefined;
  } catch {
    return undefined;
  }
}

async function freeName(dataDir: string, now: number): Promise<string> {
  const stamp = new Date(now).toISOString().replace(/[-:]/g, '').slice(0, 15);
  for (let n = 1; ; n++) {
    const path = join(dataDir, `damaged-${stamp}${n === 1 ? '' : `-${n}`}`);
    if (!existsSync(path)) return path;
  }
}
