/** Orders as they are written: one statement for all their tables, and for all that is taken and opened with them. */
import { insertionOf } from '../../platform/db/bulk.ts';
import { sql, type Db } from '../../platform/db/database.ts';
import { namedStatement } from '../../platform/db/named-statement.ts';
import type { Owner } from '../../platform/http/context.ts';
import { deletion } from '../cart/index.ts';
import { payableInsertion, type PayableRow } from '../payment/index.ts';
import { stockTaking, type StockAsked } from '../price/index.ts';
import type { EventRow, HoldRow, OrderLineRow, ShopOrderRow, TradeOrderRow } from './store.ts';
import { orderEvent, orderLine, shopOrder, stockHold, tradeOrder } from './tables.ts';
import { unpaidOrders, unpaidSelect, type Unpaid } from './unpaid.ts';

/** A part of an order at one dealer; parts of one order bear the same `order`. */
export interface NewOrder {
  order: TradeOrderRow;
  shopOrder: ShopOrderRow;
  lines: readonly OrderLineRow[];
  event: Omit<EventRow, 'id'>;
  /** What was taken from stock for it before; none where it is taken with the writing. */
  holds: readonly HoldRow[];
}

const ORDERS = sql`o as (${insertionOf(tradeOrder, sql.placeholder('orders'))}), s as (${insertionOf(shopOrder, sql.placeholder('shopOrders'))}),
  l as (${insertionOf(orderLine, sql.placeholder('lines'))}), e as (${insertionOf(orderEvent, sql.placeholder('events'))})`;

const textsOf = (orders: readonly NewOrder[]) => ({
  orders: JSON.stringify([...new Set(orders.map(({ order }) => order))]),
  shopOrders: JSON.stringify(orders.map((one) => one.shopOrder)),
  lines: JSON.stringify(orders.flatMap(({ lines }) => lines)),
  events: JSON.stringify(orders.map(({ event }) => event)),
});

const inserted = namedStatement<null, Record<string, unknown>>(
  'orders_inserted',
  () => sql`with ${ORDERS} ${insertionOf(stockHold, sql.placeholder('holds'))}`,
);

/** The embedded database unfolds a statement's rows several times over, and never gives back what it once took. */
const ORDERS_A_STATEMENT = 100;

/** Parts of one order are neighbours, and few. */
export async function insertOrders(db: Db, orders: readonly NewOrder[]): Promise<void> {
  for (let from = 0; from < orders.length; from += ORDERS_A_STATEMENT) {
    const part = orders.slice(from, from + ORDERS_A_STATEMENT);
    await inserted.rows(db, null, { ...textsOf(part), holds: JSON.stringify(part.flatMap(({ holds }) => holds)) });
  }
}

const placed = namedStatement<null, Record<string, unknown>>(
  'order_placed',
  () => sql`with ${stockTaking}, ${ORDERS}, ${unpaidOrders}, p as (${payableInsertion}), d as (${deletion}),
    h as (insert into ${stockHold} (shop_order_no, sku_no, quantity, state) select shop_order_no, sku_no, quantity, 'held' from stock_taken)
  select (select count(*)::integer from p) as opened,
    (select coalesce(json_agg(json_build_object('skuNo', sku_no, 'left', stock_total) order by sku_no), '[]') from stock_held where stock_total < quantity) as short,
    (${unpaidSelect}) as unpaid`,
);

interface Placing {
  /** One order in its parts. */
  orders: readonly NewOrder[];
  owner: Owner;
  cartLineIds: readonly string[];
  payables: readonly PayableRow[];
  /** From when on what was never paid counts. */
  since: Date;
}

interface Placed {
  opened: number;
  short: { skuNo: string; left: number }[];
  unpaid: Unpaid;
}

/**
 * One order, with its pieces out of the stock of its dealers, what is to be paid for it, and its lines out of the cart, which is held. `short`: models of
 * which a dealer has too few, with what it has; where there are any, all of it must be undone. `opened`: as many were to be paid for the first time. `unpaid`: what the buyer holds without this order.
 */
export async function insertPlaced(db: Db, { orders, owner, cartLineIds, payables, since }: Placing): Promise<Placed> {
  const asked = orders.flatMap(({ shopOrder: { shopNo, shopOrderNo }, lines }) =>
    lines.map(({ skuNo, quantity }): StockAsked => ({ shopNo, shopOrderNo, skuNo, quantity })),
  );
  const shopNos = orders.map(({ shopOrder: { shopNo } }) => shopNo);
  const texts = { asked: JSON.stringify(asked), payables: JSON.stringify(payables), since: since.toISOString() };
  const [row] = await placed.rows<Placed>(db, null, { ...textsOf(orders), ...owner, cartLineIds, shopNos, ...texts });
  return row ?? { opened: 0, short: [], unpaid: { shops: [], models: [] } };
}
