/** Writes an archive, restores it into a scratch database, and only then gives it its name (RELY-28). */
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openEmbedded } from '../db/database.ts';
import { startEmbedded } from '../db/embedded.ts';
import type { Logger } from '../log.ts';
import { writeArchive, type BackupSource } from './archive.ts';
import type { End, Manifest } from './entries.ts';
import { loadArchive } from './load-archive.ts';
import type { BackupKey } from './seal.ts';

/**
 * Longer tables are tried out on the disk, shorter ones in memory, where some six times their length is held. Packed they say nothing: rows
 * that are alike pack fifty times.
 */
const IN_MEMORY_BYTES_MAX = 32 * 1024 * 1024;

export class FileThereError extends Error {
  override readonly name = 'FileThereError';
}

/**
 * Gives what the archive at `path` holds. Throws `ArchiveError` when what was written does not give the same again, `FileThereError`
 * when `path` is taken; `onWritten` is told once the source is no longer needed. Whenever it throws or is killed there is no file of that name; `<path>.part` and the scratch folder
 * `<path>.check` are thrown away by the next run.
 */
export async function takeBackup(
  path: string,
  source: BackupSource,
  { key, log, onWritten }: { key: BackupKey | undefined; log: Logger; onWritten?: () => Promise<void> },
): Promise<{ manifest: Manifest; end: End }> {
  if (existsSync(path)) throw new FileThereError(path);
  const part = `${path}.part`;
  await rm(part, { force: true });
  try {
    const { tableBytes } = await writeArchive(part, source, key);
    await onWritten?.();
    const held = await proveArchive(part, key, { scratch: `${path}.check`, isSmall: tableBytes <= IN_MEMORY_BYTES_MAX, log });
    if (existsSync(path)) throw new FileThereError(path);
    await rename(part, path);
    await syncFolder(dirname(path));
    return held;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Restores `path` into an embedded database of its own, a large one in the folder `scratch`, which is gone afterwards. */
async function proveArchive(
  path: string,
  key: BackupKey | undefined,
  { scratch, isSmall, log }: { scratch: string; isSmall: boolean; log: Logger },
): Promise<{ manifest: Manifest; end: End }> {
  await rm(scratch, { recursive: true, force: true });
  try {
    if (!isSmall) await mkdir(scratch, { recursive: true, mode: 0o700 });
    const database = openEmbedded(await startEmbedded(isSmall ? {} : { dataDir: join(scratch, 'database') }), { log });
    return await loadArchive(path, key, { database, putFile: undefined }).finally(() => database.close().catch(() => {}));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Makes a new name durable; some systems cannot open a folder, and then need it less. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
