/** Rows of flash sales. Pieces change under the lock of their stock rows alone, which everybody takes in one order. */
import type { SeckillPurchaseState } from '@portal/engines/states';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, ne, or } from 'drizzle-orm';
import { insertMany } from '../../platform/db/bulk.ts';
import { rowsOf, sql, type Db } from '../../platform/db/database.ts';
import { everyWord } from '../../platform/db/every-word.ts';
import type { Owner } from '../../platform/http/context.ts';
import { modelRows } from '../catalog/index.ts';
import { refundedOrders } from '../order/index.ts';
import { seckillActivity, seckillItem, seckillPart, seckillPurchase, seckillSession, seckillStock } from './tables.ts';

export type ActivityRow = typeof seckillActivity.$inferSelect;
export type SessionRow = typeof seckillSession.$inferSelect;
export type StockRow = typeof seckillStock.$inferSelect;
export type SeckillItemRow = typeof seckillItem.$inferSelect;
export type PartRow = typeof seckillPart.$inferSelect;
export type PurchaseRow = typeof seckillPurchase.$inferSelect;

/** Of the provider ('' as shopNo), or of one dealer. */
export interface Organiser {
  pType: 1 | 2;
  shopNo: string;
}

export const PROVIDER: Organiser = { pType: 1, shopNo: '' };

const isOf = ({ pType, shopNo }: Organiser) => and(eq(seckillActivity.pType, pType), eq(seckillActivity.shopNo, shopNo));

export interface NewActivity {
  activity: ActivityRow;
  sessions: readonly SessionRow[];
  stock: readonly StockRow[];
  items: readonly SeckillItemRow[];
  parts: readonly PartRow[];
}

export async function insertActivity(db: Db, { activity, sessions, stock, items, parts }: NewActivity): Promise<void> {
  await db.insert(seckillActivity).values(activity);
  await insertMany(db, seckillSession, sessions);
  await insertMany(db, seckillStock, stock);
  await insertMany(db, seckillItem, items);
  await insertMany(db, seckillPart, parts);
}

/** The newest first. */
export async function listActivityPage(
  db: Db,
  organiser: Organiser,
  { page, size }: { page: number; size: number },
): Promise<{ rows: ActivityRow[]; total: number }> {
  const rows = await db
    .select()
    .from(seckillActivity)
    .where(isOf(organiser))
    .orderBy(desc(seckillActivity.gmtCreate), desc(seckillActivity.activityNo))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(seckillActivity, isOf(organiser)) };
}

export async function findActivity(db: Db, organiser: Organiser, activityNo: string): Promise<ActivityRow | undefined> {
  const [row] = await db
    .select()
    .from(seckillActivity)
    .where(and(isOf(organiser), eq(seckillActivity.activityNo, activityNo)));
  return row;
}

/** Kept from buyers and other changes to the end of the transaction. */
export async function lockActivity(db: Db, organiser: Organiser, activityNo: string): Promise<ActivityRow | undefined> {
  const [row] = await db
    .select()
    .from(seckillActivity)
    .where(and(isOf(organiser), eq(seckillActivity.activityNo, activityNo)))
    .for('update');
  return row;
}

export async function updateAbandoned(db: Db, activityNo: string, change: Pick<ActivityRow, 'abandonReason' | 'gmtAbandon'>): Promise<void> {
  await db.update(seckillActivity).set(change).where(eq(seckillActivity.activityNo, activityNo));
}

export const listSessionsOf = (db: Db, activityNos: readonly string[]): Promise<SessionRow[]> =>
  activityNos.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(seckillSession)
        .where(inArray(seckillSession.activityNo, [...activityNos]))
        .orderBy(asc(seckillSession.gmtStart), asc(seckillSession.sessionNo));

export interface SessionWithActivity {
  session: SessionRow;
  activity: ActivityRow;
}

/** Which sessions by the clock: those called off are over. */
export type When = 'running' | 'coming' | 'over';

const whenIs = (when: When, now: Date) => {
  const isCalledOff = isNotNull(seckillActivity.gmtAbandon);
  if (when === 'over') return or(isCalledOff, lte(seckillSession.gmtEnd, now));
  return and(
    sql`not ${isCalledOff}`,
    gt(seckillSession.gmtEnd, now),
    when === 'running' ? lte(seckillSession.gmtStart, now) : gt(seckillSession.gmtStart, now),
  );
};

