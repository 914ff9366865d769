/** Rows as they travel. */
import { deliveryOf, type Delivery, type ListedOrder, type Order, type OrderCounts, type OrderLine, type OrderSummary } from '@portal/contract/order';
import { orderStates } from '@portal/engines/states';
import { fen, maskPhone, toFen, toYuan } from '@portal/units';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { listCouponKinds } from '../coupon/index.ts';
import { listCompanyNames } from '../enterprise/index.ts';
import { listDueDays } from '../trade-credit/index.ts';
import { listClaims } from './claim-store.ts';
import { countByState, listShopOrderPage, type OrderNarrowing, type OrderQuery } from './order-list-store.ts';
import {
  flashSaleOf,
  listEventsOf,
  listLinesOf,
  listParcelsOf,
  listParts,
  listTradeOrders,
  type OrderLineRow,
  type ParcelRow,
  type ShopOrderRow,
  type OrderSide,
  type TradeOrderRow,
} from './store.ts';

/** What is asked for, as callers say it. */
type Asked<Query> = Omit<Query, 'withRequests'> & { claims?: '' | 'open' };
const narrowingOf = <Query extends OrderNarrowing>({ claims, ...query }: Asked<Query>, openRequests: SQL) => ({
  ...query,
  withRequests: claims === 'open' ? openRequests : undefined,
});

/** Of so many lines a list shows the pictures. */
const SHOWN_LINES = 4;

export async function orderPage(db: Db, side: OrderSide, query: Asked<OrderQuery>, openRequests: SQL): Promise<{ data: ListedOrder[]; count: number }> {
  const { rows, total } = await listShopOrderPage(db, side, narrowingOf(query, openRequests));
  const { orders, names, lines } = await besides(db, rows);
  const wholes = 'owner' in side ? await wholesOf(db, rows) : NO_WHOLES;
  const claims = await listClaims(
    db,
    openRequests,
    rows.map(({ shopOrderNo }) => shopOrderNo),
  );
  return {
    data: rows.map((row) => ({
      ...summaryOf(row, orders.get(row.orderNo), names),
      flashSale: flashSaleOf(lines.get(row.shopOrderNo)),
      parent: parentOf(wholes.get(row.orderNo)),
      lines: (lines.get(row.shopOrderNo) ?? []).slice(0, SHOWN_LINES).map(shownInList),
      claims: claims.get(row.shopOrderNo) ?? [],
    })),
    count: total,
  };
}

/** All lines of these, by order. */
export async function linesByOrder(db: Db, orders: readonly Pick<OrderSummary, 'shopOrderNo'>[]): Promise<ReadonlyMap<string, OrderLine[]>> {
  const rows = await listLinesOf(
    db,
    orders.map(({ shopOrderNo }) => shopOrderNo),
  );
  return new Map([...Map.groupBy(rows, ({ shopOrderNo }) => shopOrderNo)].map(([shopOrderNo, lines]) => [shopOrderNo, lines.map(lineOf).map(withoutDaily)]));
}

/** The page of a query, whole. */
export async function listShown(db: Db, side: OrderSide, query: Asked<OrderQuery>, openRequests: SQL): Promise<Order[]> {
  const { rows } = await listShopOrderPage(db, side, narrowingOf(query, openRequests));
  const orders = await wholeOf(db, rows, openRequests);
  return orders.map('owner' in side ? forBuyer : forDealer);
}

/** As its buyer sees it: with the other parts of its whole. */
export async function ownOrderOf(db: Db, row: ShopOrderRow, openRequests: SQL): Promise<Order> {
  const whole = (await wholesOf(db, [row])).get(row.orderNo) ?? [];
  const others = whole.filter(({ shopOrderNo }) => shopOrderNo !== row.shopOrderNo);
  const names = await listCompanyNames(
    db,
    others.map(({ shopNo }) => shopNo),
  );
  const siblings = others.map(({ shopOrderNo, shopNo, state, amount }) => ({
    shopOrderNo,
    shop: { shopNo, shopName: names.get(shopNo) ?? shopNo },
    state,
    amount,
  }));
  return { ...forBuyer(await oneOf(db, row, openRequests)), parent: parentOf(whole), siblings };
}

const NO_WHOLES: ReadonlyMap<string, readonly ShopOrderRow[]> = new Map();
const wholesOf = async (db: Db, rows: readonly ShopOrderRow[]): Promise<ReadonlyMap<string, readonly ShopOrderRow[]>> =>
  Map.groupBy(
    await listParts(
      db,
      rows.map(({ orderNo }) => orderNo),
    ),
    ({ orderNo }) => orderNo,
  );

/** What all parts come to; null: there is one. */
const parentOf = (parts: readonly ShopOrderRow[] = []): OrderSummary['parent'] =>
  parts.length < 2 ? null : { partCount: parts.length, amount: toYuan(fen(parts.reduce((sum, { amount }) => sum + toFen(amount), 0))) };

/** As its dealer sees it: of the other parts of its whole nothing. */
export const orderOf = async (db: Db, row: ShopOrderRow, openRequests: SQL): Promise<Order> => forDealer(await oneOf(db, row, openRequests));

/** What other kinds of customers pay is none of a buyer's business (SECKILL-16). */
const forBuyer = (order: Order): Order => ({ ...order, lines: order.lines.map(withoutDaily) });
const withoutDaily = (line: OrderLine): OrderLine => ({ ...line, dailyPrice: null });

/** Where goods go, and whom to call, is the dealer's to know while there is something to send or to answer for (ORDER-44). */
function forDealer(order: Order): Order {
  if (order.state !== 'pendingPayment' && order.state !== 'closed') return order;
  const { streetCode: _code, streetName: _name, ...address } = order.address;
  return { ...order, address: { ...address, detailAddress: '', contactPhone: maskPhone(address.contactPhone) } };
}

