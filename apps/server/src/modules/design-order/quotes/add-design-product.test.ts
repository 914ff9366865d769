import {
  addDesignProduct,
  addSelection,
  generateOrder,
  getDesignOrder,
  getSelection,
  LINES_MAX,
  saveSelection,
  updateDesignProduct,
} from '@portal/contract/design-order';
import type { Call } from '@portal/client';
import { aSecondCategory, aService, aSku, manySkus } from '@portal/server/testkit/goods';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, sql } from '../../../platform/db/database.ts';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

let keys = 0;
const key = (): string => `product-${++keys}`;
const asInstaller = async (): Promise<Call> => portal.as((await anInstaller(portal.database)).accountNo);
const add = (call: Call, id: string, products: [skuNo: string, quantity: number][], idempotencyKey = key()) =>
  call(addDesignProduct, { body: { id, productSaveDTOS: products.map(([skuNo, quantity]) => ({ skuNo, quantity })) }, idempotencyKey });
const run = (statement: ReturnType<typeof sql>) => portal.database.db.execute(statement);

/** An order of two pieces of one model of 100 yuan, quoted at 90 %. */
async function anOrder(call: Call, fields: Parameters<typeof aSku>[1] = {}) {
  const model = await aSku(portal.database, { price: 100, ...fields });
  const { revision } = await call(addSelection, { body: { productList: [{ skuNo: model.skuNo, quantity: 2 }] }, idempotencyKey: key() });
  await call(saveSelection, { body: { revision, editor: 'page', lines: [{ skuNo: model.skuNo, rate: 90, ratePrice: 90, quantity: 2 }] } });
  return { model, id: await call(generateOrder, { body: { name: '王府小区', isWhole: true }, idempotencyKey: key() }) };
}

