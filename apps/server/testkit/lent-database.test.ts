import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lendableOf, startMigrated } from './database.ts';
import { lenderOf, stateOf } from './lent-database.ts';
import type { Database } from '../src/platform/db/database.ts';
import type { EmbeddedDatabase } from '../src/platform/db/embedded.ts';

const TABLES = `create table tool (id serial primary key, name text); create table maker (no text primary key); insert into maker values ('M1')`;

let started: number;
let isOpen: Set<EmbeddedDatabase>;
let lend: ReturnType<typeof lenderOf<void>>;
beforeEach(() => {
  started = 0;
  isOpen = new Set();
  lend = lenderOf<void>(async () => {
    const embedded = await startMigrated();
    started++;
    isOpen.add(embedded);
    const lendable = lendableOf(embedded);
    const database = lendable.open();
    await database.pool.query(TABLES);
    await database.close();
    const close = async () => {
      isOpen.delete(embedded);
      await embedded.close();
    };
    return { ...lendable, close };
  }, undefined);
});
afterEach(() => Promise.all([...isOpen].map((embedded) => embedded.close())));

async function use(work: (database: Database) => Promise<unknown>): Promise<void> {
  const { database, close } = await lend();
  try {
    await work(database);
  } finally {
    await close();
  }
}
const run = (statement: string) => use(({ pool }) => pool.query(statement));

describe.skipIf(process.env['TEST_DATABASE_URL'])('a database lent to one file after another', () => {
  it('is empty again, counts from one again, keeps what the migrations brought, and knows no setting, transaction or statement of the one before', async () => {
    await use(async ({ pool }) => {
      await pool.query(`insert into tool (name) values ('a'), ('b'); analyze tool`);
      const client = await pool.connect();
      await client.query(`set statement_timeout = 77; prepare one as select 1; begin; insert into tool (name) values ('c')`);
      client.release(true);
    });
    await use(async ({ pool }) => {
      expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
      expect((await pool.query('select name from pg_prepared_statements')).rows).toEqual([]);
      expect((await pool.query('select * from tool')).rows).toEqual([]);
      expect((await pool.query('select * from maker')).rows).toEqual([{ no: 'M1' }]);
      expect((await pool.query('select count(*) from migration')).rows[0].count).toBeGreaterThan(10);
      expect((await pool.query(`select from pg_stats where tablename = 'tool'`)).rowCount).toBe(0);
      expect((await pool.query(`insert into tool (name) values ('d') returning id`)).rows).toEqual([{ id: 1 }]);
    });
    expect(started).toBe(1);
  });

  it('is closed once it was changed, and another one for someone who comes meanwhile', async () => {
    await use(async ({ pool }) => {
      await run(`alter table tool add column note text`);
      expect([started, isOpen.size]).toEqual([2, 1]);
      await pool.query('select 1');
    });
    await run('select note from tool').catch((error: Error) => expect(error.message).toContain('note'));
    expect([started, isOpen.size]).toEqual([2, 1]);
  });

  it('is told from what it was by every change but of rows that go', () =>
    use(async (database) => {
      const before = await stateOf(database);
      const unseen: string[] = [];
      for (const change of [
        'create table another (id integer)',
        'alter table tool add column note text',
        'create index on tool (name)',
        `alter table tool add check (name <> '')`,
        `create function one() returns integer language sql as 'select 1'`,
        'create schema other',
        'delete from maker',
        `insert into maker values ('M2')`,
        `update maker set no = 'M3'`,
      ]) {
        await database.pool.query('begin');
        await database.pool.query(change);
        if (JSON.stringify(await stateOf(database)) === JSON.stringify(before)) unseen.push(change);
        await database.pool.query('rollback');
      }
      expect(unseen).toEqual([]);
      expect(await stateOf(database)).toEqual(before);
    }));
});
