/** A shop whose records are walked through their states: a dealer, a buyer on terms, an operator, orders in one line. */
import type { Call } from '@portal/client';
import { confirmShopOrder, getOrder, placeOrder, shipShopOrder } from '@portal/contract/order';
import { startPayment } from '@portal/contract/payment';
import { openTestConsole } from '@portal/server/testkit/console';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { openTestPayments, type TestPayments } from '@portal/server/testkit/payments';
import type { TestPerson } from '@portal/server/testkit/people';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { afterSalesHearRefunded } from '@portal/server/modules/after-sale/index';
import { ordersHearPaid, ordersHearRefunded } from '@portal/server/modules/order/index';
import { putOffers } from '@portal/server/modules/price/index';
import { seckillsHearOrders } from '@portal/server/modules/seckill/index';
import { sharesHearOrders, sharesHearRefunded } from '@portal/server/modules/share-out/index';
import { putTerms } from '@portal/server/modules/trade-credit/index';
import { fen } from '@portal/units';

export const PARCEL = { carrier: '顺丰速运', trackingNo: 'SF1234567' };
export const PRICE = 100;
/** So many, that one or two may be sent or asked back and some are left. */
export const PIECES = 9;

export interface StateWorld {
  at: TestPayments;
  dealer: TestPerson;
  dealing: Call;
  deciding: Call;
  administering: Call;
  /** What is sold. */
  skuNo: string;
  buyer: TestBuyer;
  /** A key nobody has used. */
  key(): string;
  /** Its goods are not paid for. */
  order(more?: { couponIds?: string[]; payWay?: 'credit' }): Promise<string>;
  pay(shopOrderNo: string): Promise<void>;
  ship(shopOrderNo: string, quantity?: number): Promise<unknown>;
  /** One that no other has the number of. */
  parcel(): typeof PARCEL;
  lineOf(shopOrderNo: string): Promise<string>;
  /** As if a record's time were up. */
  runOut(table: 'shop_order' | 'after_sale', no: string): Promise<void>;
  /** What is on its way back arrives. */
  goBack(): Promise<void>;
  ask<Row extends object>(text: string, values: readonly unknown[]): Promise<Row | undefined>;
  close(): Promise<void>;
}

const SHARE_TERMS = { feeRate: 60, afterDays: 7 };
const OVERDUE = {
  shop_order: { key: 'shop_order_no', job: 'end-overdue-orders' },
  after_sale: { key: 'after_sale_no', job: 'end-overdue-after-sales' },
} as const;

export async function openStateWorld(): Promise<StateWorld> {
  // no gate: it remembers for a second by the clock what a walk goes through at once
  const gate = { isShut: () => false, shut() {}, openAll() {}, noteWon() {} };
  const hearers = { onOrderMoved: [sharesHearOrders(SHARE_TERMS), seckillsHearOrders(gate)], onWithdrawn: [], onGivenBack: [] };
  const at = await openTestPayments({
    onSucceeded: [ordersHearPaid(hearers)],
    onRefunded: [ordersHearRefunded, afterSalesHearRefunded(hearers), sharesHearRefunded(SHARE_TERMS)],
  });
  const { portal } = at;
  await insertPlaces(portal);
  const desk = await openTestConsole(portal);
  const dealer = await aDealer(portal);
  const dealing = await portal.as(dealer.accountNo);
  const deciding = await desk.as(await desk.anOperator('serviceDesk', {}));
  const administering = await desk.as(await desk.anOperator('administrator', {}));
  const buyer = await aBuyerOf(portal, dealer);
  const { skuNo } = await aSku(portal.database, { price: PRICE, maxNum: null });
  const offers = [{ skuNo, price: PRICE, stockTotal: 1_000_000, leadDays: 1 }];
  await portal.database.transaction((db) => putOffers(db, dealer.merchantNo, offers, { now: portal.clock.now(), by: null }));
  await putTerms(
    portal.database.db,
    { shopNo: dealer.merchantNo, merchantNo: buyer.merchantNo },
    { limitFen: fen(100_000_000), termDays: 30, overdueRule: 'warn', at: new Date(portal.clock.now()) },
  );
  let serial = 0;
  const key = (): string => `walk-${++serial}`;
  const parcel = () => ({ ...PARCEL, trackingNo: `SF-${++serial}` });
  const follow = async (): Promise<void> => {
    portal.clock.forward(61_000);
    await at.runJob('follow-payments');
    await at.performTasks();
  };
  const ask = async <Row extends object>(text: string, values: readonly unknown[]): Promise<Row | undefined> =>
    (await portal.database.pool.query<Row>(text, [...values])).rows[0];
  const lineOf = async (shopOrderNo: string): Promise<string> => (await buyer.call(getOrder, { params: { shopOrderNo } })).lines[0]?.id ?? '';
  return {
    at,
    dealer,
    dealing,
    deciding,
    administering,
    skuNo,
    buyer,
    key,
    async order({ couponIds = [], payWay } = {}) {
      const amount = PIECES * PRICE - couponIds.length * 10;
      const body = { productList: [{ skuNo, quantity: PIECES }], addressId: buyer.addressId, amount, couponIds, ...(payWay ? { payWay } : {}) };
      return (await buyer.call(placeOrder, { body, idempotencyKey: key() })).shopOrderNo;
    },
    async pay(shopOrderNo) {
      const row = await ask<{ payNo: string }>('select o.pay_no as "payNo" from shop_order s join trade_order o using (order_no) where shop_order_no = $1', [
        shopOrderNo,
      ]);
      const { payment } = await buyer.call(startPayment, { body: { businessType: 'order', businessNo: row?.payNo ?? '', channel: 'wechat' } });
      at.payAt('wechat', payment?.paymentNo ?? '');
      await follow();
    },
    async ship(shopOrderNo, quantity) {
      const lines = quantity === undefined ? {} : { lines: [{ id: await lineOf(shopOrderNo), quantity }] };
      return dealing(shipShopOrder, { body: { shopOrderNo, ...parcel(), ...lines }, idempotencyKey: key() });
    },
    parcel,
    lineOf,
    async runOut(table, no) {
      const { key: column, job } = OVERDUE[table];
      await portal.database.pool.query(`update ${table} set gmt_deadline = $2 where ${column} = $1 and gmt_deadline is not null`, [
        no,
        new Date(portal.clock.now() - 1),
      ]);
      await portal.runJob(job);
    },
    async goBack() {
      await portal.performTasks();
      await follow();
    },
    ask,
    close: () => at.close(),
  };
}

/** Paid, and accepted by its dealer. */
export async function accepted(world: StateWorld): Promise<string> {
  const shopOrderNo = await world.order();
  await world.pay(shopOrderNo);
  await world.dealing(confirmShopOrder, { body: { shopOrderNo } });
  return shopOrderNo;
}
