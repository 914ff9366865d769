/** An archive into PostgreSQL: made in a schema of its own beside what is there, proved, and put in its place in one transaction. */
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { openPostgres } from '../db/database.ts';
import type { End, Manifest } from './entries.ts';
import { bringForward, loadArchive } from './load-archive.ts';
import { putFileOf, stagingIn, type RestoreDeps, type Restored } from './restore-folder.ts';
import { putInPlace } from './set-aside.ts';
import { quoted } from './table-shapes.ts';

const STAGING = 'portal_restoring';
const LOCK_KEY = 7_305_120;

/** Portals are connected to the database. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
}

export interface ServerTarget {
  url: string;
  dataDir: string;
}

export async function holdsTables(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: string }>(
      `select count(*)::text as n from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'`,
    );
    return Number(rows[0]?.n) > 0;
  } finally {
    await client.end();
  }
}

/** Old tables stay in the schema `before_restore_<stamp>`. Throws `ArchiveError`, `DatabaseInUseError`, or what the server says. */
export async function restoreServer(path: string, { url, dataDir }: ServerTarget, deps: RestoreDeps): Promise<Restored> {
  const { key, log, stamp, store } = deps;
  const admin = new pg.Client({ connectionString: url, application_name: 'portal-restore' });
  await admin.connect();
  const staged = await stagingIn(dataDir, stamp);
  try {
    await assertAlone(admin);
    const home = await homeOf(admin);
    await admin.query(`drop schema if exists ${STAGING} cascade`);
    await admin.query(`create schema ${STAGING}`);
    const database = openPostgres(stagingUrl(url, home.searchPath), { log, connections: 1 });
    let applied: string[];
    let read: { manifest: Manifest; end: End };
    try {
      read = await loadArchive(path, key, { database, putFile: putFileOf(store, staged) });
      applied = await bringForward(database);
    } finally {
      await database.close();
    }
    await assertAlone(admin);
    const aside = await swapSchemas(admin, home.schema, `before_restore_${stamp.toLowerCase()}`);
    const keepsFiles = store !== undefined || read.manifest.files === 's3';
    const filesAside = await putInPlace(dataDir, { names: keepsFiles ? [] : ['files'], staged, stamp });
    return { ...read, applied, aside: [aside, filesAside].filter(Boolean).join('、') || undefined };
  } catch (error) {
    await admin.query(`drop schema if exists ${STAGING} cascade`).catch(() => {});
    throw error;
  } finally {
    await rm(staged, { recursive: true, force: true });
    await admin.end();
  }
}

/** A portal that runs would go on with the tables that are moved aside. */
async function assertAlone(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ is_free: boolean; portals: string }>(
    `select pg_try_advisory_lock($1) as is_free,
       (select count(*)::text from pg_stat_activity where datname = current_database() and application_name = 'portal') as portals`,
    [LOCK_KEY],
  );
  if (rows[0]?.is_free !== true) throw new DatabaseInUseError('another restore is running');
  if (Number(rows[0].portals) > 0) throw new DatabaseInUseError(`${rows[0].portals} connections of portals`);
}

async function homeOf(admin: pg.Client): Promise<{ schema: string; searchPath: string }> {
  const { rows } = await admin.query<{ schema: string; path: string }>(`select current_schema()::text as schema, current_setting('search_path') as path`);
  return { schema: rows[0]?.schema ?? 'public', searchPath: rows[0]?.path ?? 'public' };
}

function stagingUrl(url: string, searchPath: string): string {
  const staging = new URL(url);
  // blanks and quotes of the path are taken literally behind a backslash
  const path = `${STAGING},${searchPath}`.replace(/[\\ ]/g, '\\$&');
  staging.searchParams.set('options', `-c search_path=${path}`);
  staging.searchParams.set('application_name', 'portal-restore');
  return staging.href;
}

/** Gives the schema that holds what was there, undefined when there was nothing. */
async function swapSchemas(admin: pg.Client, home: string, aside: string): Promise<string | undefined> {
  await admin.query('begin');
  try {
    const { rows } = await admin.query<{ tables: string; jobs: boolean }>(
      `select (select count(*)::text from pg_class where relnamespace = $1::regnamespace and relkind = 'r') as tables,
         to_regnamespace('pgboss') is not null as jobs`,
      [quoted(home)],
    );
    await admin.query(`alter schema ${quoted(home)} rename to ${quoted(aside)}`);
    await admin.query(`alter schema ${STAGING} rename to ${quoted(home)}`);
    const { rows: extensions } = await admin.query(`select 1 from pg_extension where extname = 'pg_trgm' and extnamespace = $1::regnamespace`, [quoted(aside)]);
    if (extensions.length > 0) await admin.query(`alter extension pg_trgm set schema ${quoted(home)}`);
    // its jobs speak of the old tables; a portal makes its own anew
    if (rows[0]?.jobs) await admin.query(`alter schema pgboss rename to ${quoted(`${aside}_pgboss`)}`);
    const hadTables = Number(rows[0]?.tables) > 0;
    if (!hadTables) await admin.query(`drop schema ${quoted(aside)}`);
    await admin.query('commit');
    return hadTables ? aside : undefined;
  } catch (error) {
    await admin.query('rollback').catch(() => {});
    throw error;
  }
}
