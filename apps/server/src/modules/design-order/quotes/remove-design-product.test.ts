import { addDesignProduct, addSelection, generateOrder, getDesignOrder, getSelection, removeDesignProduct, saveSelection } from '@portal/contract/design-order';
import type { Call } from '@portal/client';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, sql } from '../../../platform/db/database.ts';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

let keys = 0;
const key = (): string => `taken-${++keys}`;
const asInstaller = async (): Promise<Call> => portal.as((await anInstaller(portal.database)).accountNo);
const piecesOf = (products: readonly [skuNo: string, quantity: number][]) => products.map(([skuNo, quantity]) => ({ skuNo, quantity }));
const add = (call: Call, id: string, products: [skuNo: string, quantity: number][]) =>
  call(addDesignProduct, { body: { id, productSaveDTOS: piecesOf(products) }, idempotencyKey: key() });
const take = (call: Call, id: string, products: [skuNo: string, quantity: number][], idempotencyKey = key()) =>
  call(removeDesignProduct, { body: { id, productList: piecesOf(products) }, idempotencyKey });
const read = (call: Call, id: string) => call(getDesignOrder, { params: { id } });
const run = (statement: ReturnType<typeof sql>) => portal.database.db.execute(statement);

/** An order of five pieces of one model of 100 yuan, quoted at 90 %, and of three pieces of another of 33.33 yuan. */
async function anOrder(call: Call) {
  const [camera, bracket] = [await aSku(portal.database, { price: 100 }), await aSku(portal.database, { price: 33.33 })];
  const { revision } = await call(addSelection, {
    body: {
      productList: piecesOf([
        [camera.skuNo, 5],
        [bracket.skuNo, 3],
      ]),
    },
    idempotencyKey: key(),
  });
  await call(saveSelection, {
    body: {
      revision,
      editor: 'page',
      lines: [
        { skuNo: camera.skuNo, rate: 90, ratePrice: 90, quantity: 5 },
        { skuNo: bracket.skuNo, rate: 100, ratePrice: 33.33, quantity: 3 },
      ],
    },
  });
  return { camera, bracket, id: await call(generateOrder, { body: { name: '王府小区', isWhole: true }, idempotencyKey: key() }) };
}

