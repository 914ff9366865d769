/** Rows of design orders and their lines. Every statement that finds an order carries its owner; the orders themselves are found in `lines/`. */
import type { DesignOrderSummary, QuoteState } from '@portal/contract/design-order';
import { and, asc, desc, eq, gte, ilike, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { insertion, putMany } from '../../../platform/db/bulk.ts';
import type { Owner } from '../../../platform/http/context.ts';
import { rowsOf, type Db } from '../../../platform/db/database.ts';
import { isOwn, isOwned, type OrderRow } from '../lines/store.ts';
import { designOrder } from '../lines/tables.ts';
import { designOrderLine, removedOrderLine } from './tables.ts';

export type DesignOrderLineRow = typeof designOrderLine.$inferSelect;
/** What of an order changes with its lines. */
export type OrderFigures = Pick<OrderRow, 'originalAmount' | 'preferential' | 'amount' | 'lineCount'>;
/** What of an order its owner says, beside the lines. */
export type OrderWords = Pick<OrderRow, 'name' | 'sceneId' | 'sceneName' | 'remark' | 'customer'>;
/** The same with its fees. */
export type OrderSaid = OrderWords & Pick<OrderRow, 'fees'>;

/** Pictures of so many first lines stand on an order's row. */
const PICTURES_MAX = 4;

/** What of a line may be another when it is written again: a version that is restored brings its own words and prices. */
const QUOTED = ['sort', 'productName', 'productModel', 'productCategory', 'brandName', 'price', 'rate', 'ratePrice', 'quantity', 'amount'] as const;

/** A new order with its lines, in one statement; a copy of one whose lines were all removed has none. */
export async function insertOrder(db: Db, order: OrderRow, lines: readonly DesignOrderLineRow[]): Promise<void> {
  const head = insertion(designOrder, [order]);
  await db.execute(lines.length === 0 ? head : sql`with head as (${head}) ${insertion(designOrderLine, lines)}`);
}

/** Lines of an order that the caller has found by its owner. */
export async function listOrderLines(db: Db, orderId: string): Promise<DesignOrderLineRow[]> {
  return db.select().from(designOrderLine).where(eq(designOrderLine.designOrderId, orderId)).orderBy(asc(designOrderLine.sort), asc(designOrderLine.id));
}

/** Numbers of the models in an order that the caller has found by its owner. */
export async function listOrderSkus(db: Db, orderId: string): Promise<string[]> {
  return (await listOrderLines(db, orderId)).map(({ skuNo }) => skuNo);
}

/** What is in an order that the caller has found by its owner, without any money. */
export const listOrderGoods = (
  db: Db,
  orderId: string,
): Promise<Pick<DesignOrderLineRow, 'skuNo' | 'productName' | 'productModel' | 'productCategory' | 'brandName' | 'quantity'>[]> => {
  const { skuNo, productName, productModel, productCategory, brandName, quantity } = designOrderLine;
  return db
    .select({ skuNo, productName, productModel, productCategory, brandName, quantity })
    .from(designOrderLine)
    .where(eq(designOrderLine.designOrderId, orderId))
    .orderBy(asc(designOrderLine.sort), asc(designOrderLine.id));
};

/** What orders are called that their owners let the caller read; those removed are left out. */
export async function listOrderNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, name, gmtRemoved } = designOrder;
  const rows = await db
    .select({ id, name })
    .from(designOrder)
    .where(and(inArray(id, [...ids]), isNull(gmtRemoved)));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Stores lines of an order, new and known, in one statement. */
export async function putOrderLines(db: Db, lines: readonly DesignOrderLineRow[]): Promise<void> {
  await putMany(db, designOrderLine, lines, { on: ['designOrderId', 'skuNo'], set: QUOTED });
}

/** Takes lines out of an order that the caller has found by its owner, and keeps them as they were quoted. */
export async function takeOrderLines(db: Db, orderId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(
    sql`with gone as (delete from design_order_line where design_order_id = ${orderId} and id = any(${sql.param([...ids])}::text[]) returning *)
        insert into design_order_removed_line select * from gone
        on conflict (design_order_id, sku_no) do update set id = excluded.id, sort = excluded.sort, product_name = excluded.product_name,
          product_model = excluded.product_model, product_category = excluded.product_category, brand_name = excluded.brand_name,
          price = excluded.price, rate = excluded.rate, rate_price = excluded.rate_price, quantity = excluded.quantity, amount = excluded.amount`,
  );
}

