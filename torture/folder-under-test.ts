/** A data folder with a snapshot in it, as a kill leaves it and as an orderly stop leaves it, and what the database must hold in each. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@portal/server/platform/db/database';
import { lastCheckpoint, logWritten } from '@portal/server/platform/db/checkpoint';
import { dataFolderOf, openDataFolder } from '@portal/server/platform/db/restore';
import { noteLogEnd, takeSnapshot } from '@portal/server/platform/db/snapshots';
import { createLog } from '@portal/server/platform/log';

export const quiet = createLog({ level: 'silent' });
export const SNAPSHOT_AT = Date.UTC(2026, 10, 21, 2, 0, 0);
const NOW = SNAPSHOT_AT + 60_000;
export const opening = { log: quiet, now: () => NOW };

/** By table its rows and a checksum over them, each read in the table itself and counted in each of its indexes. */
export type Contents = Record<string, string>;

export interface FolderUnderTest {
  killed: string;
  stopped: string;
  atSnapshot: Contents;
  atEnd: Contents;
  /** Files of relations with at least a page, relative to the database's folder. */
  relations: { name: string; kind: 'table' | 'index' | 'toast' | 'catalogue'; path: string; pages: number }[];
  /** Places in the log: where recovery of the killed folder begins, and where it ends. */
  log: { redo: number; end: number };
  remove(): Promise<void>;
}

/** `begin` puts a database into the folder; without it a new one is made there, which takes seconds. */
export async function buildFolder(fill: (database: Database) => Promise<void>, begin?: (databaseFolder: string) => Promise<void>): Promise<FolderUnderTest> {
  const root = await mkdtemp(join(tmpdir(), 'portal-damage-'));
  const building = join(root, 'building');
  const { database: folder, snapshots } = dataFolderOf(building);
  await begin?.(folder);
  const { database } = await openDataFolder(building, opening);
  await database.pool.query('create table torture_witness (id integer primary key, note text not null, mark integer not null)');
  await database.pool.query('create index torture_witness_mark on torture_witness (mark)');
  // what comes after the snapshot goes elsewhere: pages that the log holds anyway come back by themselves
  await database.pool.query('create table torture_later (like torture_witness including all)');
  await fill(database);
  await fillTable(database, 'torture_witness', 0, 3_000);
  // a toasted value, and rows that were changed and removed
  await database.pool.query(`insert into torture_witness select -1, string_agg(md5(n::text), ''), -1 from generate_series(1, 4000) n`);
  await database.pool.query(`update torture_witness set note = 'changed' where id % 7 = 3`);
  await database.pool.query('delete from torture_witness where id % 11 = 5');
  await database.pool.query('vacuum (analyze)');
  await fillTable(database, 'torture_witness', 5_000, 500);
  // no page is left that a vacuum has marked: where one is, the key alone tells that its rows are gone
  await database.pool.query(`update torture_witness set note = note || '.' where id % 3 = 0`);
  // read before: a first reading marks pages, and what is changed after the snapshot the log brings back
  const atSnapshot = await contentsOf(database);
  await takeSnapshot({ database, databaseFolder: folder, folder: snapshots, now: SNAPSHOT_AT });
  const relations = await relationsOf(database);
  const redo = (await lastCheckpoint(database)).redo;
  await fillTable(database, 'torture_later', 3_000, 400);
  const atEnd = await contentsOf(database);
  const { end } = await logWritten(database);
  await noteLogEnd({ database, databaseFolder: folder });
  const killed = join(root, 'killed');
  // a copy of a living folder is what kill -9 leaves
  await cp(building, killed, { recursive: true });
  await database.close();
  return { killed, stopped: building, atSnapshot, atEnd, relations, log: { redo, end }, remove: () => rm(root, { recursive: true, force: true }) };
}

async function fillTable(database: Database, table: string, from: number, count: number): Promise<void> {
  for (let id = from; id < from + count; id += 100)
    await database.pool.query(`insert into ${table} select n, repeat('单', 100) || n, n / 10 from generate_series($1::int, $2::int) n`, [id, id + 99]);
}

const OURS = `c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pg_toast'::regnamespace)`;

/** Reads the database by plain SQL of its own; throws what reading runs into. */
export async function contentsOf({ pool }: Pick<Database, 'pool'>): Promise<Contents> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where c.relkind = 'r' and ${OURS} order by 1`,
  );
  const contents: Contents = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ n: number; sum: string }>(
      `select count(*) as n, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as sum from ${name} t`,
    );
    contents[name] = `${rows[0]?.n} ${rows[0]?.sum}`;
  }
  const { rows: found } = await pool.query<{ n: number }>(
    'select count(*) as n from generate_series(-1, 6000) i join lateral (select 1 from torture_witness w where w.id = i) x on true',
  );
  const { rows: marked } = await pool.query<{ n: number }>(
    'select count(*) as n from generate_series(-1, 600) i join lateral (select 1 from torture_witness w where w.mark = i) x on true',
  );
  contents['torture_witness by its key'] = String(found[0]?.n);
  contents['torture_witness by its index'] = String(marked[0]?.n);
  return contents;
}

async function relationsOf({ pool }: Database): Promise<FolderUnderTest['relations']> {
  const { rows } = await pool.query<FolderUnderTest['relations'][number]>(
    `select c.relname as name, pg_relation_filepath(c.oid) as path, pg_relation_size(c.oid) / 8192 as pages,
       case when c.relnamespace = 'pg_catalog'::regnamespace then 'catalogue' when c.relnamespace = 'pg_toast'::regnamespace then 'toast'
         when c.relkind = 'i' then 'index' else 'table' end as kind
     from pg_class c where c.relkind in ('r', 'i', 't') and pg_relation_size(c.oid) > 0 and pg_relation_filepath(c.oid) is not null order by c.relname`,
  );
  return rows;
}