/** The nearest first; none that ended before `since`. */
export const listSessions = (
  db: Db,
  organiser: Organiser,
  { when, now, since, most }: { when: When; now: Date; since: Date; most: number },
): Promise<SessionWithActivity[]> =>
  db
    .select({ session: seckillSession, activity: seckillActivity })
    .from(seckillSession)
    .innerJoin(seckillActivity, eq(seckillActivity.activityNo, seckillSession.activityNo))
    .where(and(isOf(organiser), gt(seckillSession.gmtEnd, since), whenIs(when, now)))
    .orderBy(
      ...(when === 'over' ? [desc(seckillSession.gmtEnd)] : when === 'running' ? [asc(seckillSession.gmtEnd)] : [asc(seckillSession.gmtStart)]),
      asc(seckillSession.sessionNo),
    )
    .limit(most);

/** Whose activity it is, '' the provider's, where a session of it runs that sells one of these models; null: none does. */
export async function findRunningShopNo(
  db: Db,
  { activityNo, skuNos, now }: { activityNo: string; skuNos: readonly string[]; now: Date },
): Promise<string | null> {
  const [row] = await db
    .select({ shopNo: seckillActivity.shopNo })
    .from(seckillActivity)
    .innerJoin(seckillSession, eq(seckillSession.activityNo, seckillActivity.activityNo))
    .innerJoin(seckillItem, eq(seckillItem.sessionNo, seckillSession.sessionNo))
    .innerJoin(seckillPart, eq(seckillPart.itemNo, seckillItem.itemNo))
    .where(and(eq(seckillActivity.activityNo, activityNo), whenIs('running', now), inArray(seckillPart.skuNo, [...skuNos])))
    .limit(1);
  return row?.shopNo ?? null;
}

/** Of a session: something of it is free, of a set all that is in it. */
const hasLeft = sql`exists (select 1 from ${seckillItem} i where i.session_no = ${seckillSession.sessionNo} and not exists (select 1 from ${seckillPart} p
  join ${seckillStock} k on k.session_no = i.session_no and k.sku_no = p.sku_no where p.item_no = i.item_no and k.free_count < p.quantity))`;

/** Of those that run the ones in which something can still be had. */
export async function countSessions(db: Db, organiser: Organiser, { now, since }: { now: Date; since: Date }): Promise<Record<When, number>> {
  const of = (when: When) => sql<number>`(count(*) filter (where ${whenIs(when, now)}))::int`;
  const [row] = await db
    .select({ running: sql<number>`(count(*) filter (where ${whenIs('running', now)} and ${hasLeft}))::int`, coming: of('coming'), over: of('over') })
    .from(seckillSession)
    .innerJoin(seckillActivity, eq(seckillActivity.activityNo, seckillSession.activityNo))
    .where(and(isOf(organiser), gt(seckillSession.gmtEnd, since)));
  return row ?? { running: 0, coming: 0, over: 0 };
}

export const listItemsOf = (db: Db, sessionNos: readonly string[]): Promise<SeckillItemRow[]> =>
  sessionNos.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(seckillItem)
        .where(inArray(seckillItem.sessionNo, [...sessionNos]))
        .orderBy(asc(seckillItem.sessionNo), asc(seckillItem.sort));

export const listPartsOf = (db: Db, itemNos: readonly string[]): Promise<PartRow[]> =>
  itemNos.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(seckillPart)
        .where(inArray(seckillPart.itemNo, [...itemNos]))
        .orderBy(asc(seckillPart.itemNo), asc(seckillPart.sort));

export const listStockOf = (db: Db, sessionNos: readonly string[]): Promise<StockRow[]> =>
  sessionNos.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(seckillStock)
        .where(inArray(seckillStock.sessionNo, [...sessionNos]))
        .orderBy(asc(seckillStock.sessionNo), asc(seckillStock.skuNo));

/** Models on sale whose number or family holds every word; those whose number begins with what is typed first. `key`: the number typed, as numbers are compared. */
export const listModelsNamed = (
  db: Db,
  { keyword, key, limit }: { keyword: string; key: string; limit: number },
): Promise<{ skuNo: string; skuModel: string; spuName: string }[]> => {
  const byWords = sql.join(everyWord(sql`(g.spu_name || ' ' || g.sku_model)`, keyword), sql` and `);
  return rowsOf(
    db,
    sql`select g.sku_no as "skuNo", g.sku_model as "skuModel", g.spu_name as "spuName" from ${modelRows} g
      where (${byWords}) or (${key}::text <> '' and g.model_key like '%' || ${key}::text || '%')
      order by (${key}::text <> '' and starts_with(g.model_key, ${key}::text)) desc, g.place, g.sku_no limit ${limit}`,
  );
};

