/** Rows of orders. What a buyer sees is found by its owner, what a dealer sees by the dealer that acts. */
import { and, asc, eq, gt, inArray, isNotNull, lte, type SQL } from 'drizzle-orm';
import { updateMany } from '../../platform/db/bulk.ts';
import { rowsOf, sql, type Db } from '../../platform/db/database.ts';
import type { JobPage } from '../../platform/jobs/each-by-itself.ts';
import type { Owner } from '../../platform/http/context.ts';
import { isSeenBy, type DealerSide } from '../customer/index.ts';
import { dealerRows } from '../dealer/index.ts';
import { enterpriseRows } from '../enterprise/index.ts';
import { orderEvent, orderLine, orderParcel, shopOrder, stockHold, tradeOrder } from './tables.ts';

export type TradeOrderRow = typeof tradeOrder.$inferSelect;
export type ShopOrderRow = typeof shopOrder.$inferSelect;
export type OrderLineRow = typeof orderLine.$inferSelect;
export type EventRow = typeof orderEvent.$inferSelect;
export type ParcelRow = typeof orderParcel.$inferSelect;
export type HoldRow = typeof stockHold.$inferSelect;

/** Whose orders: a buyer's own, or those placed with a dealer, as one of its people sees them. */
export type OrderSide = { owner: Owner } | DealerSide;

export const isOn = (side: OrderSide) =>
  'owner' in side
    ? and(eq(shopOrder.accountNo, side.owner.accountNo), eq(shopOrder.merchantNo, side.owner.merchantNo))
    : and(eq(shopOrder.shopNo, side.shopNo), isSeenBy(side, shopOrder));

/** Of these orders those that one placed, and may open. */
export async function listOwnOrderNos(db: Db, owner: Owner, shopOrderNos: readonly string[]): Promise<string[]> {
  if (shopOrderNos.length === 0) return [];
  const rows = await db
    .select({ shopOrderNo: shopOrder.shopOrderNo })
    .from(shopOrder)
    .where(and(isOn({ owner }), inArray(shopOrder.shopOrderNo, [...shopOrderNos])));
  return rows.map(({ shopOrderNo }) => shopOrderNo);
}

export async function takeOrderNumbers(db: Db, count: number): Promise<number[]> {
  const rows = await rowsOf<{ number: string }>(db, sql`select nextval('order_number') as number from generate_series(1, ${count}::int)`);
  return rows.map(({ number }) => Number(number));
}

export async function findShopOrder(db: Db, side: OrderSide, shopOrderNo: string): Promise<ShopOrderRow | undefined> {
  const [row] = await db
    .select()
    .from(shopOrder)
    .where(and(isOn(side), eq(shopOrder.shopOrderNo, shopOrderNo)));
  return row;
}

/** The same, kept from other changes to the end of the transaction. */
export async function lockShopOrder(db: Db, side: OrderSide, shopOrderNo: string): Promise<ShopOrderRow | undefined> {
  const [row] = await db
    .select()
    .from(shopOrder)
    .where(and(isOn(side), eq(shopOrder.shopOrderNo, shopOrderNo)))
    .for('update');
  return row;
}

/** The whole that is paid under this number; undefined: none is, or no longer. */
export async function findByPayNo(db: Db, payNo: string): Promise<TradeOrderRow | undefined> {
  const [row] = await db.select().from(tradeOrder).where(eq(tradeOrder.payNo, payNo));
  return row;
}

/** Whosever it is: for what comes from payments. */
export async function findShopOrderByNo(db: Db, shopOrderNo: string): Promise<ShopOrderRow | undefined> {
  const [row] = await db.select().from(shopOrder).where(eq(shopOrder.shopOrderNo, shopOrderNo));
  return row;
}

/** Orders of a side with who ordered, for a higher room's reading: `shop_order_no`, `buyer_name`. */
export const soldOrders = (side: DealerSide): SQL =>
  sql`(select ${shopOrder.shopOrderNo} as shop_order_no, ${tradeOrder.buyerName} as buyer_name from ${shopOrder}
    join ${tradeOrder} on ${tradeOrder.orderNo} = ${shopOrder.orderNo} where ${isOn(side)})`;

/** Orders that were paid, for a higher room's reading: `shop_order_no`. What is free is not among them. */
export const paidOrders = sql`(select s.shop_order_no from shop_order s where s.amount > 0 and s.state <> 'pendingPayment'
  and exists (select 1 from order_event e where e.shop_order_no = s.shop_order_no and e.act = 'pay'))`;

