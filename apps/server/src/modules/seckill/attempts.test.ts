import { idempotencyKeyReused } from '@portal/contract/core';
import { buySeckill } from '@portal/contract/seckill';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import type { TestPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aShopSale } from '@portal/server/testkit/seckill';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putOffers } from '../price/index.ts';

let portal: TestPortal;
let dealer: TestPerson;
let buyer: TestBuyer;
beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
  dealer = await aDealer(portal);
  buyer = await aBuyerOf(portal, dealer);
});
afterAll(() => portal.close());

async function anItem(): Promise<string> {
  const { skuNo } = await aSku(portal.database, { price: 100 });
  await portal.database.transaction((db) =>
    putOffers(db, dealer.merchantNo, [{ skuNo, price: 100, stockTotal: 50, leadDays: 2 }], { now: portal.clock.now(), by: null }),
  );
  const { itemNos } = await aShopSale(portal, dealer, { items: [{ code: skuNo, price: 60, limitQuantity: 3 }], stock: { [skuNo]: 9 } });
  return itemNos[0] ?? '';
}
const buy = (itemNo: string, attemptNo: string, quantity: number) =>
  buyer.call(buySeckill, { params: { itemNo, attemptNo }, body: { quantity, amount: 60 * quantity, addressId: buyer.addressId } });

it('one number is one purchase: more of it, or another thing, is refused, and the same is the same order', async () => {
  const [item, other] = [await anItem(), await anItem()];
  const placed = await buy(item, 'one', 1);
  expect((await failureOf(buy(item, 'one', 2))).code).toBe(idempotencyKeyReused.code);
  expect((await failureOf(buy(other, 'one', 1))).code).toBe(idempotencyKeyReused.code);
  expect(await buy(item, 'one', 1)).toEqual(placed);
});

it('also where both are asked at once', async () => {
  const item = await anItem();
  const answers = await Promise.allSettled([1, 2].map((quantity) => buy(item, 'at-once', quantity)));
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: number }).code] : []));
  expect(refused).toEqual([idempotencyKeyReused.code]);
});
