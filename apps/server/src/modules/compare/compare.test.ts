import type { Call } from '@portal/client';
import {
  addAllCompared,
  addCompared,
  clearCompared,
  compareDirectly,
  deleteCompared,
  listCompared,
  type CompareKey,
  type CompareResult,
} from '@portal/contract/compare';
import { EnterpriseType } from '@portal/engines/access';
import { COMPARE_MAX } from '@portal/engines/goods';
import { aSku, type SkuFields } from '@portal/server/testkit/goods';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attribute } from '../catalog/tables.ts';
import { comparedFollowOwner } from './index.ts';

let portal: TestPortal;
let asGuest: Call;
beforeAll(async () => {
  portal = await openTestPortal();
  asGuest = await portal.as();
  const one = { attrGroup: '图像', options: null, filterable: true };
  await portal.database.db.insert(attribute).values([
    { ...one, id: 1, code: 'megapixels', attrName: '像素', valueType: 'number', unit: '万', sort: 1 },
    { ...one, id: 2, code: 'poe', attrName: '支持PoE', valueType: 'boolean', unit: null, sort: 2 },
    { ...one, id: 3, code: 'role', attrName: '用途', valueType: 'text', unit: null, sort: 0 },
  ]);
});
afterAll(() => portal.close());

const aModel = async (fields: SkuFields = {}): Promise<CompareKey> => {
  const { spuNo, skuNo } = await aSku(portal.database, fields);
  return { spuNo, skuNo };
};
const someModels = (count: number) => Promise.all(Array.from({ length: count }, () => aModel()));
const numbers = (models: readonly { skuNo: string }[]) => models.map(({ skuNo }) => skuNo);
const someone = async (find: typeof aPerson = aPerson) => {
  const { accountNo } = await find(portal.database);
  const call = await portal.as(accountNo);
  const list = async () => numbers(await call(listCompared, { query: {} }));
  return { accountNo, call, list, add: (body: CompareKey) => call(addCompared, { body }) };
};
const query = (sentence: string, ...values: unknown[]) => portal.database.pool.query(sentence, values);