/** What has gone back of orders, for a higher room's reading: `shop_order_no`, `refunded_amount`. */
export const refundedOrders = sql`(select s.shop_order_no, s.refunded_amount from shop_order s)`;

/** Who ordered, for a higher room's reading: `shop_order_no`, `buyer_name`. */
export const orderBuyers = sql`(select s.shop_order_no, o.buyer_name from shop_order s join trade_order o on o.order_no = s.order_no)`;

/** All parts of these wholes, of orders that were found for their buyer. */
export const listParts = (db: Db, orderNos: readonly string[]): Promise<ShopOrderRow[]> =>
  orderNos.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(shopOrder)
        .where(inArray(shopOrder.orderNo, [...new Set(orderNos)]))
        .orderBy(asc(shopOrder.shopOrderNo));

/** All parts of what is paid as a whole, kept from other changes to the end of the transaction. */
export const lockParts = (db: Db, orderNo: string): Promise<ShopOrderRow[]> =>
  db.select().from(shopOrder).where(eq(shopOrder.orderNo, orderNo)).orderBy(shopOrder.shopOrderNo).for('update');

/** The same, whosever it is, kept from other changes to the end of the transaction. */
export async function lockShopOrderByNo(db: Db, shopOrderNo: string): Promise<ShopOrderRow | undefined> {
  const [row] = await db.select().from(shopOrder).where(eq(shopOrder.shopOrderNo, shopOrderNo)).for('update');
  return row;
}

/** Numbers of those whose time is up, behind the one named. */
export async function listOverdue(db: Db, now: Date, { after = '', most }: JobPage<string>): Promise<string[]> {
  const rows = await db
    .select({ shopOrderNo: shopOrder.shopOrderNo })
    .from(shopOrder)
    .where(and(isNotNull(shopOrder.gmtDeadline), lte(shopOrder.gmtDeadline, now), gt(shopOrder.shopOrderNo, after)))
    .orderBy(shopOrder.shopOrderNo)
    .limit(most);
  return rows.map(({ shopOrderNo }) => shopOrderNo);
}

/** Whosever it is, where nobody else has it just now: for work by the clock. */
export async function takeOverdue(db: Db, shopOrderNo: string, now: Date): Promise<ShopOrderRow | undefined> {
  const [row] = await db
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.shopOrderNo, shopOrderNo), lte(shopOrder.gmtDeadline, now)))
    .for('update', { skipLocked: true });
  return row;
}

export const listTradeOrders = (db: Db, orderNos: readonly string[]): Promise<TradeOrderRow[]> =>
  orderNos.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(tradeOrder)
        .where(inArray(tradeOrder.orderNo, [...orderNos]));

/** The parts of a whole that wait to be paid, each with its dealer's name, and whether that one is closed or frozen by now. */
export const listUnpaidParts = (db: Db, orderNo: string): Promise<{ shopName: string; isAbnormal: boolean }[]> =>
  rowsOf(
    db,
    sql`select e.company_name as "shopName", d.status = 0 as "isAbnormal" from ${shopOrder} s join ${dealerRows} d on d.merchant_no = s.shop_no
      join ${enterpriseRows} e on e.merchant_no = s.shop_no where s.order_no = ${orderNo} and s.state = 'pendingPayment' order by s.shop_order_no`,
  );

/** Who ordered, as the dealer reads it. */
export async function listBuyerNames(db: Db, shopOrderNos: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (shopOrderNos.length === 0) return new Map();
  const rows = await db
    .select({ shopOrderNo: shopOrder.shopOrderNo, buyerName: tradeOrder.buyerName })
    .from(shopOrder)
    .innerJoin(tradeOrder, eq(tradeOrder.orderNo, shopOrder.orderNo))
    .where(inArray(shopOrder.shopOrderNo, [...shopOrderNos]));
  return new Map(rows.map(({ shopOrderNo, buyerName }) => [shopOrderNo, buyerName]));
}

export type FlashSale = 'platform' | 'shop' | null;

/** Whose flash sale set the prices of these lines: they are all of one order, which is of one sale or of none. */
export const flashSaleOf = (lines: readonly Pick<OrderLineRow, 'priceSource'>[] = []): FlashSale => {
  const source = lines[0]?.priceSource;
  return source === 'platformSeckill' ? 'platform' : source === 'seckill' ? 'shop' : null;
};

