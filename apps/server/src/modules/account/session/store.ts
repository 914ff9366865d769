/**
 * Sessions, and the facts of who acts. Those facts lie in three neighbouring rooms of the people step (account, enterprise,
 * dealer); the two statements that gather them read all three at once, because every request pays for the first. They only read.
 */
import { eq, lte } from 'drizzle-orm';
import { rowsOf, sql, type Db } from '../../../platform/db/database.ts';
import { namedStatement } from '../../../platform/db/named-statement.ts';
import { session } from '../tables.ts';

export async function insertSession(db: Db, row: typeof session.$inferInsert): Promise<void> {
  await db.insert(session).values(row);
}

/** Ends one session at once. */
export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(session).where(eq(session.tokenHash, tokenHash));
}

export async function deleteExpiredSessions(db: Db, now: number): Promise<void> {
  await db.delete(session).where(lte(session.gmtExpire, new Date(now)));
}

/** What decides a caller's rights, as it stands in the database at this moment. */
export interface ActingFacts {
  accountNo: string;
  isHikSales: boolean;
  surveyPermission: boolean;
  /** The chosen identity; null for a person without an enterprise. */
  merchantNo: string | null;
  employeeType: number | null;
  authStatus: number | null;
  enterpriseType: number | null;
  boundShopNo: string | null;
}

/** The dealer ordered from: the chosen binding of the identity, else its default one, else its oldest. */
const boundShopNo = sql.raw(`coalesce(
  (select b.parent_merchant_no from dealer_binding b where b.merchant_no = i.merchant_no order by b.choosing desc, b.default_status desc, b.id limit 1),
  case when i.merchant_no is null then
    (select b.parent_merchant_no from dealer_binding b where b.account_no = a.account_no order by b.choosing desc, b.default_status desc, b.id limit 1) end)`);

interface SessionValues extends Record<string, unknown> {
  tokenHash: string;
  at: string;
}

/** Every request of a signed-in person runs it: prepared once a connection. */
const actingFacts = namedStatement<null, SessionValues>(
  'acting_facts',
  () => sql`select a.account_no as "accountNo", a.is_hik_sales as "isHikSales", a.survey_permission as "surveyPermission", i.merchant_no as "merchantNo",
          i.employee_type as "employeeType", e.auth_status as "authStatus", e.enterprise_type as "enterpriseType", ${boundShopNo} as "boundShopNo"
        from session s
        join account a on a.account_no = s.account_no and a.status = 0
        left join account_identity i on i.account_no = a.account_no and i.choose_on
        left join enterprise e on e.merchant_no = i.merchant_no
        where s.token_hash = ${sql.placeholder('tokenHash')} and s.gmt_expire > ${sql.placeholder('at')}::timestamptz`,
);

/** Who a session speaks for; nobody when it is unknown or over, or the account is locked. */
export async function findActingFacts(db: Db, tokenHash: string, now: number): Promise<ActingFacts | undefined> {
  const [row] = await actingFacts.rows<ActingFacts>(db, null, { tokenHash, at: new Date(now).toISOString() });
  return row;
}

export interface PersonFacts extends Omit<ActingFacts, 'boundShopNo'> {
  phone: string;
  nickname: string;
  auditStatus: number | null;
  companyName: string | null;
  provinceName: string | null;
  cityName: string | null;
  shop: { parentMerchantNo: string; parentMerchantName: string; contactPhone: string; status: number } | null;
  identities: { merchantNo: string; merchantType: number; companyName: string; chooseOn: boolean }[];
}

/** Everything the session data of a person is made of, in one statement. */
export async function findPersonFacts(db: Db, accountNo: string): Promise<PersonFacts | undefined> {
  const [row] = await rowsOf<PersonFacts>(
    db,
    sql`select a.account_no as "accountNo", a.phone, a.nickname, a.is_hik_sales as "isHikSales", a.survey_permission as "surveyPermission",
          i.merchant_no as "merchantNo", i.employee_type as "employeeType", e.auth_status as "authStatus", e.audit_status as "auditStatus",
          e.enterprise_type as "enterpriseType", e.company_name as "companyName", e.province_name as "provinceName", e.city_name as "cityName",
          (select json_build_object('parentMerchantNo', d.merchant_no, 'parentMerchantName', p.company_name, 'contactPhone', d.contact_phone, 'status', d.status)
             from dealer d join enterprise p on p.merchant_no = d.merchant_no where d.merchant_no = ${boundShopNo}) as shop,
          coalesce((select json_agg(json_build_object('merchantNo', o.merchant_no, 'merchantType', n.enterprise_type, 'companyName', n.company_name, 'chooseOn', o.choose_on) order by o.merchant_no)
             from account_identity o join enterprise n on n.merchant_no = o.merchant_no where o.account_no = a.account_no), '[]'::json) as identities
        from account a
        left join account_identity i on i.account_no = a.account_no and i.choose_on
        left join enterprise e on e.merchant_no = i.merchant_no
        where a.account_no = ${accountNo}`,
  );
  return row;
}
