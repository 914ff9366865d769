/**
 * Sessions, and the facts of who acts. Every request pays for these facts, so each of the two statements gathers them at once;
 * what enterprises and dealers know of them is written in their own stores.
 */
import type { AuthStatus, EmployeeType, EngineerStatus, EnterpriseType, StoreType } from '@portal/engines/access';
import type { AuditStatus } from '@portal/engines/states';
import { and, desc, eq, gt, isNull, lte, ne } from 'drizzle-orm';
import { rowsOf, sql, type Db } from '../../../platform/db/database.ts';
import { namedStatement } from '../../../platform/db/named-statement.ts';
import { boundShopNo, dealerRows } from '../../dealer/index.ts';
import { appliedStatus, enterpriseRows, isFrozen } from '../../enterprise/index.ts';
import { handoverCode, loginQr, QrState, session } from '../tables.ts';

/** More places than anybody uses. */
const SESSIONS_SHOWN = 50;

export async function insertSession(db: Db, row: typeof session.$inferInsert): Promise<void> {
  await db.insert(session).values(row);
}

/** Ends one session at once. */
export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(session).where(eq(session.tokenHash, tokenHash));
}

/**
 * Ends every session of an account, or every one but `except`, and those that are only on their way: hand-over codes and scanned pictures
 * not spent yet.
 * Gives how many sessions there were. The account's row is held by the caller (`lockAccount`), so that none begins meanwhile.
 */
export async function deleteSessionsOf(db: Db, accountNo: string, now: number, except?: string): Promise<number> {
  await db
    .update(handoverCode)
    .set({ gmtUsed: new Date(now) })
    .where(and(eq(handoverCode.accountNo, accountNo), isNull(handoverCode.gmtUsed)));
  await db
    .update(loginQr)
    .set({ status: QrState.Refused })
    .where(and(eq(loginQr.accountNo, accountNo), ne(loginQr.status, QrState.Used)));
  const own = eq(session.accountNo, accountNo);
  const gone = await db
    .delete(session)
    .where(except === undefined ? own : and(own, ne(session.tokenHash, except)))
    .returning({ tokenHash: session.tokenHash });
  return gone.length;
}

/** Whether a session is still there. */
export const hasSession = async (db: Db, tokenHash: string): Promise<boolean> => (await db.$count(session, eq(session.tokenHash, tokenHash))) > 0;

/** Sessions of an account that are not over, the newest first. */
export async function listSessions(db: Db, accountNo: string, now: number) {
  return db
    .select()
    .from(session)
    .where(and(eq(session.accountNo, accountNo), gt(session.gmtExpire, new Date(now))))
    .orderBy(desc(session.gmtCreate))
    .limit(SESSIONS_SHOWN);
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
  employeeType: EmployeeType | null;
  isManager: boolean | null;
  authStatus: AuthStatus | null;
  enterpriseType: EnterpriseType | null;
  boundShopNo: string | null;
  /** The enterprise acted for is frozen. */
  isFrozen: boolean;
}

/**
 * The identity acted as, of account `a`: staff of a frozen enterprise act for nobody while that lasts, its owners for an enterprise that
 * is not certified (ENTERPRISE-12).
 */
const chosenIdentity = sql`account_identity i on i.account_no = a.account_no and i.choose_on and (i.employee_type is null or not ${isFrozen(sql`i.merchant_no`)})`;

/** The dealer ordered from, of account `a` under identity `i`. */
const shopNo = boundShopNo({ accountNo: sql`a.account_no`, merchantNo: sql`i.merchant_no` });

interface SessionsValues extends Record<string, unknown> {
  tokenHashes: readonly string[];
  at: string;
}

/** Every request of a signed-in person runs it: prepared once a connection. */
const actingFacts = namedStatement<null, SessionsValues>(
  'acting_facts',
  () => sql`select s.token_hash as "tokenHash", a.account_no as "accountNo", a.is_hik_sales as "isHikSales", a.survey_permission as "surveyPermission", i.merchant_no as "merchantNo",
          i.employee_type as "employeeType", i.is_manager as "isManager", e.auth_status as "authStatus", e.enterprise_type as "enterpriseType", ${shopNo} as "boundShopNo",
          coalesce(e.audit_status = 60, false) as "isFrozen"
        from session s
        join account a on a.account_no = s.account_no and a.status = 0
        left join ${chosenIdentity}
        left join ${enterpriseRows} e on e.merchant_no = i.merchant_no
        where s.token_hash = any(${sql.placeholder('tokenHashes')}::text[]) and s.gmt_expire > ${sql.placeholder('at')}::timestamptz`,
);