/** Lines that have left an order that the caller has found by its owner. */
export async function listRemovedLines(db: Db, orderId: string, ids: readonly string[]): Promise<DesignOrderLineRow[]> {
  return db
    .select()
    .from(removedOrderLine)
    .where(and(eq(removedOrderLine.designOrderId, orderId), inArray(removedOrderLine.id, [...ids])));
}

/** Forgets how these models were quoted before, in an order that the caller has found by its owner. */
export async function deleteRemovedLines(db: Db, orderId: string, skuNos: readonly string[]): Promise<void> {
  if (skuNos.length === 0) return;
  await db.delete(removedOrderLine).where(and(eq(removedOrderLine.designOrderId, orderId), inArray(removedOrderLine.skuNo, [...skuNos])));
}

/** Every change of an order and its lines ends here: it counts. `editor`: the page that made it, '' for none. */
export async function updateOrder(
  db: Db,
  owner: Owner,
  id: string,
  change: OrderFigures & Partial<OrderSaid>,
  { now, editor = '' }: { now: number; editor?: string | undefined },
): Promise<void> {
  await db
    .update(designOrder)
    .set({ ...change, revision: sql`${designOrder.revision} + 1`, revisedBy: editor, gmtModified: new Date(now) })
    .where(isOwn(owner, id));
}

export interface QuoteQuery {
  page: number;
  size: number;
  keyword: string;
  /** '' : any. */
  sceneId: string;
  status: '' | QuoteState;
  /** Orders that are no longer what their customer accepted. */
  changedIds: readonly string[];
  /** Changed then or later; null: whenever. */
  since: Date | null;
  /** Yuan. */
  amountFrom?: number | undefined;
  amountBelow?: number | undefined;
  sort: 'gmtModified' | 'gmtCreate' | 'amount';
  order: 'asc' | 'desc';
}

type ListedOrder = OrderRow & { firstSkuNos: string[] } & Pick<DesignOrderSummary, 'quoteState' | 'accepted'>;

/** One page of the owner's orders, and how many there are in all. `firstSkuNos`: the models of the first lines. */
export async function listOrders(db: Db, owner: Owner, query: QuoteQuery): Promise<{ rows: ListedOrder[]; count: number }> {
  const where = and(isOwned(owner), isNull(designOrder.gmtRemoved), ...keywordCondition(query.keyword), ...narrowed(query));
  const direction = query.order === 'asc' ? asc : desc;
  // names spelt out: in a select of one table the builder leaves the table's name off, and `id` would be the line's
  const firstSkuNos = sql<string[]>`coalesce((select jsonb_agg(f.sku_no order by f.sort) from
    (select l.sku_no, l.sort from design_order_line l where l.design_order_id = design_order.id order by l.sort limit ${PICTURES_MAX}) f), '[]')`;
  const found = await db
    .select({
      row: designOrder,
      firstSkuNos,
      quoteState: sql<QuoteState>`${quoteStateOf(query.changedIds)}`,
      accepted: sql<ListedOrder['accepted']>`${ACCEPTED}`,
    })
    .from(designOrder)
    .where(where)
    .orderBy(direction(designOrder[query.sort]), asc(designOrder.id))
    .limit(query.size)
    .offset((query.page - 1) * query.size);
  return {
    rows: found.map(({ row, ...listed }) => ({ ...row, ...listed })),
    count: await db.$count(designOrder, where),
  };
}

/** The quotation is another sub-room's part of the same row, the customer's answer of its links. What was changed and quoted anew waits for an answer of its own. */
const ACCEPTED_OFFER = sql`from design_order_share s where s.design_order_id = design_order.id and s.answer = 'accepted'
    and s.fingerprint = design_order.quotation ->> 'fingerprint'`;
const ACCEPTED = sql`(select jsonb_build_object('quotationNumber', s.quotation_number, 'amount', s.amount) ${ACCEPTED_OFFER} order by s.gmt_answer desc limit 1)`;
const quoteStateOf = (changedIds: readonly string[]) => sql`case when design_order.quotation is null then 'draft'
  when not exists (select 1 ${ACCEPTED_OFFER}) then 'quoted'
  when design_order.id = any(${sql.param([...changedIds])}::text[]) then 'changed' else 'accepted' end`;

