/** An archive into a data folder: made beside it, proved, and only then put in its place (RELY-28). Hold the folder's lock. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbedded } from '../db/database.ts';
import { startEmbedded } from '../db/embedded.ts';
import type { Logger } from '../log.ts';
import { createFolderStore } from '../storage/folder-store.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { End, Manifest } from './entries.ts';
import { bringForward, loadArchive, type LoadTarget } from './load-archive.ts';
import type { BackupKey } from './seal.ts';
import { putInPlace } from './set-aside.ts';

export interface Restored {
  manifest: Manifest;
  end: End;
  /** Migrations newer than the archive. */
  applied: string[];
  /** Where what was there has gone; undefined when there was nothing. */
  aside: string | undefined;
}

export interface RestoreDeps {
  key: BackupKey | undefined;
  log: Logger;
  /** Part of the names of what is moved aside: letters and digits. */
  stamp: string;
  /** A store outside the data folder; undefined: files lie in the folder. */
  store: FileStore | undefined;
}

/** Empties what an earlier restore that was broken off has left half made, and gives a fresh folder. */
export async function stagingIn(dataDir: string, stamp: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  for (const name of await readdir(dataDir)) if (/^restoring-\w+$/.test(name)) await rm(join(dataDir, name), { recursive: true });
  const staged = join(dataDir, `restoring-${stamp}`);
  await mkdir(staged, { mode: 0o700 });
  return staged;
}

/** Where the archive's files go: a store outside at once (their names are their own), else the staging folder. */
export function putFileOf(store: FileStore | undefined, staged: string): NonNullable<LoadTarget['putFile']> {
  const target = store ?? createFolderStore(join(staged, 'files'));
  return (fileKey, bytes) => target.put(fileKey, bytes, 'application/octet-stream');
}

/** What stands in the data folder changes only once all is proved. Throws `ArchiveError`, or what the disk says. */
export async function restoreFolder(path: string, dataDir: string, { key, log, stamp, store }: RestoreDeps): Promise<Restored> {
  const staged = await stagingIn(dataDir, stamp);
  try {
    const database = openEmbedded(await startEmbedded({ dataDir: join(staged, 'database') }), { log });
    let applied: string[];
    let read: { manifest: Manifest; end: End };
    try {
      read = await loadArchive(path, key, { database, putFile: putFileOf(store, staged) });
      applied = await bringForward(database);
    } finally {
      await database.close();
    }
    const keepsFiles = store !== undefined || read.manifest.files === 's3';
    const names = ['database', 'snapshots', ...(keepsFiles ? [] : ['files'])];
    return { ...read, applied, aside: await putInPlace(dataDir, { names, staged, stamp }) };
  } catch (error) {
    await rm(staged, { recursive: true, force: true });
    throw error;
  }
}
