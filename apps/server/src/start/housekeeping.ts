/** What the portal tidies up by itself, by the clock. */
import { forgetExpired } from '../modules/account/index.ts';
import type { Clock } from '../platform/clock.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { IDEMPOTENCY_LIFETIME_MS } from '../platform/http/idempotency.ts';
import type { Job } from '../platform/jobs/jobs.ts';

export function housekeeping({ database, clock }: { database: Database; clock: Clock }): Job[] {
  const forget: Job = {
    name: 'forget-expired',
    cron: '7 * * * *',
    async run() {
      await database.transaction(async (db) => {
        await forgetExpired(db, clock.now());
        await db.execute(sql`delete from idempotency_key where gmt_create < ${new Date(clock.now() - IDEMPOTENCY_LIFETIME_MS).toISOString()}`);
      });
    },
  };
  if (database.kind === 'postgres') return [forget];
  // the embedded database has no autovacuum: statistics for its planner, and the marks that tell a table cut short
  const tend: Job = { name: 'tend-database', cron: '37 3 * * *', run: async () => void (await database.pool.query('vacuum (analyze)')) };
  return [forget, tend];
}
