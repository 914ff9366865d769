/** Who of a dealer's people looks after which customer, and who sees theirs alone (ENTERPRISE-16). */
import { and, eq, inArray, or, type SQL, type SQLWrapper } from 'drizzle-orm';
import { putMany } from '../../platform/db/bulk.ts';
import { rowsOf, sql, type Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';
import { calledMembers, narrowedStaff } from '../account/index.ts';
import { dealerRows } from '../dealer/index.ts';
import { customerAssignment } from './tables.ts';

export type AssignmentRow = typeof customerAssignment.$inferSelect;
type Member = Pick<AssignmentRow, 'memberKind' | 'memberNo'>;

/** A dealer as one of its people sees it; `staffNo` null: the dealer itself, whom nothing is kept from. */
export interface DealerSide {
  shopNo: string;
  staffNo: string | null;
}

/**
 * Whether somebody's records are shown on this side: all of them, but to staff who see their own customers alone. `buyer`: columns of the
 * account that bought and of the enterprise it bought for, '' for none. Asked in the statement that reads, so that it holds as of now.
 */
export function isSeenBy({ shopNo, staffNo }: DealerSide, buyer: { accountNo: SQLWrapper; merchantNo: SQLWrapper }): SQL | undefined {
  if (staffNo === null) return undefined;
  return sql`(not exists (select 1 from ${narrowedStaff} n where n.account_no = ${staffNo} and n.merchant_no = ${shopNo})
    or exists (select 1 from ${customerAssignment} w where w.dealer_no = ${shopNo} and w.account_no = ${staffNo}
      and w.member_kind = case when ${buyer.merchantNo} = '' then 'account' else 'enterprise' end
      and w.member_no = case when ${buyer.merchantNo} = '' then ${buyer.accountNo} else ${buyer.merchantNo} end))`;
}

/** Whether one of a dealer's people sees customers of their own alone. */
export async function isNarrowed(db: Db, { shopNo, staffNo }: DealerSide): Promise<boolean> {
  if (staffNo === null) return false;
  const rows = await rowsOf(db, sql`select 1 from ${narrowedStaff} n where n.account_no = ${staffNo} and n.merchant_no = ${shopNo}`);
  return rows.length > 0;
}

/** The dealer's people who are told of what this buyer does: all but those who see other customers alone. */
export async function listToldOf(db: Db, shopNo: string, { accountNo, merchantNo }: Owner): Promise<string[]> {
  const [kind, no] = merchantNo === '' ? ['account', accountNo] : ['enterprise', merchantNo];
  const rows = await rowsOf<{ accountNo: string }>(
    db,
    sql`select m.account_no as "accountNo" from ${calledMembers} m
      where m.merchant_no = ${shopNo} and (not exists (select 1 from ${narrowedStaff} n where n.account_no = m.account_no and n.merchant_no = ${shopNo})
        or exists (select 1 from ${customerAssignment} w where w.dealer_no = ${shopNo} and w.account_no = m.account_no and w.member_kind = ${kind} and w.member_no = ${no}))
      order by m.account_no`,
  );
  return rows.map((row) => row.accountNo);
}

/** The people of every dealer that may be ordered from, but those who see customers of their own alone. */
export const listDealersPeople = (db: Db): Promise<{ accountNo: string; merchantNo: string }[]> =>
  rowsOf(
    db,
    sql`select m.account_no as "accountNo", m.merchant_no as "merchantNo" from ${calledMembers} m join ${dealerRows} d on d.merchant_no = m.merchant_no
      where d.status = 1 and not exists (select 1 from ${narrowedStaff} n where n.account_no = m.account_no and n.merchant_no = m.merchant_no)
      order by m.merchant_no, m.account_no`,
  );

/** They are looked after by this one from now on, and by nobody else. */
export const putAssignments = (db: Db, rows: readonly AssignmentRow[]): Promise<void> =>
  putMany(db, customerAssignment, rows, { on: ['dealerNo', 'memberKind', 'memberNo'], set: ['accountNo', 'gmtCreate'] });

export async function deleteAssignments(db: Db, dealerNo: string, members: readonly Member[]): Promise<void> {
  const numbersOf = (kind: Member['memberKind']) => members.filter(({ memberKind }) => memberKind === kind).map(({ memberNo }) => memberNo);
  const isOf = (kind: Member['memberKind']) => and(eq(customerAssignment.memberKind, kind), inArray(customerAssignment.memberNo, numbersOf(kind)));
  await db.delete(customerAssignment).where(and(eq(customerAssignment.dealerNo, dealerNo), or(isOf('enterprise'), isOf('account'))));
}

/** A person's become those of the enterprise, where nobody looks after that yet. */
export async function updateAssigned(db: Db, accountNo: string, merchantNo: string): Promise<void> {
  await db.execute(
    sql`insert into customer_assignment (dealer_no, member_kind, member_no, account_no, gmt_create)
      select dealer_no, 'enterprise', ${merchantNo}, account_no, gmt_create from customer_assignment where member_kind = 'account' and member_no = ${accountNo}
      on conflict do nothing`,
  );
  await deleteAssignmentsOfAccount(db, accountNo);
}

/** Of whoever is nobody's customer any more. */
export const deleteAssignmentsOfAccount = async (db: Db, accountNo: string): Promise<void> =>
  void (await db.delete(customerAssignment).where(and(eq(customerAssignment.memberKind, 'account'), eq(customerAssignment.memberNo, accountNo))));

export const listAssignedTo = (db: Db, accountNo: string): Promise<{ assignment: unknown }[]> =>
  rowsOf(
    db,
    sql`select to_jsonb(w) - 'account_no' as assignment from customer_assignment w where w.account_no = ${accountNo} order by w.dealer_no, w.member_kind, w.member_no`,
  );

/** Assignments with what who looks after is called: `dealer_no`, `member_kind`, `member_no`, `account_no`, `called`. */
export const assignedRows = sql`(select w.dealer_no, w.member_kind, w.member_no, w.account_no, m.called
  from customer_assignment w join ${calledMembers} m on m.account_no = w.account_no and m.merchant_no = w.dealer_no)`;

/** A dealer's people, by whom a customer can be looked after. */
export const listStaffOf = (db: Db, dealerNo: string): Promise<{ staffNo: string; staffName: string; ownCustomers: boolean; customerCount: number }[]> =>
  rowsOf(
    db,
    sql`select m.account_no as "staffNo", m.called as "staffName",
        exists (select 1 from ${narrowedStaff} n where n.account_no = m.account_no and n.merchant_no = m.merchant_no) as "ownCustomers",
        (select count(*)::int from customer_assignment w where w.dealer_no = m.merchant_no and w.account_no = m.account_no) as "customerCount"
      from ${calledMembers} m where m.merchant_no = ${dealerNo} order by m.called, m.account_no`,
  );
