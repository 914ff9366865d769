/** Databases of tests on a PostgreSQL server: copies of the migrated one, lent to one file after another in a process of vitest's. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openPostgres, type Database, type PostgresOptions } from '../src/platform/db/database.ts';
import { createLog } from '../src/platform/log.ts';
import { lenderOf, type Lendable } from './lent-database.ts';
import { onSameServer, templateDatabase } from './template-database.ts';

const log = createLog({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });

type Opening = Omit<PostgresOptions, 'log'>;

const asAdmin = async <T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> => {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  return work(admin).finally(() => admin.end());
};

/** Databases of one run of vitest, which makes its processes itself, bear its number. */
const beginningOf = (run: number): string => `portal_test_${run}_`;

export async function startOnPostgres(url: string, begins: 'empty' | 'migrated', run = process.ppid): Promise<Lendable<Opening>> {
  const name = `${beginningOf(run)}${randomBytes(6).toString('hex')}`;
  await asAdmin(url, async (admin) => {
    await admin.query(`create database ${name}${begins === 'empty' ? '' : ` template ${await templateDatabase(url, admin)}`}`);
    // what a test has committed need not outlive a power cut
    await admin.query(`alter database ${name} set synchronous_commit = off`);
  });
  return {
    open: (options) => openPostgres(onSameServer(url, name), { log, ...options }),
    empty,
    close: () => asAdmin(url, async (admin) => void (await admin.query(`drop database ${name} with (force)`))),
  };
}

/** Of a larger table files made anew cost less than its rows, one by one, and leave no index behind that rows were in. */
const LARGE_BYTES = 400_000;

/** Rows by themselves: new files of a table are five that the disk must have. The planner knows a table as one that was never looked at. */
async function empty({ pool }: Database, tables: readonly string[]): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(`select name from unnest($1::text[]) name where pg_total_relation_size(name::regclass) > $2`, [
    tables,
    LARGE_BYTES,
  ]);
  const large = new Set(rows.map(({ name }) => name));
  const small = tables.filter((name) => !large.has(name));
  if (large.size > 0) await pool.query(`truncate ${[...large].join(', ')}`);
  if (small.length === 0) return;
  const client = await pool.connect();
  try {
    // rows that point at one another go in any order
    await client.query(`set session_replication_role = replica; ${small.map((name) => `delete from ${name}`).join('; ')}`);
    await client.query(`vacuum ${small.join(', ')}`);
    await client.query(`update pg_class set relpages = 0, reltuples = -1, relallvisible = 0 where oid = any ($1::regclass[])`, [small]);
  } finally {
    client.release(true);
  }
}

const lenders = new Map<string, ReturnType<typeof lenderOf<Opening>>>();

/** Whether what is lent here is dropped in the end: vitest does it, see `teardown`. */
export const isLentOn = (url: string): boolean => url !== '' && process.env['VITEST'] !== undefined;

/** A migrated database on the server at `url`, or one that is not used at the moment, emptied by the one who used it last. */
export function lendOnPostgres(url: string, options: Opening): Promise<{ database: Database; close(): Promise<void> }> {
  const lend = lenders.get(url) ?? lenderOf<Opening>(() => startOnPostgres(url, 'migrated'), { connections: 1 });
  lenders.set(url, lend);
  return lend(options);
}

export const dropRun = (url: string, run: number): Promise<void> =>
  asAdmin(url, async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(`select datname from pg_database where starts_with(datname, $1)`, [beginningOf(run)]);
    for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
  });

/** For tests: vitest calls it at the end of a run (`vitest.config.ts`), and what its processes were lent is dropped. */
export async function teardown(): Promise<void> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) await dropRun(url, process.pid);
}
