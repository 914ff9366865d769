/** A migrated database for one test file: embedded in memory, or a database of its own on the PostgreSQL named by TEST_DATABASE_URL. */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openEmbedded, openPostgres, type Database } from '@portal/server/platform/db/database';
import { startEmbedded } from '@portal/server/platform/db/embedded';
import { listMigrations, migrate } from '@portal/server/platform/db/migrate';
import { createLog } from '@portal/server/platform/log';

const log = createLog({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });

export interface TestDatabase {
  database: Database;
  close(): Promise<void>;
}

export async function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? onPostgres(url) : embedded();
}

async function onPostgres(url: string): Promise<TestDatabase> {
  const name = `portal_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = openPostgres(own.href, { log, connections: 8 });
  await migrate(database);
  return {
    database,
    async close() {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/** Migrating takes a second; a dump of the migrated database, named by the migrations' hashes, is made once a machine. */
async function embedded(): Promise<TestDatabase> {
  const migrations = await listMigrations();
  const folder = join(tmpdir(), 'portal-test-templates');
  const file = join(folder, `${migrations.map((migration) => migration.hash.slice(0, 6)).join('-')}.tgz`);
  const template = await readFile(file).catch(() => undefined);
  const process_ = await startEmbedded(template ? { loadDataDir: template } : {});
  const database = openEmbedded(process_, { log });
  await migrate(database);
  if (!template) {
    await mkdir(folder, { recursive: true });
    const fresh = `${file}.${randomBytes(4).toString('hex')}`;
    await writeFile(fresh, await process_.dump());
    await rename(fresh, file);
  }
  return { database, close: () => database.close() };
}
