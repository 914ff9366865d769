import type { Db } from '../../platform/db/database.ts';
import { enterprise } from './tables.ts';

export type EnterpriseRow = typeof enterprise.$inferInsert;

/** Adds enterprises; numbers that are there already stay as they are. */
export async function insertEnterprises(db: Db, rows: readonly EnterpriseRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(enterprise)
      .values([...rows])
      .onConflictDoNothing();
}
