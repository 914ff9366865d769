/** Numbered SQL, the same for both databases, each file in its own transaction; one server at a time by an advisory lock. */
import { readdir, readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Database } from './database.ts';

const folder = new URL('../../migrations/', import.meta.url);
const LOCK_KEY = 7_305_118;

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
 * Brings the database up to date and returns the names applied now; `only`: no further than the migrations named.
 * Throws when an applied file has changed since, or when the database is newer than this program.
 */
export async function migrate(database: Pick<Database, 'pool'>, { only }: { only?: ReadonlySet<string> } = {}): Promise<string[]> {
  const migrations = (await listMigrations()).filter(({ name }) => only?.has(name) ?? true);
  const client = await database.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await client.query('create table if not exists migration (name text primary key, hash text not null, gmt_applied timestamptz not null default now())');
    const applied = new Map((await client.query<{ name: string; hash: string }>('select name, hash from migration')).rows.map((row) => [row.name, row.hash]));
    for (const name of applied.keys()) {
      if (!migrations.some((migration) => migration.name === name)) throw new Error(`the database has migration ${name}, which this program does not know`);
    }
    const fresh: string[] = [];
    for (const migration of migrations) {
      const hash = applied.get(migration.name);
      if (hash === undefined) {
        await apply(client, migration);
        fresh.push(migration.name);
      } else if (hash !== migration.hash) throw new Error(`migration ${migration.name} has changed since it was applied`);
    }
    return fresh;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]).catch(() => {});
    client.release();
  }
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.text);
    await client.query('insert into migration (name, hash) values ($1, $2)', [migration.name, migration.hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