describe('taking products out of an order', () => {
  it('a line that keeps pieces keeps its quoted price and rate, and the totals follow', async () => {
    const call = await asInstaller();
    const { id, camera } = await anOrder(call);
    await run(sql`update sku set price = 555 where sku_no = ${camera.skuNo}`);
    const order = await take(call, id, [[camera.skuNo, 2]]);
    expect(order.lines).toMatchObject([{ skuNo: camera.skuNo, price: 100, rate: 90, ratePrice: 90, quantity: 3, amount: 270 }, { quantity: 3 }]);
    expect(order).toMatchObject({ amount: 369.99, originalAmount: 399.99, preferential: 30, lineCount: 2, totals: { pieceCount: 6, amount: 369.99 } });
    expect(order).toEqual(await read(call, id));
  });

  it.each([
    ['a line that comes to nothing goes, and the lines below move up', 5],
    ['more pieces than there are take all of them', 9999],
  ])('%s', async (_name, pieces) => {
    const call = await asInstaller();
    const { id, camera, bracket } = await anOrder(call);
    const order = await take(call, id, [[camera.skuNo, pieces]]);
    expect(order.lines).toMatchObject([{ skuNo: bracket.skuNo, sort: 1, quantity: 3 }]);
    expect(order).toMatchObject({ amount: 99.99, lineCount: 1, totals: { pieceCount: 3 } });
    expect(order).toEqual(await read(call, id));
    expect(await rowsOf(portal.database.db, sql`select sort from design_order_line where design_order_id = ${id}`)).toEqual([{ sort: 1 }]);
  });

  it('a model that is not there is passed over, known or not, and the others leave', async () => {
    const call = await asInstaller();
    const { id, camera } = await anOrder(call);
    const stranger = await aSku(portal.database);
    const order = await take(call, id, [
      [stranger.skuNo, 1],
      ['K-NOBODY', 1],
      [camera.skuNo, 1],
    ]);
    expect(order.lines).toMatchObject([{ quantity: 4 }, { quantity: 3 }]);
  });

  it('taking nothing leaves the order untouched, its day of change too', async () => {
    const call = await asInstaller();
    const { id } = await anOrder(call);
    const before = await read(call, id);
    portal.clock.forward(60_000);
    expect(await take(call, id, [['K-NOBODY', 1]])).toEqual(before);
  });

  it('a model named twice loses both figures', async () => {
    const call = await asInstaller();
    const { id, camera } = await anOrder(call);
    const order = await take(call, id, [
      [camera.skuNo, 1],
      [camera.skuNo, 2],
    ]);
    expect(order.lines[0]).toMatchObject({ skuNo: camera.skuNo, quantity: 2 });
  });

  it('a model off sale, or above its highest by now, leaves all the same and is not cut further', async () => {
    const call = await asInstaller();
    const { id, camera } = await anOrder(call);
    await run(sql`update sku set sku_status = 1, max_num = 2 where sku_no = ${camera.skuNo}`);
    expect((await take(call, id, [[camera.skuNo, 1]])).lines[0]).toMatchObject({ quantity: 4, amount: 360, maxNum: 2, skuStatus: 1 });
  });

  it('the last line may leave: the order stays, empty', async () => {
    const call = await asInstaller();
    const { id, camera, bracket } = await anOrder(call);
    const order = await take(call, id, [
      [camera.skuNo, 5],
      [bracket.skuNo, 3],
    ]);
    expect(order).toMatchObject({ lines: [], amount: 0, originalAmount: 0, preferential: 0, lineCount: 0 });
    expect(order).toEqual(await read(call, id));
  });

  it('takes an adding back: the order is as it was', async () => {
    const call = await asInstaller();
    const { id, camera } = await anOrder(call);
    const before = await read(call, id);
    const fresh = await aSku(portal.database);
    const added: [string, number][] = [
      [camera.skuNo, 4],
      [fresh.skuNo, 2],
    ];
    await add(call, id, added);
    const { gmtModified: _later, revision: _second, ...after } = await take(call, id, added);
    const { gmtModified: _earlier, revision: _first, ...was } = before;
    expect(after).toEqual(was);
  });

  it('leaves the selected-product list alone', async () => {
    const call = await asInstaller();
    const { id, camera } = await anOrder(call);
    await call(addSelection, { body: { productList: piecesOf([[camera.skuNo, 4]]) }, idempotencyKey: key() });
    await take(call, id, [[camera.skuNo, 1]]);
    expect((await call(getSelection)).lines).toMatchObject([{ skuNo: camera.skuNo, quantity: 4 }]);
  });

  it('a repeated key takes once, at any number of repeats at once', async () => {
    const call = await asInstaller();
    const { id, camera } = await anOrder(call);
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(call, id, [[camera.skuNo, 2]], 'once')));
    expect(answers.every((answer) => answer.lines[0]?.quantity === 3)).toBe(true);
    expect((await read(call, id)).lines[0]).toMatchObject({ quantity: 3 });
  });

  it('a key that took one thing takes no other', async () => {
    const call = await asInstaller();
    const { id, camera } = await anOrder(call);
    await take(call, id, [[camera.skuNo, 1]], 'one-thing');
    expect(await failureOf(take(call, id, [[camera.skuNo, 2]], 'one-thing'))).toMatchObject({ code: 4002 });
    expect((await read(call, id)).lines[0]).toMatchObject({ quantity: 4 });
  });

  it('from many tabs at once no piece is added or taken twice, and none is lost', async () => {
    const call = await asInstaller();
    const { id, bracket } = await anOrder(call);
    const fresh = await aSku(portal.database, { price: 10 });
    await add(call, id, [[fresh.skuNo, 100]]);
    await Promise.all(Array.from({ length: 24 }, (_, n) => (n % 2 === 0 ? take(call, id, [[fresh.skuNo, 5]]) : add(call, id, [[fresh.skuNo, 2]]))));
    const order = await read(call, id);
    // 100 − 12 × 5 ＋ 12 × 2
    expect(order.lines).toMatchObject([{}, { skuNo: bracket.skuNo, quantity: 3 }, { skuNo: fresh.skuNo, quantity: 64, amount: 640 }]);
    expect(order.amount).toBe(1189.99);
  });

  it.each([
    ['no product at all', []],
    ['no piece of it', [{ skuNo: 'K1', quantity: 0 }]],
    ['part of a piece', [{ skuNo: 'K1', quantity: 1.5 }]],
    ['fewer than none', [{ skuNo: 'K1', quantity: -1 }]],
    ['more than an order can hold', [{ skuNo: 'K1', quantity: 10_000 }]],
  ])('%s is refused', async (_name, productList) => {
    const call = await asInstaller();
    const { id } = await anOrder(call);
    expect(await failureOf(call(removeDesignProduct, { body: { id, productList }, idempotencyKey: key() }))).toMatchObject({ code: 400 });
  });

  it('someone else’s order and a removed one answer exactly like no order', async () => {
    const call = await asInstaller();
    const { id, camera } = await anOrder(call);
    const stranger = await anInstaller(portal.database);
    const removed = await anOrder(await portal.as(stranger.accountNo));
    await run(sql`update design_order set gmt_removed = now() where id = ${removed.id}`);
    const cookie = await portal.cookieOf(stranger.accountNo);
    const ask = async (order: string) => {
      const response = await portal.portal.http.inject({
        method: 'POST',
        url: removeDesignProduct.path,
        headers: { cookie, 'idempotency-key': key() },
        payload: { id: order, productList: [{ skuNo: camera.skuNo, quantity: 1 }] },
      });
      return [response.statusCode, response.body.replace(/"requestId":"[^"]+"/, '')];
    };
    const unknown = await ask('01aryz6s41tptwgy5wdssg2nq0');
    expect(unknown[0]).toBe(404);
    expect(await ask(id)).toEqual(unknown);
    expect(await ask(removed.id)).toEqual(unknown);
    expect((await read(call, id)).lines[0]).toMatchObject({ quantity: 5 });
  });
});
