/** The tables that stores speak of are the tables that the migrations make. */
import { openTestDatabase, type TestDatabase } from '@portal/server/testkit/database';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMigrations, migrate } from './platform/db/migrate.ts';

const modules = new URL('./modules/', import.meta.url);
const tables: ReturnType<typeof getTableConfig>[] = [];
for (const file of readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('tables.ts'))) {
  const declared = (await import(new URL(file, modules).href)) as Record<string, unknown>;
  tables.push(...Object.values(declared).flatMap((value) => (is(value, PgTable) ? [getTableConfig(value)] : [])));
}

/** Tables that no room speaks of: the migrations' own, and the door's answers to calls that come twice. */
const NO_ROOMS = ['migration', 'idempotency_key'];
const plain = (type: string): string => type.replaceAll(' ', '');

describe('the migrations', () => {
  let test: TestDatabase;
  let columns: Map<string, { nullable: boolean; type: string }>;
  beforeAll(async () => {
    test = await openTestDatabase();
    const { rows } = await test.database.pool.query<{ name: string; nullable: boolean; type: string }>(
      `select c.relname || '.' || a.attname as name, not a.attnotnull as nullable, format_type(a.atttypid, a.atttypmod) as type
       from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`,
    );
    columns = new Map(rows.map(({ name, nullable, type }) => [name, { nullable, type: plain(type) }]));
  });
  afterAll(() => test.close());

  it('have a number each, so that all databases go the same way', async () => {
    const numbers = (await listMigrations()).map(({ name }) => name.slice(0, 4));
    expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
  });

  it('are applied once', async () => expect(await migrate(test.database)).toEqual([]));

  it('are one question to the database each: what one has locked waits for no answer of this process', async () => {
    let asked = 0;
    const decide = (): undefined => void asked++;
    const older = await openTestDatabase({ url: undefined, decide, prepare: ({ pool }) => migrate({ pool }, { only: new Set(['0001-people.sql']) }) });
    const before = asked;
    const applied = await migrate(older.database);
    // besides: the lock, its table, what is there, and the lock again
    expect(asked - before).toBe(applied.length + 4);
    await older.close();
  });

  it('refuse a database that has gone further than this program', async () => {
    await test.database.pool.query(`insert into migration (name, hash) values ('9999-from-the-future.sql', 'x')`);
    await expect(migrate(test.database)).rejects.toThrow('9999-from-the-future.sql');
    await test.database.pool.query(`delete from migration where name = '9999-from-the-future.sql'`);
  });

  it('refuse to go on when an applied one has changed', async () => {
    const { rows } = await test.database.pool.query<{ hash: string }>(`select hash from migration where name = '0002-goods.sql'`);
    await test.database.pool.query(`update migration set hash = 'x' where name = '0002-goods.sql'`);
    await expect(migrate(test.database)).rejects.toThrow('0002-goods.sql has changed');
    await test.database.pool.query(`update migration set hash = $1 where name = '0002-goods.sql'`, [rows[0]?.hash]);
  });

  it('make every table the rooms speak of', () => expect(tables.length).toBeGreaterThan(15));

  it('make no table that no room speaks of', () => {
    const made = new Set([...columns.keys()].map((name) => name.split('.')[0]));
    const known = new Set([...tables.map(({ name }) => name), ...NO_ROOMS]);
    expect([...made].filter((name) => !known.has(name ?? ''))).toEqual([]);
  });

  it.each(tables.map((table) => [table.name, table] as const))('make %s with the columns, types and nullability its room believes', (name, table) => {
    const believed = table.columns.map((column) => ({ column: `${name}.${column.name}`, nullable: !column.notNull, type: plain(column.getSQLType()) }));
    const made = believed.map(({ column }) => ({ column, ...columns.get(column) }));
    expect(made).toEqual(believed);
  });
});