/** Who these sessions speak for, by their hash; nobody when one is unknown or over, or the account is locked. */
export async function listActingFacts(db: Db, tokenHashes: readonly string[], now: number): Promise<Map<string, ActingFacts>> {
  const rows = await actingFacts.rows<ActingFacts & { tokenHash: string }>(db, null, { tokenHashes, at: new Date(now).toISOString() });
  return new Map(rows.map((row) => [row.tokenHash, row]));
}

/** Of these sessions those that go on, by their hash, each with the identity it acts as ('' without an enterprise). */
export async function listActing(db: Db, tokenHashes: readonly string[], now: number): Promise<Map<string, { merchantNo: string }>> {
  const rows = await rowsOf<{ tokenHash: string; merchantNo: string }>(
    db,
    sql`select s.token_hash as "tokenHash", coalesce(i.merchant_no, '') as "merchantNo"
        from session s
        join account a on a.account_no = s.account_no and a.status = 0
        left join ${chosenIdentity}
        where s.token_hash = any(${sql.param(tokenHashes)}::text[]) and s.gmt_expire > ${new Date(now).toISOString()}::timestamptz`,
  );
  return new Map(rows.map(({ tokenHash, merchantNo }) => [tokenHash, { merchantNo }]));
}

export interface PersonFacts extends Omit<ActingFacts, 'boundShopNo' | 'isFrozen'> {
  phone: string;
  nickname: string;
  auditStatus: AuditStatus | null;
  companyName: string | null;
  provinceName: string | null;
  cityName: string | null;
  areaName: string | null;
  memberLevel: number;
  isBd: boolean;
  engineerStatus: EngineerStatus;
  personAuthStatus: AuthStatus;
  avatar: string | null;
  gmtCreate: Date | string;
  smb: boolean | null;
  storeType: StoreType | null;
  /** Milliseconds. */
  gmtFreeze: number | null;
  freezeReason: string | null;
  groupBinds: { title: string; tagName: string }[];
  shop: { parentMerchantNo: string; parentMerchantName: string; contactPhone: string; status: number } | null;
  identities: { merchantNo: string; merchantType: EnterpriseType; companyName: string; chooseOn: boolean }[];
}

/** Everything the session data of a person is made of, in one statement. */
export async function findPersonFacts(db: Db, accountNo: string): Promise<PersonFacts | undefined> {
  const [row] = await rowsOf<PersonFacts>(
    db,
    sql`select a.account_no as "accountNo", a.phone, a.nickname, a.is_hik_sales as "isHikSales", a.survey_permission as "surveyPermission",
          i.merchant_no as "merchantNo", i.employee_type as "employeeType", i.is_manager as "isManager", e.auth_status as "authStatus", coalesce(e.audit_status, ${appliedStatus(sql`a.account_no`)}) as "auditStatus",
          e.enterprise_type as "enterpriseType", e.company_name as "companyName", e.province_name as "provinceName", e.city_name as "cityName",
          e.area_name as "areaName", e.smb, e.store_type as "storeType", (extract(epoch from e.gmt_freeze) * 1000)::double precision as "gmtFreeze", e.freeze_reason as "freezeReason",
          a.avatar, a.gmt_create as "gmtCreate", a.member_level as "memberLevel", a.is_bd as "isBd", a.engineer_status as "engineerStatus", a.person_auth_status as "personAuthStatus",
          coalesce((select d.groups from ${dealerRows} d where d.merchant_no = case when e.enterprise_type = 1 then e.merchant_no else ${shopNo} end), '[]'::jsonb) as "groupBinds",
          (select json_build_object('parentMerchantNo', d.merchant_no, 'parentMerchantName', p.company_name, 'contactPhone', d.contact_phone, 'status', d.status)
             from ${dealerRows} d join ${enterpriseRows} p on p.merchant_no = d.merchant_no where d.merchant_no = ${shopNo}) as shop,
          coalesce((select json_agg(json_build_object('merchantNo', o.merchant_no, 'merchantType', n.enterprise_type, 'companyName', n.company_name, 'chooseOn', o.choose_on) order by o.merchant_no)
             from account_identity o join ${enterpriseRows} n on n.merchant_no = o.merchant_no where o.account_no = a.account_no), '[]'::json) as identities
        from account a
        left join ${chosenIdentity}
        left join ${enterpriseRows} e on e.merchant_no = i.merchant_no
        where a.account_no = ${accountNo}`,
  );
  return row;
}