async function oneOf(db: Db, row: ShopOrderRow, openRequests: SQL): Promise<Order> {
  const [order] = await wholeOf(db, [row], openRequests);
  if (order === undefined) throw new Error(`order ${row.shopOrderNo} is not shown`);
  return order;
}

async function wholeOf(db: Db, rows: readonly ShopOrderRow[], openRequests: SQL): Promise<Order[]> {
  const numbers = rows.map(({ shopOrderNo }) => shopOrderNo);
  const { orders, names, lines } = await besides(db, rows);
  const events = Map.groupBy(await listEventsOf(db, numbers), ({ shopOrderNo }) => shopOrderNo);
  const dues = await listDueDays(
    db,
    rows.filter(({ payWay }) => payWay === 'credit').map(({ shopOrderNo }) => shopOrderNo),
  );
  const kinds = await listCouponKinds(
    db,
    rows.flatMap(({ coupons }) => coupons.map(({ couponNo }) => couponNo)),
  );
  const parcels = Map.groupBy(await listParcelsOf(db, numbers), ({ shopOrderNo }) => shopOrderNo);
  const claims = await listClaims(db, openRequests, numbers);
  return rows.map((row) => {
    const order = orders.get(row.orderNo);
    if (order === undefined) throw new Error(`order ${row.shopOrderNo} is part of none`);
    const own = lines.get(row.shopOrderNo) ?? [];
    const models = new Map(own.map(({ id, productModel }) => [id, productModel]));
    return {
      ...summaryOf(row, order, names),
      flashSale: flashSaleOf(own),
      parent: null,
      siblings: [],
      lines: own.map(lineOf),
      address: order.address,
      coupons: row.coupons.map((coupon) => {
        const kind = kinds.get(coupon.couponNo);
        return { ...coupon, isPlatform: kind?.shopNo === '', stackGroup: kind?.stackGroup ?? null, refundRule: kind?.refundRule ?? 'returned' };
      }),
      remark: row.remark,
      invoice: row.invoice,
      closeReason: row.closeReason,
      events: (events.get(row.shopOrderNo) ?? []).map(({ act, who, text, gmtCreate }) => ({ act, who, text, gmtCreate: gmtCreate.toISOString() })),
      parcels: (parcels.get(row.shopOrderNo) ?? []).map((parcel, index) => ({
        ...deliveryShown(row, parcel),
        parcelNo: index + 1,
        gmtReceived: parcel.gmtReceived?.toISOString() ?? null,
        lines: parcel.lines.map(({ id, quantity }) => ({ id, quantity, productModel: models.get(id) ?? '' })),
        gmtCreate: parcel.gmtCreate.toISOString(),
      })),
      gmtDue: dues.get(row.shopOrderNo)?.toISOString() ?? null,
      claims: claims.get(row.shopOrderNo) ?? [],
    };
  });
}

/** The number of whoever brings it is there to be called until the goods came, or come no more; afterwards its middle is hidden. */
function deliveryShown({ state }: ShopOrderRow, parcel: ParcelRow): Delivery {
  const { contactPhone, ...delivery } = deliveryOf(parcel);
  const isOver = parcel.gmtReceived !== null || state === 'completed' || state === 'closed';
  return { ...delivery, contactPhone: isOver ? maskPhone(contactPhone) : contactPhone };
}

export async function countsOf(db: Db, side: OrderSide, query: Asked<OrderNarrowing>, openRequests: SQL): Promise<OrderCounts> {
  const counts = await countByState(db, side, narrowingOf(query, openRequests));
  return Object.fromEntries(orderStates.states.map((state) => [state, counts.get(state) ?? 0])) as OrderCounts;
}

async function besides(db: Db, rows: readonly ShopOrderRow[]) {
  const orders = await listTradeOrders(db, [...new Set(rows.map(({ orderNo }) => orderNo))]);
  const names = await listCompanyNames(db, [...new Set(rows.map(({ shopNo }) => shopNo))]);
  const lines = await listLinesOf(
    db,
    rows.map(({ shopOrderNo }) => shopOrderNo),
  );
  return { orders: new Map(orders.map((order) => [order.orderNo, order])), names, lines: Map.groupBy(lines, ({ shopOrderNo }) => shopOrderNo) };
}

const summaryOf = (
  row: ShopOrderRow,
  order: TradeOrderRow | undefined,
  names: ReadonlyMap<string, string>,
): Omit<OrderSummary, 'lines' | 'parent' | 'flashSale'> => ({
  orderNo: row.orderNo,
  payNo: order?.payNo ?? '',
  shopOrderNo: row.shopOrderNo,
  orderType: row.orderType,
  payWay: row.payWay,
  state: row.state,
  shop: { shopNo: row.shopNo, shopName: names.get(row.shopNo) ?? row.shopNo },
  buyerName: order?.buyerName ?? '',
  goodsAmount: row.goodsAmount,
  discount: row.discount,
  couponAmount: row.couponAmount,
  freight: row.freight,
  amount: row.amount,
  refundedAmount: row.refundedAmount,
  lineCount: row.lineCount,
  pieceCount: row.pieceCount,
  gmtCreate: row.gmtCreate.toISOString(),
  gmtDeadline: row.gmtDeadline?.toISOString() ?? null,
  revision: row.revision,
});

const shownInList = ({ skuNo, productName, productModel, picUrl, quantity }: OrderLineRow) => ({ skuNo, productName, productModel, picUrl, quantity });

const lineOf = ({
  shopOrderNo: _order,
  sort: _sort,
  priceSource: _source,
  warrantyMonths: _months,
  providerCouponAmount: _borne,
  ...line
}: OrderLineRow): OrderLine => line;
