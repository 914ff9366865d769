import { batchAddCart, nothingTaken, queryCart, takeOutOfCart } from '@portal/contract/cart';
import { addOrderToCart, addSelection, generateOrder, getDesignOrder } from '@portal/contract/design-order';
import { addPrivateProduct } from '@portal/contract/private-product';
import { UserType } from '@portal/engines/access';
import { aSku } from '@portal/server/testkit/goods';
import { aPersonOf, anInstaller } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertDealers } from '../../dealer/index.ts';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

async function anOrder() {
  const { accountNo, merchantNo } = await anInstaller(portal.database);
  const dealerNo = (await aPersonOf(portal.database, UserType.FirstLevel)).merchantNo;
  await insertDealers(portal.database.db, [{ merchantNo: dealerNo, contactPhone: '13800000000', latitude: 30, longitude: 120 }]);
  await portal.database.pool.query(`insert into dealer_binding (merchant_no, parent_merchant_no, choosing, gmt_create) values ($1, $2, true, now())`, [
    merchantNo,
    dealerNo,
  ]);
  const call = await portal.as(accountNo);
  const models = [await aSku(portal.database, { price: 100 }), await aSku(portal.database, { price: 40 }), await aSku(portal.database, { price: 7 })];
  await call(addSelection, { body: { productList: models.map(({ skuNo }, at) => ({ skuNo, quantity: at + 2, rate: 90 })) }, idempotencyKey: `s-${accountNo}` });
  const id = await call(generateOrder, { body: { name: '甲', isWhole: true }, idempotencyKey: `g-${accountNo}` });
  return { call, id, models };
}

it('an order goes into the cart at today’s prices beside the quoted ones; what cannot be bought is named (CART-8)', async () => {
  const { call, id, models } = await anOrder();
  const [same, dearer, off] = models;
  await portal.database.pool.query('update sku set price = 45 where sku_no = $1', [dearer?.skuNo]);
  await portal.database.pool.query('update sku set sku_status = 1 where sku_no = $1', [off?.skuNo]);
  const before = await call(getDesignOrder, { params: { id } });
  const joined = await call(addOrderToCart, { body: { id }, idempotencyKey: `c-${id}` });
  expect(joined).toMatchObject({
    taken: [
      { skuNo: same?.skuNo, quantity: 2, price: 100, quotedPrice: 100 },
      { skuNo: dearer?.skuNo, quantity: 3, price: 45, quotedPrice: 40 },
    ],
    left: [{ skuNo: off?.skuNo, quantity: 4, reason: 'delisted' }],
    count: 2,
  });
  expect(await call(addOrderToCart, { body: { id }, idempotencyKey: `c-${id}` })).toEqual(joined);
  const { lines, totals } = await call(queryCart);
  expect(lines.map(({ sourceType, sourceId }) => [sourceType, sourceId])).toEqual([
    ['designOrder', id],
    ['designOrder', id],
  ]);
  expect(totals).toEqual({ amount: 335, lineCount: 2, pieceCount: 5 });
  expect(await call(getDesignOrder, { params: { id } })).toEqual(before);
});

it('a product of one’s own stays out under its name, by which its owner knows it (CART-8)', async () => {
  const { call } = await anOrder();
  const product = { spuName: '立杆基础浇筑', categoryValueSelect: 0, price: 120, brandName: '自有', save2DesignSelection: 1 as const };
  await call(addPrivateProduct, { body: product, idempotencyKey: 'own-1' });
  const id = await call(generateOrder, { body: { name: '施工', isWhole: true }, idempotencyKey: 'own-3' });
  const failure = await failureOf(call(addOrderToCart, { body: { id }, idempotencyKey: 'own-4' }));
  expect(failure).toMatchObject({ code: nothingTaken.code, data: { left: [{ skuModel: '立杆基础浇筑', reason: 'ownProduct' }] } });
});

it('is ordered by itself: what else was ticked stays, and is ticked no more (CART-8)', async () => {
  const { call, id } = await anOrder();
  const other = await aSku(portal.database, { price: 12 });
  await call(batchAddCart, { body: { productList: [{ skuNo: other.skuNo, quantity: 1 }] }, idempotencyKey: `o-${id}` });
  const { setAside } = await call(addOrderToCart, { body: { id }, idempotencyKey: `a-${id}` });
  const { lines, totals } = await call(queryCart);
  const aside = lines.find(({ skuNo }) => skuNo === other.skuNo);
  expect([setAside, aside?.selected, lines.length, totals.lineCount]).toEqual([[aside?.id], false, 4, 3]);
  // ticked again by hand it stays so, when one product more comes
  expect((await call(batchAddCart, { body: { productList: [{ skuNo: other.skuNo, quantity: 1 }] }, idempotencyKey: `p-${id}` })).setAside).toEqual([]);
  expect((await call(queryCart)).totals.lineCount).toBe(4);
});

it('goes out of the cart again, and what the cart had of it before stays (CART-8)', async () => {
  const { call, id, models } = await anOrder();
  const piecesOf = async () => (await call(queryCart)).lines.map(({ skuNo, quantity }) => [skuNo, quantity]).toSorted();
  await call(batchAddCart, { body: { productList: [{ skuNo: models[0]?.skuNo ?? '', quantity: 5 }] }, idempotencyKey: 'out-1' });
  const before = await piecesOf();
  const { taken } = await call(addOrderToCart, { body: { id }, idempotencyKey: 'out-2' });
  const out = { body: { productList: taken.map(({ skuNo, quantity }) => ({ skuNo, quantity })) }, idempotencyKey: 'out-3' };
  await Promise.all([1, 2, 3].map(() => call(takeOutOfCart, out)));
  expect(await piecesOf()).toEqual(before);
  const stranger = await anOrder();
  await stranger.call(takeOutOfCart, { ...out, idempotencyKey: 'out-4' });
  expect(await piecesOf()).toEqual(before);
});

it('chosen lines alone; another’s order is none; an order of nothing that can be bought is refused', async () => {
  const { call, id, models } = await anOrder();
  const { lines } = await call(getDesignOrder, { params: { id } });
  await call(addOrderToCart, { body: { id, lineIds: [lines[1]?.id ?? ''] }, idempotencyKey: 'some-1' });
  expect((await call(queryCart)).lines).toMatchObject([{ skuNo: models[1]?.skuNo, quantity: 3 }]);
  const stranger = await anOrder();
  expect(await failureOf(stranger.call(addOrderToCart, { body: { id }, idempotencyKey: 'some-2' }))).toMatchObject({ status: 404 });
  expect(await failureOf(call(addOrderToCart, { body: { id, lineIds: ['none'] }, idempotencyKey: 'some-3' }))).toMatchObject({ status: 400 });
  await portal.database.pool.query('update sku set sku_status = 1 where sku_no = $1', [models[0]?.skuNo]);
  expect(await failureOf(call(addOrderToCart, { body: { id, lineIds: [lines[0]?.id ?? ''] }, idempotencyKey: 'some-4' }))).toMatchObject({
    code: nothingTaken.code,
  });
});
