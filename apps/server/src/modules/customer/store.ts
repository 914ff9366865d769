/** Who may order from a dealer, with what is made for each; the tables are those of lower rooms, which give them as expressions. */
import { NO_GROUP, type CustomerQuery } from '@portal/contract/customer';
import type { AuthStatus, EnterpriseType } from '@portal/engines/access';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '../../platform/db/database.ts';
import { everyWord } from '../../platform/db/every-word.ts';
import { maskedAccounts } from '../account/index.ts';
import { bindingRows } from '../dealer/index.ts';
import { enterpriseRows } from '../enterprise/index.ts';
import { contractHolderRows, groupMemberRows, type MemberKind } from '../price/index.ts';
import { assignedRows, isSeenBy } from './assignment-store.ts';

export interface CustomerRow {
  customerNo: string;
  customerName: string;
  memberKind: MemberKind;
  /** Of the account or the enterprise: never told. */
  memberNo: string;
  /** Null, both: a person without an enterprise. */
  enterpriseType: EnterpriseType | null;
  authStatus: AuthStatus | null;
  isFrozen: boolean;
  groupNo: string | null;
  groupName: string | null;
  hasContract: boolean;
  gmtBind: string;
  /** Who looks after it; null, both: nobody. */
  staffNo: string | null;
  staffName: string | null;
}

export interface CustomersAsked {
  db: Db;
  dealerNo: string;
  /** Who of its people asks: staff may see their own customers alone. Null: the dealer itself. */
  staffNo: string | null;
  now: number;
}

/** All of them. A person has no number of its own here but that of the binding. */
const customers = ({ dealerNo, staffNo, now }: CustomersAsked): SQL => sql`(
  select coalesce(b.merchant_no, 'person-' || b.id) as "customerNo", coalesce(e.company_name, '个人 ' || a.masked_phone) as "customerName",
    b.kind as "memberKind", b.member_no as "memberNo", e.enterprise_type as "enterpriseType", e.auth_status as "authStatus",
    coalesce(e.audit_status = 60, false) as "isFrozen", m.group_no as "groupNo", m.group_name as "groupName", h.merchant_no is not null as "hasContract",
    to_char(b.gmt_create at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "gmtBind", b.merchant_no is null as is_person,
    w.account_no as "staffNo", w.called as "staffName"
  from (select id, merchant_no, account_no, gmt_create, case when merchant_no is null then 'account' else 'enterprise' end as kind,
      coalesce(merchant_no, account_no) as member_no from ${bindingRows(dealerNo)} r) b
    left join ${enterpriseRows} e on e.merchant_no = b.merchant_no
    left join ${maskedAccounts} a on a.account_no = b.account_no
    left join ${groupMemberRows(dealerNo)} m on m.member_kind = b.kind and m.member_no = b.member_no
    left join ${contractHolderRows(now)} h on h.merchant_no = b.merchant_no
    left join ${assignedRows} w on w.dealer_no = ${dealerNo} and w.member_kind = b.kind and w.member_no = b.member_no
  where (e.merchant_no is not null or a.account_no is not null)
    and ${isSeenBy({ shopNo: dealerNo, staffNo }, { accountNo: sql`b.account_no`, merchantNo: sql`coalesce(b.merchant_no, '')` }) ?? sql`true`}) c`;

/** Every word stands in the name that is shown. */
function narrowed({ keyword, groupNo }: Pick<CustomerQuery, 'keyword' | 'groupNo'>): SQL {
  const found = everyWord(sql`c."customerName"`, keyword);
  const group = groupNo === '' ? sql`true` : groupNo === NO_GROUP ? sql`c."groupNo" is null` : sql`c."groupNo" = ${groupNo}`;
  return sql.join([group, ...found], sql` and `);
}

/** Companies first, by name. */
export const listCustomers = (
  asked: CustomersAsked,
  narrowing: Pick<CustomerQuery, 'keyword' | 'groupNo'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<CustomerRow[]> =>
  rowsOf(
    asked.db,
    sql`select c.* from ${customers(asked)} where ${narrowed(narrowing)} order by c.is_person, c."customerName", c."customerNo" limit ${limit} offset ${offset}`,
  );

export async function countCustomers(asked: CustomersAsked, narrowing: Pick<CustomerQuery, 'keyword' | 'groupNo'>): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(asked.db, sql`select count(*)::int as count from ${customers(asked)} where ${narrowed(narrowing)}`);
  return row?.count ?? 0;
}

/** Those of these numbers who are this dealer's. */
export const listCustomersByNo = (asked: CustomersAsked, customerNos: readonly string[]): Promise<CustomerRow[]> =>
  rowsOf(
    asked.db,
    sql`select c.* from ${customers(asked)} where c."customerNo" in (${sql.join(
      customerNos.map((no) => sql`${no}`),
      sql`, `,
    )})`,
  );

/** Customers of each group that whoever asks sees. */
export async function countByGroup(asked: CustomersAsked): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf<{ groupNo: string; count: number }>(
    asked.db,
    sql`select c."groupNo", count(*)::int as count from ${customers(asked)} where c."groupNo" is not null group by c."groupNo"`,
  );
  return new Map(rows.map(({ groupNo, count }) => [groupNo, count]));
}
