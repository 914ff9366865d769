/** What a dealer has of what an order asks for (ORDER-48). */
import type { Call } from '@portal/client';
import { confirmShopOrder, getShopOrderStock, placeOrder, shipShopOrder } from '@portal/contract/order';
import { saveCreditTerms } from '@portal/contract/trade-credit';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import type { TestPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putOffers } from '../price/index.ts';

let portal: TestPortal;
let dealer: TestPerson;
let dealing: Call;
let buyer: TestBuyer;
let serial = 0;
const key = () => `stock-${++serial}`;

beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
  dealer = await aDealer(portal);
  dealing = await portal.as(dealer.accountNo);
  buyer = await aBuyerOf(portal, dealer);
  await dealing(saveCreditTerms, { body: { customerNo: buyer.merchantNo, limit: 99_999, termDays: 30 } });
});
afterAll(() => portal.close());

const offer = (skuNo: string, stockTotal: number) =>
  portal.database.transaction((db) => putOffers(db, dealer.merchantNo, [{ skuNo, price: 20, stockTotal, leadDays: 1 }], { now: portal.clock.now(), by: null }));
const order = async (skuNo: string, quantity: number): Promise<string> => {
  const body = { productList: [{ skuNo, quantity }], addressId: buyer.addressId, amount: quantity * 20, payWay: 'credit' as const };
  return (await buyer.call(placeOrder, { body, idempotencyKey: key() })).shopOrderNo;
};
const stockOf = async (shopOrderNo: string, call = dealing) => (await call(getShopOrderStock, { params: { shopOrderNo } }))[0];

it('says what is set aside for the order, what is there besides, and what other orders hold, until it is sent', async () => {
  const { skuNo } = await aSku(portal.database, { price: 20 });
  await offer(skuNo, 12);
  const shopOrderNo = await order(skuNo, 5);
  await order(skuNo, 3);
  expect(await stockOf(shopOrderNo)).toMatchObject({ toSend: 5, setAside: 5, stockTotal: 4, heldElsewhere: 3, missing: 0 });
  // none left besides: what is set aside can be sent all the same
  await offer(skuNo, 0);
  expect(await stockOf(shopOrderNo)).toMatchObject({ setAside: 5, stockTotal: 0, missing: 0 });
  const { lines } = await dealing(confirmShopOrder, { body: { shopOrderNo } });
  const parcel = { shopOrderNo, carrier: '顺丰速运', trackingNo: shopOrderNo, lines: [{ id: lines[0]?.id ?? '', quantity: 2 }] };
  await dealing(shipShopOrder, { body: parcel, idempotencyKey: key() });
  expect(await stockOf(shopOrderNo)).toMatchObject({ toSend: 3, setAside: 3, heldElsewhere: 3, missing: 0 });
});

it('names the pieces that are missing of what was ordered before a stock was kept of it; none where none is kept', async () => {
  const { skuNo } = await aSku(portal.database, { price: 20 });
  const shopOrderNo = await order(skuNo, 5);
  expect(await stockOf(shopOrderNo)).toMatchObject({ toSend: 5, setAside: 0, stockTotal: null, heldElsewhere: 0, missing: 0 });
  await offer(skuNo, 3);
  expect(await stockOf(shopOrderNo)).toMatchObject({ setAside: 0, stockTotal: 3, missing: 2 });
  await offer(skuNo, 5);
  expect(await stockOf(shopOrderNo)).toMatchObject({ stockTotal: 5, missing: 0 });
});

it('is told to the dealer of the order alone', async () => {
  const { skuNo } = await aSku(portal.database, { price: 20 });
  const shopOrderNo = await order(skuNo, 1);
  const other = await portal.as((await aDealer(portal)).accountNo);
  expect((await failureOf(stockOf(shopOrderNo, other))).code).toBe(404);
  expect((await failureOf(stockOf(shopOrderNo, buyer.call))).status).toBe(403);
});
