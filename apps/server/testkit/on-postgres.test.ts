import { afterAll, expect, it } from 'vitest';
import { lenderOf, type Lendable } from './lent-database.ts';
import { dropRun, startOnPostgres } from './on-postgres.ts';
import { aPerson } from './people.ts';
import type { Database } from '../src/platform/db/database.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';
const PLAIN = { connections: 2 };

const isOpen = new Set<Lendable<typeof PLAIN>>();
let started = 0;
const lend = lenderOf(async () => {
  started++;
  const one = await startOnPostgres(url, 'migrated');
  isOpen.add(one);
  return { ...one, close: () => one.close().finally(() => isOpen.delete(one)) };
}, PLAIN);
afterAll(() => Promise.all([...isOpen].map((one) => one.close())));

async function use(work: (database: Database) => Promise<unknown>): Promise<void> {
  const { database, close } = await lend(PLAIN);
  try {
    await work(database);
  } finally {
    await close();
  }
}
const oneOf = async ({ pool }: Database, statement: string): Promise<unknown> =>
  Object.values((await pool.query<Record<string, unknown>>(statement)).rows[0] ?? {})[0];

it.skipIf(url === '')(
  'is lent empty to the next, whatever it held: few rows, many, and what the planner knew of them; once changed it is dropped',
  async () => {
    const name = 'select current_database()';
    let first: unknown;
    await use(async (database) => {
      first = await oneOf(database, name);
      await aPerson(database);
      await database.pool.query(`insert into region (code, name, level, has_next) select 'r' || n, repeat('x', 90), 1, false from generate_series(1, 9000) n`);
      await database.pool.query('analyze account; analyze region');
    });
    await use(async (database) => {
      expect(await oneOf(database, name)).toBe(first);
      expect(await oneOf(database, 'select count(*) from account')).toBe(0);
      expect(await oneOf(database, 'select count(*) from region')).toBe(0);
      expect(await oneOf(database, `select max(reltuples) from pg_class where relname in ('account', 'region')`)).toBe(-1);
      expect(await oneOf(database, `select count(*) from pg_stats where tablename in ('account', 'region')`)).toBe(0);
      await database.pool.query('create index on account (nickname)');
    });
    await use(async (database) => expect(await oneOf(database, name)).not.toBe(first));
    expect([started, isOpen.size]).toEqual([2, 1]);
  },
);

it.skipIf(url === '')('is dropped at the end of its run, and of no other', async () => {
  const [ended, other] = [await startOnPostgres(url, 'empty', 0), await startOnPostgres(url, 'empty', 1)];
  const database = other.open(PLAIN);
  const left = () => oneOf(database, `select string_agg(substr(datname, 13, 2), ' ') from pg_database where datname ~ '^portal_test_[01]_'`);
  expect(
    String(await left())
      .split(' ')
      .toSorted(),
  ).toEqual(['0_', '1_']);
  await dropRun(url, 0);
  expect(await left()).toBe('1_');
  await database.close();
  await other.close();
  await expect(ended.close()).rejects.toThrow('does not exist');
});
