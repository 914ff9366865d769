import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './database.ts';

const LOOK_AGAIN_MS = 100;
/** Longer than any request's transaction lives (database.ts); what lasts longer is upkeep, which writes nothing for visitors. */
const LONGEST_MS = 45_000;

/** Waits until every transaction that had begun in this database has ended, of whichever process: what they read before is then written and seen, or never will be. */
export async function olderTransactionsEnd({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const { rows } = await pool.query<{ at: string }>(`select clock_timestamp()::text as at`);
  for (let waited = 0; waited < LONGEST_MS; waited += LOOK_AGAIN_MS) {
    const older = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start < $1::timestamptz limit 1`,
      [rows[0]?.at],
    );
    if (older.rows.length === 0) return;
    await wait(LOOK_AGAIN_MS);
  }
}
