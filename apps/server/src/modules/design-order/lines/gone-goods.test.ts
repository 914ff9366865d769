/** Goods that are gone from the database: whatever names them is listed still, and says so (DESIGN-52, CART-4). */
import { batchAddCart, queryCart } from '@portal/contract/cart';
import { goodsInvalid } from '@portal/contract/catalog';
import { addCompared, listCompared } from '@portal/contract/compare';
import {
  addSelection,
  copyDesignOrder,
  generateOrder,
  getDesignOrder,
  getPriceComparison,
  getSelection,
  listDesignOrders,
  saveSelection,
  takeTodaysPrices,
} from '@portal/contract/design-order';
import { addFavorite, listFavorites } from '@portal/contract/favorite';
import { listOffers, saveOffer } from '@portal/contract/offer';
import { SkuStatus } from '@portal/engines/goods';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, expect, it } from 'vitest';

let portal: TestPortal;
let keys = 0;
const key = () => `gone-${++keys}`;
beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
});
afterAll(() => portal.close());

it('a list, an order, a cart, a comparison, favourites and offers are read whole, with what is gone as off sale or left out', async () => {
  const dealer = await aDealer(portal);
  const dealing = await portal.as(dealer.accountNo);
  const { call } = await aBuyerOf(portal, dealer);
  const [gone, kept] = [await aSku(portal.database, { price: 100 }), await aSku(portal.database, { price: 50 })];
  const productList = [gone, kept].map(({ skuNo }) => ({ skuNo, quantity: 2 }));
  await call(addSelection, { body: { productList }, idempotencyKey: key() });
  const id = await call(generateOrder, { body: { name: '一期', isWhole: true }, idempotencyKey: key() });
  await call(addSelection, { body: { productList }, idempotencyKey: key() });
  await call(batchAddCart, { body: { productList }, idempotencyKey: key() });
  for (const { spuNo, skuNo } of [gone, kept]) {
    await call(addCompared, { body: { spuNo, skuNo } });
    await call(addFavorite, { body: { spuNo } });
    await dealing(saveOffer, { body: { skuNo, price: 90, stockTotal: 5, leadDays: 1, seen: null } });
  }
  await portal.database.pool.query('delete from sku where sku_no = $1', [gone.skuNo]);
  await portal.database.pool.query('delete from spu where spu_no = $1', [gone.spuNo]);

  const list = await call(getSelection);
  expect(list.lines.map(({ skuNo, skuStatus, productName, price, quantity }) => [skuNo, skuStatus, productName, price, quantity])).toEqual([
    [gone.skuNo, SkuStatus.Deactivated, gone.skuNo, null, 2],
    [kept.skuNo, SkuStatus.Active, expect.any(String), 50, 2],
  ]);
  const order = await call(getDesignOrder, { params: { id } });
  expect(order.lines.map(({ skuNo, skuStatus, productModel, price, amount }) => [skuNo, skuStatus, productModel, price, amount])).toEqual([
    [gone.skuNo, SkuStatus.Deactivated, gone.skuModel, 100, 200],
    [kept.skuNo, SkuStatus.Active, kept.skuModel, 50, 100],
  ]);
  expect((await call(listDesignOrders)).data.map((one) => one.id)).toEqual([id]);
  expect((await call(getPriceComparison, { params: { id } })).changed).toEqual([]);
  expect(await call(takeTodaysPrices, { body: { id }, idempotencyKey: key() })).toEqual({ undoVersionId: null });
  const copyId = await call(copyDesignOrder, { body: { id }, idempotencyKey: key() });
  expect((await call(getDesignOrder, { params: { id: copyId } })).totals).toEqual(order.totals);

  expect((await call(queryCart)).lines.map(({ skuNo, status }) => [skuNo, status])).toEqual(
    expect.arrayContaining([
      [gone.skuNo, 'delisted'],
      [kept.skuNo, expect.any(String)],
    ]),
  );
  expect((await call(listCompared)).find(({ skuNo }) => skuNo === gone.skuNo)).toMatchObject({ isOnSale: false });
  expect((await call(listFavorites)).data.find(({ spuNo }) => spuNo === gone.spuNo)).toMatchObject({ isOnSale: false });
  expect((await dealing(listOffers)).data.map(({ skuNo }) => skuNo)).not.toContain(gone.skuNo);

  // it joins no order, and leaves the list; what else stands there does not wait for it
  const again = await failureOf(call(generateOrder, { body: { name: '二期', isWhole: true }, idempotencyKey: key() }));
  expect(again).toMatchObject({ code: goodsInvalid.code, data: { skuNos: [gone.skuNo] } });
  const claims = list.lines.map(({ id: lineId, skuNo, rate, ratePrice, quantity }) => ({ id: lineId, skuNo, rate, ratePrice, quantity }));
  expect((await call(saveSelection, { body: { revision: list.revision, editor: 'page-of-the-test', lines: claims } })).lines).toHaveLength(2);
  const saved = await call(getSelection);
  const left = await call(saveSelection, { body: { revision: saved.revision, editor: 'page-of-the-test', lines: claims.slice(1) } });
  expect(left.lines.map(({ skuNo }) => skuNo)).toEqual([kept.skuNo]);
});
