/** A migrated database for one test file: embedded in memory, or a database of its own on the PostgreSQL named by TEST_DATABASE_URL. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded, openPostgres, type Database } from '../src/platform/db/database.ts';
import { startEmbedded, type EmbeddedDatabase } from '../src/platform/db/embedded.ts';
import { listMigrations, migrate, type Migration } from '../src/platform/db/migrate.ts';
import { unpack } from '../src/platform/db/tar.ts';
import { createLog } from '../src/platform/log.ts';
import { CuttableStream, type Decide } from './cuts.ts';
import { lenderOf, type Lendable } from './lent-database.ts';
import { isLentOn, lendOnPostgres, startOnPostgres } from './on-postgres.ts';

const log = createLog({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });

export interface TestDatabase {
  database: Database;
  close(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** PostgreSQL to make a database of its own on; undefined: embedded. Left out: as TEST_DATABASE_URL says. */
  url?: string | undefined;
  connections?: number;
  /** `requests`: behind the pool and the limits that serve visitors from PostgreSQL, whichever database it is. */
  serves?: 'requests' | 'upkeep';
  /** Breaks connections at the statements it chooses; see `CuttableStream`. */
  decide?: Decide;
  /** Brings the tables about; `migrate` when left out. */
  prepare?: (database: Database) => Promise<unknown>;
}

export async function openTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const url = 'url' in options ? options.url : process.env['TEST_DATABASE_URL'];
  return url ? onPostgres(url, options) : embedded(options);
}

async function onPostgres(url: string, { connections = 8, serves = 'upkeep', decide, prepare }: TestDatabaseOptions): Promise<TestDatabase> {
  const stream = decide ? () => new CuttableStream(new Socket(), decide) : undefined;
  const wanted = { connections, serves, ...(stream ? { stream } : {}) };
  if (!decide && !prepare && isLentOn(url)) return lendOnPostgres(url, wanted);
  const own = await startOnPostgres(url, prepare ? 'empty' : 'migrated');
  const database = own.open(wanted);
  await prepare?.(database);
  return { database, close: () => database.close().then(own.close) };
}

/** A migrated database, or the copy of one that is not used at the moment, cleaned by the one who used it last. */
async function embedded({ serves, decide, prepare }: TestDatabaseOptions): Promise<TestDatabase> {
  if (!serves && !decide && !prepare) return lendEmbedded();
  const process_ = await (prepare ? startEmpty() : startMigrated());
  const connect = () => (decide ? new CuttableStream(process_.connect(), decide) : process_.connect());
  const close = () => process_.close();
  const database = openEmbedded({ connect, close }, { log });
  await prepare?.(database);
  if (serves !== 'requests') return { database, close: () => database.close() };
  await database.pool.end();
  const served = openPostgres('postgres://postgres@embedded/postgres', { log, connections: 1, serves, stream: connect });
  return { database: served, close: () => served.close().then(close) };
}

/** Without a table: making one takes six seconds of the processor, reading its copy one and a half. */
export const startEmpty = async (): Promise<EmbeddedDatabase> => startEmbedded({ loadDataDir: await readFile(await templateFile([])) });

export const startMigrated = async (): Promise<EmbeddedDatabase> => startEmbedded({ loadDataDir: await readFile(await templateFile(await listMigrations())) });

const lendEmbedded = lenderOf<void>(async () => lendableOf(await startMigrated()), undefined);

/** Emptied by making its files anew, which in memory costs nothing. */
export const lendableOf = (embedded: EmbeddedDatabase): Lendable<void> => ({
  open: () => openEmbedded({ connect: () => embedded.connect(), close: async () => {} }, { log }),
  empty: async ({ pool }, tables) => void (await pool.query(`truncate ${tables.join(', ')} restart identity`)),
  close: () => embedded.close(),
});

/** Puts a database without a table where a data folder has its own. */
export async function unpackEmpty(databaseFolder: string): Promise<void> {
  await unpack(await templateFile([]), databaseFolder);
}

/** Puts a migrated database where a data folder has its own: making one takes seven seconds of the processor. */
export async function unpackMigrated(databaseFolder: string): Promise<void> {
  await unpack(await templateFile(await listMigrations()), databaseFolder);
}

/** A dump of a new database with these migrations, all or none, named by their hashes; made once a machine. */
async function templateFile(migrations: readonly Migration[]): Promise<string> {
  const folder = join(tmpdir(), 'portal-test-templates');
  const hash = createHash('sha256').update(migrations.map(({ name, hash: text }) => `${name} ${text}`).join());
  const file = join(folder, `${hash.digest('hex').slice(0, 16)}.tgz`);
  if (existsSync(file)) return file;
  const process_ = await startEmbedded();
  const database = openEmbedded(process_, { log });
  try {
    if (migrations.length > 0) await migrate(database);
    const template = await process_.dump();
    await mkdir(folder, { recursive: true });
    const fresh = `${file}.${randomBytes(4).toString('hex')}`;
    await writeFile(fresh, template);
    await rename(fresh, file);
    return file;
  } finally {
    await database.close();
  }
}
