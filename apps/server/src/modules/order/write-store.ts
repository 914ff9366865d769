/** Orders as they are written: one statement for all their tables, and for all that is taken and opened with them. */
import { insertionOf } from '../../platform/db/bulk.ts';
import { sql, type Db } from '../../platform/db/database.ts';
import { namedStatement } from '../../platform/db/named-statement.ts';
import { given } from '../../platform/db/readings.ts';
import { foundBy, refusing } from '../../platform/db/refusal.ts';
import type { Owner } from '../../platform/http/context.ts';
import { deletion } from '../cart/index.ts';
import { payableInsertion, type PayableRow } from '../payment/index.ts';
import { stockTaking, type StockAsked } from '../price/index.ts';
import type { EventRow, HoldRow, OrderLineRow, ShopOrderRow, TradeOrderRow } from './store.ts';
import { orderEvent, orderLine, shopOrder, stockHold, tradeOrder } from './tables.ts';

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

const TOO_FEW = 'stock';

const placed = namedStatement<null, Record<string, unknown>>(
  'order_placed',
  () => sql`with ${stockTaking}, ${ORDERS}, p as (${payableInsertion}), d as (${deletion}),
    h as (insert into ${stockHold} (shop_order_no, sku_no, quantity, state) select shop_order_no, sku_no, quantity, 'held' from stock_taken)
  select ${refusing('payable', sql`select json_build_array() where (select count(*) from p) < ${given('payableCount', 'integer')}`)} as paid,
    ${refusing(TOO_FEW, sql`select json_agg(json_build_object('skuNo', sku_no, 'left', stock_total) order by sku_no) from stock_held where stock_total < quantity having count(*) > 0`)} as taken`,
);

interface Placing {
  /** One order in its parts. */
  orders: readonly NewOrder[];
  owner: Owner;
  cartLineIds: readonly string[];
  payables: readonly PayableRow[];
}

/**
 * One order, with its pieces out of the stock of its dealers, what is to be paid for it, and its lines out of the cart, which is held. Fails where a dealer
 * has too few of a model (`shortOf`), and where it was to be paid for before.
 */
export async function insertPlaced(db: Db, { orders, owner, cartLineIds, payables }: Placing): Promise<void> {
  const asked = orders.flatMap(({ shopOrder: { shopNo, shopOrderNo }, lines }) =>
    lines.map(({ skuNo, quantity }): StockAsked => ({ shopNo, shopOrderNo, skuNo, quantity })),
  );
  const values = { asked: JSON.stringify(asked), payables: JSON.stringify(payables), payableCount: payables.length };
  await placed.rows(db, null, { ...textsOf(orders), ...owner, cartLineIds, ...values });
}

/** Models of which a dealer had too few, with what it has; null where something else failed. */
export const shortOf = (error: unknown): { skuNo: string; left: number }[] | null => foundBy(error, TOO_FEW);
