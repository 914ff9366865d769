/** Rows of requests after a sale. A buyer's are found by their owner, a dealer's by the dealer that acts, all of them by the provider. */
import { AFTER_SALE_WAYS, afterSaleStates, isAfterSaleOver, isAnsweredByGoods, type AfterSaleState } from '@portal/engines/states';
import { and, asc, count, desc, eq, gt, ilike, inArray, isNotNull, lte, ne, or } from 'drizzle-orm';
import { insertMany } from '../../platform/db/bulk.ts';
import { rowsOf, sql, type Db } from '../../platform/db/database.ts';
import type { JobPage } from '../../platform/jobs/each-by-itself.ts';
import type { Owner } from '../../platform/http/context.ts';
import { isSeenBy, type DealerSide } from '../customer/index.ts';
import { orderBuyers } from '../order/index.ts';
import { afterSale, afterSaleEvent, afterSaleLine } from './tables.ts';

export type AfterSaleRow = typeof afterSale.$inferSelect;
export type AfterSaleLineRow = typeof afterSaleLine.$inferSelect;
export type AfterSaleEventRow = typeof afterSaleEvent.$inferSelect;

/** Whose: a buyer's own, those at a dealer as one of its people sees them, or any, for the provider. */
export type AfterSaleSide = { owner: Owner } | DealerSide | 'desk';

const isOn = (side: AfterSaleSide) => {
  if (side === 'desk') return undefined;
  return 'owner' in side
    ? and(eq(afterSale.accountNo, side.owner.accountNo), eq(afterSale.merchantNo, side.owner.merchantNo))
    : and(eq(afterSale.shopNo, side.shopNo), isSeenBy(side, afterSale));
};

export interface NewAfterSale {
  row: AfterSaleRow;
  lines: readonly AfterSaleLineRow[];
  event: Omit<AfterSaleEventRow, 'id'>;
}

export async function insertAfterSale(db: Db, { row, lines, event }: NewAfterSale): Promise<void> {
  await db.insert(afterSale).values(row);
  await insertMany(db, afterSaleLine, lines);
  await db.insert(afterSaleEvent).values(event);
}

/** How many were ever asked for of an order. */
export const countOf = (db: Db, shopOrderNo: string): Promise<number> => db.$count(afterSale, eq(afterSale.shopOrderNo, shopOrderNo));

/** Those of an order with their lines: which pieces they hold. */
export async function listOfOrder(db: Db, shopOrderNo: string): Promise<{ row: AfterSaleRow; lines: AfterSaleLineRow[] }[]> {
  const rows = await db.select().from(afterSale).where(eq(afterSale.shopOrderNo, shopOrderNo)).orderBy(asc(afterSale.gmtCreate), asc(afterSale.afterSaleNo));
  const lines = Map.groupBy(
    await listLines(
      db,
      rows.map(({ afterSaleNo }) => afterSaleNo),
    ),
    ({ afterSaleNo }) => afterSaleNo,
  );
  return rows.map((row) => ({ row, lines: lines.get(row.afterSaleNo) ?? [] }));
}

export async function findAfterSale(db: Db, side: AfterSaleSide, afterSaleNo: string): Promise<AfterSaleRow | undefined> {
  const [row] = await db
    .select()
    .from(afterSale)
    .where(and(isOn(side), eq(afterSale.afterSaleNo, afterSaleNo)));
  return row;
}

/** The same, kept from other changes to the end of the transaction; the order it is of is held before it is. */
export async function lockAfterSale(db: Db, side: AfterSaleSide, afterSaleNo: string): Promise<AfterSaleRow | undefined> {
  const [row] = await db
    .select()
    .from(afterSale)
    .where(and(isOn(side), eq(afterSale.afterSaleNo, afterSaleNo)))
    .for('update');
  return row;
}

export interface AfterSaleQuery {
  page: number;
  size: number;
  state: AfterSaleState | '';
  /** '' : any. */
  keyword: string;
}

/** The newest first; to the desk those that changed longest ago. */
export async function listAfterSalePage(
  db: Db,
  side: AfterSaleSide,
  { page, size, state, keyword }: AfterSaleQuery,
): Promise<{ rows: AfterSaleRow[]; total: number }> {
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    isOn(side),
    state === '' ? undefined : eq(afterSale.state, state),
    keyword === ''
      ? undefined
      : or(
          ilike(afterSale.afterSaleNo, like),
          sql`${afterSale.sentBack}->>'trackingNo' ilike ${like}`,
          sql`${afterSale.sentAnew}->>'trackingNo' ilike ${like}`,
          side !== 'desk' && 'owner' in side
            ? undefined
            : sql`exists (select 1 from ${orderBuyers} o where o.shop_order_no = ${afterSale.shopOrderNo} and o.buyer_name ilike ${like})`,
          sql`exists (select 1 from after_sale_line l where l.after_sale_no = ${afterSale.afterSaleNo} and (l.product_name ilike ${like} or l.product_model ilike ${like}))`,
        ),
  );
  const order = side === 'desk' ? [asc(afterSale.gmtModified), asc(afterSale.afterSaleNo)] : [desc(afterSale.gmtCreate), desc(afterSale.afterSaleNo)];
  const rows = await db
    .select()
    .from(afterSale)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(afterSale, where) };
}

