/** Work that runs by the clock, by pg-boss in the same database: on several nodes each run happens once. */
import { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { withConnection } from '../db/transaction.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import type { Job } from './job.ts';

export interface Jobs {
  /** Runs a job now, once, whatever the clock says. */
  runSoon(name: string): Promise<void>;
  /** Waits up to 5 s for what is running. */
  stop(): Promise<void>;
}

/** Seldom, because each look takes the embedded database's only connection for a moment. */
const LOOK_SECONDS = 30;

/** Starts the clock. A job that throws is logged and tried again by pg-boss; the portal goes on. */
export async function startJobs(deps: { database: Database; clock: Clock; log: Logger; jobs: readonly Job[]; lookSeconds?: number }): Promise<Jobs> {
  const { database, clock, log, jobs, lookSeconds = LOOK_SECONDS } = deps;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => executeSql(database, text, values) },
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'pgboss',
    superviseIntervalSeconds: 300,
    monitorIntervalSeconds: 300,
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: lookSeconds,
    clockMonitorIntervalSeconds: 600,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs: the database did not answer'));
  await boss.start();
  for (const job of jobs) {
    // a second run waits for the first, and no third is queued
    await boss.createQueue(job.name, { policy: 'stately', retryLimit: 2, expireInSeconds: 600 });
    await boss.work(job.name, { pollingIntervalSeconds: lookSeconds }, async () => {
      const began = performance.now();
      try {
        await job.run({ database, now: clock.now(), log });
        log.debug({ job: job.name, ms: Math.round(performance.now() - began) }, 'job done');
      } catch (error) {
        log.error({ err: error, job: job.name }, 'job failed');
        throw error;
      }
    });
    await boss.schedule(job.name, job.cron, null, { tz: 'Asia/Shanghai' });
  }
  for (const { name } of await boss.getSchedules()) if (!jobs.some((job) => job.name === name)) await boss.unschedule(name);
  return {
    runSoon: async (name) => void (await boss.send(name)),
    stop: () => boss.stop({ graceful: true, timeout: 5_000, close: false }),
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