/** Of orders that were found for whoever asks, those of the provider's flash sales. */
export async function listPlatformSeckillOrders(db: Db, shopOrderNos: readonly string[]): Promise<ReadonlySet<string>> {
  if (shopOrderNos.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ shopOrderNo: orderLine.shopOrderNo })
    .from(orderLine)
    .where(and(inArray(orderLine.shopOrderNo, [...shopOrderNos]), eq(orderLine.priceSource, 'platformSeckill')));
  return new Set(rows.map(({ shopOrderNo }) => shopOrderNo));
}

/** Of orders that were found for whoever asks, in their order. */
export const listLinesOf = (db: Db, shopOrderNos: readonly string[]): Promise<OrderLineRow[]> =>
  shopOrderNos.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(orderLine)
        .where(inArray(orderLine.shopOrderNo, [...shopOrderNos]))
        .orderBy(asc(orderLine.shopOrderNo), asc(orderLine.sort));

/** Of orders that were found for whoever asks, in the order they were done. */
export const listEventsOf = (db: Db, shopOrderNos: readonly string[]): Promise<EventRow[]> =>
  db
    .select()
    .from(orderEvent)
    .where(inArray(orderEvent.shopOrderNo, [...shopOrderNos]))
    .orderBy(asc(orderEvent.gmtCreate), asc(orderEvent.id));

/** Likewise, in the order they were sent. */
export const listParcelsOf = (db: Db, shopOrderNos: readonly string[]): Promise<ParcelRow[]> =>
  db
    .select()
    .from(orderParcel)
    .where(inArray(orderParcel.shopOrderNo, [...shopOrderNos]))
    .orderBy(asc(orderParcel.id));

export const insertParcel = async (db: Db, row: typeof orderParcel.$inferInsert): Promise<void> => void (await db.insert(orderParcel).values(row));

/** Of an order that the caller holds: what becomes of it, and what was done. */
export async function updateShopOrder(db: Db, row: ShopOrderRow, event: Omit<EventRow, 'id' | 'shopOrderNo'>): Promise<void> {
  const { shopOrderNo, orderNo: _order, accountNo: _account, merchantNo: _merchant, shopNo: _shop, gmtCreate: _created, ...change } = row;
  await db.update(shopOrder).set(change).where(eq(shopOrder.shopOrderNo, shopOrderNo));
  await db.insert(orderEvent).values({ ...event, shopOrderNo });
}

/** Before what is paid for it is held, where a part of it closes or costs another amount. Held to the end of the transaction. */
export async function lockTradeOrder(db: Db, orderNo: string): Promise<TradeOrderRow | undefined> {
  const [row] = await db.select().from(tradeOrder).where(eq(tradeOrder.orderNo, orderNo)).for('update');
  return row;
}

/** Never the same again while the whole is held: every step of a part raises its own. */
export async function countRevisions(db: Db, orderNo: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`sum(${shopOrder.revision})::integer` })
    .from(shopOrder)
    .where(eq(shopOrder.orderNo, orderNo));
  return row?.sum ?? 0;
}

/** What is to be paid for the whole, once a part of it closes or costs another amount; paid under `payNo` from now on. */
export async function updateTradeAmount(db: Db, orderNo: string, payNo: string): Promise<TradeOrderRow | undefined> {
  const [row] = await db
    .update(tradeOrder)
    .set({ payNo, amount: sql`(select sum(s.amount) from shop_order s where s.order_no = ${tradeOrder.orderNo} and s.state = 'pendingPayment')` })
    .where(eq(tradeOrder.orderNo, orderNo))
    .returning();
  return row;
}

/** Something that happened to an order without another state. */
export const insertEvent = async (db: Db, event: Omit<EventRow, 'id'>): Promise<void> => void (await db.insert(orderEvent).values(event));

/** More has gone back of an order. */
export async function updateRefunded(db: Db, shopOrderNo: string, amount: number): Promise<void> {
  await db
    .update(shopOrder)
    .set({ refundedAmount: sql`${shopOrder.refundedAmount} + ${amount}` })
    .where(eq(shopOrder.shopOrderNo, shopOrderNo));
}

