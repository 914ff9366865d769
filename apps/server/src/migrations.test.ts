/** The tables that stores speak of are the tables that the migrations make. */
import { openTestDatabase, type TestDatabase } from '@portal/server/testkit/database';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from './platform/db/migrate.ts';

const modules = new URL('./modules/', import.meta.url);
const tables: ReturnType<typeof getTableConfig>[] = [];
for (const room of readdirSync(modules)) {
  const files = readdirSync(new URL(`${room}/`, modules));
  if (!files.includes('tables.ts')) continue;
  const declared = (await import(new URL(`${room}/tables.ts`, modules).href)) as Record<string, unknown>;
  tables.push(...Object.values(declared).flatMap((value) => (is(value, PgTable) ? [getTableConfig(value)] : [])));
}

describe('the migrations', () => {
  let test: TestDatabase;
  let columns: Map<string, { nullable: boolean }>;
  beforeAll(async () => {
    test = await openTestDatabase();
    const { rows } = await test.database.pool.query<{ table_name: string; column_name: string; is_nullable: string }>(
      `select table_name, column_name, is_nullable from information_schema.columns where table_schema = 'public'`,
    );
    columns = new Map(rows.map((row) => [`${row.table_name}.${row.column_name}`, { nullable: row.is_nullable === 'YES' }]));
  });
  afterAll(() => test.close());

  it('are applied once', async () => expect(await migrate(test.database)).toEqual([]));

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

  it.each(tables.map((table) => [table.name, table] as const))('make %s with the columns and the nullability its room believes', (name, table) => {
    const believed = table.columns.map((column) => ({ column: `${name}.${column.name}`, nullable: !column.notNull }));
    const made = believed.map(({ column }) => ({ column, nullable: columns.get(column)?.nullable }));
    expect(made).toEqual(believed);
  });
});
