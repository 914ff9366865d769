/** The people of an enterprise: the identities that are of it. */
import { staffRoleOf, type EmployeeType, type StaffRole } from '@portal/engines/access';
import { and, asc, eq, inArray, isNotNull, sql as expression } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { lockKeys } from '../sign-in/store.ts';
import { lockAccount } from '../store.ts';
import { account, accountIdentity } from '../tables.ts';

export interface Member {
  accountNo: string;
  merchantNo: string;
  nickname: string;
  phone: string;
  staffRole: StaffRole;
  gmtJoin: Date | null;
  /** Sees what is of the customers assigned to them alone; of plain staff only (ENTERPRISE-16). */
  ownCustomers: boolean;
  /** Locked, or about to be closed: nobody signs in to it. */
  isAway: boolean;
}

/** What an identity is to its enterprise: an owner is no employee, and only employees manage by being named so. */
export interface Employment {
  employeeType: EmployeeType | null;
  isManager: boolean;
}

/**
 * Changes of an enterprise's people follow each other, and so do those of these accounts, the closing of one among them. Accounts first, as
 * whoever closes one takes them. Held to the end of the transaction.
 */
export async function lockMembers(db: Db, merchantNo: string, accountNos: readonly string[]): Promise<void> {
  for (const accountNo of [...new Set(accountNos)].toSorted()) await lockAccount(db, accountNo);
  await lockKeys(db, [`owners|${merchantNo}`]);
}

const ofMerchant = (db: Db, merchantNo: string, accountNo?: string) =>
  db
    .select({
      accountNo: account.accountNo,
      merchantNo: accountIdentity.merchantNo,
      nickname: account.nickname,
      phone: account.phone,
      employeeType: accountIdentity.employeeType,
      isManager: accountIdentity.isManager,
      ownCustomers: accountIdentity.ownCustomers,
      gmtJoin: accountIdentity.gmtJoin,
      status: account.status,
      gmtClose: account.gmtClose,
    })
    .from(accountIdentity)
    .innerJoin(account, eq(account.accountNo, accountIdentity.accountNo))
    .where(and(eq(accountIdentity.merchantNo, merchantNo), accountNo === undefined ? undefined : eq(accountIdentity.accountNo, accountNo)))
    // owners, managers, staff; of each the first to join
    .orderBy(
      expression`${accountIdentity.employeeType} is not null`,
      expression`not ${accountIdentity.isManager}`,
      expression`${accountIdentity.gmtJoin} nulls first`,
      asc(account.accountNo),
    );

const memberOf = ({ employeeType, isManager, ownCustomers, status, gmtClose, ...row }: Awaited<ReturnType<typeof ofMerchant>>[number]): Member => ({
  ...row,
  staffRole: staffRoleOf({ employeeType, isManager }),
  ownCustomers: ownCustomers && staffRoleOf({ employeeType, isManager }) === 'staff',
  isAway: status !== 0 || gmtClose !== null,
});

/** Everybody of an enterprise: owners, managers, staff. */
export async function listMembers(db: Db, merchantNo: string): Promise<Member[]> {
  return (await ofMerchant(db, merchantNo)).map(memberOf);
}

export async function findMember(db: Db, merchantNo: string, accountNo: string): Promise<Member | undefined> {
  const [row] = await ofMerchant(db, merchantNo, accountNo);
  return row && memberOf(row);
}

/** What accounts are called, by their numbers. */
export async function listNames(db: Db, accountNos: readonly string[]): Promise<Map<string, { nickname: string; phone: string }>> {
  if (accountNos.length === 0) return new Map();
  const { accountNo, nickname, phone } = account;
  const rows = await db
    .select({ accountNo, nickname, phone })
    .from(account)
    .where(inArray(accountNo, [...accountNos]));
  return new Map(rows.map((row) => [row.accountNo, row]));
}

/** Owners of an enterprise who can act, but for one account. Whoever asks holds its people. */
export async function countOtherOwners(db: Db, { merchantNo, accountNo }: { merchantNo: string; accountNo: string }): Promise<number> {
  return (await listMembers(db, merchantNo)).filter((one) => one.staffRole === 'owner' && one.accountNo !== accountNo && !one.isAway).length;
}

/** Adds somebody; who acts as nobody yet acts for the enterprise from then on. False where they are there already. */
export async function insertMember(
  db: Db,
  { accountNo, merchantNo, employeeType, isManager, now }: Employment & { accountNo: string; merchantNo: string; now: number },
): Promise<boolean> {
  const chooseOn = (await db.$count(accountIdentity, and(eq(accountIdentity.accountNo, accountNo), accountIdentity.chooseOn))) === 0;
  const added = await db
    .insert(accountIdentity)
    .values({ accountNo, merchantNo, employeeType, isManager, chooseOn, gmtJoin: new Date(now) })
    .onConflictDoNothing()
    .returning({ accountNo: accountIdentity.accountNo });
  return added.length > 0;
}

const isOne = ({ accountNo, merchantNo }: { accountNo: string; merchantNo: string }) =>
  and(eq(accountIdentity.accountNo, accountNo), eq(accountIdentity.merchantNo, merchantNo));

export async function updateMember(db: Db, { accountNo, merchantNo, employeeType, isManager }: Employment & { accountNo: string; merchantNo: string }) {
  // that they see their own customers alone waits for the day they are staff again
  await db.update(accountIdentity).set({ employeeType, isManager }).where(isOne({ accountNo, merchantNo }));
}

export async function updateOwnCustomers(db: Db, one: { accountNo: string; merchantNo: string }, ownCustomers: boolean): Promise<void> {
  await db.update(accountIdentity).set({ ownCustomers }).where(isOne(one));
}

/** Staff who see what is of their own customers alone, as a table for a higher room's reading: `account_no`, `merchant_no`. */
export const narrowedStaff = expression`(select account_no, merchant_no from account_identity where own_customers and not is_manager and employee_type is not null)`;

/** The people of an enterprise by what they are called: `account_no`, `merchant_no`, `called`, the nickname or the masked phone. */
export const calledMembers = expression`(select i.account_no, i.merchant_no, coalesce(nullif(a.nickname, ''), left(a.phone, 3) || '****' || right(a.phone, 4)) as called
  from account_identity i join account a on a.account_no = i.account_no)`;

/** The enterprise is another kind of dealer by now, and so are those who work for it. */
export async function updateEmployeeTypes(db: Db, merchantNo: string, employeeType: EmployeeType): Promise<void> {
  await db
    .update(accountIdentity)
    .set({ employeeType })
    .where(and(eq(accountIdentity.merchantNo, merchantNo), isNotNull(accountIdentity.employeeType)));
}

/** Takes somebody out; who acted for the enterprise acts for another of theirs from then on, or for themselves. */
export async function deleteMember(db: Db, { accountNo, merchantNo }: { accountNo: string; merchantNo: string }): Promise<void> {
  await db.delete(accountIdentity).where(isOne({ accountNo, merchantNo }));
  const rest = await db
    .select({ merchantNo: accountIdentity.merchantNo, chooseOn: accountIdentity.chooseOn })
    .from(accountIdentity)
    .where(eq(accountIdentity.accountNo, accountNo))
    .orderBy(asc(accountIdentity.merchantNo));
  const [next] = rest;
  if (next === undefined || rest.some(({ chooseOn }) => chooseOn)) return;
  await db
    .update(accountIdentity)
    .set({ chooseOn: true })
    .where(isOne({ accountNo, merchantNo: next.merchantNo }));
}