describe('the list of models to compare (COMPARE-1)', () => {
  it('holds each once in the order of adding, and lets go one or all', async () => {
    const { call, list, add } = await someone();
    const [one, two, three] = await someModels(3);
    if (!one || !two || !three) throw new Error('no models');
    await add(two);
    await add(one);
    expect(numbers(await add(two))).toEqual([two.skuNo, one.skuNo]);
    await add(three);
    expect(numbers(await call(listCompared, { query: { size: 2 } }))).toEqual([two.skuNo, one.skuNo]);
    for (let n = 0; n < 2; n++) expect(numbers(await call(deleteCompared, { body: two }))).toEqual([one.skuNo, three.skuNo]);
    expect(await call(clearCompared, { body: {} })).toEqual([]);
    expect(await list()).toEqual([]);
  });

  it('is full with six, also when the last come at once', async () => {
    const { call, list, add } = await someone();
    const models = await someModels(COMPARE_MAX + 2);
    await call(addAllCompared, { body: { skuList: models.slice(0, COMPARE_MAX - 1) } });
    const outcomes = await Promise.allSettled(models.slice(COMPARE_MAX - 1).map(add));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await list()).toHaveLength(COMPARE_MAX);
    expect(await failureOf(add(await aModel()))).toMatchObject({ code: 1400, status: 409, msg: '对比栏已满，您可以删除不需要的产品再添加' });
    // one that is there already is not one more
    await add(models[0] ?? (await aModel()));
  });

  it('takes of several what fits, and names what does not', async () => {
    const { call, add } = await someone();
    const [own, ...others] = await someModels(COMPARE_MAX + 1);
    if (!own) throw new Error('no model');
    await add(own);
    const unknown = { spuNo: 'P404', skuNo: 'K404' };
    const { list, leftOut } = await call(addAllCompared, { body: { skuList: [unknown, own, ...others.slice(0, 4)] } });
    expect([numbers(list), leftOut]).toEqual([numbers([own, ...others.slice(0, 4)]), ['K404']]);
    const last = await call(addAllCompared, { body: { skuList: others.slice(3, 6) } });
    expect([numbers(last.list), last.leftOut]).toEqual([numbers([own, ...others.slice(0, 5)]), numbers(others.slice(5, 6))]);
  });

  it('takes no model there never was, nor one under a family that is not its own', async () => {
    const { add, list } = await someone();
    const [one, other] = await someModels(2);
    if (!one || !other) throw new Error('no models');
    for (const key of [
      { spuNo: 'P404', skuNo: 'K404' },
      { spuNo: other.spuNo, skuNo: one.skuNo },
    ])
      expect(await failureOf(add(key))).toMatchObject({ status: 404, msg: '产品已下架或不存在' });
    expect(await list()).toEqual([]);
  });

  it('keeps what is no longer sold, without a price, and says so', async () => {
    const { call, add } = await someone();
    const [off, lost] = await Promise.all([aModel({ price: 5 }), aModel()]);
    await add(off);
    await add(lost);
    await query('update spu set status = 1 where spu_no = $1', off.spuNo);
    await query('delete from sku where sku_no = $1', lost.skuNo);
    expect(await call(listCompared, { query: {} })).toMatchObject([
      { ...off, isOnSale: false, price: null, referPrice: null, secondCategoryId: 11 },
      { ...lost, isOnSale: false, price: null, picUrl: '', firstCategoryId: null, secondCategoryId: null },
    ]);
    // taken out and back again
    await call(deleteCompared, { body: off });
    expect(numbers(await add(off))).toEqual([lost.skuNo, off.skuNo]);
  });

  it('names what is bought instead of what is gone: other models of the family, else its successor (GOODS-21)', async () => {
    const { call, add } = await someone();
    const [half, off, next] = await Promise.all([aModel(), aModel(), aModel()]);
    await aModel({ spuNo: half.spuNo });
    await add(half);
    await add(off);
    const told = async () => (await call(listCompared, { query: {} })).map(({ replacement }) => replacement?.spuNo ?? null);
    expect(await told()).toEqual([null, null]);
    await query('update sku set sku_status = 1 where sku_no = $1', half.skuNo);
    await query('update spu set status = 1 where spu_no = $1', off.spuNo);
    expect(await told()).toEqual([half.spuNo, null]);
    await query('update spu set successor_spu_no = $2 where spu_no = $1', off.spuNo, next.spuNo);
    expect(await told()).toEqual([half.spuNo, next.spuNo]);
    const { compareSkuList } = await call(compareDirectly, { query: { skuNo: `${half.skuNo},${off.skuNo}` } });
    expect(compareSkuList.map(({ replacement }) => replacement?.spuNo)).toEqual([half.spuNo, next.spuNo]);
  });

  it('is of the identity: others see and change nothing of it', async () => {
    const [one, other] = [await someone(), await someone(anInstaller)];
    const model = await aModel();
    await one.add(model);
    expect(await other.list()).toEqual([]);
    await other.call(deleteCompared, { body: model });
    await other.call(clearCompared, { body: {} });
    expect(await one.list()).toEqual([model.skuNo]);
    await query(`update compared_model set merchant_no = 'ELSE' where account_no = $1`, one.accountNo);
    expect(await one.list()).toEqual([]);
  });

  it('goes with a person who becomes an enterprise, the first time', async () => {
    const { accountNo, add } = await someone();
    await add(await aModel());
    const audited = { accountNo, merchantNo: 'M777002', enterpriseType: EnterpriseType.Second };
    const ownersOf = async () => (await query('select merchant_no from compared_model where account_no = $1', accountNo)).rows;
    const tell = (outcome: 'approved' | 'rejected', isFirst: boolean) =>
      portal.database.transaction((db) => comparedFollowOwner({ db } as never, { ...audited, outcome, isFirst } as never));
    await tell('rejected', true);
    await tell('approved', false);
    expect(await ownersOf()).toEqual([{ merchant_no: '' }]);
    await tell('approved', true);
    expect(await ownersOf()).toEqual([{ merchant_no: 'M777002' }]);
  });
});

