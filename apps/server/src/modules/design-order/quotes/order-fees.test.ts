/** Fees of an order, its totals with them, and who sees what its goods cost. */
import {
  addDesignProduct,
  addSelection,
  generateOrder,
  getDesignOrder,
  getOrderMargin,
  getPriceComparison,
  listDesignOrders,
  removeDesignProduct,
  saveOrderFees,
  takeTodaysPrices,
  updateDesignProduct,
  type FeeDraft,
} from '@portal/contract/design-order';
import type { Call } from '@portal/client';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/database.ts';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

let keys = 0;
const key = (): string => `fees-${++keys}`;
const asInstaller = async (): Promise<Call> => portal.as((await anInstaller(portal.database)).accountNo);

/** An order of models at these prices, with pieces of each. */
async function anOrder(call: Call, products: readonly [price: number | null, quantity: number][] = [[100, 3]]) {
  const skuNos: string[] = [];
  for (const [price] of products) skuNos.push((await aSku(portal.database, { price })).skuNo);
  const productList = skuNos.map((skuNo, index) => ({ skuNo, quantity: products[index]?.[1] ?? 1 }));
  await call(addSelection, { body: { productList }, idempotencyKey: key() });
  const id = await call(generateOrder, { body: { name: '王府小区', isWhole: true }, idempotencyKey: key() });
  return { id, skuNos, read: () => call(getDesignOrder, { params: { id } }), save: (fees: FeeDraft[]) => call(saveOrderFees, { body: { id, fees } }) };
}

const installing: FeeDraft = { name: '安装调试费', unit: '项', formula: { kind: 'percent', percent: 8 } };
const labour: FeeDraft = { name: '施工费', unit: '点', formula: { kind: 'perPiece', unitPrice: 120, category: '' } };
const transport: FeeDraft = { name: '运输费', unit: '车', formula: { kind: 'fixed', unitPrice: 350, quantity: 1.5 } };

