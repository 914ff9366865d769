import type { PgTable } from 'drizzle-orm/pg-core';
import { sql, type Db } from './database.ts';

/** Whether a table holds anything. */
export const hasRows = async (db: Db, table: PgTable): Promise<boolean> =>
  (
    await db
      .select({ one: sql`1` })
      .from(table)
      .limit(1)
  ).length > 0;
