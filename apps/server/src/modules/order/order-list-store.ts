/** Orders as they are listed: narrowed, page by page, counted by state. */
import type { OrderState } from '@portal/engines/states';
import { and, asc, count, desc, eq, ilike, or, type SQL } from 'drizzle-orm';
import { sql, type Db } from '../../platform/db/database.ts';
import { isOn, type OrderSide, type ShopOrderRow } from './store.ts';
import { shopOrder } from './tables.ts';

/** What a list is narrowed by beside the state. */
export interface OrderNarrowing {
  /** '' : any. */
  keyword: string;
  /** Those with a line that came of it (ORDER-42). */
  designOrderId?: string | undefined;
  /** Days of ordering by Beijing time, both of them with it; '' or left out: from the first, to the last. */
  from?: string | undefined;
  to?: string | undefined;
  /** Those of which a request is not over (`OrderNeeds.openRequests`). */
  withRequests?: SQL | undefined;
}

export interface OrderQuery extends OrderNarrowing {
  page: number;
  size: number;
  state: OrderState | '';
}

/** Part of the number, of a parcel's, or of the name or model of a product; of a dealer's also of who bought it, and of who receives it where that stands before the dealer (ORDER-44). '' finds all. */
function isFound(side: OrderSide, keyword: string) {
  if (keyword === '') return undefined;
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const isHidden = sql`${shopOrder.state} in ('pendingPayment', 'closed')`;
  return or(
    ilike(shopOrder.shopOrderNo, like),
    sql`exists (select 1 from order_line l where l.shop_order_no = ${shopOrder.shopOrderNo} and (l.product_name ilike ${like} or l.product_model ilike ${like}))`,
    sql`exists (select 1 from order_parcel p where p.shop_order_no = ${shopOrder.shopOrderNo} and p.tracking_no ilike ${like})`,
    'owner' in side
      ? undefined
      : sql`exists (select 1 from trade_order o where o.order_no = ${shopOrder.orderNo} and (o.buyer_name ilike ${like}
          or o.address->>'contactName' ilike ${like} or (not ${isHidden} and o.address->>'contactPhone' ilike ${like})))`,
  );
}

const dayAfter = (day: string): SQL => sql`((${day}::date + 1)::timestamp at time zone 'Asia/Shanghai')`;

const narrowed = (side: OrderSide, { keyword, designOrderId, from = '', to = '', withRequests }: OrderNarrowing): SQL | undefined =>
  and(
    isOn(side),
    isFound(side, keyword),
    cameOf(designOrderId),
    from === '' ? undefined : sql`${shopOrder.gmtCreate} >= (${from}::timestamp at time zone 'Asia/Shanghai')`,
    to === '' ? undefined : sql`${shopOrder.gmtCreate} < ${dayAfter(to)}`,
    withRequests && sql`exists (select 1 from ${withRequests} c where c.shop_order_no = ${shopOrder.shopOrderNo})`,
  );

const cameOf = (id: string | undefined) =>
  id === undefined
    ? undefined
    : sql`exists (select 1 from order_line l where l.shop_order_no = ${shopOrder.shopOrderNo} and l.source_type = 'designOrder' and l.source_id = ${id})`;

/** The newest first, and how many there are. */
export async function listShopOrderPage(
  db: Db,
  side: OrderSide,
  { page, size, state, ...narrowing }: OrderQuery,
): Promise<{ rows: ShopOrderRow[]; total: number }> {
  const where = and(narrowed(side, narrowing), state === '' ? undefined : eq(shopOrder.state, state));
  const rows = await db
    .select()
    .from(shopOrder)
    .where(where)
    // parts of one whole beside each other, in their order
    .orderBy(desc(shopOrder.gmtCreate), desc(shopOrder.orderNo), asc(shopOrder.shopOrderNo))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(shopOrder, where) };
}

export async function countByState(db: Db, side: OrderSide, narrowing: OrderNarrowing): Promise<ReadonlyMap<OrderState, number>> {
  const rows = await db.select({ state: shopOrder.state, number: count() }).from(shopOrder).where(narrowed(side, narrowing)).groupBy(shopOrder.state);
  return new Map(rows.map(({ state, number }) => [state, number]));
}