export async function countByState(db: Db, side: AfterSaleSide): Promise<ReadonlyMap<AfterSaleState, number>> {
  const rows = await db.select({ state: afterSale.state, number: count() }).from(afterSale).where(isOn(side)).groupBy(afterSale.state);
  return new Map(rows.map(({ state, number }) => [state, number]));
}

/** Of requests that were found for whoever asks. */
export const listLines = (db: Db, afterSaleNos: readonly string[]): Promise<AfterSaleLineRow[]> =>
  afterSaleNos.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(afterSaleLine)
        .where(inArray(afterSaleLine.afterSaleNo, [...afterSaleNos]))
        .orderBy(asc(afterSaleLine.afterSaleNo), asc(afterSaleLine.sort));

export const listEvents = (db: Db, afterSaleNo: string): Promise<AfterSaleEventRow[]> =>
  db.select().from(afterSaleEvent).where(eq(afterSaleEvent.afterSaleNo, afterSaleNo)).orderBy(asc(afterSaleEvent.id));

/** Requests by which money of an order may yet go back, for another room's reading: `shop_order_no`, `after_sale_no`. */
export const openClaims = sql`(select a.shop_order_no, a.after_sale_no from after_sale a
  where a.way in ${AFTER_SALE_WAYS.filter((way) => !isAnsweredByGoods(way))}
    and a.state in ${afterSaleStates.states.filter((state) => !isAfterSaleOver(state))})`;

/** Requests that are not over, of every way, for another room's reading: `shop_order_no`, `after_sale_no`, `way`, `state`, `amount`. */
export const openRequests = sql`(select a.shop_order_no, a.after_sale_no, a.way, a.state, a.amount from after_sale a
  where a.state in ${afterSaleStates.states.filter((state) => !isAfterSaleOver(state))})`;

/** Where goods went back to the last time; '' where none did. */
export async function findLastReturnAddress(db: Db, shopNo: string): Promise<string> {
  const [row] = await db
    .select({ returnAddress: afterSale.returnAddress })
    .from(afterSale)
    .where(and(eq(afterSale.shopNo, shopNo), ne(afterSale.returnAddress, '')))
    .orderBy(desc(afterSale.gmtModified))
    .limit(1);
  return row?.returnAddress ?? '';
}

/** Of a request that the caller holds: what becomes of it, and what was done. */
export async function updateAfterSale(db: Db, row: AfterSaleRow, event: Omit<AfterSaleEventRow, 'id' | 'afterSaleNo'>): Promise<void> {
  const { afterSaleNo, shopOrderNo: _order, accountNo: _account, merchantNo: _merchant, shopNo: _shop, gmtCreate: _created, ...change } = row;
  await db.update(afterSale).set(change).where(eq(afterSale.afterSaleNo, afterSaleNo));
  await db.insert(afterSaleEvent).values({ ...event, afterSaleNo });
}

/** What goes back for each line, once that is settled. */
export async function updateLineAmounts(db: Db, afterSaleNo: string, parts: readonly { id: string; amount: number }[]): Promise<void> {
  for (const { id, amount } of parts)
    await db
      .update(afterSaleLine)
      .set({ amount })
      .where(and(eq(afterSaleLine.afterSaleNo, afterSaleNo), eq(afterSaleLine.id, id)));
}

/** Numbers of those whose time is up, behind the one named. */
export async function listOverdue(db: Db, now: Date, { after = '', most }: JobPage<string>): Promise<string[]> {
  const rows = await db
    .select({ afterSaleNo: afterSale.afterSaleNo })
    .from(afterSale)
    .where(and(isNotNull(afterSale.gmtDeadline), lte(afterSale.gmtDeadline, now), gt(afterSale.afterSaleNo, after)))
    .orderBy(afterSale.afterSaleNo)
    .limit(most);
  return rows.map(({ afterSaleNo }) => afterSaleNo);
}

/** All of an account, under all its identities. */
export const listOfAccount = (db: Db, accountNo: string): Promise<{ request: unknown; lines: unknown }[]> =>
  rowsOf(
    db,
    sql`select to_jsonb(a) - 'account_no' as request,
          (select coalesce(jsonb_agg(to_jsonb(l) - 'after_sale_no' order by l.sort), '[]') from after_sale_line l where l.after_sale_no = a.after_sale_no) as lines
        from after_sale a where a.account_no = ${accountNo} order by a.gmt_create, a.after_sale_no`,
  );

/** What was asked for is kept, for the books; what somebody wrote and showed is not. */
export async function updateForgotten(db: Db, accountNo: string): Promise<void> {
  await db.update(afterSale).set({ text: '', pictures: [] }).where(eq(afterSale.accountNo, accountNo));
  await db.execute(
    sql`update after_sale_event set text = '' where by_whom = 'buyer' and after_sale_no in (select after_sale_no from after_sale where account_no = ${accountNo})`,
  );
}

/** What one asked for oneself becomes that of the enterprise, or what one of its people asked for that of its owner. */
export async function updateBuyer(db: Db, from: Owner, to: Owner): Promise<void> {
  await db
    .update(afterSale)
    .set(to)
    .where(and(eq(afterSale.accountNo, from.accountNo), eq(afterSale.merchantNo, from.merchantNo)));
}
