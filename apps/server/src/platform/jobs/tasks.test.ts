import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testkit/database.ts';
import { systemClock } from '../clock.ts';
import type { PoolClient } from 'pg';
import { rowsOf, sql, type Database } from '../db/database.ts';
import { createLog } from '../log.ts';
import { followedTransaction, nothingFollows } from './followed-transaction.ts';
import { openJobs, type Jobs } from './jobs.ts';
import type { Task } from './task.ts';

interface Performed {
  mark: string;
  taskId: string;
}

const ON_POSTGRES = process.env['TEST_DATABASE_URL'];
const kinds: readonly (string | undefined)[] = ON_POSTGRES ? [undefined, ON_POSTGRES] : [undefined];

describe.each(kinds)('a task, on PostgreSQL at %s', (url) => {
  let test: TestDatabase;
  let jobs: Jobs | undefined;
  let performed: Performed[] = [];
  let faults = 0;
  let lookedFor: string[] = [];
  const log = createLog({ level: 'silent' });
  const mark: Task<{ mark: string }> = {
    name: 'mark',
    async perform({ taskId }, { mark: text }) {
      if (faults-- > 0) throw new Error('no ink');
      performed.push({ mark: text, taskId });
    },
  };
  /** As a process that starts; `looks`: whether it looks for work that nobody has hurried. */
  const start = async (looks = true): Promise<Jobs> => {
    lookedFor = [];
    jobs = openJobs({ database: toldOfLooks(test.database, (queue) => lookedFor.push(queue)), clock: systemClock, log, lookSeconds: looks ? 1 : 40 });
    await jobs.start({ jobs: [], tasks: [{ name: mark.name, perform: (at, payload) => mark.perform(at, payload as { mark: string }, undefined) }] });
    return jobs;
  };
  /** A worker looks once when it begins. What is committed before that would be found without being hurried. */
  const firstLook = () => expect.poll(() => lookedFor, { timeout: 15_000 }).toContain('mark');
  const marks = () => performed.map((each) => each.mark);
  const waiting = () => rowsOf(test.database.db, sql`select data from pgboss.job where name = 'mark' and state in ('created', 'retry', 'active')`);

  beforeAll(async () => {
    test = await openTestDatabase({ url });
  });
  afterAll(() => test.close());
  afterEach(async () => {
    await jobs?.stop();
    performed = [];
    faults = 0;
    await test.database.pool.query('delete from pgboss.job');
  });

  it('is performed soon after the commit, once, without anyone looking', async () => {
    const transaction = followedTransaction(test.database, await start(false));
    await firstLook();
    await transaction(async (_db, afterCommit) => {
      await afterCommit(mark, { mark: 'signed' });
      expect(performed).toEqual([]);
    });
    await expect.poll(marks, { timeout: 15_000 }).toEqual(['signed']);
    await expect.poll(waiting, { timeout: 15_000 }).toEqual([]);
  });

  it('is not there when the transaction is undone', async () => {
    const transaction = followedTransaction(test.database, await start());
    const undone = transaction(async (_db, afterCommit) => {
      await afterCommit(mark, { mark: 'never' });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await waiting()).toEqual([]);
    await transaction((_db, afterCommit) => afterCommit(mark, { mark: 'later' }));
    await expect.poll(marks, { timeout: 15_000 }).toEqual(['later']);
  });

  it('that was committed before the process was killed is performed by the next', async () => {
    const killed = await start(false);
    // killed between commit and work: nothing hurries it, nothing looks, nothing is said in farewell
    const quiet = { add: killed.add, hurry: () => {} };
    await firstLook();
    await followedTransaction(test.database, quiet)((_db, afterCommit) => afterCommit(mark, { mark: 'survives' }));
    expect(await waiting()).toHaveLength(1);
    expect(performed).toEqual([]);
    await start();
    await expect.poll(marks, { timeout: 15_000 }).toEqual(['survives']);
    await killed.stop();
  });

  it('that fails is tried again, under the same id', async () => {
    const transaction = followedTransaction(test.database, await start());
    faults = 1;
    await transaction((_db, afterCommit) => afterCommit(mark, { mark: 'at last' }));
    await expect.poll(() => faults, { timeout: 15_000 }).toBe(0);
    const written = () => rowsOf<{ id: string; state: string }>(test.database.db, sql`select id, state from pgboss.job where name = 'mark'`);
    await expect.poll(async () => (await written()).map(({ state }) => state), { timeout: 15_000 }).toEqual(['retry']);
    const [row] = await written();
    await test.database.pool.query(`update pgboss.job set start_after = now() where name = 'mark'`);
    await expect.poll(() => performed, { timeout: 15_000 }).toEqual([{ mark: 'at last', taskId: row?.id }]);
  });

  it('cannot be written down while there is no queue, nor where there is no transaction', async () => {
    const unopened = openJobs({ database: test.database, clock: systemClock, log });
    const early = followedTransaction(test.database, unopened)((_db, afterCommit) => afterCommit(mark, { mark: 'early' }));
    await expect(early).rejects.toMatchObject({ message: 'no queue for mark yet' });
    await expect(nothingFollows(mark, { mark: 'nowhere' })).rejects.toThrow('no transaction');
  });
});

/** Tells of every look for work that the database has answered, by the name of its queue. */
function toldOfLooks(database: Database, tell: (queue: string) => void): Database {
  const { pool } = database;
  const looking = <Client extends PoolClient>(client: Client): Client =>
    new Proxy(client, {
      get(of, name) {
        const value: unknown = Reflect.get(of, name);
        if (name !== 'query') return typeof value === 'function' ? (value.bind(of) as unknown) : value;
        return async (text: string, ...values: unknown[]) => {
          const answer = await (value as (...all: unknown[]) => Promise<unknown>).call(of, text, ...values);
          const queue = text.includes('SKIP LOCKED') ? /\bname = '([\w-]+)'/.exec(text)?.[1] : undefined;
          if (queue !== undefined) tell(queue);
          return answer;
        };
      },
    });
  const connect = async () => looking(await pool.connect());
  return { ...database, pool: new Proxy(pool, { get: (of, name) => (name === 'connect' ? connect : (Reflect.get(of, name) as unknown)) }) };
}