describe('forms in which other programs send them (WIRE-15)', () => {
  const post = async (name: string, payload: object, cookie?: string) =>
    (
      await portal.portal.http.inject({
        method: 'POST',
        url: `/api-cloud-merchant-service/v1/goods/compare/${name}`,
        headers: cookie === undefined ? {} : { cookie },
        payload,
      })
    ).json<{ code: number; msg: string; data: CompareResult; fields?: object }>();

  it('a bare list joins the list to compare', async () => {
    const { accountNo, list } = await someone();
    const models = await someModels(2);
    expect(await post('batch-add', models, await portal.cookieOf(accountNo))).toMatchObject({ code: 0, data: { leftOut: [] } });
    expect(await list()).toEqual(numbers(models));
  });

  it('the list of a session is compared as one asks by address, with a limit or without', async () => {
    const models = await someModels(3);
    const asked = await asGuest(compareDirectly, { query: { skuNo: numbers(models).join(',') } });
    expect((await post('direct-compare', models)).data).toEqual(asked);
    expect(numbers((await post('direct-compare', { skuList: models, limit: 2 })).data.compareSkuList)).toEqual(numbers(models).slice(0, 2));
    const [one] = models;
    expect((await post('direct-compare', [{ ...one, spuNo: 'P-other' }])).data.compareSkuList).toEqual([]);
    expect(await post('direct-compare', await someModels(21))).toMatchObject({ code: 400, msg: '一次最多对比 20 个产品' });
    expect(await post('direct-compare', [{ ...one, price: 1 }])).toMatchObject({ code: 400, msg: '含有不支持的字段：price' });
  });
});

describe('models beside each other (COMPARE-4)', () => {
  it('stand in the order asked for, with a row for each attribute and what stands out', async () => {
    const attributes = { megapixels: 400, role: 'camera' };
    const one = await aModel({ attributes: { ...attributes, poe: true }, skuDesc: '400 万' });
    const two = await aModel({ spuNo: one.spuNo, attributes, skuDesc: '400 万' });
    const three = await aModel({ attributes: { megapixels: 800, poe: true }, skuDesc: '800 万' });
    await query('update sku set warranty_months = 24 where sku_no = $1', three.skuNo);
    const compared = await asGuest(compareDirectly, { query: { skuNo: [three.skuNo, one.skuNo, two.skuNo, 'K404', one.skuNo].join(','), spuNo: three.spuNo } });
    expect(compared.compareSkuAttrList).toEqual([
      { attrName: '像素', attrGroup: '图像' },
      { attrName: '支持PoE', attrGroup: '图像' },
      { attrName: '质保', attrGroup: '服务' },
    ]);
    expect(
      compared.compareSkuList.map((item) => [item.skuNo, item.compareSkuAttrList.map(({ attrValue }) => attrValue), item.diffAttrIdxArr, item.skuDescDiff]),
    ).toEqual([
      [three.skuNo, ['800 万', '是', '24 个月'], [0, 2], true],
      [one.skuNo, ['400 万', '是', ''], [], false],
      [two.skuNo, ['400 万', '', ''], [1], false],
    ]);
    // the models of its family, to put another in its place
    expect(compared.compareSkuList[1]?.skus.map(({ skuNo }) => skuNo)).toEqual([one.skuNo, two.skuNo]);
  });

  it('are no more than the limit where there is one', async () => {
    const models = await someModels(8);
    const compare = async (limit?: number) =>
      numbers((await asGuest(compareDirectly, { query: { skuNo: numbers(models).join(','), ...(limit && { limit }) } })).compareSkuList);
    expect([await compare(6), await compare()]).toEqual([numbers(models.slice(0, 6)), numbers(models)]);
    expect(await failureOf(asGuest(compareDirectly, { query: { skuNo: numbers(await someModels(21)).join(',') } }))).toMatchObject({ code: 400 });
  });

  it('show the price of whoever looks, and a guest no dealer’s price', async () => {
    const model = await aModel({ price: 80, referPrice: 100 });
    const ask = { query: { skuNo: model.skuNo } };
    expect((await asGuest(compareDirectly, ask)).compareSkuList).toMatchObject([{ price: 100, referPrice: 100, priceLabel: '参考价' }]);
    expect(JSON.stringify(await asGuest(compareDirectly, ask))).not.toMatch(/\b80\b/);
    const { call, add } = await someone(anInstaller);
    expect((await call(compareDirectly, ask)).compareSkuList).toMatchObject([{ price: 80, referPrice: 100, priceLabel: '客户价' }]);
    expect(await add(model)).toMatchObject([{ price: 80, priceLabel: '客户价' }]);
  });

  it('are compared within the first category where it says so', async () => {
    const model = await aModel();
    const asked = async () => (await asGuest(compareDirectly, { query: { skuNo: model.skuNo } })).compareSkuList[0];
    expect(await asked()).toMatchObject({ separateCategory: false, firstCategoryId: 1, secondCategoryId: 11 });
    await query('update category set separate_category = true where id = 1');
    expect(await asked()).toMatchObject({ separateCategory: true });
    await query('update category set separate_category = false where id = 1');
  });
});
