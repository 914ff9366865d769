import {
  addDesignProduct,
  addSelection,
  generateOrder,
  getDesignOrder,
  getSelection,
  joinOrder,
  listDesignOrders,
  listScenes,
  removeDesignOrder,
  restoreDesignOrder,
  saveSelection,
} from '@portal/contract/design-order';
import type { Call, CallError } from '@portal/client';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, sql } from '../../../platform/db/database.ts';
import { listUsedSpuNos } from '../index.ts';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

let keys = 0;
const key = (): string => `orders-${++keys}`;
const add = (call: Call, ...products: [skuNo: string, quantity: number][]) =>
  call(addSelection, { body: { productList: products.map(([skuNo, quantity]) => ({ skuNo, quantity })) }, idempotencyKey: key() });
const generate = (call: Call, name = '王府小区', more: { sceneId?: string; remark?: string; lineIds?: string[] } = {}) =>
  call(generateOrder, { body: { name, ...(more.lineIds === undefined ? { isWhole: true } : {}), ...more }, idempotencyKey: key() });
const asInstaller = async (): Promise<Call> => portal.as((await anInstaller(portal.database)).accountNo);
const run = (statement: ReturnType<typeof sql>) => portal.database.db.execute(statement);

/** A list of two lines, the first at 90 %. */
async function aList(call: Call) {
  const [a, b] = [await aSku(portal.database, { price: 100 }), await aSku(portal.database, { price: 33.33 })];
  const { revision, lines } = await add(call, [a.skuNo, 2], [b.skuNo, 3]);
  const claims = lines.map(({ id, skuNo, rate, ratePrice, quantity }) => ({ id, skuNo, rate, ratePrice, quantity }));
  await call(saveSelection, {
    body: { revision, editor: 'page', lines: claims.map((claim) => (claim.skuNo === a.skuNo ? { ...claim, rate: 90, ratePrice: 90 } : claim)) },
  });
  return { a, b, lines };
}