/** Accepted as they are quoted, and touched since what was accepted was sent: whether they are still that, their lines and fees say. */
export async function listTouchedAccepted(db: Db, owner: Owner) {
  const lines = sql<Pick<DesignOrderLineRow, 'skuNo' | 'ratePrice' | 'quantity'>[]>`coalesce((select jsonb_agg(
    jsonb_build_object('skuNo', l.sku_no, 'ratePrice', l.rate_price, 'quantity', l.quantity) order by l.sort, l.id)
    from design_order_line l where l.design_order_id = design_order.id), '[]')`;
  return db
    .select({ id: designOrder.id, fees: designOrder.fees, lines, fingerprint: sql<string>`design_order.quotation ->> 'fingerprint'` })
    .from(designOrder)
    .where(and(isOwned(owner), isNull(designOrder.gmtRemoved), sql`exists (select 1 ${ACCEPTED_OFFER} and s.gmt_create <= design_order.gmt_modified)`));
}

function narrowed({ sceneId, status, changedIds, since, amountFrom, amountBelow }: QuoteQuery): (SQL | undefined)[] {
  return [
    sceneId === '' ? undefined : eq(designOrder.sceneId, sceneId),
    status === '' ? undefined : sql`${quoteStateOf(changedIds)} = ${status}`,
    since === null ? undefined : gte(designOrder.gmtModified, since),
    amountFrom === undefined ? undefined : gte(designOrder.amount, amountFrom),
    amountBelow === undefined ? undefined : lt(designOrder.amount, amountBelow),
  ];
}

function keywordCondition(keyword: string): (SQL | undefined)[] {
  if (keyword === '') return [];
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return [or(ilike(designOrder.name, pattern), ilike(designOrder.remark, pattern))];
}

/** Product families in the owner's design orders, most used first; at most 200. For the common tab of the selection page. */
export async function listUsedSpuNos(db: Db, owner: Owner): Promise<string[]> {
  const rows = await rowsOf<{ spuNo: string }>(
    db,
    sql`select l.spu_no as "spuNo" from design_order o join design_order_line l on l.design_order_id = o.id
        where o.account_no = ${owner.accountNo} and o.merchant_no = ${owner.merchantNo} and o.gmt_removed is null
        group by l.spu_no order by count(distinct o.id) desc, sum(l.quantity) desc, l.spu_no limit 200`,
  );
  return rows.map((row) => row.spuNo);
}

/** Orders of all identities of an account, removed ones too, each with its quotation, its lines and those that have left it, as they rest here. */
export const listOrdersOfAccount = (db: Db, accountNo: string): Promise<{ order: unknown; lines: unknown; removedLines: unknown }[]> =>
  rowsOf(
    db,
    sql`select to_jsonb(o) - 'account_no' as "order",
          (select coalesce(jsonb_agg(to_jsonb(l) - 'design_order_id' order by l.sort), '[]') from design_order_line l where l.design_order_id = o.id) as lines,
          (select coalesce(jsonb_agg(to_jsonb(r) - 'design_order_id' order by r.sort, r.id), '[]') from design_order_removed_line r where r.design_order_id = o.id) as "removedLines"
        from design_order o where o.account_no = ${accountNo} order by o.gmt_create, o.id`,
  );

/** With their lines. */
export async function deleteOrdersOfAccount(db: Db, accountNo: string): Promise<void> {
  await db.delete(designOrder).where(eq(designOrder.accountNo, accountNo));
}

/** Which of the models stand in a design order of anybody, or stood there and may come back; removed orders too. */
export async function listOrderedSkuNos(db: Db, skuNos: readonly string[]): Promise<string[]> {
  const wanted = sql`any(${sql.param([...skuNos])}::text[])`;
  const rows = await rowsOf<{ skuNo: string }>(
    db,
    sql`select sku_no as "skuNo" from design_order_line where sku_no = ${wanted}
        union select sku_no from design_order_removed_line where sku_no = ${wanted}`,
  );
  return rows.map(({ skuNo }) => skuNo);
}

/** Models in orders changed since then, by whose they are, as a table for a higher room's reading: `account_no`, `merchant_no` ('': the person's), `sku_no`. */
export const orderedRows = (
  since: number,
) => sql`(select o.account_no, o.merchant_no, l.sku_no from design_order o join design_order_line l on l.design_order_id = o.id
  where o.gmt_removed is null and o.gmt_modified >= ${new Date(since).toISOString()}::timestamptz)`;
