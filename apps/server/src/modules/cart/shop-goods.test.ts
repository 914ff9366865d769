import { batchAddCart, listShopGoods, noDealerBound } from '@portal/contract/cart';
import { dealerAbnormal } from '@portal/contract/dealer';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { anInstaller } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putOffers } from '../price/index.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
});
afterAll(() => portal.close());

it('a customer reads what can be bought of its own dealer, at the price there, and nothing of another’s (CART-10)', async () => {
  const [dealer, other] = [await aDealer(portal), await aDealer(portal)];
  const buyer = await aBuyerOf(portal, dealer);
  const [kept, gone, byProject, foreign] = [
    await aSku(portal.database, { spuName: '红外半球', price: null }),
    await aSku(portal.database, { spuName: '枪型摄像机', price: null }),
    await aSku(portal.database, { price: null }),
    await aSku(portal.database, { price: null }),
  ];
  const offer = (shopNo: string, skuNo: string, price: number, stockTotal: number) =>
    portal.database.transaction((db) => putOffers(db, shopNo, [{ skuNo, price, stockTotal, leadDays: 3 }], { now: portal.clock.now(), by: null }));
  await offer(dealer.merchantNo, kept.skuNo, 88.5, 7);
  await offer(dealer.merchantNo, gone.skuNo, 60, 0);
  await offer(dealer.merchantNo, byProject.skuNo, 60, 5);
  await portal.database.pool.query(`update sku set sku_sale_type = '非经' where sku_no = $1`, [byProject.skuNo]);
  await offer(other.merchantNo, foreign.skuNo, 1, 5);
  const ask = async (query: object = {}) =>
    (await buyer.call(listShopGoods, { query })) as unknown as {
      data: { shopNo: string; goods: { skuNo: string }[]; categories: { id: number; modelCount: number }[] };
      count: number;
    };
  const numbersOf = async (query?: object) => (await ask(query)).data.goods.map(({ skuNo }) => skuNo).toSorted();
  const all = await ask();
  expect([all.data.shopNo, all.count, all.data.categories.reduce((sum, { modelCount }) => sum + modelCount, 0)]).toEqual([dealer.merchantNo, 2, 2]);
  expect(await numbersOf()).toEqual([kept.skuNo, gone.skuNo].toSorted());
  expect(all.data.goods.find(({ skuNo }) => skuNo === kept.skuNo)).toMatchObject({ price: 88.5, stockTotal: 7, leadDays: 3 });
  expect(await numbersOf({ stock: '1' })).toEqual([kept.skuNo]);
  expect(await numbersOf({ keyword: '枪型' })).toEqual([gone.skuNo]);
  expect(await numbersOf({ categoryId: 999_999 })).toEqual([]);
  expect(await numbersOf({ categoryId: all.data.categories[0]?.id })).not.toEqual([]);

  // not quoted by the dealer, and bought all the same: at the caller's own price
  const unquoted = await aSku(portal.database, { spuName: '筒型摄像机', price: 55 });
  const free = await aSku(portal.database, { spuName: '免费软件', price: 0, skuType: 2 });
  const nothing = await aSku(portal.database, { spuName: '赠品', price: 0 });
  const listed = await numbersOf();
  expect(listed).toEqual([kept, gone, unquoted, free].map(({ skuNo }) => skuNo).toSorted());
  expect((await ask({ keyword: '筒型' })).data.goods).toMatchObject([{ price: 55, stockTotal: null, leadDays: null }]);
  for (const { skuNo } of [kept, gone, byProject, foreign, unquoted, free, nothing]) {
    const adding = buyer.call(batchAddCart, { body: { productList: [{ skuNo, quantity: 1 }] }, idempotencyKey: `add-${skuNo}` });
    expect([
      skuNo,
      await adding.then(
        () => true,
        () => false,
      ),
    ]).toEqual([skuNo, listed.includes(skuNo)]);
  }

  const unbound = await portal.as((await anInstaller(portal.database)).accountNo);
  expect((await failureOf(unbound(listShopGoods, { query: {} }))).code).toBe(noDealerBound.code);
  await portal.database.pool.query('update dealer set status = 0 where merchant_no = $1', [dealer.merchantNo]);
  expect((await failureOf(buyer.call(listShopGoods, { query: {} }))).code).toBe(dealerAbnormal.code);
});
