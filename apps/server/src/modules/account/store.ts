/** Accounts and their identities. */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { account, accountIdentity } from './tables.ts';

export type AccountRow = typeof account.$inferInsert;
export type IdentityRow = typeof accountIdentity.$inferInsert;

/** Fills both tables; numbers and phones that are there already stay as they are. */
export async function insertAccounts(db: Db, rows: { accounts: readonly AccountRow[]; identities: readonly IdentityRow[] }): Promise<void> {
  if (rows.accounts.length > 0)
    await db
      .insert(account)
      .values([...rows.accounts])
      .onConflictDoNothing();
  if (rows.identities.length > 0)
    await db
      .insert(accountIdentity)
      .values([...rows.identities])
      .onConflictDoNothing();
}

export interface SignInAccount {
  accountNo: string;
  passwordHash: string | null;
  locked: boolean;
}

/** The account of a phone number, with what signing in must know. */
export async function findByPhone(db: Db, phone: string): Promise<SignInAccount | undefined> {
  const [row] = await db
    .select({ accountNo: account.accountNo, passwordHash: account.passwordHash, status: account.status })
    .from(account)
    .where(eq(account.phone, phone));
  return row && { accountNo: row.accountNo, passwordHash: row.passwordHash, locked: row.status !== 0 };
}

export async function isLocked(db: Db, accountNo: string): Promise<boolean> {
  const [row] = await db.select({ status: account.status }).from(account).where(eq(account.accountNo, accountNo));
  return row?.status !== 0;
}

/**
 * Makes `merchantNo` the one chosen identity. False when the account does not have it: nothing is changed then. Two tabs
 * that switch at once follow each other on the account's row.
 */
export async function chooseIdentity(db: Db, accountNo: string, merchantNo: string): Promise<boolean> {
  await db.execute(sql`select 1 from account where account_no = ${accountNo} for update`);
  const own = and(eq(accountIdentity.accountNo, accountNo), eq(accountIdentity.merchantNo, merchantNo));
  const [found] = await db.select({ merchantNo: accountIdentity.merchantNo }).from(accountIdentity).where(own);
  if (!found) return false;
  await db
    .update(accountIdentity)
    .set({ chooseOn: false })
    .where(and(eq(accountIdentity.accountNo, accountNo), accountIdentity.chooseOn));
  await db.update(accountIdentity).set({ chooseOn: true }).where(own);
  return true;
}
