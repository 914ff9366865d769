import type { Database } from './database.ts';

/** The planner's figures of the whole database. A fresh table has none, and the embedded database nobody who makes them in time. */
export async function analyseDatabase({ kind, pool }: Pick<Database, 'kind' | 'pool'>): Promise<void> {
  await pool.query(kind === 'embedded' ? 'vacuum (analyze)' : 'analyze');
}