describe('adding products to an order', () => {
  it('takes today’s price at rate 100.00 and answers the whole order', async () => {
    const call = await asInstaller();
    const { id, model } = await anOrder(call);
    const { skuNo } = await aSku(portal.database, { price: 33.33 });
    const order = await add(call, id, [[skuNo, 3]]);
    expect(order.lines).toMatchObject([
      { skuNo: model.skuNo, sort: 1, amount: 180 },
      { skuNo, sort: 2, price: 33.33, rate: 100, ratePrice: 33.33, quantity: 3, amount: 99.99 },
    ]);
    expect(order).toMatchObject({ amount: 279.99, originalAmount: 299.99, lineCount: 2, totals: { pieceCount: 5 } });
    expect(order).toEqual({ ...(await call(getDesignOrder, { params: { id } })), alsoAdded: [], leftOut: [], sameCategory: [] });
  });

  it('a model it has keeps its quoted price and rate and gains the quantity', async () => {
    const call = await asInstaller();
    const { id, model } = await anOrder(call);
    await run(sql`update sku set price = 555 where sku_no = ${model.skuNo}`);
    expect((await add(call, id, [[model.skuNo, 5]])).lines).toMatchObject([{ price: 100, rate: 90, quantity: 7, amount: 630 }]);
  });

  it('a rate that is said is a new model’s; one the order has keeps its own (CHECK-23)', async () => {
    const call = await asInstaller();
    const { id, model } = await anOrder(call);
    const { skuNo } = await aSku(portal.database, { price: 1080 });
    const productSaveDTOS = [model.skuNo, skuNo].map((one) => ({ skuNo: one, quantity: 1, rate: 127.23 }));
    const { lines } = await call(addDesignProduct, { body: { id, productSaveDTOS }, idempotencyKey: key() });
    expect(lines).toMatchObject([
      { rate: 90, ratePrice: 90, quantity: 3 },
      { skuNo, rate: 127.23, ratePrice: 1374.08, quantity: 1 },
    ]);
  });

  it('leaves the selected-product list alone', async () => {
    const call = await asInstaller();
    const { id } = await anOrder(call);
    const [a, b] = [await aSku(portal.database), await aSku(portal.database)];
    await call(addSelection, { body: { productList: [{ skuNo: a.skuNo, quantity: 4 }] }, idempotencyKey: key() });
    await add(call, id, [[b.skuNo, 1]]);
    expect((await call(getSelection)).lines).toMatchObject([{ skuNo: a.skuNo, quantity: 4 }]);
  });

  it('counts one use of a family that is new to the order, none of one that is not', async () => {
    const call = await asInstaller();
    const { id, model } = await anOrder(call);
    const fresh = await aSku(portal.database);
    await add(call, id, [
      [model.skuNo, 1],
      [fresh.skuNo, 1],
    ]);
    await portal.runJob('count-uses');
    const uses = await rowsOf(portal.database.db, sql`select sum_no as "sumNo" from spu where spu_no in (${model.spuNo}, ${fresh.spuNo})`);
    expect(uses).toEqual([{ sumNo: 1 }, { sumNo: 1 }]);
  });

  it('a dealer pays the channel price, an individual the reference price', async () => {
    const { skuNo } = await aSku(portal.database, { price: 80, referPrice: 120 });
    for (const [person, price] of [
      [await anInstaller(portal.database), 80],
      [await aPerson(portal.database), 120],
    ] as const) {
      const call = await portal.as(person.accountNo);
      const { id } = await anOrder(call);
      expect((await add(call, id, [[skuNo, 2]])).lines.at(-1)).toMatchObject({ skuNo, price, amount: 2 * price });
    }
  });

  it('a model off sale or unknown keeps everything else out, each named', async () => {
    const call = await asInstaller();
    const { id } = await anOrder(call);
    const [good, gone] = [await aSku(portal.database), await aSku(portal.database, { skuStatus: 1 })];
    const failure = await failureOf(
      add(call, id, [
        [good.skuNo, 1],
        [gone.skuNo, 1],
        ['K-NOBODY', 1],
      ]),
    );
    expect(failure).toMatchObject({ code: 1301, msg: `以下产品已下架或不存在：${gone.skuModel}、K-NOBODY`, data: { skuNos: [gone.skuNo, 'K-NOBODY'] } });
    expect((await call(getDesignOrder, { params: { id } })).lines).toHaveLength(1);
  });

  it('a model the order has takes no more pieces once it is off sale', async () => {
    const call = await asInstaller();
    const { id, model } = await anOrder(call);
    await run(sql`update sku set sku_status = 1 where sku_no = ${model.skuNo}`);
    expect(await failureOf(add(call, id, [[model.skuNo, 1]]))).toMatchObject({ code: 1301 });
  });

  it('a quantity goes up to the model’s highest; more is refused whole with how many still may come', async () => {
    const call = await asInstaller();
    const { id, model } = await anOrder(call, { maxNum: 5 });
    const { quantity: held = 0 } = (await call(getDesignOrder, { params: { id } })).lines[0] ?? {};
    expect(await failureOf(add(call, id, [[model.skuNo, 9]]))).toMatchObject({
      code: 1506,
      msg: `${model.skuModel}：配单中已有 ${held} 件，再加入 9 件将超出上限 5，最多还能加入 ${5 - held} 件；请改少数量后再加入`,
    });
    expect((await add(call, id, [[model.skuNo, 5 - held]])).lines).toMatchObject([{ quantity: 5 }]);
    const other = await aSku(portal.database);
    const failure = await failureOf(
      add(call, id, [
        [other.skuNo, 1],
        [model.skuNo, 1],
      ]),
    );
    expect(failure).toMatchObject({ code: 1506, msg: `${model.skuModel}：配单中已有 5 件，已到上限，不能再加入` });
    expect((await call(getDesignOrder, { params: { id } })).lines).toHaveLength(1);
  });

  it('of software of one big category there is one, and free software does not come twice', async () => {
    const call = await asInstaller();
    const { id } = await anOrder(call);
    const [free, paid] = [await aService(portal.database, 0), await aService(portal.database, 10)];
    await add(call, id, [[free.skuNo, 1]]);
    expect(await failureOf(add(call, id, [[free.skuNo, 1]]))).toMatchObject({ code: 1502 });
    expect(await failureOf(add(call, id, [[paid.skuNo, 1]]))).toMatchObject({ code: 1503 });
  });

  it(`an order has at most ${LINES_MAX} lines`, async () => {
    const call = await asInstaller();
    const { id } = await anOrder(call);
    const models = await manySkus(
      portal.database,
      Array.from({ length: LINES_MAX }, () => ({})),
    );
    const all = models.map(({ skuNo }) => [skuNo, 1] as [string, number]);
    expect(await failureOf(add(call, id, all))).toMatchObject({ code: 1505, msg: `最多可选择${LINES_MAX - 1}个产品，请删除后再添加` });
    expect((await add(call, id, all.slice(1))).lineCount).toBe(LINES_MAX);
    await expectServicesNamed(call, all.slice(3));
  });

  /** Software brings one item of every big category into an order with two places left: itself and one come, the other is named (PRICE-6). */
  async function expectServicesNamed(call: Call, filling: [string, number][]): Promise<void> {
    const { id } = await anOrder(call);
    await aService(portal.database, 0);
    const teams = { skuType: 2, price: 0, spuName: '团队服务', secondCategoryId: await aSecondCategory(portal.database, '团队管理') } as const;
    await aSku(portal.database, teams);
    const licence = (await aSku(portal.database, { skuType: 2, price: 58 })).skuNo;
    await add(call, id, filling);
    const { alsoAdded, leftOut, lineCount } = await add(call, id, [[licence, 1]]);
    expect([lineCount, alsoAdded.length, leftOut]).toEqual([LINES_MAX, 1, ['团队服务']]);
    const edit = (...skuNos: [string, number][]) =>
      call(updateDesignProduct, { body: { id, productList: skuNos.map(([skuNo, quantity]) => ({ skuNo, quantity })) } });
    expect(await edit([licence, 0], [alsoAdded[0] ?? '', 0])).toMatchObject({ lineCount: LINES_MAX - 2, alsoAdded: [], leftOut: [] });
    expect(await edit([licence, 1])).toMatchObject({ lineCount: LINES_MAX, alsoAdded, leftOut });
  }

  it('a repeated key adds once, at any number of repeats at once', async () => {
    const call = await asInstaller();
    const { id } = await anOrder(call);
    const { skuNo } = await aSku(portal.database);
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(call, id, [[skuNo, 3]], 'once')));
    expect(answers.every((answer) => answer.lines[1]?.quantity === 3)).toBe(true);
    expect((await call(getDesignOrder, { params: { id } })).lines[1]).toMatchObject({ quantity: 3 });
  });

  it('from many tabs at once every piece is added, to one line', async () => {
    const call = await asInstaller();
    const { id } = await anOrder(call);
    const { skuNo } = await aSku(portal.database, { price: 10 });
    await Promise.all(Array.from({ length: 25 }, () => add(call, id, [[skuNo, 2]])));
    const order = await call(getDesignOrder, { params: { id } });
    expect(order.lines).toMatchObject([{}, { skuNo, quantity: 50, amount: 500 }]);
    expect(order.amount).toBe(680);
  });

  it('someone else’s order answers exactly like no order', async () => {
    const call = await asInstaller();
    const { id, model } = await anOrder(call);
    const cookie = await portal.cookieOf((await anInstaller(portal.database)).accountNo);
    const ask = async (order: string) => {
      const response = await portal.portal.http.inject({
        method: 'POST',
        url: addDesignProduct.path,
        headers: { cookie, 'idempotency-key': key() },
        payload: { id: order, productSaveDTOS: [{ skuNo: model.skuNo, quantity: 1 }] },
      });
      return [response.statusCode, response.body.replace(/"requestId":"[^"]+"/, '')];
    };
    const foreign = await ask(id);
    expect(foreign[0]).toBe(404);
    expect(foreign).toEqual(await ask('01aryz6s41tptwgy5wdssg2nq0'));
    expect((await call(getDesignOrder, { params: { id } })).lines).toMatchObject([{ quantity: 2 }]);
  });
});
