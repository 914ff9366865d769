import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { isFrozen } from '../enterprise/index.ts';
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

/** Dealers as a table (one that is frozen is not open), for a higher room's reading that must be one statement. */
export const dealerRows = sql`(select merchant_no, contact_phone, case when ${isFrozen(sql`dealer.merchant_no`)} then 0 else status end as status, groups from dealer)`;

/**
 * The dealer ordered from, by an identity's number or, where that is null, by the account's, as an expression for such a reading:
 * the chosen binding, else the default one, else the oldest.
 */
export const boundShopNo = ({ accountNo, merchantNo }: { accountNo: SQL; merchantNo: SQL }): SQL => sql`coalesce(
  (select b.parent_merchant_no from dealer_binding b where b.merchant_no = ${merchantNo} order by b.choosing desc, b.default_status desc, b.id limit 1),
  case when ${merchantNo} is null then
    (select b.parent_merchant_no from dealer_binding b where b.account_no = ${accountNo} order by b.choosing desc, b.default_status desc, b.id limit 1) end)`;

/** Bindings a person has without an enterprise, with where they said to be. */
export const listBindingsOfAccount = (db: Db, accountNo: string): Promise<(typeof dealerBinding.$inferSelect)[]> =>
  db.select().from(dealerBinding).where(eq(dealerBinding.accountNo, accountNo));

export async function deleteBindingsOfAccount(db: Db, accountNo: string): Promise<void> {
  await db.delete(dealerBinding).where(eq(dealerBinding.accountNo, accountNo));
}
