/** An archive put into an empty database and an empty file store, and proved equal to what was kept. */
import { buffer } from 'node:stream/consumers';
import { analyseDatabase } from '../db/analyse.ts';
import { migrate } from '../db/migrate.ts';
import type { Database } from '../db/database.ts';
import { readArchive } from './archive.ts';
import { ArchiveError } from './archive-error.ts';
import type { End, Manifest } from './entries.ts';
import { beginLoading, type Loading } from './load-database.ts';
import type { BackupKey } from './seal.ts';

export interface LoadTarget {
  /** Empty. */
  database: Pick<Database, 'pool'>;
  /** Undefined: files are read and proved, but not kept. */
  putFile: ((key: string, bytes: Uint8Array) => Promise<void>) | undefined;
}

/**
 * Throws `ArchiveError` for an archive that is not whole or does not give the same rows again: the target is then half filled and of
 * no use. The database keeps the archive's structure; `bringForward` makes it this program's.
 */
export async function loadArchive(path: string, key: BackupKey | undefined, { database, putFile }: LoadTarget): Promise<{ manifest: Manifest; end: End }> {
  let loading: Loading | undefined;
  try {
    const read = await readArchive(path, key, {
      async manifest(manifest) {
        loading = await beginLoading(database, manifest);
      },
      async table(name, chunks) {
        await loading?.table(name, chunks);
      },
      async file(fileKey, chunks) {
        if (putFile) await putFile(fileKey, await buffer(chunks));
      },
    });
    if (!loading) throw new ArchiveError('damaged', 'the archive has no manifest');
    await loading.finish();
    loading = undefined;
    return read;
  } finally {
    await loading?.abandon();
  }
}

/**
 * Applies the migrations that are newer than the archive, and gathers the statistics a fresh table lacks. Gives the names applied.
 * `database` has one connection, which must not give up on a large table.
 */
export async function bringForward(database: Pick<Database, 'pool' | 'kind'>): Promise<string[]> {
  await database.pool.query('set statement_timeout = 0');
  const applied = await migrate(database);
  await analyseDatabase(database);
  return applied;
}
