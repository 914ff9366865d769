/** Solutions and cases are made on the console with their goods (CONTENT-12). */
import type { Call } from '@portal/client';
import { contentCopy, getContentDetail, listContent, listDeskIndustries, saveDeskContent, stepDeskContent } from '@portal/contract/content';
import { listOperatorLog } from '@portal/contract/operator';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { aSku } from '@portal/server/testkit/goods';
import { failureOf, openTestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertIndustries } from './index.ts';

let at: TestConsole;
let desk: Call;
let guest: Call;
let serial = 0;
const key = () => `solution-${++serial}`;
beforeAll(async () => {
  at = await openTestConsole(await openTestPortal({ unlimited: true }));
  desk = await at.as(await at.anOperator('content', {}));
  guest = await at.portal.as();
  await insertIndustries(at.portal.database.db, [{ id: 3, name: '园区', sortNo: 1 }]);
});
afterAll(() => at.portal.close());

const draft = { kind: 'solution', title: '园区出入口', summary: '', tags: [], text: '一段', gmtPublished: null } as const;
const save = (body: object) => desk(saveDeskContent, { body: { ...draft, ...body } as never, idempotencyKey: key() });
const modelOf = async (skuNo: string) =>
  (await at.portal.database.pool.query<{ sku_model: string }>('select sku_model from sku where sku_no = $1', [skuNo])).rows[0]?.sku_model ?? '';

it('a draft with its goods comes out, is found by its industry, and its page shows them in their order', async () => {
  expect(await desk(listDeskIndustries)).toEqual([{ id: 3, name: '园区' }]);
  const [one, two] = [await aSku(at.portal.database, { price: 100 }), await aSku(at.portal.database, { price: 50 })];
  const [first, second] = [await modelOf(one.skuNo), await modelOf(two.skuNo)];
  const products = [
    { skuModel: second.toLowerCase(), quantity: 4, part: '出入口' },
    { skuModel: first, quantity: 1, part: '机房' },
    { skuModel: second, quantity: 2, part: '周界' },
  ];
  const made = await save({ industryId: 3, products });
  expect(made).toMatchObject({ kind: 'solution', state: 'draft', industryId: 3, industryName: '园区', productCount: 3 });
  expect(made.products.map(({ skuModel, quantity, part, isOnSale }) => [skuModel, quantity, part, isOnSale])).toEqual([
    [second, 4, '出入口', true],
    [first, 1, '机房', true],
    [second, 2, '周界', true],
  ]);
  const { contentId } = made;
  const read = () => guest(getContentDetail, { query: { contentId, scope: 2 } });
  expect((await failureOf(read())).code).toBe(404);
  const out = await desk(stepDeskContent, { body: { contentId, gmtModified: made.gmtModified, act: 'publish' } });
  expect((await read()).products.map(({ skuNo, quantity, part }) => [skuNo, quantity, part])).toEqual([
    [two.skuNo, 4, '出入口'],
    [one.skuNo, 1, '机房'],
    [two.skuNo, 2, '周界'],
  ]);
  expect((await guest(listContent, { query: { kind: 'solution', oneIndustryId: 3 } })).data.map((each) => each.contentId)).toEqual([contentId]);
  // left out they stay; written anew they are what is written
  const kept = await save({ contentId, gmtModified: out.gmtModified, kind: undefined });
  expect(kept.productCount).toBe(3);
  expect((await save({ contentId, gmtModified: kept.gmtModified, products: products.slice(1, 2) })).products).toHaveLength(1);
  const log = await (await at.as(await at.anOperator('administrator', {})))(listOperatorLog, { query: { keyword: contentId } });
  expect(log.data.map(({ act, after }) => [act, after?.['goodsCount']])).toEqual([
    ['saveContent', 1],
    ['saveContent', 3],
    ['publishContent', 3],
    ['saveContent', 3],
  ]);
});

it('says at once at each line what is wrong; a model that was in it stays though it is sold no more', async () => {
  const [sold, gone] = [await aSku(at.portal.database, { price: 100 }), await aSku(at.portal.database, { price: 50 })];
  const [soldModel, goneModel] = [await modelOf(sold.skuNo), await modelOf(gone.skuNo)];
  const line = (skuModel: string, more: object = {}) => ({ skuModel, quantity: 1, part: '', ...more });
  const { contentId, gmtModified } = await save({ products: [line(goneModel)] });
  await at.portal.database.pool.query('update sku set sku_status = 1 where sku_no = $1', [gone.skuNo]);
  const wrong = [line(soldModel), line('没有的型号'), line(soldModel), line(goneModel)];
  expect((await failureOf(save({ products: wrong }))).fields).toEqual({
    'products.1.skuModel': contentCopy.modelUnknown,
    'products.2.skuModel': contentCopy.modelTwice,
    'products.3.skuModel': contentCopy.modelUnknown,
  });
  const faults = (await failureOf(save({ title: ' ', products: [line('', { quantity: 0 })] }))).fields;
  expect(Object.keys(faults).toSorted()).toEqual(['products.0.quantity', 'products.0.skuModel', 'title']);
  expect((await save({ contentId, gmtModified, products: [line(goneModel, { quantity: 3 })] })).products).toMatchObject([{ quantity: 3, isOnSale: false }]);
  expect((await failureOf(save({ kind: 'article', products: [line(soldModel)] }))).fields).toEqual({ products: contentCopy.goodsOfKind });
  expect((await failureOf(save({ industryId: 404 }))).fields).toEqual({ industryId: contentCopy.industryUnknown });
  const serviceDesk = await at.as(await at.anOperator('serviceDesk', {}));
  expect((await failureOf(serviceDesk(saveDeskContent, { body: { ...draft, products: [] } as never, idempotencyKey: key() }))).code).toBe(403);
});
