/** Who has which models at hand, and what was told of their prices. */
import type { AuthStatus, EnterpriseType } from '@portal/engines/access';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { rowsOf, type Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';
import { modelRows } from '../catalog/index.ts';
import { boundShopNo } from '../dealer/index.ts';
import { orderedRows, selectedRows } from '../design-order/index.ts';
import { enterpriseRows } from '../enterprise/index.ts';
import { favoriteRows } from '../favorite/index.ts';
import { priceTold, priceWatched } from './tables.ts';

export interface Watcher extends Owner {
  /** The dealer ordered from; null: none. */
  dealerNo: string | null;
  enterpriseType: EnterpriseType | null;
  authStatus: AuthStatus | null;
  isFrozen: boolean;
  skuNos: string[];
}

interface Touched {
  dealerNos: readonly string[];
  merchantNos: readonly string[];
}

/** Whoever has models in the list, in orders since then or among favourites, and is priced by what was touched. */
export const listWatchers = (db: Db, { dealerNos, merchantNos }: Touched, since: number): Promise<Watcher[]> =>
  rowsOf(
    db,
    sql`select x.* from (
      select w.account_no as "accountNo", w.merchant_no as "merchantNo", e.enterprise_type as "enterpriseType", e.auth_status as "authStatus",
        coalesce(e.audit_status = 60, false) as "isFrozen", w.sku_nos as "skuNos",
        ${boundShopNo({ accountNo: sql`w.account_no`, merchantNo: sql`nullif(w.merchant_no, '')` })} as "dealerNo"
      from (select account_no, merchant_no, array_agg(distinct sku_no order by sku_no) as sku_nos from (
          select account_no, merchant_no, sku_no from ${selectedRows} s
          union select account_no, merchant_no, sku_no from ${orderedRows(since)} o
          union select f.account_no, f.merchant_no, g.sku_no from ${favoriteRows} f join ${modelRows} g on g.spu_no = f.spu_no
        ) a group by account_no, merchant_no) w
        left join ${enterpriseRows} e on e.merchant_no = w.merchant_no
      where w.merchant_no = '' or e.merchant_no is not null) x
    where x."dealerNo" = any(${sql.param([...dealerNos])}::text[]) or x."merchantNo" = any(${sql.param([...merchantNos])}::text[])
    order by x."accountNo", x."merchantNo"`,
  );

export interface WatchedModel {
  skuNo: string;
  spuNo: string;
  spuName: string;
  skuModel: string;
  price: number | null;
  referPrice: number | null;
}

/** Those that are sold, in the catalogue's order. */
export const listModels = (db: Db, skuNos: readonly string[]): Promise<WatchedModel[]> =>
  rowsOf(
    db,
    sql`select g.sku_no as "skuNo", g.spu_no as "spuNo", g.spu_name as "spuName", g.sku_model as "skuModel", g.price::float8 as price, g.refer_price::float8 as "referPrice"
      from ${modelRows} g where g.sku_no = any(${sql.param([...skuNos])}::text[]) order by g.place, g.sku_no`,
  );

const NAME = 'told';

export async function findWatchedUntil(db: Db): Promise<number | undefined> {
  const [row] = await db.select().from(priceWatched).where(eq(priceWatched.name, NAME));
  return row?.gmtUntil.getTime();
}

export async function putWatchedUntil(db: Db, until: number): Promise<void> {
  const gmtUntil = new Date(until);
  await db.insert(priceWatched).values({ name: NAME, gmtUntil }).onConflictDoUpdate({ target: priceWatched.name, set: { gmtUntil } });
}

/** False where that day's has been told already. */
export async function insertTold(db: Db, row: typeof priceTold.$inferInsert): Promise<boolean> {
  return (await db.insert(priceTold).values(row).onConflictDoNothing().returning({ toldNo: priceTold.toldNo })).length > 0;
}

const isOwned = ({ accountNo, merchantNo }: Owner) => and(eq(priceTold.accountNo, accountNo), eq(priceTold.merchantNo, merchantNo));

/** The newest first. */
export const listTold = (db: Db, owner: Owner, limit: number): Promise<(typeof priceTold.$inferSelect)[]> =>
  db.select().from(priceTold).where(isOwned(owner)).orderBy(desc(priceTold.day)).limit(limit);

export async function findUnread(db: Db, owner: Owner): Promise<typeof priceTold.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(priceTold)
    .where(and(isOwned(owner), isNull(priceTold.gmtRead)))
    .orderBy(desc(priceTold.day))
    .limit(1);
  return row;
}

/** With it those of the days before; of somebody else's number nothing. */
export async function updateRead(db: Db, owner: Owner, toldNo: string, now: number): Promise<void> {
  const [seen] = await db
    .select()
    .from(priceTold)
    .where(and(isOwned(owner), eq(priceTold.toldNo, toldNo)));
  if (seen)
    await db
      .update(priceTold)
      .set({ gmtRead: new Date(now) })
      .where(and(isOwned(owner), isNull(priceTold.gmtRead), sql`${priceTold.day} <= ${seen.day}::date`));
}

export const listToldOfAccount = (db: Db, accountNo: string): Promise<(typeof priceTold.$inferSelect)[]> =>
  db.select().from(priceTold).where(eq(priceTold.accountNo, accountNo));

export async function deleteToldOfAccount(db: Db, accountNo: string): Promise<void> {
  await db.delete(priceTold).where(eq(priceTold.accountNo, accountNo));
}

export async function deleteToldOf(db: Db, owner: Owner): Promise<void> {
  await db.delete(priceTold).where(isOwned(owner));
}

export async function deleteToldBefore(db: Db, before: number): Promise<void> {
  await db.delete(priceTold).where(lt(priceTold.gmtCreate, new Date(before)));
}