describe('generating an order', () => {
  it('takes the lines out of the list, with their rates, sort and totals', async () => {
    const call = await asInstaller();
    const { a, b } = await aList(call);
    const id = await generate(call, ' 王府 小区 ', { sceneId: 'community', remark: '夜间全彩' });
    const order = await call(getDesignOrder, { params: { id } });
    expect(order).toMatchObject({
      id,
      name: '王府小区',
      sceneId: 'community',
      sceneName: '社区',
      remark: '夜间全彩',
      originalAmount: 299.99,
      amount: 279.99,
      preferential: 20,
      lineCount: 2,
    });
    expect(order.lines).toMatchObject([
      { sort: 1, skuNo: a.skuNo, price: 100, rate: 90, ratePrice: 90, quantity: 2, amount: 180 },
      { sort: 2, skuNo: b.skuNo, price: 33.33, rate: 100, ratePrice: 33.33, quantity: 3, amount: 99.99 },
    ]);
    expect(order.totals).toEqual({ originalAmount: 299.99, amount: 279.99, preferential: 20, lineCount: 2, pieceCount: 5, goodsAmount: 279.99, feesAmount: 0 });
    expect((await call(getSelection)).lines).toEqual([]);
  });

  it('takes the named lines only, and counts one use of each family', async () => {
    const call = await asInstaller();
    const { a, b, lines } = await aList(call);
    const id = await generate(call, '单行', { lineIds: [lines[1]?.id ?? ''] });
    expect((await call(getDesignOrder, { params: { id } })).lines).toMatchObject([{ sort: 1, skuNo: b.skuNo }]);
    expect((await call(getSelection)).lines).toMatchObject([{ skuNo: a.skuNo }]);
    await portal.runJob('count-uses');
    const uses = await rowsOf(
      portal.database.db,
      sql`select spu_no as "spuNo", sum_no as "sumNo" from spu where spu_no in (${a.spuNo}, ${b.spuNo}) order by spu_no`,
    );
    expect(uses).toEqual([
      { spuNo: a.spuNo, sumNo: 0 },
      { spuNo: b.spuNo, sumNo: 1 },
    ]);
  });

  it('refuses an empty list, a line that is gone and a model off sale, naming it; nothing is taken', async () => {
    const call = await asInstaller();
    expect(await failureOf(generate(call))).toMatchObject({ code: 1501, msg: '您还没有选择产品哦~' });
    const { a } = await aList(call);
    expect(await failureOf(generate(call, '甲', { lineIds: ['gone'] }))).toMatchObject({ code: 404, msg: '该产品已不在清单中，请刷新后重试' });
    await run(sql`update sku set sku_status = 1 where sku_no = ${a.skuNo}`);
    expect(await failureOf(generate(call))).toMatchObject({ code: 1301, msg: `以下产品已下架或不存在：${a.skuModel}` });
    expect((await call(getSelection)).lines).toHaveLength(2);
  });

  it.each([
    ['no name', { name: '' }, '请输入配单名称'],
    ['a name of blanks', { name: ' \t ' }, '请输入配单名称'],
    ['51 characters', { name: '甲'.repeat(51) }, '长度在 1 到 50 个字符'],
    ['a remark of 151', { name: '甲', remark: '乙'.repeat(151) }, '长度不能超过 150 个字符'],
    ['an unknown scene', { name: '甲', sceneId: 'moon' }, '请选择有效的应用场景'],
  ])('%s does not pass the door', async (_name, body, msg) => {
    expect(await failureOf((await asInstaller())(generateOrder, { body, idempotencyKey: key() }))).toMatchObject({ status: 400, msg });
  });

  it('fifty repeats at once with one key make one order, and another body under that key none', async () => {
    const call = await asInstaller();
    await aList(call);
    const ids = await Promise.all(Array.from({ length: 50 }, () => call(generateOrder, { body: { name: '一次', isWhole: true }, idempotencyKey: 'fifty' })));
    expect(new Set(ids).size).toBe(1);
    expect((await call(listDesignOrders)).count).toBe(1);
    expect(await failureOf(call(generateOrder, { body: { name: '两次', isWhole: true }, idempotencyKey: 'fifty' }))).toMatchObject({ code: 4002 });
  });

  it('fifty different calls at once take each line into one order only', async () => {
    const call = await asInstaller();
    await aList(call);
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => generate(call, '抢')));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as CallError).code] : []));
    expect(new Set(codes)).toEqual(new Set([1501]));
    expect((await call(listDesignOrders)).count).toBe(1);
  });

  it('orders of other owners at once do not stand in each other’s way', async () => {
    const models = await Promise.all([1, 2, 3, 4, 5].map(() => aSku(portal.database)));
    const calls = await Promise.all(Array.from({ length: 12 }, asInstaller));
    await Promise.all(calls.map((call, n) => add(call, ...models.map(({ skuNo }, m) => [models[(n + m) % 5]?.skuNo ?? skuNo, 1] as [string, number]))));
    await Promise.all(calls.map((call) => generate(call)));
    await portal.runJob('count-uses');
    const uses = await rowsOf<{ sumNo: number }>(
      portal.database.db,
      sql`select sum_no as "sumNo" from spu where spu_no in ${models.map((model) => model.spuNo)}`,
    );
    expect(uses.map((use) => use.sumNo)).toEqual([12, 12, 12, 12, 12]);
  });
});

