/** What is chosen by before a flash sale is made, and before one is bought. */
import type { Call } from '@portal/client';
import {
  buySeckill,
  calculateSeckill,
  findSeckillGoods,
  findShopSeckillGoods,
  makeSeckillActivity,
  searchSeckillGoods,
  searchShopSeckillGoods,
  seckillCopy,
  seckillFewLeft,
  seckillOverLimit,
  seckillSoldOut,
  seckillUnpaid,
} from '@portal/contract/seckill';
import { openTestConsole } from '@portal/server/testkit/console';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import type { TestPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aShopSale } from '@portal/server/testkit/seckill';
import { aBuyerOf, aDealer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putOffers } from '../price/index.ts';

let portal: TestPortal;
let dealer: TestPerson;
let dealing: Call;
beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
  dealer = await aDealer(portal);
  dealing = await portal.as(dealer.accountNo);
});
afterAll(() => portal.close());

const offer = (skuNo: string, price: number) =>
  portal.database.transaction((db) => putOffers(db, dealer.merchantNo, [{ skuNo, price, stockTotal: 7, leadDays: 1 }], { now: portal.clock.now(), by: null }));

it('what is found says what customers pay otherwise, and how many the dealer has; where it keeps no figure, none (SECKILL-10, SECKILL-11)', async () => {
  const { skuNo } = await aSku(portal.database, { price: 100, skuModel: 'QZ-PICK-1' });
  const search = (call: Call) => call(searchShopSeckillGoods, { query: { keyword: 'qzpick' } });
  expect(await search(dealing)).toMatchObject([{ code: skuNo, originalPrice: 100, stock: null }]);
  await offer(skuNo, 80);
  expect(await search(dealing)).toMatchObject([{ code: skuNo, originalPrice: 80, stock: 7 }]);
  expect(await dealing(findShopSeckillGoods, { query: { code: skuNo } })).toMatchObject({ originalPrice: 80, parts: [{ stock: 7 }] });
  expect(await search(await portal.as((await aDealer(portal)).accountNo))).toMatchObject([{ originalPrice: 100, stock: null }]);
});

it('what the provider chooses costs on every line what it is measured by, and whatever is too dear is refused at once (SECKILL-10)', async () => {
  const at = await openTestConsole(portal);
  const desk = await at.as(await at.anOperator('content', {}));
  const dear = [await aSku(portal.database, { price: 100, skuModel: 'QZ-DEAR-1' }), await aSku(portal.database, { price: 200, skuModel: 'QZ-DEAR-2' })];
  const found = await desk(searchSeckillGoods, { query: { keyword: 'qzdear' } });
  for (const { code, originalPrice } of found) {
    expect(originalPrice).not.toBeNull();
    expect((await desk(findSeckillGoods, { query: { code } })).originalPrice).toBe(originalPrice);
  }
  const priceOf = (skuNo: string) => found.find(({ code }) => code === skuNo)?.originalPrice ?? 0;
  const body = {
    activityName: '过高',
    sessions: [{ gmtStart: new Date(portal.clock.now() + 3_600_000).toISOString(), gmtEnd: new Date(portal.clock.now() + 7_200_000).toISOString() }],
    items: dear.map(({ skuNo }) => ({ code: skuNo, price: priceOf(skuNo), limitQuantity: 1 })),
    stock: dear.map(({ skuNo }) => ({ skuNo, pieceCount: 1 })),
  };
  const refused = await failureOf(desk(makeSeckillActivity, { body, idempotencyKey: 'too-dear' }));
  expect(refused.fields).toEqual({ 'items.0.price': seckillCopy.priceTooHigh, 'items.1.price': seckillCopy.priceTooHigh });
});

it('the sum before one buys is refused for what the order would be: limit, what is left, an order that waits (SECKILL-7)', async () => {
  const { skuNo } = await aSku(portal.database, { price: 100 });
  await offer(skuNo, 100);
  const sale = await aShopSale(portal, dealer, { items: [{ code: skuNo, price: 60, limitQuantity: 3 }], stock: { [skuNo]: 2 } });
  const itemNo = sale.itemNos[0] ?? '';
  const [one, other] = [await aBuyerOf(portal, dealer), await aBuyerOf(portal, dealer)];
  const sum = ({ call }: { call: Call }, quantity: number) => call(calculateSeckill, { body: { itemNo, quantity } });
  const refused = async (asked: Promise<unknown>) => {
    const { code, data } = await failureOf(asked);
    return [code, data];
  };
  expect(await refused(sum(one, 4))).toEqual([seckillOverLimit.code, { limitQuantity: 3, boughtQuantity: 0 }]);
  expect(await refused(sum(one, 3))).toEqual([seckillFewLeft.code, { left: 2 }]);
  expect(await sum(one, 2)).toMatchObject({ goodsAmount: 120 });
  const { shopOrderNo } = await one.call(buySeckill, {
    params: { itemNo, attemptNo: 'choosing-1' },
    body: { quantity: 2, amount: 120, addressId: one.addressId },
  });
  expect(await refused(sum(one, 1))).toEqual([seckillUnpaid.code, { shopOrderNo }]);
  expect((await refused(sum(other, 1)))[0]).toBe(seckillSoldOut.code);
});
