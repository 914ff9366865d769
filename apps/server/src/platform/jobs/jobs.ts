/** Work by the clock and work after a commit, by pg-boss in the same database: on several nodes each run happens once. */
import { AppError, unavailable } from '@portal/contract/core';
import type { PgBoss } from 'pg-boss';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { withConnection } from '../db/transaction.ts';
import type { Logger } from '../log.ts';
import type { Job } from './job.ts';
import type { BoundTask, TaskQueue } from './task.ts';

export interface Jobs extends TaskQueue {
  /** Begins the work. Until then, and when this fails, the portal goes on without it. */
  start(work: { jobs: readonly Job[]; tasks: readonly BoundTask[] }): Promise<void>;
  /** Runs a job now, once, whatever the clock says. */
  runSoon(name: string): Promise<void>;
  /** Waits up to 5 s for what is running. */
  stop(): Promise<void>;
}

export interface JobsDeps {
  database: Database;
  clock: Clock;
  log: Logger;
  lookSeconds?: number;
}

/** Seldom, because each look takes the embedded database's only connection for a moment. */
const LOOK_SECONDS = 30;
/** Work whose process was killed is none after so long without a sign of life: seen, told to the queue and looked for, it is begun anew within about a minute (PAYMENT-6). */
const HEARTBEAT = { heartbeatSeconds: 20 } as const;
/** About a day of tries: 15 s, 30 s, 1 min … 2 h. */
const TASK_RUNS = {
  retryLimit: 20,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 7_200,
  expireInSeconds: 120,
  deleteAfterSeconds: 86_400,
  ...HEARTBEAT,
} as const;
const JOB_RUNS = { retryLimit: 2, expireInSeconds: 600, ...HEARTBEAT } as const;

/** A job or task that throws is logged and tried again by pg-boss; the portal goes on. */
export function openJobs({ database, clock, log, lookSeconds = LOOK_SECONDS }: JobsDeps): Jobs {
  const pollingIntervalSeconds = lookSeconds;
  const signSeconds = Math.max(1, Math.round(lookSeconds / 2));
  const workers = new Map<string, string>();
  let boss: PgBoss | undefined;
  let starting: Promise<void> | undefined;

  async function start({ jobs, tasks }: Parameters<Jobs['start']>[0]): Promise<void> {
    // loaded only where it runs: not by a start that only takes a backup, nor by tests
    const { PgBoss } = await import('pg-boss');
    const started = new PgBoss({
      db: { executeSql: (text, values) => executeSql(database, text, values) },
      backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
      schema: 'pgboss',
      superviseIntervalSeconds: signSeconds,
      monitorIntervalSeconds: signSeconds,
      // a worker leaves alone what its copy of the queue says is under way
      queueCacheIntervalSeconds: signSeconds,
      cronMonitorIntervalSeconds: 45,
      cronWorkerIntervalSeconds: lookSeconds,
      clockMonitorIntervalSeconds: 600,
    });
    started.on('error', (error) => log.error({ err: error }, 'jobs: the database did not answer'));
    await started.start();
    boss = started;
    const told = async (what: object, work: () => Promise<void>): Promise<void> => {
      const began = performance.now();
      try {
        await work();
        log.debug({ ...what, ms: Math.round(performance.now() - began) }, 'job done');
      } catch (error) {
        log.error({ ...what, err: error }, 'job failed');
        throw error;
      }
    };
    const there = new Map((await started.getQueues()).map((queue) => [queue.name, queue.heartbeatSeconds]));
    const queue = async (name: string, runs: typeof TASK_RUNS | typeof JOB_RUNS, made: { policy?: 'stately' } = {}): Promise<void> => {
      if (!there.has(name)) return started.createQueue(name, { ...made, ...runs });
      // one of an earlier version keeps what it was made with
      if (there.get(name) !== runs.heartbeatSeconds) await started.updateQueue(name, runs);
    };
    for (const task of tasks) {
      await queue(task.name, TASK_RUNS);
      const worker = await started.work<object>(task.name, { pollingIntervalSeconds, batchSize: 1 }, async ([job]) => {
        if (job) await told({ job: task.name, taskId: job.id }, () => task.perform({ database, now: clock.now(), log, taskId: job.id }, job.data));
      });
      workers.set(task.name, worker);
    }
    for (const job of jobs) {
      // a second run waits for the first, and no third is queued
      await queue(job.name, JOB_RUNS, { policy: 'stately' });
      await started.work(job.name, { pollingIntervalSeconds }, () => told({ job: job.name }, () => job.run({ database, now: clock.now(), log })));
      await started.schedule(job.name, job.cron, null, { tz: 'Asia/Shanghai' });
    }
    for (const { name } of await started.getSchedules()) if (!jobs.some((job) => job.name === name)) await started.unschedule(name);
  }

  return {
    start: (work) => (starting = start(work)),
    async add(db, name, payload) {
      // its place must be known already: asking for it would wait for the connection that this transaction holds
      if (!boss || !workers.has(name)) throw new AppError(unavailable, { message: `no queue for ${name} yet` });
      await boss.send(name, payload, { db: { executeSql: (text: string, values?: unknown[]) => db.$client.query(text, values) } });
    },
    hurry(names) {
      for (const name of names) {
        const worker = workers.get(name);
        if (worker !== undefined) boss?.notifyWorker(worker);
      }
    },
    runSoon: async (name) => void (await boss?.send(name)),
    async stop() {
      // what begins after a stop would ask a database that is closed
      await starting?.catch(() => {});
      await boss?.stop({ graceful: true, timeout: 5_000, close: false });
    },
  };
}

/** A failed statement must not leave its transaction open on a connection that others will borrow. */
export function executeSql(database: Pick<Database, 'pool'>, text: string, values: unknown[] | undefined): Promise<{ rows: unknown[] }> {
  return withConnection(database.pool, async (client) => {
    try {
      return values && values.length > 0 ? await client.query(text, values) : await client.query(text);
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
  });
}
