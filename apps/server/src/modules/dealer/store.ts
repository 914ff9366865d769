import type { Db } from '../../platform/db/database.ts';
import { dealer, dealerBinding } from './tables.ts';

export type DealerRow = typeof dealer.$inferInsert;
export type DealerBindingRow = typeof dealerBinding.$inferInsert;

/** Adds dealers, whose enterprises must be there; numbers that are there already stay as they are. */
export async function insertDealers(db: Db, rows: readonly DealerRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(dealer)
      .values([...rows])
      .onConflictDoNothing();
}

/** Adds bindings; a pair that is bound already stays as it is. */
export async function insertDealerBindings(db: Db, rows: readonly DealerBindingRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(dealerBinding)
      .values([...rows])
      .onConflictDoNothing();
}