describe('an order once made', () => {
  it('keeps what was quoted, while state, stock and picture are today’s', async () => {
    const call = await asInstaller();
    const { a } = await aList(call);
    const id = await generate(call);
    await run(sql`update sku set price = 555, sku_status = 1, stock_total = 3, sku_model = 'RENAMED-1' where sku_no = ${a.skuNo}`);
    const order = await call(getDesignOrder, { params: { id } });
    expect(order.lines[0]).toMatchObject({ price: 100, rate: 90, amount: 180, productModel: a.skuModel, skuStatus: 1, stockTotal: 3 });
    expect(order.amount).toBe(279.99);
  });

  it('tells of each line what it is counted in and the facts of its model, as the list does', async () => {
    const call = await asInstaller();
    const { skuNo } = await aSku(portal.database, { unit: '箱', skuDesc: '六类 · 305 m' });
    const told = [{ skuNo, unit: '箱', skuDesc: '六类 · 305 m' }];
    expect((await add(call, [skuNo, 1])).lines).toMatchObject(told);
    expect((await call(getDesignOrder, { params: { id: await generate(call) } })).lines).toMatchObject(told);
  });

  it('tells of each line, as the list does, what it is to the engineering rules; however long an imported attribute may be', async () => {
    const call = await asInstaller();
    const [nvr, cable] = [
      await aSku(portal.database, { attributes: { role: 'nvr', channels: 16, codecs: ['H265', 'H264'], note: '不读' } }),
      await aSku(portal.database, { attributes: { role: 'cable', spec: '芯'.repeat(200) } }),
    ];
    const told = [
      { skuNo: nvr.skuNo, role: 'nvr', roleAttributes: { channels: 16, codecs: ['H265', 'H264'], brand: '海康威视' } },
      { skuNo: cable.skuNo, role: 'cable', roleAttributes: { spec: '芯'.repeat(200) } },
      { role: null, roleAttributes: {} },
    ];
    expect((await add(call, [nvr.skuNo, 1], [cable.skuNo, 1], [(await aSku(portal.database)).skuNo, 1])).lines).toMatchObject(told);
    const { lines } = await call(getDesignOrder, { params: { id: await generate(call) } });
    expect(lines).toMatchObject(told);
    expect(lines[0]?.roleAttributes).not.toHaveProperty('note');
  });

  it('takes further lines in; a model it has keeps its quoted price, gains the quantity and is named with both prices', async () => {
    const call = await asInstaller();
    const { a } = await aList(call);
    const id = await generate(call);
    const c = await aSku(portal.database, { price: 10 });
    await run(sql`update sku set price = 555 where sku_no = ${a.skuNo}`);
    await add(call, [a.skuNo, 5], [c.skuNo, 1]);
    expect(await call(joinOrder, { body: { id, isWhole: true }, idempotencyKey: key() })).toEqual({
      id,
      leftOut: [],
      requoted: [{ skuNo: a.skuNo, productModel: a.skuModel, wasPrice: 555, ratePrice: 90 }],
    });
    const order = await call(getDesignOrder, { params: { id } });
    expect(order.lines).toMatchObject([{ skuNo: a.skuNo, price: 100, rate: 90, quantity: 7, amount: 630 }, {}, { skuNo: c.skuNo, sort: 3, amount: 10 }]);
    expect(order).toMatchObject({ originalAmount: 809.99, amount: 739.99, preferential: 70, lineCount: 3 });
    expect((await call(getSelection)).lines).toEqual([]);
  });

  it('cuts no pieces in silence: more than its highest are refused whole with how many still may come, and the list keeps them', async () => {
    const call = await asInstaller();
    const { skuNo, skuModel } = await aSku(portal.database, { maxNum: 10 });
    await add(call, [skuNo, 8]);
    const id = await generate(call);
    await add(call, [skuNo, 5]);
    expect(await failureOf(call(joinOrder, { body: { id, isWhole: true }, idempotencyKey: key() }))).toMatchObject({
      code: 1506,
      msg: `${skuModel}：配单中已有 8 件，再加入 5 件将超出上限 10，最多还能加入 2 件；请改少数量后再加入`,
    });
    expect((await call(getSelection)).lines).toMatchObject([{ skuNo, quantity: 5 }]);
    expect((await call(getDesignOrder, { params: { id } })).lines).toMatchObject([{ skuNo, quantity: 8 }]);
    expect(await failureOf(call(addDesignProduct, { body: { id, productSaveDTOS: [{ skuNo, quantity: 3 }] }, idempotencyKey: key() }))).toMatchObject({
      code: 1506,
    });
    const other = await aSku(portal.database, { maxNum: 10 });
    const tooMany = call(addDesignProduct, { body: { id, productSaveDTOS: [{ skuNo: other.skuNo, quantity: 11 }] }, idempotencyKey: key() });
    expect(await failureOf(tooMany)).toMatchObject({ code: 1506, msg: `${other.skuModel}：加入 11 件超出上限 10；请改少数量后再加入` });
  });

  it('free software it has is left out and named, and the rest joins', async () => {
    const call = await asInstaller();
    const [free, camera] = [await aSku(portal.database, { skuType: 2, price: 0 }), await aSku(portal.database)];
    await add(call, [free.skuNo, 1]);
    const id = await generate(call);
    const { lines } = await add(call, [free.skuNo, 1], [camera.skuNo, 2]);
    const named = lines.filter(({ skuNo }) => skuNo === free.skuNo).map(({ productName }) => productName);
    expect(await call(joinOrder, { body: { id, isWhole: true }, idempotencyKey: key() })).toEqual({ id, leftOut: named, requoted: [] });
    expect((await call(getDesignOrder, { params: { id } })).lines).toMatchObject([
      { skuNo: free.skuNo, quantity: 1 },
      { skuNo: camera.skuNo, quantity: 2 },
    ]);
    expect((await call(getSelection)).lines).toEqual([]);
  });

  it('a list of nothing but free software it has may not join again, and stays as it was', async () => {
    const call = await asInstaller();
    const { skuNo } = await aSku(portal.database, { skuType: 2, price: 0 });
    await add(call, [skuNo, 1]);
    const id = await generate(call);
    await add(call, [skuNo, 1]);
    expect(await failureOf(call(joinOrder, { body: { id, isWhole: true }, idempotencyKey: key() }))).toMatchObject({ code: 1502 });
    expect((await call(getSelection)).lines).toHaveLength(1);
  });

  it('many joins at once add every piece', async () => {
    const call = await asInstaller();
    const { skuNo } = await aSku(portal.database);
    await add(call, [skuNo, 1]);
    const id = await generate(call);
    const codes = await Promise.all(
      Array.from({ length: 25 }, async () => {
        await add(call, [skuNo, 1]);
        return call(joinOrder, { body: { id, isWhole: true }, idempotencyKey: key() }).then(
          () => 0,
          (error: CallError) => error.code,
        );
      }),
    );
    // another round may have taken the piece along, leaving an empty list behind
    expect(codes.every((code) => code === 0 || code === 1501)).toBe(true);
    expect((await call(getDesignOrder, { params: { id } })).lines).toMatchObject([{ quantity: 26 }]);
  });

  it('goes when removed and comes back when restored, each as often as one likes', async () => {
    const call = await asInstaller();
    await aList(call);
    const id = await generate(call);
    for (let n = 0; n < 2; n++) await call(removeDesignOrder, { body: { id } });
    expect(await failureOf(call(getDesignOrder, { params: { id } }))).toMatchObject({ status: 404 });
    expect((await call(listDesignOrders)).count).toBe(0);
    for (let n = 0; n < 2; n++) await call(restoreDesignOrder, { body: { id } });
    expect((await call(getDesignOrder, { params: { id } })).lines).toHaveLength(2);
  });
});

