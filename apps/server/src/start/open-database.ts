/** From configuration to a migrated database, the same for the server and for tools that write to it. */
import { resolve } from 'node:path';
import { openPostgres, type Database } from '../platform/db/database.ts';
import { takeFolderLock } from '../platform/db/lock.ts';
import { migrate } from '../platform/db/migrate.ts';
import { within } from '../platform/db/open-whole.ts';
import { dataFolderOf, openDataFolder, type Restoration } from '../platform/db/restore.ts';
import type { Environment } from '../platform/environment.ts';
import type { Logger } from '../platform/log.ts';
import { step } from './fault.ts';

export interface PortalDatabase {
  /** For requests: nobody waits long for it. */
  database: Database;
  /** For migrations, jobs and whatever else takes its time; the same where there is one connection only. */
  upkeep: Database;
  /** Present for the embedded database only. */
  embedded: { folder: string; snapshots: string; restored: Restoration | undefined } | undefined;
  /** Names of the migrations applied now. */
  migrated: readonly string[];
  /** Where it is, for people; without any password. */
  place: string;
  /** Closes the database and gives the folder free. */
  close(): Promise<void>;
}

export type DatabaseSettings = Pick<Environment, 'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_POOL'>;

interface Opening {
  log: Logger;
  now: () => number;
  /** Another process has taken the folder; stop writing at once. */
  onLockLost?: () => void;
  /** What else must be done before the database is ready; its errors carry their step. */
  prepare?: (database: Database, place: string) => Promise<void>;
}

/** Throws errors that `faultSentence` can put into words. Damage that only shows in the first work is restored as what shows on opening is. */
export async function openPortalDatabase(settings: DatabaseSettings, deps: Opening, damage?: string): Promise<PortalDatabase> {
  const opened =
    settings.DATABASE_URL === undefined
      ? await openFolder(resolve(settings.DATA_DIR), deps, damage)
      : await openServer(settings.DATABASE_URL, settings.DATABASE_POOL, deps.log);
  try {
    const migrated = await step('migrate', opened.place, () => migrate(opened.upkeep));
    await deps.prepare?.(opened.upkeep, opened.place);
    return { ...opened, migrated };
  } catch (error) {
    await opened.close().catch((failure: unknown) => deps.log.debug({ err: failure }, 'the database did not close in order'));
    const shown = opened.embedded && damage === undefined ? damageIn(error) : undefined;
    if (shown === undefined) throw error;
    return openPortalDatabase(settings, deps, shown);
  }
}

/** PostgreSQL’s words when a file, a page or an index is not what it must be; undefined when the error tells of something else. */
function damageIn(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code;
    // data_corrupted, index_corrupted, a file that is gone; and a database that fell over reading
    if (['XX001', 'XX002', '58P01'].includes(String(code)) || at instanceof WebAssembly.RuntimeError) return at.message;
  }
  return undefined;
}

type Opened = Omit<PortalDatabase, 'migrated'>;

const CLOSE_WITHIN_MS = 10_000;

async function openFolder(dataDir: string, { log, now, onLockLost }: Opening, damage: string | undefined): Promise<Opened> {
  const lock = await step('folder', dataDir, () => takeFolderLock(dataDir, onLockLost ? { onLost: onLockLost } : {}));
  try {
    const { database, restored } = await step('folder', dataDir, () => openDataFolder(dataDir, { log, now, ...(damage === undefined ? {} : { damage }) }));
    const { database: folder, snapshots } = dataFolderOf(dataDir);
    return {
      database,
      upkeep: database,
      embedded: { folder, snapshots, restored },
      place: dataDir,
      async close() {
        try {
          // one that has given up (a full disk) may never answer again; the folder is recovered on opening
          await within(CLOSE_WITHIN_MS, database.close());
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
const UPKEEP_CONNECTIONS = 2;

async function openServer(url: string, connections: number, log: Logger): Promise<Opened> {
  const place = placeOf(url);
  const database = await step('database', place, async () => openPostgres(url, { log, connections, serves: 'requests' }));
  const upkeep = openPostgres(url, { log, connections: UPKEEP_CONNECTIONS });
  await step('database', place, async () => {
    try {
      const { rows } = await database.pool.query<{ version: string }>(`select current_setting('server_version_num') as version`);
      if (Number(rows[0]?.version) < POSTGRES_VERSION_MIN) throw Object.assign(new Error(`version ${rows[0]?.version}`), { code: '0A000' });
    } catch (error) {
      await database.close().catch(() => {});
      throw error;
    }
  });
  return { database, upkeep, embedded: undefined, place, close: async () => void (await Promise.all([database.close(), upkeep.close()])) };
}

/** Host, port and database of an address; never its user or password. */
export function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'postgres://…';
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || 5432}${pathname}`;
}
