/** What the provider makes up for goes by the lines its coupon was taken off (SHARE-7, SHARE-8). */
import type { Call } from '@portal/client';
import { agreeAfterSale, applyAfterSale } from '@portal/contract/after-sale';
import { gotCoupon, type CouponTemplateFields } from '@portal/contract/coupon';
import { confirmShopOrder, getOrder, placeOrder, rejectShopOrder, type Order } from '@portal/contract/order';
import { startPayment } from '@portal/contract/payment';
import { listShopShares } from '@portal/contract/share-out';
import { saveCreditTerms } from '@portal/contract/trade-credit';
import { aCouponTemplate } from '@portal/server/testkit/coupons';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { openTestPayments, type TestPayments } from '@portal/server/testkit/payments';
import type { TestPerson } from '@portal/server/testkit/people';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { toFen } from '@portal/units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterSalesHearRefunded } from '../after-sale/index.ts';
import { ordersHearPaid, ordersHearRefunded } from '../order/index.ts';
import { sharesHearOrders, sharesHearRefunded } from './index.ts';

const TERMS = { feeRate: 60, afterDays: 7 };
let at: TestPayments;
let dealer: TestPerson;
let dealing: Call;
let buyer: TestBuyer;
let serial = 0;
const key = () => `line-share-${++serial}`;

beforeAll(async () => {
  const steps = { onOrderMoved: [sharesHearOrders(TERMS)], onWithdrawn: [], onGivenBack: [] };
  at = await openTestPayments({
    onSucceeded: [ordersHearPaid(steps)],
    onRefunded: [ordersHearRefunded, afterSalesHearRefunded(steps), sharesHearRefunded(TERMS)],
  });
  await insertPlaces(at.portal);
  dealer = await aDealer(at.portal);
  dealing = await at.portal.as(dealer.accountNo);
  buyer = await aBuyerOf(at.portal, dealer);
  await dealing(saveCreditTerms, { body: { customerNo: buyer.merchantNo, limit: 1_000_000, termDays: 30 } });
});
afterAll(() => at.close());

async function follow(): Promise<void> {
  at.portal.clock.forward(11_000);
  await at.runJob('follow-payments');
  await at.performTasks();
}

interface Sold {
  goods: readonly { price: number; quantity: number }[];
  amount: number;
  benefit: CouponTemplateFields['benefit'];
  payWay?: 'online' | 'credit';
  isConfirmed?: boolean;
}

/** Lowered by a coupon of the provider for the first of the goods alone; paid, and accepted. */
async function sold({ goods, amount, benefit, payWay = 'online', isConfirmed = true }: Sold): Promise<Order> {
  const models = [];
  for (const { price, quantity } of goods) models.push({ ...(await aSku(at.portal.database, { price })), quantity });
  const templateNo = await aCouponTemplate(at.portal, '', {
    threshold: 0,
    benefit,
    scope: { kind: 'product', skuModels: models.slice(0, 1).map(({ skuModel }) => skuModel) },
  });
  const { couponNo } = await buyer.call(gotCoupon, { body: { templateNo }, idempotencyKey: key() });
  const productList = models.map(({ skuNo, quantity }) => ({ skuNo, quantity }));
  const body = { productList, addressId: buyer.addressId, amount, payWay, couponIds: [couponNo] };
  const { payNo, shopOrderNo } = await buyer.call(placeOrder, { body, idempotencyKey: key() });
  if (payWay === 'online') {
    const { payment } = await buyer.call(startPayment, { body: { businessType: 'order', businessNo: payNo, channel: 'wechat' } });
    at.payAt('wechat', payment?.paymentNo ?? '');
    await follow();
  }
  if (isConfirmed) await dealing(confirmShopOrder, { body: { shopOrderNo } });
  return buyer.call(getOrder, { params: { shopOrderNo } });
}

