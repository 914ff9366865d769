import { and, asc, eq, ilike, inArray, isNotNull, ne, sql as expression, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { sql, type Db } from '../../platform/db/database.ts';
import { EnterpriseType } from '@portal/engines/access';
import { AuditStatus } from '@portal/engines/states';
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

/** File of an enterprise's sign; null: it has none, or there is no such enterprise. */
export async function findLogoFileId(db: Db, merchantNo: string): Promise<string | null> {
  const [row] = await db.select({ logoFileId: enterprise.logoFileId }).from(enterprise).where(eq(enterprise.merchantNo, merchantNo));
  return row?.logoFileId ?? null;
}

/** Sets the file of an enterprise's sign and gives the one before; undefined: there is no such enterprise. */
export async function updateLogo(db: Db, merchantNo: string, logoFileId: string | null): Promise<{ before: string | null } | undefined> {
  const isThis = eq(enterprise.merchantNo, merchantNo);
  const [row] = await db.select({ before: enterprise.logoFileId }).from(enterprise).where(isThis).for('no key update');
  if (row) await db.update(enterprise).set({ logoFileId }).where(isThis);
  return row;
}

/** Whether any enterprise has this file as its sign. */
export const isLogo = async (db: Db, fileId: string): Promise<boolean> => (await db.$count(enterprise, eq(enterprise.logoFileId, fileId))) > 0;

/** The enterprise one acts for, as far as its certificate and name matter. */
export async function findEnterprise(db: Db, merchantNo: string) {
  const { companyName, enterpriseType, authStatus, nameRepeatKept } = enterprise;
  const [row] = await db
    .select({ companyName, enterpriseType, authStatus, auditStatus: shownAuditStatus, nameRepeatKept })
    .from(enterprise)
    .where(eq(enterprise.merchantNo, merchantNo));
  return row;
}

/** Names of enterprises, by their numbers. */
export async function listCompanyNames(db: Db, merchantNos: readonly string[]): Promise<Map<string, string>> {
  if (merchantNos.length === 0) return new Map();
  const { merchantNo, companyName } = enterprise;
  const rows = await db
    .select({ merchantNo, companyName })
    .from(enterprise)
    .where(inArray(merchantNo, [...merchantNos]));
  return new Map(rows.map((row) => [row.merchantNo, row.companyName]));
}

/** Of what a word names so many are looked for: one that names more names nothing in particular. */
const NAMED_MAX = 500;

/** Numbers of enterprises whose name holds a word. */
export async function listMerchantsNamed(db: Db, word: string): Promise<string[]> {
  const { merchantNo, companyName } = enterprise;
  const rows = await db
    .select({ merchantNo })
    .from(enterprise)
    .where(ilike(companyName, `%${word.replace(/[\\%_]/g, '\\$&')}%`))
    .orderBy(asc(merchantNo))
    .limit(NAMED_MAX);
  return rows.map((row) => row.merchantNo);
}

/** Whether its name reads the same, as `nameKey` says. */
const readsAs = (companyName: string): SQL => sql`name_key(enterprise.company_name) = name_key(${companyName})`;

/** Whether another enterprise bears this name. */
export const hasNamesake = async (db: Db, { merchantNo, companyName }: { merchantNo: string; companyName: string }): Promise<boolean> =>
  (await db.$count(enterprise, and(readsAs(companyName), ne(enterprise.merchantNo, merchantNo)))) > 0;

export type EnterpriseChange = Partial<Omit<EnterpriseRow, 'merchantNo' | 'enterpriseNo' | 'gmtCreate'>>;

export async function updateEnterprise(db: Db, merchantNo: string, change: EnterpriseChange): Promise<void> {
  await db.update(enterprise).set(change).where(eq(enterprise.merchantNo, merchantNo));
}

/** Held to the end of the transaction. */
export async function lockEnterprise(db: Db, merchantNo: string): Promise<void> {
  await db.select({ merchantNo: enterprise.merchantNo }).from(enterprise).where(eq(enterprise.merchantNo, merchantNo)).for('no key update');
}

/** Whether an enterprise is frozen, as an expression for a higher room's reading. */
export const isFrozen = (merchantNo: SQL): SQL => sql`exists (select 1 from enterprise f where f.merchant_no = ${merchantNo} and f.audit_status = 60)`;

/** The company number an enterprise is certified under, as an expression for a higher room's reading; null: it was certified without papers, or is not. */
export const certifiedNumberOf = (merchantNo: SQL): SQL => sql`(select c.certified_number from certification c where c.merchant_no = ${merchantNo})`;

/** State of its certification, of the columns of `enterprise`; enterprises certified before there were papers count as certified. */
const SHOWN_AUDIT_STATUS = sql.raw('case when audit_status < 10 and auth_status = 1 then 20 when audit_status < 10 then 0 else audit_status end');
const shownAuditStatus = expression<AuditStatus>`${SHOWN_AUDIT_STATUS}`;

/** More companies of one name there are not. */
const NAMESAKES_MAX = 10;

const shown = () => ({
  merchantNo: enterprise.merchantNo,
  companyName: enterprise.companyName,
  enterpriseType: enterprise.enterpriseType,
  authStatus: enterprise.authStatus,
  auditStatus: shownAuditStatus,
  cityName: enterprise.cityName,
  gmtFreeze: enterprise.gmtFreeze,
  freezeReason: enterprise.freezeReason,
  papersNo: expression<string>`coalesce((select c.enterprise_no from certification c where c.merchant_no = enterprise.merchant_no), '')`,
});

/** An enterprise as the provider's staff sees it. */
export async function findShownEnterprise(db: Db, merchantNo: string) {
  const [row] = await db.select(shown()).from(enterprise).where(eq(enterprise.merchantNo, merchantNo));
  return row;
}
export type ShownEnterprise = NonNullable<Awaited<ReturnType<typeof findShownEnterprise>>>;

/** Enterprises of the same name, those that a page has room for. */
export async function listNamesakes(db: Db, { merchantNo, companyName }: { merchantNo: string; companyName: string }) {
  const { cityName, papersNo } = shown();
  const rows = await db
    .select({ merchantNo: enterprise.merchantNo, companyName: enterprise.companyName, cityName, papersNo })
    .from(enterprise)
    .where(and(readsAs(companyName), ne(enterprise.merchantNo, merchantNo)))
    .orderBy(asc(enterprise.merchantNo))
    .limit(5);
  return rows.map((row) => ({ ...row, cityName: row.cityName ?? '' }));
}

/** A page of enterprises by name, or of those that will be frozen or will not, and how many there are. */
export async function listEnterprisePage(
  db: Db,
  { keyword, willFreeze, page, size }: { keyword: string; willFreeze?: boolean | undefined; page: number; size: number },
) {
  const isMarked = isNotNull(enterprise.gmtFreeze);
  const where = and(
    willFreeze === undefined ? undefined : willFreeze ? isMarked : expression`not ${isMarked}`,
    keyword === '' ? undefined : ilike(enterprise.companyName, `%${keyword.replace(/[\\%_]/g, '\\$&')}%`),
  );
  const rows = await db
    .select(shown())
    .from(enterprise)
    .where(where)
    .orderBy(asc(enterprise.companyName), asc(enterprise.merchantNo))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(enterprise, where) };
}

