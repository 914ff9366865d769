/** From configuration to a migrated database, the same for the server and for tools that write to it. */
import { resolve } from 'node:path';
import { openPostgres, type Database } from '../platform/db/database.ts';
import type { EmbeddedDatabase } from '../platform/db/embedded.ts';
import { takeFolderLock } from '../platform/db/lock.ts';
import { migrate } from '../platform/db/migrate.ts';
import { dataFolderOf, openDataFolder, type Restoration } from '../platform/db/restore.ts';
import type { Environment } from '../platform/environment.ts';
import type { Logger } from '../platform/log.ts';
import { step } from './fault.ts';

export interface PortalDatabase {
  database: Database;
  /** Present for the embedded database only. */
  embedded: { database: EmbeddedDatabase; snapshots: string; restored: Restoration | undefined } | undefined;
  /** Names of the migrations applied now. */
  migrated: readonly string[];
  /** Where it is, for people; without any password. */
  place: string;
  /** Closes the database and gives the folder free. */
  close(): Promise<void>;
}

export type DatabaseSettings = Pick<Environment, 'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_POOL'>;

/** Throws errors that `faultSentence` can put into words. `onLockLost`: another process has taken the folder; stop writing at once. */
export async function openPortalDatabase(
  settings: DatabaseSettings,
  deps: { log: Logger; now: () => number; onLockLost?: () => void },
): Promise<PortalDatabase> {
  const opened =
    settings.DATABASE_URL === undefined
      ? await openFolder(resolve(settings.DATA_DIR), deps)
      : await openServer(settings.DATABASE_URL, settings.DATABASE_POOL, deps.log);
  try {
    const migrated = await step('migrate', opened.place, () => migrate(opened.database));
    return { ...opened, migrated };
  } catch (error) {
    await opened.close().catch((failure: unknown) => deps.log.debug({ err: failure }, 'the database did not close in order'));
    throw error;
  }
}

type Opened = Omit<PortalDatabase, 'migrated'>;

async function openFolder(dataDir: string, { log, now, onLockLost }: { log: Logger; now: () => number; onLockLost?: () => void }): Promise<Opened> {
  const lock = await step('folder', dataDir, () => takeFolderLock(dataDir, onLockLost ? { onLost: onLockLost } : {}));
  try {
    const { embedded, database, restored } = await step('folder', dataDir, () => openDataFolder(dataDir, { log, now }));
    return {
      database,
      embedded: { database: embedded, snapshots: dataFolderOf(dataDir).snapshots, restored },
      place: dataDir,
      async close() {
        try {
          await database.close();
        } finally {
          await lock.release();
        }
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

const POSTGRES_VERSION_MIN = 150_000;

async function openServer(url: string, connections: number, log: Logger): Promise<Opened> {
  const place = placeOf(url);
  const database = await step('database', place, async () => openPostgres(url, { log, connections }));
  await step('database', place, async () => {
    try {
      const { rows } = await database.pool.query<{ version: string }>(`select current_setting('server_version_num') as version`);
      if (Number(rows[0]?.version) < POSTGRES_VERSION_MIN) throw Object.assign(new Error(`version ${rows[0]?.version}`), { code: '0A000' });
    } catch (error) {
      await database.close().catch(() => {});
      throw error;
    }
  });
  return { database, embedded: undefined, place, close: () => database.close() };
}

/** Host, port and database of an address; never its user or password. */
export function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'postgres://…';
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || 5432}${pathname}`;
}