describe('fees of an order', () => {
  it('stand beside the goods in its totals, wherever they are shown', async () => {
    const call = await asInstaller();
    const order = await anOrder(call);
    const saved = await order.save([installing, labour, transport]);
    expect(saved.fees.map(({ name, quantity, amount }) => [name, quantity, amount])).toEqual([
      ['安装调试费', 1, 24],
      ['施工费', 3, 360],
      ['运输费', 1.5, 525],
    ]);
    expect(saved.totals).toEqual({ originalAmount: 1209, amount: 1209, preferential: 0, lineCount: 1, pieceCount: 3, goodsAmount: 300, feesAmount: 909 });
    expect(saved).toMatchObject({ amount: 1209, originalAmount: 1209 });
    expect(await order.read()).toEqual(saved);
    expect((await call(listDesignOrders)).data[0]).toMatchObject({ amount: 1209 });
  });

  it('are calculated anew when goods come and go', async () => {
    const call = await asInstaller();
    const order = await anOrder(call, [
      [100, 3],
      [50, 2],
    ]);
    await order.save([installing, labour]);
    const product = { skuNo: order.skuNos[0] ?? '', quantity: 2 };
    const more = await call(addDesignProduct, { body: { id: order.id, productSaveDTOS: [product] }, idempotencyKey: key() });
    expect([more.totals.goodsAmount, more.totals.feesAmount, more.amount]).toEqual([600, 48 + 840, 1488]);
    const fewer = await call(removeDesignProduct, { body: { id: order.id, productList: [{ ...product, quantity: 5 }] }, idempotencyKey: key() });
    expect([fewer.totals.goodsAmount, fewer.totals.feesAmount, fewer.amount]).toEqual([100, 8 + 240, 348]);
  });

  it('saved twice are saved once, and do not move the order; none at all take them away', async () => {
    const call = await asInstaller();
    const order = await anOrder(call);
    const first = await order.save([installing]);
    portal.clock.forward(60_000);
    expect(await order.save([installing])).toEqual(first);
    const none = await order.save([]);
    expect([none.fees, none.amount]).toEqual([[], 300]);
    expect(none.gmtModified).toBeGreaterThan(first.gmtModified);
  });

  it('are not written over what another page has changed since; the same ones are no conflict (PRICE-28)', async () => {
    const call = await asInstaller();
    const order = await anOrder(call);
    const { revision } = await order.read();
    const saveAs = (editor: string, fees: FeeDraft[]) => call(saveOrderFees, { body: { id: order.id, fees, revision, editor } });
    const first = await saveAs('one-page', [installing]);
    expect(await failureOf(saveAs('other-page', [labour]))).toMatchObject({ status: 409, code: 1510 });
    expect(await order.read()).toEqual(first);
    expect(await saveAs('other-page', [installing])).toEqual(first);
    // its own earlier save, whose answer was lost
    expect((await saveAs('one-page', [labour])).fees).toMatchObject([{ name: '施工费' }]);
  });

  it('go with the lines where an order is edited: one save, one revision, told apart from another page’s', async () => {
    const call = await asInstaller();
    const order = await anOrder(call);
    const { revision, lines } = await order.read();
    const [line] = lines;
    const edit = (body: object) =>
      call(updateDesignProduct, { body: { id: order.id, isWhole: true, productList: [{ id: line?.id, skuNo: line?.skuNo ?? '', quantity: 5 }], ...body } });
    const edited = await edit({ fees: [installing], revision, editor: 'one-page' });
    expect(edited).toMatchObject({ revision: revision + 1, amount: 540, totals: { goodsAmount: 500, feesAmount: 40 } });
    const seen = { revision: edited.revision };
    expect(await edit({ fees: [installing], ...seen })).toEqual(edited);
    expect((await edit(seen)).fees).toHaveLength(1);
    expect(await failureOf(edit({ fees: [], revision, editor: 'other-page' }))).toMatchObject({ code: 1510 });
    const dear: FeeDraft = { name: '施工费', unit: '点', formula: { kind: 'fixed', unitPrice: 9_999_999.99, quantity: 9999 } };
    expect(await failureOf(edit({ fees: Array.from({ length: 11 }, () => dear), ...seen }))).toMatchObject({ code: 1518 });
  });

  it('that are a share follow the goods to today’s prices (PRICE-27)', async () => {
    const call = await asInstaller();
    const order = await anOrder(call);
    await order.save([installing, transport]);
    await portal.database.db.execute(sql`update sku set price = 110 where sku_no = ${order.skuNos[0]}`);
    portal.clock.forward(60_000);
    const before = await call(getPriceComparison, { params: { id: order.id } });
    expect(before).toMatchObject({ amount: 849, todaysAmount: 881.4, byAmount: 32.4 });
    await call(takeTodaysPrices, { body: { id: order.id }, idempotencyKey: key() });
    expect(await order.read()).toMatchObject({ amount: before.todaysAmount, totals: { goodsAmount: 330, feesAmount: 551.4 } });
  });

  it('of someone else’s order look like none', async () => {
    const order = await anOrder(await asInstaller());
    const stranger = await asInstaller();
    expect(await failureOf(stranger(saveOrderFees, { body: { id: order.id, fees: [installing] } }))).toMatchObject({ status: 404 });
    expect(await failureOf(stranger(getOrderMargin, { params: { id: order.id } }))).toMatchObject({ status: 404 });
    expect((await order.read()).fees).toEqual([]);
  });

  it.each<[string, unknown, string, string]>([
    ['without a name', { ...installing, name: ' ' }, 'name', '请输入费用名称'],
    ['without a unit', { ...installing, unit: '' }, 'unit', '请输入单位'],
    ['of no share', { ...installing, formula: { kind: 'percent', percent: 0 } }, 'formula.percent', '比例应为 0.01 至 100，最多两位小数'],
    [
      'of a share with three decimals',
      { ...installing, formula: { kind: 'percent', percent: 8.125 } },
      'formula.percent',
      '比例应为 0.01 至 100，最多两位小数',
    ],
    ['below nothing', { ...labour, formula: { ...labour.formula, unitPrice: -1 } }, 'formula.unitPrice', '单价应为 0.01 至 9,999,999.99 元，最多两位小数'],
    ['of too many', { ...transport, formula: { ...transport.formula, quantity: 10_000 } }, 'formula.quantity', '数量应为 0.01 至 9,999，最多两位小数'],
  ])('%s are refused at the field', async (_name, fee, field, sentence) => {
    const order = await anOrder(await asInstaller());
    const failure = await failureOf(order.save([fee as FeeDraft]));
    expect(failure).toMatchObject({ status: 400 });
    expect(failure.fields[`fees.0.${field}`]).toBe(sentence);
  });

  it('that are a share say of what: of goods and fees together, of goods alone where nothing is said, and of nothing else', async () => {
    const order = await anOrder(await asInstaller(), [[100, 10]]);
    const tax: FeeDraft = { name: '税费', unit: '项', formula: { kind: 'percent', percent: 6, base: 'goodsAndFees' } };
    await order.save([tax, transport, installing]);
    const { fees } = await order.read();
    expect(fees.map(({ formula }) => formula)).toEqual([tax.formula, transport.formula, installing.formula]);
    const [, moved = 0, installed = 0] = fees.map(({ amount }) => amount);
    expect(fees[0]?.amount).toBe(Math.round((1000 + moved + installed) * 6) / 100);
    const other = { ...tax, formula: { ...tax.formula, base: 'fees' } } as unknown as FeeDraft;
    expect(await failureOf(order.save([other]))).toMatchObject({ status: 400 });
  });

  it('are twenty at most, and no more with the goods than an order can hold', async () => {
    const order = await anOrder(await asInstaller(), [[9_999_999.99, 9999]]);
    expect((await failureOf(order.save(Array.from({ length: 21 }, () => transport)))).fields['fees']).toBe('一个配单最多 20 项费用');
    const dear: FeeDraft = { name: '施工费', unit: '点', formula: { kind: 'fixed', unitPrice: 9_999_999.99, quantity: 9999 } };
    const failure = await failureOf(order.save(Array.from({ length: 10 }, () => dear)));
    expect(failure).toMatchObject({ code: 1518, msg: '产品与费用合计超出上限，请减少费用' });
  });
});

describe('cost and margin', () => {
  it('are those of the lines, without fees, for whoever sees purchase prices', async () => {
    const call = await asInstaller();
    const order = await anOrder(call, [
      [100, 3],
      [null, 1],
    ]);
    await order.save([transport]);
    expect(await call(getOrderMargin, { params: { id: order.id } })).toEqual({
      costAmount: 300,
      margin: 0,
      amount: 300,
      uncosted: 1,
      lines: [
        { skuNo: order.skuNos[0], costAmount: 300, margin: 0 },
        { skuNo: order.skuNos[1], costAmount: null, margin: null },
      ],
    });
  });

  it('are refused to an individual, whose price is nobody’s cost, and stand in no other answer', async () => {
    const person = await aPerson(portal.database);
    const call = await portal.as(person.accountNo);
    const order = await anOrder(call);
    expect(await failureOf(call(getOrderMargin, { params: { id: order.id } }))).toMatchObject({ status: 403 });
    for (const answer of [await order.read(), await (await anOrder(await asInstaller())).read()]) expect(JSON.stringify(answer)).not.toMatch(/cost|margin/i);
  });
});
