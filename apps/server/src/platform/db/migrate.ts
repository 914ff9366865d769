/**
 * Numbered SQL, the same for both databases, each file in its own transaction; one server at a time by an advisory lock. Servers of the
 * version before go on working meanwhile, so a file only adds; `migrations-add.test.ts` holds the rule.
 */
import { readdir, readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from './database.ts';
import { withConnection } from './transaction.ts';

const folder = new URL('../../migrations/', import.meta.url);
const LOCK_KEY = 7_305_118;
/** Between two looks whether another server has done with migrating. */
const LOOK_EVERY_MS = 250;
/**
 * While a migration waits for a table, everybody who comes after it waits behind it. So it waits shortly, lets them pass and tries again;
 * longer than any request works.
 */
const TABLE_WITHIN_MS = 500;
const PAUSE_MS = 500;
const TRIES = 120;
const LOCK_NOT_AVAILABLE = '55P03';

export interface Migration {
  name: string;
  text: string;
  hash: string;
}

export async function listMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Brings the database up to date and returns the names applied now; `only`: no further than the migrations named. Of several servers one
 * does it and the others wait.
 * Throws when an applied file has changed since, or when the database is newer than this program.
 */
export async function migrate(database: Pick<Database, 'pool'>, { only }: { only?: ReadonlySet<string> } = {}): Promise<string[]> {
  const wanted = (await listMigrations()).filter(({ name }) => only?.has(name) ?? true);
  return withConnection(database.pool, async (client) => {
    await lockOut(client);
    try {
      return await bringUp(client, wanted);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]).catch(() => {});
    }
  });
}

/** Asks again and again: a statement that waits for the lock would hold up an index that the other server builds concurrently. */
async function lockOut(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK_KEY]);
    if (rows[0]?.taken) return;
    await setTimeout(LOOK_EVERY_MS);
  }
}

async function bringUp(client: pg.PoolClient, migrations: readonly Migration[]): Promise<string[]> {
  await client.query('create table if not exists migration (name text primary key, hash text not null, gmt_applied timestamptz not null default now())');
  const applied = new Map((await client.query<{ name: string; hash: string }>('select name, hash from migration')).rows.map((row) => [row.name, row.hash]));
  for (const name of applied.keys()) {
    if (!migrations.some((migration) => migration.name === name)) throw new Error(`the database has migration ${name}, which this program does not know`);
  }
  const fresh: string[] = [];
  for (const migration of migrations) {
    const hash = applied.get(migration.name);
    if (hash === undefined) {
      await applyPatiently(client, migration);
      fresh.push(migration.name);
    } else if (hash !== migration.hash) throw new Error(`migration ${migration.name} has changed since it was applied`);
  }
  return fresh;
}

async function applyPatiently(client: pg.PoolClient, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await apply(client, migration);
    } catch (error) {
      if (attempt >= TRIES || !(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

/** In one go: what a migration has locked must not wait for this process between two of its statements. */
async function apply(client: pg.PoolClient, { name, text, hash }: Migration): Promise<void> {
  const note = `insert into migration (name, hash) values (${client.escapeLiteral(name)}, ${client.escapeLiteral(hash)})`;
  try {
    await client.query(`begin; set local lock_timeout = ${TABLE_WITHIN_MS}; ${text}\n; ${note}; commit`);
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
