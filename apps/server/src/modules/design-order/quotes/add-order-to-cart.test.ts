import { batchAddCart, modifyCart, nothingTaken, queryCart, restoreCart, takeOutOfCart } from '@portal/contract/cart';
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
  const piecesOf = async () =>
    (await call(queryCart)).lines.map(({ id: lineId, quantity, selected, sourceType }) => [lineId, quantity, selected, sourceType]).toSorted();
  await call(batchAddCart, { body: { productList: [{ skuNo: models[0]?.skuNo ?? '', quantity: 5 }] }, idempotencyKey: 'out-1' });
  const [had] = (await call(queryCart)).lines;
  await call(modifyCart, { body: { lines: [{ id: had?.id ?? '', selected: false }] } });
  const other = await aSku(portal.database, { price: 12 });
  await call(batchAddCart, { body: { productList: [{ skuNo: other.skuNo, quantity: 1 }] }, idempotencyKey: 'out-5' });
  const before = await piecesOf();
  const { taken, setAside, replaced } = await call(addOrderToCart, { body: { id }, idempotencyKey: 'out-2' });
  const out = {
    body: { productList: taken.map(({ skuNo, quantity }) => ({ skuNo, quantity })), setAside, replaced: replaced.map((line) => line.id) },
    idempotencyKey: 'out-3',
  };
  await Promise.all([1, 2, 3].map(() => call(takeOutOfCart, out)));
  expect(await piecesOf()).toEqual(before);
  const stranger = await anOrder();
  await stranger.call(takeOutOfCart, { ...out, idempotencyKey: 'out-4' });
  expect(await piecesOf()).toEqual(before);
});

it('stands in the cart in its own quantities, once however often it is taken; what the cart had is named, and joins when asked for (CART-8)', async () => {
  const { call, id, models } = await anOrder();
  const skuNo = models[0]?.skuNo ?? '';
  await call(batchAddCart, { body: { productList: [{ skuNo, quantity: 4 }] }, idempotencyKey: `had-${id}` });
  const [had] = (await call(queryCart)).lines;
  const current = async () => {
    const { lines, totals } = await call(queryCart);
    return [lines.map((line) => [line.quantity, line.sourceId]), totals.amount];
  };
  const { taken, replaced, count } = await call(addOrderToCart, { body: { id }, idempotencyKey: `one-${id}` });
  expect([taken[0]?.quantity, taken[0]?.inCart, count]).toEqual([2, 2, 3]);
  expect(replaced).toEqual([{ id: had?.id, skuNo, skuModel: taken[0]?.skuModel, quantity: 4, isOfOrder: false }]);
  const listed = [[2, 3, 4].map((quantity) => [quantity, id]), 2 * 100 + 3 * 40 + 4 * 7];
  expect(await current()).toEqual(listed);
  const again = await call(addOrderToCart, { body: { id }, idempotencyKey: `two-${id}` });
  expect(again.replaced.map(({ quantity, isOfOrder }) => [quantity, isOfOrder])).toEqual([2, 3, 4].map((quantity) => [quantity, true]));
  expect(await current()).toEqual(listed);
  const both = [[6, 3, 4].map((quantity) => [quantity, id]), 6 * 100 + 3 * 40 + 4 * 7];
  for (const _press of [1, 2]) {
    await call(restoreCart, { body: { ids: [had?.id ?? ''] } });
    expect(await current()).toEqual(both);
  }
});

it('goes out again after both were summed up, and what the cart had is as it was: its pieces, its tick, where it came from (CART-8)', async () => {
  const { call, id, models } = await anOrder();
  const skuNo = models[0]?.skuNo ?? '';
  const stand = async () => (await call(queryCart)).lines.map((line) => [line.id, line.quantity, line.selected, line.sourceType, line.sourceId]).toSorted();
  await call(batchAddCart, { body: { productList: [{ skuNo, quantity: 4 }] }, idempotencyKey: `sum-${id}` });
  const [had] = (await call(queryCart)).lines;
  await call(modifyCart, { body: { lines: [{ id: had?.id ?? '', selected: false }] } });
  const before = await stand();
  const { taken, setAside, replaced } = await call(addOrderToCart, { body: { id }, idempotencyKey: `joined-${id}` });
  await call(restoreCart, { body: { ids: replaced.map((line) => line.id) } });
  const { lines } = await call(queryCart);
  expect(lines.find((line) => line.skuNo === skuNo)).toMatchObject({ quantity: 6, selected: true, sourceId: id });
  const body = { productList: taken.map((line) => ({ skuNo: line.skuNo, quantity: line.quantity })), setAside, replaced: replaced.map((line) => line.id) };
  await call(takeOutOfCart, { body, idempotencyKey: `back-${id}` });
  expect(await stand()).toEqual(before);
  // pieces that were added by hand meanwhile stay, and what comes back joins them
  const again = await call(addOrderToCart, { body: { id }, idempotencyKey: `again-${id}` });
  await call(restoreCart, { body: { ids: again.replaced.map((line) => line.id) } });
  await call(batchAddCart, { body: { productList: [{ skuNo, quantity: 10 }] }, idempotencyKey: `hand-${id}` });
  await call(takeOutOfCart, { body, idempotencyKey: `out-${id}` });
  expect((await call(queryCart)).lines.map((line) => [line.skuNo, line.quantity])).toEqual([[skuNo, 14]]);
});

it('chosen lines leave those of the same order ticked; the whole order nothing else (CART-8)', async () => {
  const { call, id, models } = await anOrder();
  await call(batchAddCart, { body: { productList: [{ skuNo: models[0]?.skuNo ?? '', quantity: 4 }] }, idempotencyKey: `had-${id}` });
  const { lines } = await call(getDesignOrder, { params: { id } });
  for (const line of lines.slice(0, 2)) await call(addOrderToCart, { body: { id, lineIds: [line.id] }, idempotencyKey: `part-${line.id}` });
  expect((await call(queryCart)).totals).toMatchObject({ lineCount: 2, pieceCount: 5 });
  await portal.database.pool.query('delete from design_order_line where id = $1', [lines[1]?.id]);
  await call(addOrderToCart, { body: { id }, idempotencyKey: `rest-${id}` });
  expect((await call(queryCart)).totals).toMatchObject({ lineCount: 2, pieceCount: 6 });
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
