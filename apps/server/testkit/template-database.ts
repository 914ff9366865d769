/** The migrated database on a PostgreSQL server that those of the tests are copies of, made once a server and set of migrations. */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { openPostgres } from '../src/platform/db/database.ts';
import { listMigrations, migrate } from '../src/platform/db/migrate.ts';
import { createLog } from '../src/platform/log.ts';

/** One at a time makes it, whichever process. */
const LOCK_KEY = 7_305_119;

export function onSameServer(url: string, name: string): string {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

let made: Promise<string> | undefined;

/** Its name, for `create database … template`. `admin` is connected to any database of the server at `url`. */
export const templateDatabase = (url: string, admin: pg.Client): Promise<string> => (made ??= make(url, admin));

async function make(url: string, admin: pg.Client): Promise<string> {
  const migrations = await listMigrations();
  const hash = createHash('sha256').update(migrations.map(({ name, hash: text }) => `${name} ${text}`).join());
  const name = `portal_template_${hash.digest('hex').slice(0, 12)}`;
  await admin.query('select pg_advisory_lock($1)', [LOCK_KEY]);
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      // another name until it is whole
      const fresh = `${name}_fresh`;
      await admin.query(`drop database if exists ${fresh} with (force)`);
      await admin.query(`create database ${fresh}`);
      const database = openPostgres(onSameServer(url, fresh), { log: createLog({ level: 'silent' }), connections: 2 });
      await migrate(database).finally(() => database.close());
      await admin.query(`alter database ${fresh} rename to ${name}`);
      // a connection of someone who looks into it would be in the way of every copy
      await admin.query(`alter database ${name} with allow_connections false`);
    }
    return name;
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [LOCK_KEY]);
  }
}
