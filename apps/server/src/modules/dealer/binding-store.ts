/** Who may order from whom. An enterprise's bindings are its own, whoever acts for it; a person without one has theirs by account. */
import { dealerAbnormal, type BoundDealer, type Dealer, type UserLocation } from '@portal/contract/dealer';
import { and, count, desc, eq, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import { rowsOf, sql, type Db } from '../../platform/db/database.ts';
import { given, reading } from '../../platform/db/readings.ts';
import type { Owner } from '../../platform/http/context.ts';
import { enterpriseRows, isFrozen } from '../enterprise/index.ts';
import { dealer, dealerBinding } from './tables.ts';

/** More dealers than anybody compares. */
const DEALERS_SHOWN = 50;

const facts = sql.raw(`d.merchant_no as "merchantNo", e.company_name as "enterpriseName", d.contact_phone as "contactPhone", d.latitude, d.longitude, d.groups,
  concat_ws(' ', nullif(e.city_name, e.province_name), e.area_name) as "regionName"`);

/** Normal dealers of a province, or of the whole country, whose name holds the word, or the one of a number: those of the area first, then of the city, then the others. */
export async function listDealersOf(
  db: Db,
  {
    provinceCode = null,
    cityCode = '',
    areaCode = '',
    merchantName,
    merchantNo = '',
  }: {
    provinceCode?: string | null | undefined;
    cityCode?: string | undefined;
    areaCode?: string | undefined;
    merchantName: string;
    merchantNo?: string | undefined;
  },
): Promise<Dealer[]> {
  return rowsOf<Dealer>(
    db,
    sql`select ${facts} from ${dealer} d join ${enterpriseRows} e on e.merchant_no = d.merchant_no
        where d.status = 1 and e.audit_status <> 60 and (${provinceCode}::text is null or e.province_code = ${provinceCode}) and (${merchantNo} = '' or d.merchant_no = ${merchantNo}) and strpos(lower(e.company_name), lower(${merchantName})) > 0
        order by (e.area_code = ${areaCode}) desc, (e.city_code = ${cityCode}) desc, e.company_name limit ${DEALERS_SHOWN}`,
  );
}

const ownedBy = ({ accountNo, merchantNo }: Owner) =>
  merchantNo === '' ? and(eq(dealerBinding.accountNo, accountNo), isNull(dealerBinding.merchantNo)) : eq(dealerBinding.merchantNo, merchantNo);

type BoundRow = Omit<BoundDealer, 'msg'>;
const boundRows = (
  own: SQL,
) => sql`select ${facts}, case when e.audit_status = 60 then 0 else d.status end as status, b.choosing, b.default_status as "defaultStatus"
        from ${dealerBinding} b join ${dealer} d on d.merchant_no = b.parent_merchant_no join ${enterpriseRows} e on e.merchant_no = d.merchant_no
        where ${own} order by b.choosing desc, b.default_status desc, b.id`;
const toldOf = (rows: readonly BoundRow[]): BoundDealer[] => rows.map((row) => ({ ...row, msg: row.status === 1 ? '' : dealerAbnormal.msg }));

/** The dealers bound, the one ordered from first. */
export async function listBound(db: Db, owner: Owner): Promise<BoundDealer[]> {
  const own = owner.merchantNo === '' ? sql`b.account_no = ${owner.accountNo}` : sql`b.merchant_no = ${owner.merchantNo}`;
  return toldOf(await rowsOf<BoundRow>(db, boundRows(own)));
}

/** The same, read together with what other rooms know. */
export const boundReading = reading<Owner, BoundRow, BoundDealer[]>(
  boundRows(sql`(b.merchant_no = nullif(${given('merchantNo')}, '') or b.account_no = case when ${given('merchantNo')} = '' then ${given('accountNo')} end)`),
  toldOf,
);

/** The province one is in: as said at a binding, else the enterprise's; null: not known. */
export async function findOwnProvince(db: Db, owner: Owner): Promise<string | null> {
  const [row] = await db
    .select({ code: sql<string | null>`${dealerBinding.userLocation} ->> 'provinceCode'` })
    .from(dealerBinding)
    .where(and(ownedBy(owner), isNotNull(dealerBinding.userLocation)))
    .orderBy(desc(dealerBinding.choosing), desc(dealerBinding.defaultStatus))
    .limit(1);
  if (row?.code) return row.code;
  const [own] = await rowsOf<{ code: string | null }>(
    db,
    sql`select e.province_code as code from ${enterpriseRows} e where e.merchant_no = ${owner.merchantNo}`,
  );
  return own?.code ?? null;
}

/** Enterprises, and people without one, who may order from a dealer. */
export async function countBoundTo(db: Db, parentMerchantNo: string): Promise<{ enterprises: number; persons: number }> {
  const [row] = await db
    .select({ enterprises: count(dealerBinding.merchantNo), persons: count(dealerBinding.accountNo) })
    .from(dealerBinding)
    .where(eq(dealerBinding.parentMerchantNo, parentMerchantNo));
  return row ?? { enterprises: 0, persons: 0 };
}

/** Changes of one owner's bindings follow each other. Held to the end of the transaction. */
export async function lockBindings(db: Db, { accountNo, merchantNo }: Owner): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`binding|${merchantNo || accountNo}`}, 0))`);
}

/** Whether there is such a dealer, and whether it may be ordered from. */
export async function findDealerStatus(db: Db, merchantNo: string): Promise<number | undefined> {
  const status = sql<number>`case when ${isFrozen(sql`${dealer.merchantNo}`)} then 0 else ${dealer.status} end`;
  const [row] = await db.select({ status }).from(dealer).where(eq(dealer.merchantNo, merchantNo));
  return row?.status;
}

export async function insertBinding(
  db: Db,
  { accountNo, merchantNo }: Owner,
  row: { parentMerchantNo: string; userLocation: UserLocation; defaultStatus: boolean; gmtCreate: Date },
): Promise<void> {
  await db
    .insert(dealerBinding)
    .values({ ...(merchantNo === '' ? { accountNo } : { merchantNo }), ...row })
    .onConflictDoNothing();
}

/** Makes one of the owner's dealers the only one that is chosen, or the only default one. */
export async function updateBindingMark(db: Db, owner: Owner, parentMerchantNo: string, mark: 'choosing' | 'defaultStatus'): Promise<void> {
  await db
    .update(dealerBinding)
    .set({ [mark]: false })
    .where(and(ownedBy(owner), ne(dealerBinding.parentMerchantNo, parentMerchantNo)));
  await db
    .update(dealerBinding)
    .set({ [mark]: true })
    .where(and(ownedBy(owner), eq(dealerBinding.parentMerchantNo, parentMerchantNo)));
}

/** What a person without an enterprise is bound to becomes that of the enterprise, which has none yet. */
export async function updateOwner(db: Db, accountNo: string, merchantNo: string): Promise<void> {
  await db.update(dealerBinding).set({ accountNo: null, merchantNo }).where(eq(dealerBinding.accountNo, accountNo));
}

/** Who may order from a dealer, as a table for a higher room's reading: `id`, `account_no` of a person without an enterprise or `merchant_no`, `gmt_create`. */
export const bindingRows = (dealerNo: string) =>
  sql`(select id, account_no, merchant_no, gmt_create from ${dealerBinding} where parent_merchant_no = ${dealerNo})`;