/** What requests hold of lines, and what went back for them. */
export const updateClaimed = (db: Db, lines: readonly Pick<OrderLineRow, 'id' | 'heldQuantity' | 'withdrawnQuantity' | 'refundedQuantity'>[]): Promise<void> =>
  updateMany(db, orderLine, lines, { by: 'id', set: ['heldQuantity', 'withdrawnQuantity', 'refundedQuantity'] });

export const updateLines = (db: Db, lines: readonly Pick<OrderLineRow, 'id' | 'shippedQuantity' | 'paidAmount'>[]): Promise<void> =>
  updateMany(db, orderLine, lines, { by: 'id', set: ['shippedQuantity', 'paidAmount'] });

/** Holds that stand in `from` become `to`; gives which they were. */
export async function updateHolds(db: Db, shopOrderNo: string, from: HoldRow['state'], to: HoldRow['state']): Promise<{ skuNo: string; quantity: number }[]> {
  return db
    .update(stockHold)
    .set({ state: to })
    .where(and(eq(stockHold.shopOrderNo, shopOrderNo), eq(stockHold.state, from)))
    .returning({ skuNo: stockHold.skuNo, quantity: stockHold.quantity });
}

/** Pieces that were deducted and are not sent after all; gives those that the dealer counts. */
export async function updateReturned(
  db: Db,
  shopOrderNo: string,
  pieces: readonly { skuNo: string; quantity: number }[],
): Promise<{ skuNo: string; quantity: number }[]> {
  const back: { skuNo: string; quantity: number }[] = [];
  for (const { skuNo, quantity } of pieces) {
    const rows = await db
      .update(stockHold)
      .set({ returned: sql`${stockHold.returned} + ${quantity}` })
      .where(and(eq(stockHold.shopOrderNo, shopOrderNo), eq(stockHold.skuNo, skuNo), eq(stockHold.state, 'deducted')))
      .returning({ skuNo: stockHold.skuNo });
    back.push(...rows.map((row) => ({ skuNo: row.skuNo, quantity })));
  }
  return back;
}

/** All of an account, under all its identities, each part with its lines. */
export const listOrdersOfAccount = (db: Db, accountNo: string): Promise<{ order: unknown; parts: unknown }[]> =>
  rowsOf(
    db,
    sql`select to_jsonb(o) - 'account_no' as "order",
          (select coalesce(jsonb_agg(to_jsonb(s) - 'account_no' || jsonb_build_object('lines',
             (select coalesce(jsonb_agg(to_jsonb(l) - 'shop_order_no' order by l.sort), '[]') from order_line l where l.shop_order_no = s.shop_order_no))
             order by s.shop_order_no), '[]') from shop_order s where s.order_no = o.order_no) as parts
        from trade_order o where o.account_no = ${accountNo} order by o.gmt_create, o.order_no`,
  );

/** What was bought is kept, for the books; who it was and where it went is not. */
export async function updateForgotten(db: Db, accountNo: string): Promise<void> {
  await db
    .update(tradeOrder)
    .set({
      buyerName: '已注销用户',
      address: sql`${tradeOrder.address} || '{"detailAddress": "", "contactName": "", "contactPhone": ""}'::jsonb`,
    })
    .where(eq(tradeOrder.accountNo, accountNo));
  await db.update(shopOrder).set({ remark: '', invoice: null }).where(eq(shopOrder.accountNo, accountNo));
}

/** What one bought for oneself becomes that of the enterprise, or what one of its people bought for it that of its owner. */
export async function updateBuyer(db: Db, from: Owner, to: Owner): Promise<void> {
  for (const table of [tradeOrder, shopOrder] as const)
    await db
      .update(table)
      .set(to)
      .where(and(eq(table.accountNo, from.accountNo), eq(table.merchantNo, from.merchantNo)));
}

/** Of these addresses of pictures those that lines of orders show. */
export async function listOrderedPictures(db: Db, addresses: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ picUrl: orderLine.picUrl })
    .from(orderLine)
    .where(sql`${orderLine.picUrl} = any(${sql.param([...addresses])}::text[])`);
  return rows.map(({ picUrl }) => picUrl);
}

/** Which of the models stand in an order of anybody. */
export async function listBoughtSkuNos(db: Db, skuNos: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ skuNo: orderLine.skuNo })
    .from(orderLine)
    .where(sql`${orderLine.skuNo} = any(${sql.param([...skuNos])}::text[])`);
  return rows.map(({ skuNo }) => skuNo);
}
