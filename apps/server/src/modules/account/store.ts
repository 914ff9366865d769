/** Accounts and their identities. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { rowsOf, type Db } from '../../platform/db/database.ts';
import { hasRows } from '../../platform/db/has-rows.ts';
import { enterpriseRows } from '../enterprise/index.ts';
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

/** Every account that may sign in. */
export async function listAccountNos(db: Db): Promise<string[]> {
  const rows = await db.select({ accountNo: account.accountNo }).from(account).where(eq(account.status, 0)).orderBy(account.accountNo);
  return rows.map(({ accountNo }) => accountNo);
}

export interface SignInAccount {
  accountNo: string;
  passwordHash: string | null;
  locked: boolean;
  /** When it is to be closed; null: it is not. */
  gmtClose: Date | null;
}

/** The account of a phone number, with what signing in must know. */
export async function findByPhone(db: Db, phone: string): Promise<SignInAccount | undefined> {
  const [row] = await db
    .select({ accountNo: account.accountNo, passwordHash: account.passwordHash, status: account.status, gmtClose: account.gmtClose })
    .from(account)
    .where(eq(account.phone, phone));
  return row && { accountNo: row.accountNo, passwordHash: row.passwordHash, locked: row.status !== 0, gmtClose: row.gmtClose };
}

/** What changing a password or a number must know of the account's owner. */
export async function findSecrets(db: Db, accountNo: string): Promise<Secrets | undefined> {
  const [row] = await secretsOf(db, accountNo);
  return row;
}

/**
 * The same, and the account's row is held to the end of the transaction: changes of password, number and sessions follow each other,
 * and what was proved before is compared with what holds now. A session may begin meanwhile: whoever spends a hand-over code holds that
 * row and needs this one only to be there, so that neither waits for the other in a circle.
 */
export async function lockAccount(db: Db, accountNo: string): Promise<Secrets | undefined> {
  const [row] = await secretsOf(db, accountNo).for('no key update');
  return row;
}

interface Secrets {
  phone: string;
  passwordHash: string | null;
  /** Id of the file. */
  avatar: string | null;
}

const secretsOf = (db: Db, accountNo: string) =>
  db.select({ phone: account.phone, passwordHash: account.passwordHash, avatar: account.avatar }).from(account).where(eq(account.accountNo, accountNo));

/** Adds an account; false where the number has one by now. */
export async function insertAccount(db: Db, row: AccountRow): Promise<boolean> {
  await lockPhone(db, row.phone);
  const made = await db.insert(account).values(row).onConflictDoNothing().returning({ accountNo: account.accountNo });
  return made.length > 0;
}

export async function updateAccount(db: Db, accountNo: string, change: Partial<Pick<AccountRow, 'passwordHash' | 'nickname' | 'avatar'>>): Promise<void> {
  await db.update(account).set(change).where(eq(account.accountNo, accountNo));
}

/** Whoever wants a number for an account follows whoever else does. Held to the end of the transaction. */
async function lockPhone(db: Db, phone: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone|${phone}`}, 0))`);
}

/** Whether an account may have this number: nobody else has it. Two that want one number follow each other on it. */
export async function isPhoneFree(db: Db, accountNo: string, phone: string): Promise<boolean> {
  await lockPhone(db, phone);
  const [holder] = await db.select({ accountNo: account.accountNo }).from(account).where(eq(account.phone, phone));
  return !holder || holder.accountNo === accountNo;
}

/**
 * Gives the account another number. It keeps everybody off the row, those too who begin a session: hand-over codes and sessions are
 * ended before it, or this change and an exchange wait for each other.
 */
export async function updatePhone(db: Db, accountNo: string, phone: string): Promise<void> {
  await db.update(account).set({ phone }).where(eq(account.accountNo, accountNo));
}

/** Whether nobody may sign in to it: locked, closed, or resting before it is closed. */
export async function isLocked(db: Db, accountNo: string): Promise<boolean> {
  const [row] = await db.select({ status: account.status, gmtClose: account.gmtClose }).from(account).where(eq(account.accountNo, accountNo));
  return row?.status !== 0 || row.gmtClose !== null;
}

/** Whether the account is open, held so to the end of the transaction: who closes it follows. */
export async function lockOpenAccount(db: Db, accountNo: string): Promise<boolean> {
  await lockAccount(db, accountNo);
  return !(await isLocked(db, accountNo));
}

/** Everybody who acts for an enterprise, or its owners alone. */
export async function listPeopleOf(db: Db, merchantNo: string, who: 'everybody' | 'owners'): Promise<string[]> {
  const rows = await db
    .select({ accountNo: accountIdentity.accountNo })
    .from(accountIdentity)
    .where(and(eq(accountIdentity.merchantNo, merchantNo), who === 'owners' ? isNull(accountIdentity.employeeType) : undefined))
    .orderBy(accountIdentity.accountNo);
  return rows.map(({ accountNo }) => accountNo);
}

/** The full numbers of an enterprise's owners. */
export async function listOwnerPhones(db: Db, merchantNo: string): Promise<string[]> {
  const rows = await db
    .select({ phone: account.phone })
    .from(accountIdentity)
    .innerJoin(account, eq(account.accountNo, accountIdentity.accountNo))
    .where(and(eq(accountIdentity.merchantNo, merchantNo), isNull(accountIdentity.employeeType)));
  return rows.map(({ phone }) => phone);
}

/**
 * Makes `merchantNo` the one chosen identity. False when the account does not have it: nothing is changed then. Two tabs
 * that switch at once follow each other on the account's row.
 */
export async function updateChosenIdentity(db: Db, accountNo: string, merchantNo: string): Promise<boolean> {
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

export const hasAccounts = (db: Db): Promise<boolean> => hasRows(db, account);

export interface NamedPerson {
  accountNo: string;
  /** '' as a person without an enterprise. */
  merchantNo: string;
  phone: string;
  name: string;
  enterpriseName: string;
}

/** Open accounts, as a person and as each of their identities, by a whole phone number or part of a name; of an enterprise's name that identity alone. */
export const listPeopleNamed = (db: Db, { words, limit }: { words: string; limit: number }): Promise<NamedPerson[]> =>
  rowsOf<NamedPerson>(
    db,
    sql`select a.account_no as "accountNo", coalesce(e.merchant_no, '') as "merchantNo", a.phone, a.nickname as name, coalesce(e.company_name, '') as "enterpriseName"
        from ${account} a
        left join lateral (
          select i.merchant_no, r.company_name from ${accountIdentity} i join ${enterpriseRows} r on r.merchant_no = i.merchant_no where i.account_no = a.account_no
          union all select null, null
        ) e on true
        where a.status in (0, 1)
          and (a.phone = ${words} or strpos(lower(a.nickname), lower(${words})) > 0 or strpos(lower(coalesce(e.company_name, '')), lower(${words})) > 0)
        order by a.nickname, a.account_no, e.company_name nulls first limit ${limit}`,
  );

/** Accounts by their masked phone, as a table for a higher room's reading: `account_no`, `masked_phone`, hidden as `maskPhone` hides a mobile number. */
export const maskedAccounts = sql`(select account_no, left(phone, 3) || '****' || right(phone, 4) as masked_phone from account)`;
