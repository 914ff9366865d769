/** Calls by their specified paths, as another program makes them: with the session and no other head (WIRE-18). */
import { placeOrder } from '@portal/contract/order';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const GATEWAY = '/api-cloud-merchant-service';
let portal: TestPortal;
let buyer: TestBuyer;
let cookie: string;
let sku: { skuNo: string; spuNo: string };

beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
  buyer = await aBuyerOf(portal, await aDealer(portal));
  cookie = await portal.cookieOf(buyer.accountNo);
  sku = await aSku(portal.database, { price: 100 });
});
afterAll(() => portal.close());

async function ask(method: 'GET' | 'POST', path: string, body?: object) {
  const answer = await portal.portal.http.inject({
    method,
    url: `${GATEWAY}/${path}`,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  });
  const { code, msg, data, count } = answer.json<{ code: number; msg: string; data: unknown; count?: number }>();
  return { status: answer.statusCode, code, msg, data, count };
}

describe('a path that is written without its version is that of the first', () => {
  it.each<['GET' | 'POST', string, object?]>([
    ['GET', 'goods/spu/page?size=10&page=1'],
    ['GET', 'cart/query'],
    ['GET', 'goods/compare/list'],
    ['GET', 'address/list'],
    ['GET', 'coupon/list'],
    ['POST', 'logistics/template/calculate', { provinceCode: '33', pieceCount: 2, goodsAmount: 200 }],
  ])('%s %s', async (method, path, body) => {
    const [bare, versioned] = [await ask(method, path, body), await ask(method, `v1/${path}`, body)];
    expect(bare).toMatchObject({ status: 200, code: 0 });
    expect(bare).toEqual(versioned);
  });

  it.each([
    ['goods/promotions?placement=1', 'content/promotions?placement=1'],
    ['goods/activities', 'content/activities'],
    ['goods/solutions?kind=solution', 'content/solutions?kind=solution'],
    ['goods/related/info?spuNo=P1', 'content/related/info?spuNo=P1'],
  ])('of a row of names %s lies beside the first, and is %s', async (beside, own) => {
    const answer = await ask('GET', beside);
    expect(answer).toMatchObject({ status: 200, code: 0 });
    expect(answer).toEqual(await ask('GET', own));
  });

  it('also of what changes something, of what is refused, and of what is not there', async () => {
    expect(await ask('POST', 'cart/batchAdd', { productList: [{ skuNo: sku.skuNo, quantity: 1 }] })).toMatchObject({ status: 200, code: 0 });
    expect((await ask('GET', 'v1/cart/query')).data).toMatchObject({ lines: [{ skuNo: sku.skuNo }] });
    expect(await ask('POST', 'cart/query', {})).toMatchObject({ status: 405 });
    expect(await ask('GET', 'cart/nothing')).toMatchObject({ status: 404 });
    expect(await ask('GET', 'v2/cart/query')).toMatchObject({ status: 404 });
  });
});

it('the purchase list is data.rows, each with its skuDTOList', async () => {
  const more = await Promise.all(Array.from({ length: 5 }, () => aSku(portal.database, { price: 10 })));
  const productList = more.map(({ skuNo }) => ({ skuNo, quantity: 1 }));
  const { shopOrderNo } = await buyer.call(placeOrder, { body: { productList, addressId: buyer.addressId, amount: 50 }, idempotencyKey: 'purchase-1' });
  const { data, count } = await ask('GET', 'order/purchase/list');
  expect(count).toBe(1);
  expect(data).toMatchObject({ rows: [{ shopOrderNo, state: 'pendingPayment', amount: 50 }] });
  const [row] = (data as { rows: { skuDTOList: { skuNo: string; quantity: number }[] }[] }).rows;
  expect(row?.skuDTOList.map(({ skuNo, quantity }) => ({ skuNo, quantity }))).toEqual(productList);
  const stranger = await aBuyerOf(portal, await aDealer(portal));
  cookie = await portal.cookieOf(stranger.accountNo);
  expect((await ask('GET', 'order/purchase/list')).data).toEqual({ rows: [] });
});