const orEmpty = (column: AnyPgColumn) => expression<string>`coalesce(${column}, '')`;
/** What is told of an authorisation. */
const accreditedFacts = {
  accreditNo: enterprise.accreditNo,
  companyName: enterprise.companyName,
  enterpriseType: enterprise.enterpriseType,
  provinceName: orEmpty(enterprise.provinceName),
  cityName: orEmpty(enterprise.cityName),
  areaName: orEmpty(enterprise.areaName),
  validUntil: expression<string | null>`(select c.valid_until::text from certification c where c.merchant_no = enterprise.merchant_no)`,
};

/** What is told of an authorisation, of every enterprise whose name reads the same, or of one. */
export async function listAccredited(db: Db, which: { companyName: string } | { accreditNo: string } | { merchantNo: string }) {
  const { accreditNo } = enterprise;
  return db
    .select({ ...accreditedFacts, auditStatus: shownAuditStatus })
    .from(enterprise)
    .where(
      'companyName' in which
        ? readsAs(which.companyName)
        : 'accreditNo' in which
          ? eq(accreditNo, which.accreditNo)
          : eq(enterprise.merchantNo, which.merchantNo),
    )
    .orderBy(asc(enterprise.merchantNo))
    .limit(NAMESAKES_MAX);
}
export type Accredited = Awaited<ReturnType<typeof listAccredited>>[number];

/** Types of enterprises whose authorisation is listed: dealers. */
const LISTED_TYPES = [EnterpriseType.First, EnterpriseType.Second, EnterpriseType.ISecond, EnterpriseType.GoldSecond];
/** States in which an authorisation holds. */
const ACCREDITED = [AuditStatus.certified, AuditStatus.changePending, AuditStatus.expiring];
const REGION_COLUMNS = new Map<number, AnyPgColumn>([
  [2, enterprise.provinceCode],
  [4, enterprise.cityCode],
  [6, enterprise.areaCode],
  [9, enterprise.streetCode],
]);

/** Dealers whose authorisation holds, of a region by its code, and how many there are; of a code that is none, none. */
export async function listAccreditedIn(db: Db, regionCode: string, { limit, offset }: { limit: number; offset: number }) {
  const region = REGION_COLUMNS.get(regionCode.length);
  if (region === undefined) return { rows: [], total: 0 };
  const where = and(eq(region, regionCode), inArray(enterprise.enterpriseType, LISTED_TYPES), inArray(shownAuditStatus, ACCREDITED));
  const rows = await db
    .select(accreditedFacts)
    .from(enterprise)
    .where(where)
    .orderBy(asc(enterprise.companyName), asc(enterprise.merchantNo))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(enterprise, where) };
}

/** State of what an account has handed in and is not certified yet, as an expression for a higher room's reading; null: nothing. */
export const appliedStatus = (accountNo: SQL): SQL => sql`(select c.state from certification c where c.account_no = ${accountNo} and c.merchant_no is null)`;

/** Enterprises as a table, for a higher room's reading that must be one statement. */
export const enterpriseRows = sql`(select merchant_no, company_name, enterprise_type, auth_status,
  ${SHOWN_AUDIT_STATUS} as audit_status,
  province_code, province_name, city_code, city_name, area_code, area_name, smb, store_type, gmt_freeze, freeze_reason from enterprise)`;
