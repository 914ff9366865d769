import { batchAddCart, queryCart } from '@portal/contract/cart';
import { cancelOrder, placeOrder, UNPAID_ORDERS_MAX, unpaidTooMany } from '@portal/contract/order';
import { saveCreditTerms } from '@portal/contract/trade-credit';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import type { TestPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, anAddressOf, type TestBuyer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listOffers, putOffers } from '../price/index.ts';

const MINUTE = 60_000;
let portal: TestPortal;
let dealer: TestPerson;
let skuNo: string;
let keys = 0;
const key = () => `unpaid-${++keys}`;

beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
  dealer = await aDealer(portal);
  skuNo = (await aSku(portal.database, { price: 100 })).skuNo;
  const offers = [{ skuNo, price: 100, stockTotal: 1_000, leadDays: 2 }];
  await portal.database.transaction((db) => putOffers(db, dealer.merchantNo, offers, { now: portal.clock.now(), by: null }));
});
afterAll(() => portal.close());

const left = async () => (await listOffers(portal.database.db, dealer.merchantNo, [skuNo]))[0]?.stockTotal;
const buy = ({ call, addressId }: TestBuyer, more: object = {}) =>
  call(placeOrder, { body: { productList: [{ skuNo, quantity: 1 }], addressId, amount: 100, ...more }, idempotencyKey: key() });
const giveUp = ({ call }: TestBuyer, shopOrderNo: string) => call(cancelOrder, { body: { shopOrderNo, reason: '不要了' } });

it('of orders that are not paid a buyer has so many at a dealer, also where more are placed at once; another buyer orders on (ORDER-41)', async () => {
  const buyer = await aBuyerOf(portal, dealer);
  const before = (await left()) ?? 0;
  const tried = await Promise.allSettled(Array.from({ length: UNPAID_ORDERS_MAX + 5 }, () => buy(buyer)));
  const placed = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(placed.length).toBe(UNPAID_ORDERS_MAX);
  expect(await left()).toBe(before - UNPAID_ORDERS_MAX);
  await buyer.call(batchAddCart, { body: { productList: [{ skuNo, quantity: 1 }] }, idempotencyKey: key() });
  const [line] = (await buyer.call(queryCart)).lines;
  const fromCart = { productList: undefined, cartLineIds: [line?.id ?? ''] };
  const refused = await failureOf(buy(buyer, fromCart));
  expect([refused.code, refused.message]).toEqual([
    unpaidTooMany.code,
    expect.stringMatching(/^您在 .+ 的待付款订单已有 20 张（含企业同事和您其他身份的），请先付款或取消，再提交新订单$/),
  ]);
  expect([(await buyer.call(queryCart)).lines.length, await left()]).toEqual([1, before - UNPAID_ORDERS_MAX]);
  await buy(await aBuyerOf(portal, dealer));
  await giveUp(buyer, placed[0]?.shopOrderNo ?? '');
  await buy(buyer, fromCart);
});

it('who kept pieces unpaid for more than two hours of a day orders on credit, of another dealer, or the day after', async () => {
  const buyer = await aBuyerOf(portal, dealer);
  const hold = async (minutes: number) => {
    const { shopOrderNo } = await buy(buyer);
    portal.clock.forward(minutes * MINUTE);
    await giveUp(buyer, shopOrderNo);
  };
  for (const minutes of [29, 29, 29, 29, 4]) await hold(minutes);
  await hold(1);
  const refused = await failureOf(buy(buyer));
  expect([refused.code, refused.message]).toEqual([unpaidTooMany.code, expect.stringContaining('占用库存累计超过 2 小时')]);
  await (
    await portal.as(dealer.accountNo)
  )(saveCreditTerms, { body: { customerNo: buyer.merchantNo, limit: 1_000, termDays: 30 } });
  await buy(buyer, { payWay: 'credit' });
  portal.clock.forward(24 * 60 * MINUTE);
  await buy(buyer);
});

/** A model of its own, of which the dealer has so many. */
async function aModel(stockTotal: number): Promise<string> {
  const { skuNo: model } = await aSku(portal.database, { price: 100 });
  const offers = [{ skuNo: model, price: 100, stockTotal, leadDays: 2 }];
  await portal.database.transaction((db) => putOffers(db, dealer.merchantNo, offers, { now: portal.clock.now(), by: null }));
  return model;
}
const buyPieces = (buyer: TestBuyer, model: string, quantity: number) => buy(buyer, { productList: [{ skuNo: model, quantity }], amount: 100 * quantity });

it('who let all pieces of a model go unpaid twice holds half of them at most, however many orders are placed at once; others order on', async () => {
  const buyer = await aBuyerOf(portal, dealer);
  const model = await aModel(82);
  // a mistake that is seen at once is none
  await giveUp(buyer, (await buyPieces(buyer, model, 82)).shopOrderNo);
  await giveUp(buyer, (await buyPieces(buyer, model, 82)).shopOrderNo);
  for (const minutes of [8, 8]) {
    const { shopOrderNo } = await buyPieces(buyer, model, 82);
    portal.clock.forward(minutes * MINUTE);
    await giveUp(buyer, shopOrderNo);
  }
  const refused = await failureOf(buyPieces(buyer, model, 82));
  expect([refused.code, refused.message]).toEqual([unpaidTooMany.code, expect.stringMatching(/这次最多可订 41 件。可减少数量、改用账期支付或联系经销商$/)]);
  const tried = await Promise.allSettled(Array.from({ length: 6 }, () => buyPieces(buyer, model, 10)));
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  expect((await failureOf(buyPieces(buyer, model, 2))).message).toMatch(/最多可订 1 件/);
  await buyPieces(buyer, model, 1);
  expect((await failureOf(buyPieces(buyer, model, 1))).message).toMatch(/暂不能再提交在线支付的订单。可改用账期支付或联系经销商$/);
  await buy(buyer);
  await buyPieces(await aBuyerOf(portal, dealer), model, 41);
  portal.clock.forward(24 * 60 * MINUTE);
});

it('a person has one limit under all identities; a colleague is not held to what they do elsewhere', async () => {
  const one = await aBuyerOf(portal, dealer);
  const other = await aBuyerOf(portal, dealer);
  const { pool } = portal.database;
  // the same person acts for another bound enterprise, and a colleague joins the first
  await pool.query('insert into account_identity (account_no, merchant_no, choose_on) values ($1, $2, false)', [one.accountNo, other.merchantNo]);
  const act = (merchantNo: string) => pool.query('update account_identity set choose_on = merchant_no = $2 where account_no = $1', [one.accountNo, merchantNo]);
  await Promise.all(Array.from({ length: UNPAID_ORDERS_MAX - 1 }, () => buy(one)));
  await act(other.merchantNo);
  const elsewhere = { ...one, addressId: await anAddressOf(one) };
  await buy(elsewhere);
  expect((await failureOf(buy(elsewhere))).code).toBe(unpaidTooMany.code);
  // whose orders at the second enterprise are one
  await buy(other);
});
