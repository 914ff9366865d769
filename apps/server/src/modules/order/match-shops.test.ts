import { noDealerBound } from '@portal/contract/cart';
import { notFound } from '@portal/contract/core';
import { dealerCopy } from '@portal/contract/dealer';
import { calculateFreight, shopStatusCheck, skuMatchShop } from '@portal/contract/order';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { insertPlaces } from '@portal/server/testkit/papers';
import { aBuyerOf, aDealer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putOffers } from '../price/index.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
});
afterAll(() => portal.close());

it('dealers are told by what they can supply, the fullest and then the cheapest first; one that is closed supplies nothing (ORDER-27)', async () => {
  const [near, full, cheap, closed] = [await aDealer(portal), await aDealer(portal), await aDealer(portal), await aDealer(portal)];
  const buyer = await aBuyerOf(portal, near);
  const { pool } = portal.database;
  for (const { merchantNo } of [full, cheap, closed])
    await pool.query('insert into dealer_binding (merchant_no, parent_merchant_no, choosing, gmt_create) values ($1, $2, false, now())', [
      buyer.merchantNo,
      merchantNo,
    ]);
  await pool.query('update dealer set status = 0 where merchant_no = $1', [closed.merchantNo]);
  const [first, second] = [await aSku(portal.database, { price: null }), await aSku(portal.database, { price: null })];
  const offer = (shopNo: string, skuNo: string, price: number, stockTotal: number) =>
    portal.database.transaction((db) => putOffers(db, shopNo, [{ skuNo, price, stockTotal, leadDays: 1 }], { now: portal.clock.now(), by: null }));
  await offer(near.merchantNo, first.skuNo, 80, 5);
  await offer(near.merchantNo, second.skuNo, 80, 1);
  for (const { skuNo } of [first, second]) {
    await offer(full.merchantNo, skuNo, 100, 9);
    await offer(cheap.merchantNo, skuNo, 90.5, 9);
  }
  // as a specified line is: what it says of its product and its price is not believed
  const productList = [first, second].map(({ skuNo }) => ({ skuNo, spuNo: 'of-another', price: 1, quantity: 2 }));
  const shops = await buyer.call(skuMatchShop, { body: { productList } });
  expect(shops.map(({ shopNo, matched, isWhole, goodsAmount, status }) => [shopNo, matched, isWhole, goodsAmount, status])).toEqual([
    [cheap.merchantNo, 2, true, 362, 1],
    [full.merchantNo, 2, true, 400, 1],
    [near.merchantNo, 1, false, 160, 1],
    [closed.merchantNo, 0, false, 0, 0],
  ]);
  expect(shops[2]?.lines.map(({ stockTotal, isSupplied }) => [stockTotal, isSupplied])).toEqual([
    [5, true],
    [1, false],
  ]);

  expect(await buyer.call(shopStatusCheck, { query: {} })).toMatchObject({ shopNo: near.merchantNo, status: 1, msg: '', choosing: true });
  expect(await buyer.call(shopStatusCheck, { query: { shopNo: closed.merchantNo } })).toMatchObject({ status: 0, msg: '一级或店铺异常，请联系销售' });
  const stranger = await aDealer(portal);
  expect((await failureOf(buyer.call(shopStatusCheck, { query: { shopNo: stranger.merchantNo } }))).code).toBe(notFound.code);
  const unbound = await portal.as((await anInstaller(portal.database)).accountNo);
  expect((await failureOf(unbound(shopStatusCheck, { query: {} }))).code).toBe(noDealerBound.code);
  expect(await unbound(skuMatchShop, { body: { productList } })).toEqual([]);
  for (const quantity of [0, -1, 1.5, 1e9])
    expect((await failureOf(buyer.call(skuMatchShop, { body: { productList: [{ skuNo: first.skuNo, quantity }] } }))).status).toBe(400);
});

it('whoever orders from no dealer yet reads the words of their own, an individual others than an enterprise (ORDER-27)', async () => {
  const [person, installer] = [await aPerson(portal.database), await anInstaller(portal.database)];
  const body = { provinceCode: '33', pieceCount: 1, goodsAmount: 1 };
  for (const [accountNo, words] of [
    [person.accountNo, dealerCopy.notChosen],
    [installer.accountNo, dealerCopy.notBound],
  ] as const) {
    const call = await portal.as(accountNo);
    for (const ask of [() => call(shopStatusCheck, { query: {} }), () => call(calculateFreight, { body })])
      expect(await failureOf(ask())).toMatchObject({ code: noDealerBound.code, message: words });
  }
});