export interface ItemInSession extends SessionWithActivity {
  item: SeckillItemRow;
}

export async function findItem(db: Db, itemNo: string): Promise<ItemInSession | undefined> {
  const [row] = await db
    .select({ item: seckillItem, session: seckillSession, activity: seckillActivity })
    .from(seckillItem)
    .innerJoin(seckillSession, eq(seckillSession.sessionNo, seckillItem.sessionNo))
    .innerJoin(seckillActivity, eq(seckillActivity.activityNo, seckillSession.activityNo))
    .where(eq(seckillItem.itemNo, itemNo));
  return row;
}

/** The session with its activity, which is not called off meanwhile, and its pieces, which nobody else takes: to the end of the transaction. */
export async function lockSession(db: Db, sessionNo: string): Promise<(SessionWithActivity & { stock: StockRow[] }) | undefined> {
  const [row] = await db
    .select({ session: seckillSession, activity: seckillActivity })
    .from(seckillSession)
    .innerJoin(seckillActivity, eq(seckillActivity.activityNo, seckillSession.activityNo))
    .where(eq(seckillSession.sessionNo, sessionNo))
    .for('share', { of: seckillActivity });
  if (row === undefined) return undefined;
  const stock = await db.select().from(seckillStock).where(eq(seckillStock.sessionNo, sessionNo)).orderBy(asc(seckillStock.skuNo)).for('update');
  return { ...row, stock };
}

/** Of rows that the caller holds. */
export const updateFree = (db: Db, sessionNo: string, free: ReadonlyMap<string, number>): Promise<unknown> =>
  db.execute(
    sql`update seckill_stock s set free_count = r.free
        from json_to_recordset(${JSON.stringify([...free].map(([sku, left]) => ({ sku, free: left })))}::json) as r(sku text, free integer)
        where s.session_no = ${sessionNo} and s.sku_no = r.sku`,
  );

/** Pieces that come back, by the rows of their session in one order. */
export async function raiseFree(db: Db, sessionNo: string, pieces: ReadonlyMap<string, number>): Promise<void> {
  await db
    .select({ skuNo: seckillStock.skuNo })
    .from(seckillStock)
    .where(and(eq(seckillStock.sessionNo, sessionNo), inArray(seckillStock.skuNo, [...pieces.keys()])))
    .orderBy(asc(seckillStock.skuNo))
    .for('update');
  await db.execute(
    sql`update seckill_stock s set free_count = s.free_count + r.pieces
        from json_to_recordset(${JSON.stringify([...pieces].map(([sku, back]) => ({ sku, pieces: back })))}::json) as r(sku text, pieces integer)
        where s.session_no = ${sessionNo} and s.sku_no = r.sku`,
  );
}

export const insertPurchases = (db: Db, rows: readonly PurchaseRow[]): Promise<void> => insertMany(db, seckillPurchase, rows);

/** Purchases that are not given back, of these items, by these accounts or for these enterprises. */
export const listPurchasesBy = (db: Db, itemNos: readonly string[], owners: readonly Owner[]): Promise<PurchaseRow[]> =>
  db
    .select()
    .from(seckillPurchase)
    .where(
      and(
        inArray(seckillPurchase.itemNo, [...itemNos]),
        ne(seckillPurchase.state, 'released'),
        or(
          inArray(
            seckillPurchase.accountNo,
            owners.map(({ accountNo }) => accountNo),
          ),
          and(
            ne(seckillPurchase.merchantNo, ''),
            inArray(
              seckillPurchase.merchantNo,
              owners.map(({ merchantNo }) => merchantNo),
            ),
          ),
        ),
      ),
    );

/** What became of attempts, whatever it is by now. */
export const listAttempts = (db: Db, attempts: readonly Pick<PurchaseRow, 'accountNo' | 'attemptNo'>[]): Promise<PurchaseRow[]> =>
  db
    .select()
    .from(seckillPurchase)
    .where(
      and(
        inArray(
          seckillPurchase.accountNo,
          attempts.map(({ accountNo }) => accountNo),
        ),
        inArray(
          seckillPurchase.attemptNo,
          attempts.map(({ attemptNo }) => attemptNo),
        ),
      ),
    );

/** Kept from other changes to the end of the transaction. */
export async function lockPurchase(db: Db, shopOrderNo: string): Promise<PurchaseRow | undefined> {
  const [row] = await db.select().from(seckillPurchase).where(eq(seckillPurchase.shopOrderNo, shopOrderNo)).for('update');
  return row;
}

