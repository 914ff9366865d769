import type { Call } from '@portal/client';
import { agreeAfterSale, applyAfterSale, receiveReturnedGoods, sendBackGoods } from '@portal/contract/after-sale';
import { creditsShort, getCreditsAccount, listCreditsRecords, purchaseCreditsGoods } from '@portal/contract/credits';
import { confirmReceipt, confirmShopOrder, getOrder, placeOrder, shipShopOrder } from '@portal/contract/order';
import { startPayment } from '@portal/contract/payment';
import { saveCreditTerms } from '@portal/contract/trade-credit';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { openTestPayments, type TestPayments } from '@portal/server/testkit/payments';
import type { TestPerson } from '@portal/server/testkit/people';
import { failureOf } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterSalesHearRefunded } from '../after-sale/index.ts';
import { ordersHearPaid, ordersHearRefunded } from '../order/index.ts';
import { creditsHearOrders, creditsHearRefunded, insertGoods, postMovement } from './index.ts';

const PARCEL = { carrier: '顺丰速运', trackingNo: 'SF1234567' };
let at: TestPayments;
let dealer: TestPerson;
let dealing: Call;
let serial = 0;
const key = () => `refunded-${++serial}`;

beforeAll(async () => {
  const steps = { onOrderMoved: [creditsHearOrders], onWithdrawn: [], onGivenBack: [] };
  at = await openTestPayments({
    onSucceeded: [ordersHearPaid(steps)],
    onRefunded: [ordersHearRefunded, afterSalesHearRefunded(steps), creditsHearRefunded],
  });
  await insertPlaces(at.portal);
  dealer = await aDealer(at.portal);
  dealing = await at.portal.as(dealer.accountNo);
});
afterAll(() => at.close());

interface Sold {
  buyer: TestBuyer;
  shopOrderNo: string;
  id: string;
}

/** Bought on credit, and accepted. */
async function owed(price: number, pieces: number): Promise<Sold> {
  const buyer = await aBuyerOf(at.portal, dealer);
  await dealing(saveCreditTerms, { body: { customerNo: buyer.merchantNo, limit: 99_999, termDays: 30 } });
  const { skuNo } = await aSku(at.portal.database, { price });
  const body = { productList: [{ skuNo, quantity: pieces }], addressId: buyer.addressId, amount: price * pieces, payWay: 'credit' as const };
  const { shopOrderNo } = await buyer.call(placeOrder, { body, idempotencyKey: key() });
  await dealing(confirmShopOrder, { body: { shopOrderNo } });
  const { lines } = await buyer.call(getOrder, { params: { shopOrderNo } });
  return { buyer, shopOrderNo, id: lines[0]?.id ?? '' };
}

/** Paid, and accepted: pieces of one model. */
async function sold(price: number, pieces: number): Promise<Sold> {
  const buyer = await aBuyerOf(at.portal, dealer);
  const { skuNo } = await aSku(at.portal.database, { price });
  const body = { productList: [{ skuNo, quantity: pieces }], addressId: buyer.addressId, amount: price * pieces };
  const { payNo, shopOrderNo } = await buyer.call(placeOrder, { body, idempotencyKey: key() });
  const { payment } = await buyer.call(startPayment, { body: { businessType: 'order', businessNo: payNo, channel: 'wechat' } });
  at.payAt('wechat', payment?.paymentNo ?? '');
  await pass(11_000);
  await dealing(confirmShopOrder, { body: { shopOrderNo } });
  const { lines } = await buyer.call(getOrder, { params: { shopOrderNo } });
  return { buyer, shopOrderNo, id: lines[0]?.id ?? '' };
}
/** What is on its way at the channel arrives. */
async function pass(ms = 61_000): Promise<void> {
  await at.portal.performTasks();
  at.portal.clock.forward(ms);
  await at.runJob('follow-payments');
  await at.performTasks();
}
const ship = ({ shopOrderNo, id }: Sold, quantity: number) =>
  dealing(shipShopOrder, { body: { shopOrderNo, ...PARCEL, trackingNo: key(), lines: [{ id, quantity }] }, idempotencyKey: key() });
const ask = ({ buyer, shopOrderNo, id }: Sold, way: 'refund' | 'return', quantity: number) =>
  buyer.call(applyAfterSale, {
    body: { shopOrderNo, way, isUnsent: way === 'refund', lines: [{ id, quantity }], reason: 'quality' },
    idempotencyKey: key(),
  });
/** Up to the moment from which the money goes back. */
async function giveBack(one: Sold, quantity: number): Promise<void> {
  const { afterSaleNo } = await ask(one, 'return', quantity);
  const no = { afterSaleNo };
  await dealing(agreeAfterSale, { body: { ...no, returnAddress: '浙江省杭州市滨江区长河路 1 号 13900000000' } });
  await one.buyer.call(sendBackGoods, { body: { ...no, ...PARCEL } });
  await dealing(receiveReturnedGoods, { body: no });
}
const receive = ({ buyer, shopOrderNo }: Sold) => buyer.call(confirmReceipt, { body: { shopOrderNo } });
const recordsOf = async ({ buyer }: Sold) =>
  (await buyer.call(listCreditsRecords)).data.map(({ kind, points, balanceAfter }) => [kind, points, balanceAfter]).toReversed();

