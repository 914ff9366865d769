import { openTestDatabase, type TestDatabase } from '@portal/server/testkit/database';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { systemClock } from '../clock.ts';
import type { Job } from './job.ts';
import type { BoundTask } from './task.ts';
import { executeSql, openJobs, type Jobs } from './jobs.ts';

let test: TestDatabase;
let jobs: Jobs | undefined;
const lines: { job?: string; msg: string }[] = [];
const log = createLog({ level: 'error', destination: { write: (line) => void lines.push(JSON.parse(line) as { msg: string }) } });
const start = async (list: readonly Job[], tasks: readonly BoundTask[] = [], lookSeconds = 1) => {
  jobs = openJobs({ database: test.database, clock: systemClock, log, lookSeconds });
  await jobs.start({ jobs: list, tasks });
  return jobs;
};

beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
});
const schedules = async () => (await test.database.pool.query('select name, cron, timezone from pgboss.schedule order by name')).rows;

describe('jobs', () => {
  it('run when asked for, on the database at hand, beside ordinary queries', async () => {
    let runs = 0;
    const { runSoon } = await start([
      { name: 'count', cron: '7 * * * *', run: async () => void (runs += Number((await test.database.pool.query('select 1 as one')).rows[0].one)) },
    ]);
    await runSoon('count');
    await expect.poll(() => runs, { timeout: 15_000 }).toBe(1);
    expect(await schedules()).toEqual([{ name: 'count', cron: '7 * * * *', timezone: 'Asia/Shanghai' }]);
  });

  it('that fail are logged, and the others go on', async () => {
    let runs = 0;
    const { runSoon } = await start([
      { name: 'broken', cron: '0 3 * * *', run: () => Promise.reject(new Error('no such shelf')) },
      { name: 'sound', cron: '0 4 * * *', run: async () => void runs++ },
    ]);
    await runSoon('broken');
    await runSoon('sound');
    await expect.poll(() => runs, { timeout: 15_000 }).toBe(1);
    await expect.poll(() => lines.some(({ job, msg }) => job === 'broken' && msg === 'job failed'), { timeout: 15_000 }).toBe(true);
    await expect(test.database.ping(2_000)).resolves.toBeUndefined();
  });

  it('that are no longer named lose their place in the timetable', async () => {
    await start([{ name: 'sound', cron: '0 5 * * *', run: async () => {} }]);
    expect(await schedules()).toEqual([{ name: 'sound', cron: '0 5 * * *', timezone: 'Asia/Shanghai' }]);
  });

  it('of a process that was killed run again without waiting for what it left behind', async () => {
    let runs = 0;
    const left: Job = { name: 'left', cron: '0 6 * * *', run: async () => void runs++ };
    const state = async () => (await test.database.pool.query("select state from pgboss.job where name = 'left'")).rows.map((row) => row.state as string);
    const first = await start([left]);
    await first.runSoon('left');
    await expect.poll(state, { timeout: 15_000 }).toEqual(['completed']);
    await first.stop();
    // what a killed process leaves: a run that is under way and gives no sign of life
    await test.database.pool.query(
      "update pgboss.job set state = 'active', started_on = now(), completed_on = null, heartbeat_on = now() - interval '31 seconds' where name = 'left'",
    );
    await start([left]);
    await expect.poll(() => runs, { timeout: 30_000 }).toBe(2);
  }, 60_000);

  it('leave no transaction open behind a statement that fails in the middle', async () => {
    const halfDone = 'begin; create table half_done (id integer); select 1 / 0; commit';
    await expect(executeSql(test.database, halfDone, undefined)).rejects.toThrow(/division by zero/);
    const answers = await Promise.all(Array.from({ length: 10 }, () => test.database.pool.query('select 1 as one')));
    expect(answers.map(({ rows }) => rows[0].one)).toEqual(Array(10).fill(1));
    await expect(test.database.pool.query('select * from half_done')).rejects.toThrow(/does not exist/);
  });
});
