import { openTestDatabase } from '@portal/server/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql, type Database } from './database.ts';
import { namedStatement } from './named-statement.ts';
import { given, reading, readings } from './readings.ts';

let database: Database;
let close: () => Promise<void>;
beforeAll(async () => void ({ database, close } = await openTestDatabase()));
afterAll(() => close());

/** More often than PostgreSQL tries plans for just the values it is given (5). */
const TIMES = 8;

it('a statement of several rooms is planned once a connection, also where a plan for just these values looks cheaper', async () => {
  const read = readings('read_often', {
    seldom: reading<{ kind: string }, { n: number }, number>(
      sql`select count(*)::integer as n from planned p join planned q on q.id = p.id where p.kind = ${given('kind')}`,
      ([row]) => row?.n ?? 0,
    ),
  });
  await database.transaction(async (db) => {
    await db.execute(sql`create table planned as select g as id, case when g < 5 then 'seldom' else 'often' end as kind from generate_series(1, 5000) g`);
    await db.execute(sql`create index planned_kind on planned (kind)`);
    await db.execute(sql`analyze planned`);
    for (let time = 0; time < TIMES; time++) expect(await read(db, { kind: 'seldom' })).toEqual({ seldom: 4 });
    const { rows } = await db.execute(sql`select generic_plans::integer as kept from pg_prepared_statements where name like 'read_often%'`);
    expect(rows).toEqual([{ kept: TIMES - 5 }]);
    await db.execute(sql`drop table planned`);
  });
});

it('a value that stands in a statement several times travels once, one that has another type elsewhere twice', async () => {
  const statement = namedStatement<null, { nos: readonly string[]; count: string }>(
    'said_twice',
    () => sql`select 'a' = any(${given('nos', 'text[]')}) as a, 'b' = any(${given('nos', 'text[]')}) as b,
      ${given('count', 'integer')} + 1 as more, ${given('count')} || '1' as beside, ${'c'}::text as own`,
  );
  const sent: unknown[] = [];
  const { $client: client } = database.db;
  const listening = { $client: { query: (query: { text: string; values: unknown[] }) => (sent.push(query.values), client.query(query)) } };
  expect(await statement.rows(listening as never, null, { nos: ['a'], count: '4' })).toEqual([{ a: true, b: false, more: 5, beside: '41', own: 'c' }]);
  expect(sent).toEqual([[['a'], '4', '4', 'c']]);
});