describe('my orders', () => {
  it('are paged, found by name and remark, and sorted', async () => {
    const call = await asInstaller();
    const { skuNo } = await aSku(portal.database, { price: 1 });
    const names = ['甲_1', '乙%', '丙', '丁'];
    for (const [index, name] of names.entries()) {
      portal.clock.forward(60_000);
      await add(call, [skuNo, index + 1]);
      await generate(call, name, { remark: index === 2 ? '一楼 Lobby' : '' });
    }
    const list = async (query: object) => (await call(listDesignOrders, { query })).data.map((order) => order.name);
    expect(await list({})).toEqual(['丁', '丙', '乙%', '甲_1']);
    expect(await list({ sort: 'amount', order: 'asc' })).toEqual(names);
    expect(await list({ keyword: '%' })).toEqual(['乙%']);
    expect(await list({ keyword: '_' })).toEqual(['甲_1']);
    expect(await list({ keyword: 'lobby' })).toEqual(['丙']);
    expect(await list({ keyword: '\\' })).toEqual([]);
    const { data, count } = await call(listDesignOrders, { query: { page: 2 } });
    expect([data, count]).toEqual([[], 4]);
    expect((await call(listDesignOrders)).data[0]).toMatchObject({ amount: 4, lineCount: 1, pictures: [expect.stringContaining('dome')] });
  });

  it('someone else’s order answers exactly like no order', async () => {
    const [owner, stranger] = [await anInstaller(portal.database), await anInstaller(portal.database)];
    const call = await portal.as(owner.accountNo);
    await aList(call);
    const id = await generate(call);
    const cookie = await portal.cookieOf(stranger.accountNo);
    const ask = async (order: string) => {
      const paths: [string, object?][] = [
        [getDesignOrder.path.replace(':id', order)],
        [`${getDesignOrder.path.replace('detail/:id', 'export/')}${order}?format=pdf`],
        [removeDesignOrder.path, { id: order }],
        [restoreDesignOrder.path, { id: order }],
        [joinOrder.path, { id: order, isWhole: true }],
      ];
      const answers = [];
      for (const [url, payload] of paths) {
        const response = await portal.portal.http.inject({
          method: payload ? 'POST' : 'GET',
          url,
          headers: { cookie, 'idempotency-key': key() },
          ...(payload ? { payload } : {}),
        });
        answers.push([response.statusCode, response.body.replace(/"requestId":"[^"]+"/, '')]);
      }
      return answers;
    };
    const foreign = await ask(id);
    expect(foreign).toEqual(await ask('01aryz6s41tptwgy5wdssg2nq0'));
    expect(foreign.every(([status]) => status === 404)).toBe(true);
    expect((await call(getDesignOrder, { params: { id } })).lines).toHaveLength(2);
  });

  it('the same person acting for another enterprise does not see them', async () => {
    const [one, other] = [await anInstaller(portal.database), await anInstaller(portal.database)];
    const call = await portal.as(one.accountNo);
    await aList(call);
    const id = await generate(call);
    await run(sql`update account_identity set choose_on = false where account_no = ${one.accountNo}`);
    await run(sql`insert into account_identity (account_no, merchant_no, choose_on) values (${one.accountNo}, ${other.merchantNo}, true)`);
    const acting = await portal.as(one.accountNo);
    expect(await failureOf(acting(getDesignOrder, { params: { id } }))).toMatchObject({ status: 404 });
    expect((await acting(listDesignOrders)).count).toBe(0);
  });

  it('tell which families their owner uses, most used first', async () => {
    const owner = await anInstaller(portal.database);
    const call = await portal.as(owner.accountNo);
    const { a, b, lines } = await aList(call);
    await generate(call, '一', { lineIds: [lines[1]?.id ?? ''] });
    await generate(call, '二');
    await add(call, [b.skuNo, 1]);
    await generate(call, '三');
    expect(await listUsedSpuNos(portal.database.db, owner)).toEqual([b.spuNo, a.spuNo]);
  });
});

it('there are at least twelve scenes, each named', async () => {
  const scenes = await (await asInstaller())(listScenes);
  expect(scenes.length).toBeGreaterThanOrEqual(12);
  expect(new Set(scenes.map((scene) => scene.sceneName)).size).toBe(scenes.length);
});
