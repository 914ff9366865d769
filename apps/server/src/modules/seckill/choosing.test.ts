/** What is chosen by before a flash sale is made, and before one is bought. */
import type { Call } from '@portal/client';
import {
  buySeckill,
  calculateSeckill,
  findShopSeckillGoods,
  searchShopSeckillGoods,
  seckillFewLeft,
  seckillOverLimit,
  seckillSoldOut,
  seckillUnpaid,
} from '@portal/contract/seckill';
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