describe('an order earns what stays paid (CREDITS-3)', () => {
  it('once, when it is completed', async () => {
    const one = await sold(250.5, 1);
    await ship(one, 1);
    expect(await recordsOf(one)).toEqual([]);
    await receive(one);
    await receive(one).catch(() => {});
    expect(await recordsOf(one)).toEqual([['earn', 25, 25]]);
  });

  it('not where it is on credit, repaid or not: the provider never sees that money', async () => {
    const one = await owed(100, 5);
    await ship(one, 5);
    await receive(one);
    expect(await one.buyer.call(getOrder, { params: { shopOrderNo: one.shopOrderNo } })).toMatchObject({ state: 'completed', payWay: 'credit' });
    expect(await recordsOf(one)).toEqual([]);
    await giveBack(one, 2);
    expect(await recordsOf(one)).toEqual([]);
  });

  it('nothing for what is decided to go back, before the channel has paid it', async () => {
    const one = await sold(238, 10);
    await ship(one, 1);
    const { afterSaleNo } = await ask(one, 'refund', 9);
    await dealing(agreeAfterSale, { body: { afterSaleNo } });
    await receive(one);
    expect(await one.buyer.call(getOrder, { params: { shopOrderNo: one.shopOrderNo } })).toMatchObject({ state: 'completed', refundedAmount: 0 });
    expect(await recordsOf(one)).toEqual([['earn', 23, 23]]);
    await pass();
    expect(await one.buyer.call(getOrder, { params: { shopOrderNo: one.shopOrderNo } })).toMatchObject({ refundedAmount: 2142 });
    expect(await recordsOf(one)).toEqual([['earn', 23, 23]]);
  });
});

describe('a refund takes back what its pieces made (CREDITS-11)', () => {
  it('once for each, when the money is back, and the sum is that of what stays paid', async () => {
    const one = await sold(33.5, 10);
    await ship(one, 10);
    await receive(one);
    await giveBack(one, 3);
    expect(await recordsOf(one)).toEqual([['earn', 33, 33]]);
    await pass();
    await pass();
    expect(await recordsOf(one)).toEqual([
      ['earn', 33, 33],
      ['takeBack', -10, 23],
    ]);
    // two on their way at once
    await giveBack(one, 1);
    await giveBack(one, 6);
    for (let again = 0; again < 3; again++) await pass();
    const kinds = await recordsOf(one);
    expect([kinds.length <= 4, kinds.at(-1)?.[2]]).toEqual([true, 0]);
    expect(await one.buyer.call(getCreditsAccount)).toMatchObject({ balance: 0, earned: 0, spent: 0 });
  });

  it('of one on credit that made some before such orders made none: its part alone', async () => {
    const one = await owed(100, 5);
    await ship(one, 5);
    await receive(one);
    const { accountNo, merchantNo } = one.buyer;
    const earned = { owner: { accountNo, merchantNo }, points: 50, sourceNo: one.shopOrderNo, words: `订单 ${one.shopOrderNo}` };
    await at.portal.database.transaction((db) => postMovement({ db, now: at.portal.clock.now(), newId: key }, 'earn', earned));
    await giveBack(one, 2);
    expect(await recordsOf(one)).toEqual([
      ['earn', 50, 50],
      ['takeBack', -20, 30],
    ]);
  });

  it('though they are spent: the balance falls below 0, nothing can be had, and what comes next is set off', async () => {
    const one = await sold(100, 5);
    await ship(one, 5);
    await receive(one);
    const spuNo = key();
    await insertGoods(at.portal.database.db, [
      { spuNo, title: '礼品', picture: '/pictures/dome.svg', unit: '台', points: 40, stockTotal: 9, limitEach: null, words: ['一段'] },
    ]);
    const exchange = { spuNo, quantity: 1, addressId: one.buyer.addressId, points: 40 };
    await one.buyer.call(purchaseCreditsGoods, { body: exchange, idempotencyKey: key() });
    await giveBack(one, 5);
    await pass();
    expect(await one.buyer.call(getCreditsAccount)).toMatchObject({ balance: -40, earned: 0, spent: 40 });
    expect(await failureOf(one.buyer.call(purchaseCreditsGoods, { body: exchange, idempotencyKey: key() }))).toMatchObject({
      code: creditsShort.code,
      data: { balance: -40 },
    });
    const { rows } = await at.portal.database.pool.query<{ sum: string }>('select coalesce(sum(points), 0) as sum from credits_entry');
    expect(Number(rows[0]?.sum)).toBe(0);
  });
});