/** Gives what the buyer got back. */
async function giveBack({ shopOrderNo, lines }: Order, line: number, quantity: number): Promise<number> {
  const body = { shopOrderNo, way: 'refund' as const, isUnsent: true, lines: [{ id: lines[line]?.id ?? '', quantity }], reason: 'quality' as const };
  const { afterSaleNo, amount } = await buyer.call(applyAfterSale, { body, idempotencyKey: key() });
  await dealing(agreeAfterSale, { body: { afterSaleNo } });
  await at.performTasks();
  await follow();
  await follow();
  return amount;
}

const shareOf = async ({ shopOrderNo }: Order) => (await dealing(listShopShares, { query: { size: 50 } })).data.find((row) => row.shopOrderNo === shopOrderNo);
const subsidyOf = async (order: Order) => (await shareOf(order))?.subsidyAmount;

/** Eight cameras at ¥312.23 with 5 % off in all, which is ¥124.89, and other goods at ¥4,830.16. */
const CAMERAS: Sold = {
  goods: [
    { price: 312.23, quantity: 8 },
    { price: 1207.54, quantity: 4 },
  ],
  benefit: { kind: 'percent', payPercent: 95, offMax: 200 },
  amount: 7203.11,
};

describe.each(['online', 'credit'] as const)('a coupon of the provider for some of the goods of an order paid %s', (payWay) => {
  it('is made up for by the pieces of these goods that are kept, whatever goes back of the others', async () => {
    const order = await sold({ ...CAMERAS, payWay });
    expect(await subsidyOf(order)).toBe(124.89);
    // what goes back is what was paid for it: the coupon's part of the piece is not
    expect(await giveBack(order, 0, 1)).toBe(296.62);
    expect(await subsidyOf(order)).toBe(109.28);
    await giveBack(order, 1, 3);
    expect(await subsidyOf(order)).toBe(109.28);
    await giveBack(order, 0, 7);
    expect(await shareOf(order)).toMatchObject({ subsidyAmount: 0, state: payWay === 'credit' ? 'void' : 'waiting' });
    await giveBack(order, 1, 1);
    expect(await shareOf(order)).toMatchObject({ subsidyAmount: 0, shareAmount: 0, state: 'void' });
  });

  it('goes down with pieces that cost nothing, too', async () => {
    const order = await sold({
      goods: [
        { price: 50, quantity: 2 },
        { price: 10, quantity: 1 },
      ],
      benefit: { kind: 'amount', off: 100 },
      amount: 10.01,
      payWay,
    });
    expect([await giveBack(order, 0, 1), await subsidyOf(order)]).toEqual([0.01, 50]);
    expect([await giveBack(order, 0, 1), await subsidyOf(order)]).toEqual([0, 0]);
  });

  it('of an order from before the lines said it is that of all coupons, which is the same where it is the only one', async () => {
    const order = await sold({ ...CAMERAS, payWay });
    await at.portal.database.pool.query('update order_line set provider_coupon_amount = null where shop_order_no = $1', [order.shopOrderNo]);
    await giveBack(order, 0, 1);
    expect(await subsidyOf(order)).toBe(109.28);
  });
});

it('is nothing once the order was refused, and comes to what its lines say, to the fen', async () => {
  const order = await sold({ ...CAMERAS, isConfirmed: false });
  const { rows } = await at.portal.database.pool.query<{ part: number }>(
    'select provider_coupon_amount::float8 as part from order_line where shop_order_no = $1 order by sort',
    [order.shopOrderNo],
  );
  expect(rows.map(({ part }) => part)).toEqual([124.89, 0]);
  expect(order.lines.reduce((sum, { paidAmount }) => sum + toFen(paidAmount), 0)).toBe(toFen(order.amount));
  await dealing(rejectShopOrder, { body: { shopOrderNo: order.shopOrderNo, reason: '缺货' } });
  await at.performTasks();
  await follow();
  await follow();
  expect(await shareOf(order)).toMatchObject({ subsidyAmount: 0, shareAmount: 0, state: 'void' });
});