export async function updatePurchase(db: Db, shopOrderNo: string, state: SeckillPurchaseState): Promise<void> {
  await db.update(seckillPurchase).set({ state }).where(eq(seckillPurchase.shopOrderNo, shopOrderNo));
}

export interface SoldOf {
  sessionNo: string;
  itemNo: string;
  state: SeckillPurchaseState;
  orders: number;
  quantity: number;
  amount: number;
}

/** What became of each item, by what state purchases are in; of the money what has not gone back. */
export const listSold = (db: Db, sessionNos: readonly string[]): Promise<SoldOf[]> =>
  sessionNos.length === 0
    ? Promise.resolve([])
    : db
        .select({
          sessionNo: seckillItem.sessionNo,
          itemNo: seckillItem.itemNo,
          state: seckillPurchase.state,
          orders: count(),
          quantity: sql<number>`sum(${seckillPurchase.quantity})::int`,
          // of what is paid freight never goes back, but with all of it
          amount: sql<number>`sum(${seckillPurchase.amount} - least(${seckillPurchase.amount}, coalesce(r.refunded_amount, 0)))::float8`,
        })
        .from(seckillPurchase)
        .innerJoin(seckillItem, eq(seckillItem.itemNo, seckillPurchase.itemNo))
        .leftJoin(sql`${refundedOrders} r`, sql`r.shop_order_no = ${seckillPurchase.shopOrderNo}`)
        .where(inArray(seckillItem.sessionNo, [...sessionNos]))
        .groupBy(seckillItem.sessionNo, seckillItem.itemNo, seckillPurchase.state);

/** Sessions of dealers that are over and have pieces to give back. */
export const listReturning = (db: Db, now: Date): Promise<{ sessionNo: string; shopNo: string }[]> =>
  db
    .selectDistinct({ sessionNo: seckillSession.sessionNo, shopNo: seckillActivity.shopNo })
    .from(seckillStock)
    .innerJoin(seckillSession, eq(seckillSession.sessionNo, seckillStock.sessionNo))
    .innerJoin(seckillActivity, eq(seckillActivity.activityNo, seckillSession.activityNo))
    .where(and(eq(seckillStock.isTaken, true), gt(seckillStock.freeCount, 0), whenIs('over', now)));

/** Free pieces that came from the dealer are free no more; gives which they were. Of rows that the caller holds. */
export async function updateReturned(db: Db, stock: readonly StockRow[]): Promise<{ skuNo: string; quantity: number }[]> {
  const back = stock.filter(({ isTaken, freeCount }) => isTaken && freeCount > 0);
  for (const { sessionNo, skuNo, freeCount, returnedCount } of back)
    await db
      .update(seckillStock)
      .set({ freeCount: 0, returnedCount: returnedCount + freeCount })
      .where(and(eq(seckillStock.sessionNo, sessionNo), eq(seckillStock.skuNo, skuNo)));
  return back.map(({ skuNo, freeCount }) => ({ skuNo, quantity: freeCount }));
}

/** Of one that the caller holds. */
export async function updateWithdrawn(db: Db, shopOrderNo: string, withdrawn: PurchaseRow['withdrawn']): Promise<void> {
  await db.update(seckillPurchase).set({ withdrawn }).where(eq(seckillPurchase.shopOrderNo, shopOrderNo));
}

/** What one bought for oneself becomes that of the enterprise. */
export async function updateEnterprise(db: Db, accountNo: string, merchantNo: string): Promise<void> {
  await db
    .update(seckillPurchase)
    .set({ merchantNo })
    .where(and(eq(seckillPurchase.accountNo, accountNo), eq(seckillPurchase.merchantNo, '')));
}

export const listPurchasesOfAccount = (db: Db, accountNo: string): Promise<{ purchase: unknown }[]> =>
  rowsOf(
    db,
    sql`select to_jsonb(p) - 'account_no' as purchase from seckill_purchase p where p.account_no = ${accountNo} order by p.gmt_create, p.shop_order_no`,
  );

/** Of these addresses of pictures those that items show. */
export async function listSeckillPictures(db: Db, addresses: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ picUrl: seckillItem.picUrl })
    .from(seckillItem)
    .where(sql`${seckillItem.picUrl} = any(${sql.param([...addresses])}::text[])`);
  return rows.map(({ picUrl }) => picUrl);
}

/** Which of the models are in a flash sale, over or not. */
export async function listFlashSkuNos(db: Db, skuNos: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ skuNo: seckillPart.skuNo })
    .from(seckillPart)
    .where(sql`${seckillPart.skuNo} = any(${sql.param([...skuNos])}::text[])`);
  return rows.map(({ skuNo }) => skuNo);
}
