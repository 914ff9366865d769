import {
  getSpuDetail,
  listAccessories,
  listAttributeFilters,
  listCategories,
  listCommonSpu,
  listHotWords,
  listPickingSpu,
  listSearchKeywords,
  listSpu,
} from '@portal/contract/catalog';
import { CallError } from '@portal/client';
import { UserType } from '@portal/engines/access';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generatedGoods, loadGoods } from '@portal/server/testkit/catalog';
import { anOrderOf } from '@portal/server/testkit/orders';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { statementsOf } from '@portal/server/testkit/statements';
import { GUEST } from '../../platform/http/context.ts';
import { insertUses, listSkuFacts } from './store.ts';

const goods = generatedGoods(400);
const families = (goods.spus ?? []).map((spu) => ({
  ...spu,
  models: (goods.skus ?? []).filter((sku) => sku.spuNo === spu.spuNo && (sku.skuStatus ?? 0) === 0),
}));
const onSale = families.filter((family) => (family.status ?? 0) === 0 && family.models.length > 0);
const lowest = (prices: readonly (number | null | undefined)[]): number | null => {
  const known = prices.filter((price): price is number => price !== null && price !== undefined);
  return known.length === 0 ? null : Math.min(...known);
};

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await loadGoods(portal.database, {
    ...goods,
    accessories: [
      { spuNo: 'P000001', skuNo: 'K0000020', need: 'optional', sort: 1 },
      { spuNo: 'P000001', skuNo: 'K0000030', need: 'needed', sort: 1 },
      // deactivated family
      { spuNo: 'P000001', skuNo: 'K0000200', need: 'needed', sort: 2 },
    ],
  });
  await anOrderOf(portal.database, await portal.personOf(UserType.SecondLevel), ['P000007', 'P000003', 'P000020', 'P000012']);
});
afterAll(() => portal.close());

const everyPage = async (query: Record<string, unknown>, userType: UserType = UserType.SecondLevel): Promise<{ spuNos: string[]; count: number }> => {
  const spuNos: string[] = [];
  let count = 0;
  for (let page = 1; ; page++) {
    const answer = await portal.asA(userType)(listSpu, { query: { ...query, page, size: 50 } as never });
    count = answer.count;
    spuNos.push(...answer.data.map(({ spuNo }) => spuNo));
    if (answer.data.length < 50) return { spuNos, count };
  }
};
const numbers = (list: readonly { spuNo: string }[]): string[] => list.map(({ spuNo }) => spuNo).sort();

describe('the product list', () => {
  test('is what can be had, of that what is recommended, then what is used most, then the newest (GOODS-44)', async () => {
    const isInStock = ({ models }: (typeof onSale)[0]): boolean => models.some(({ stockTotal = 0 }) => stockTotal > 0);
    const { spuNos } = await everyPage({});
    const wanted = onSale.toSorted(
      (a, b) =>
        Number(isInStock(b)) - Number(isInStock(a)) || Number(b.isRecommended ?? false) - Number(a.isRecommended ?? false) || (b.sumNo ?? 0) - (a.sumNo ?? 0),
    );
    expect(spuNos).toEqual(wanted.map(({ spuNo }) => spuNo));
    expect(new Set(wanted.slice(0, 5).map(isInStock))).toEqual(new Set([true]));
  });

  test('shows active families that have an active model, the newest first, each once over all pages', async () => {
    const { spuNos, count } = await everyPage({ sort: 'gmtListed' });
    expect(spuNos).toEqual(onSale.map(({ spuNo }) => spuNo));
    expect(count).toBe(onSale.length);
  });

  test.each([
    ['a first category', { portalCatagoryId: 1 }, (f: (typeof onSale)[0]) => f.firstCategoryId === 1],
    ['a second category', { portalCatagoryId: 22 }, (f: (typeof onSale)[0]) => f.secondCategoryId === 22],
    ['new ones', { status: '1' }, (f: (typeof onSale)[0]) => f.isNew === true],
    ['hot ones', { status: '2' }, (f: (typeof onSale)[0]) => f.isHot === true],
    ['recommended ones', { status: '4' }, (f: (typeof onSale)[0]) => f.isRecommended === true],
    ['what is in stock', { b2bStockStatus: '0' }, (f: (typeof onSale)[0]) => f.models.some(({ stockTotal }) => (stockTotal ?? 0) > 0)],
    ['software', { type: '2' }, (f: (typeof onSale)[0]) => f.skuType === 2],
    ['a number', { attributesStr: 'megapixels:4' }, (f: (typeof onSale)[0]) => f.models.some(({ attributes }) => attributes?.['megapixels'] === 4)],
    ['a yes', { attributesStr: 'poe:true' }, (f: (typeof onSale)[0]) => f.models.some(({ attributes }) => attributes?.['poe'] === true)],
    [
      'either of two values',
      { attributesStr: 'light:红外!!!light:黑光' },
      (f: (typeof onSale)[0]) => ['红外', '黑光'].includes(String(f.models[0]?.attributes?.['light'])),
    ],
    [
      'two attributes of one and the same model',
      { attributesStr: 'poe:true!!!codecs:H.265' },
      (f: (typeof onSale)[0]) => f.models.some(({ attributes }) => attributes?.['poe'] === true && (attributes['codecs'] as string[]).includes('H.265')),
    ],
    [
      'a category, an attribute, a mark and stock together',
      { portalCatagoryId: 1, attributesStr: 'megapixels:8!!!megapixels:2', status: '1', b2bStockStatus: '0' },
      (f: (typeof onSale)[0]) =>
        f.firstCategoryId === 1 &&
        [2, 8].includes(Number(f.models[0]?.attributes?.['megapixels'])) &&
        f.isNew === true &&
        f.models.some(({ stockTotal }) => (stockTotal ?? 0) > 0),
    ],
    ['nothing when the attribute is unknown', { attributesStr: 'weight:3' }, () => false],
    ['nothing when the category is unknown', { portalCatagoryId: 999 }, () => false],
    ['nothing when a number is asked for in words', { attributesStr: 'megapixels:四百万' }, () => false],
  ] as const)('filters by %s', async (_name, query, holds) => {
    const expected = onSale.filter(holds);
    const { spuNos, count } = await everyPage(query);
    expect([...spuNos].sort()).toEqual(numbers(expected));
    expect(count).toBe(expected.length);
  });

  test.each([
    [UserType.SecondLevel, 'asc'],
    [UserType.SecondLevel, 'desc'],
    [UserType.Tourist, 'asc'],
    [UserType.Tourist, 'desc'],
  ] as const)('user type %s sorts by the price he sees, %s, what has no price last', async (userType, order) => {
    const dealer = userType === UserType.SecondLevel;
    const priceOf = new Map(onSale.map((f) => [f.spuNo, lowest(f.models.map((sku) => (dealer ? sku.price : sku.referPrice)))]));
    const { spuNos } = await everyPage({ sort: 'price', order }, userType);
    const prices = spuNos.map((spuNo) => priceOf.get(spuNo) ?? null);
    const known = prices.filter((price) => price !== null);
    expect([...spuNos].sort()).toEqual(numbers(onSale));
    expect(known).toEqual(known.toSorted((a, b) => (order === 'asc' ? a - b : b - a)));
    expect(prices.slice(known.length).every((price) => price === null)).toBe(true);
    expect(known.length).toBeLessThan(prices.length);
  });

  test.each(['asc', 'desc'] as const)('sorts by times used, %s', async (order) => {
    const used = new Map(onSale.map(({ spuNo, sumNo }) => [spuNo, sumNo ?? 0]));
    const { spuNos } = await everyPage({ sort: 'sumNo', order });
    const sums = spuNos.map((spuNo) => used.get(spuNo) ?? 0);
    expect(sums).toEqual(sums.toSorted((a, b) => (order === 'asc' ? a - b : b - a)));
    expect(new Set(spuNos).size).toBe(onSale.length);
  });

  test('a card stands for the family by its first active model that is in stock, else its first, with that model’s own price and stock (GOODS-32)', async () => {
    const { data } = await portal.asA(UserType.SecondLevel)(listSpu, { query: { size: 50 } });
    for (const card of data) {
      const family = onSale.find(({ spuNo }) => spuNo === card.spuNo);
      const shown = family?.models.find(({ stockTotal = 0 }) => stockTotal > 0) ?? family?.models[0];
      expect(card).toMatchObject({
        skuModel: shown?.skuModel,
        modelCount: family?.models.length,
        price: shown?.price,
        priceLabel: '客户价',
        stockTotal: shown?.stockTotal ?? 0,
        mainPic: '/pictures/dome.svg',
      });
    }
  });

  test('a page beyond the last is empty and keeps the count', async () => {
    const answer = await portal.asA(UserType.Tourist)(listSpu, { query: { page: 500, size: 50 } });
    expect(answer).toEqual({ data: [], count: onSale.length, loosened: false });
  });

  test.each([{ page: 501 }, { page: 0 }, { size: 200 }, { sort: 'spu_no' }, { order: 'desc; drop table spu' }, { status: '3' }])(
    'refuses %j',
    async (query) => {
      await expect(portal.asA(UserType.Tourist)(listSpu, { query: query as never })).rejects.toMatchObject({ status: 400 });
    },
  );
});

describe('selection', () => {
  test('the brand tab shows the provider’s own families with all their active models, software has its own tab', async () => {
    const own = await portal.asA(UserType.SecondLevel)(listPickingSpu, { query: { size: 50 } });
    expect(own.count).toBe(onSale.filter(({ skuType }) => skuType === 0).length);
    for (const spu of own.data)
      expect(spu.skus.map(({ skuModel }) => skuModel)).toEqual(onSale.find(({ spuNo }) => spuNo === spu.spuNo)?.models.map(({ skuModel }) => skuModel));
    const software = await portal.asA(UserType.SecondLevel)(listPickingSpu, { query: { type: '2' } });
    expect(software.count).toBe(onSale.filter(({ skuType }) => skuType === 2).length);
    expect(software.data.every(({ skuType }) => skuType === 2)).toBe(true);
  });

  test('the common tab shows what one used before, most used first, without what is no longer sold', async () => {
    const answer = await portal.asA(UserType.SecondLevel)(listCommonSpu, {});
    expect(answer.data.map(({ spuNo }) => spuNo)).toEqual(['P000007', 'P000003', 'P000012']);
    expect(answer.count).toBe(3);
    expect((await portal.asA(UserType.FirstLevel)(listCommonSpu, {})).count).toBe(0);
  });

  test('the common tab can be searched and sorted', async () => {
    const bySum = await portal.asA(UserType.SecondLevel)(listCommonSpu, { query: { sort: 'gmtListed', order: 'desc' } });
    expect(bySum.data.map(({ spuNo }) => spuNo)).toEqual(['P000003', 'P000007', 'P000012']);
    const name = onSale.find(({ spuNo }) => spuNo === 'P000003')?.spuName ?? '';
    const found = await portal.asA(UserType.SecondLevel)(listCommonSpu, { query: { keyword: name } });
    expect(found.data[0]?.spuNo).toBe('P000003');
  });

  test('a guest has no selection', async () => {
    await expect(portal.asA(UserType.Tourist)(listPickingSpu, {})).rejects.toMatchObject({ status: 401 });
  });
});

describe('the product page', () => {
  test('gives models, the attributes they have in reading order, accessories needed first, related families of the category', async () => {
    const detail = await portal.asA(UserType.SecondLevel)(getSpuDetail, { params: { id: 'P000001' } });
    const family = onSale.find(({ spuNo }) => spuNo === 'P000001');
    expect(detail.skus.map(({ skuModel, price }) => [skuModel, price])).toEqual(family?.models.map(({ skuModel, price }) => [skuModel, price]));
    expect(detail.attributeRows.map(({ code }) => code)).toEqual(['megapixels', 'light', 'poe', 'codecs', 'material']);
    expect(detail.accessories.map(({ need, sku }) => [need, sku.skuNo])).toEqual([
      ['needed', 'K0000030'],
      ['optional', 'K0000020'],
    ]);
    expect(detail.hasAccessory).toBe(true);
    expect(detail.related.length).toBe(5);
    for (const card of detail.related) {
      expect(card.spuNo).not.toBe('P000001');
      expect(card.secondCatagoryName).toBe(detail.secondCatagoryName);
    }
  });

  test.each(['P000020', 'P000030', 'NOPE'])('%s, deactivated, without active model or unknown, is not found', async (id) => {
    await expect(portal.asA(UserType.SecondLevel)(getSpuDetail, { params: { id } })).rejects.toMatchObject({ status: 404, msg: '产品已下架或不存在' });
  });

  test('accessories of an unknown family are none', async () => {
    expect(await portal.asA(UserType.Tourist)(listAccessories, { query: { spuNo: 'NOPE' } })).toEqual([]);
    expect((await portal.asA(UserType.Tourist)(listAccessories, { query: { spuNo: 'P000001' } })).map(({ need }) => need)).toEqual(['needed', 'optional']);
  });
});

describe('categories and filters', () => {
  test('the tree counts families on sale', async () => {
    const tree = await portal.asA(UserType.Tourist)(listCategories, {});
    expect(tree.map(({ id }) => id)).toEqual([1, 2]);
    for (const first of tree) {
      expect(first.spuCount).toBe(onSale.filter(({ firstCategoryId }) => firstCategoryId === first.id).length);
      for (const second of first.children) expect(second.spuCount).toBe(onSale.filter(({ secondCategoryId }) => secondCategoryId === second.id).length);
    }
  });

  test.each([11, 1])('category %s offers its filterable attributes with the values that occur and how many families have them', async (portalCatagoryId) => {
    const filters = await portal.asA(UserType.Tourist)(listAttributeFilters, { query: { portalCatagoryId } });
    const inCategory = onSale.filter((f) => f.secondCategoryId === portalCatagoryId || f.firstCategoryId === portalCatagoryId);
    const having = (code: string, value: unknown) =>
      inCategory.filter(({ models }) =>
        models.some(({ attributes }) => attributes?.[code] === value || (Array.isArray(attributes?.[code]) && attributes[code].includes(String(value)))),
      ).length;
    expect(filters.map(({ attrName }) => attrName)).toEqual(['像素', '补光', 'PoE 供电', '编码']);
    expect(filters[0]?.attrValues).toEqual(
      [2, 4, 6, 8].map((value) => ({ value: String(value), label: `${value} MP`, spuCount: having('megapixels', value) })),
    );
    expect(filters[1]?.attrValues.map(({ value }) => value)).toEqual(['红外', '全彩', '黑光', '双光']);
    expect(filters[2]?.attrValues).toEqual([
      { value: 'true', label: '是', spuCount: having('poe', true) },
      { value: 'false', label: '否', spuCount: having('poe', false) },
    ]);
    expect(filters[3]?.attrValues.map(({ value, spuCount }) => [value, spuCount])).toEqual([
      ['H.264', having('codecs', 'H.264')],
      ['H.265', having('codecs', 'H.265')],
    ]);
  });

  test('every offered value finds exactly as many families as it says', async () => {
    const filters = await portal.asA(UserType.Tourist)(listAttributeFilters, { query: { portalCatagoryId: 11 } });
    for (const { code, attrValues } of filters) {
      for (const { value, spuCount } of attrValues) {
        const { count } = await portal.asA(UserType.Tourist)(listSpu, { query: { portalCatagoryId: 11, attributesStr: `${code}:${value}` } });
        expect([code, value, count]).toEqual([code, value, spuCount]);
      }
    }
  });

  test('the empty box offers words that find something (SHELL-10)', async () => {
    const guest = portal.asA(UserType.Tourist);
    const { keywords } = await guest(listSearchKeywords, { query: { location: 0 } });
    for (const keyword of keywords) expect([keyword, (await guest(listSpu, { query: { keyword } })).count]).not.toEqual([keyword, 0]);
    expect(await failureOf(guest(listSearchKeywords, { query: { location: 1 } }))).toMatchObject({ status: 400 });
  });

  test('hot words all find something', async () => {
    const words = await portal.asA(UserType.Tourist)(listHotWords, {});
    expect(words.length).toBeGreaterThan(4);
    expect(words.filter(({ status }) => status).length).toBe(4);
    for (const { linkType, linkUrl, status } of words) {
      expect([linkType, linkUrl !== null]).toEqual([status ? 1 : null, status]);
      if (linkUrl === null) continue;
      const portalCatagoryId = Number(/^\/product\?portalCatagoryId=(\d+)$/.exec(linkUrl)?.[1]);
      const { count } = await portal.asA(UserType.Tourist)(listSpu, { query: { portalCatagoryId } });
      expect(count).toBeGreaterThan(0);
    }
    for (const { word } of words) {
      const { count } = await portal.asA(UserType.Tourist)(listSpu, { query: { keyword: word } });
      expect({ word, found: count > 0 }).toEqual({ word, found: true });
    }
  });
});

describe('what other rooms ask', () => {
  const asking = (userType: UserType) => ({ db: portal.database.db, caller: { ...GUEST, userType }, now: portal.clock.now() });

  test('models for lines come with their family, the price of whoever asks and deactivation of either', async () => {
    const found = await listSkuFacts(asking(UserType.SecondLevel), ['K0000010', 'K0000200', 'NOPE']);
    expect([...found.keys()].sort()).toEqual(['K0000010', 'K0000200']);
    const [spu] = goods.spus ?? [];
    const [sku] = goods.skus ?? [];
    expect(found.get('K0000010')).toMatchObject({
      spuNo: 'P000001',
      productName: spu?.spuName,
      productModel: sku?.skuModel,
      productImage: '/pictures/dome.svg',
      price: sku?.price,
      skuStatus: 0,
      hasAccessory: true,
    });
    expect(found.get('K0000010')?.productCategory).toMatch(/^(视频监控|网络传输) > /);
    expect((await listSkuFacts(asking(UserType.Person), ['K0000010'])).get('K0000010')?.price).toBe(sku?.referPrice);
    // its family is deactivated
    expect(found.get('K0000200')?.skuStatus).toBe(1);
    expect((await listSkuFacts(asking(UserType.SecondLevel), [])).size).toBe(0);
  });

  test('a use counts each family once, when the uses are counted', async () => {
    const read = async () =>
      (await portal.database.pool.query<{ sum_no: number }>(`select sum_no from spu where spu_no in ('P000001', 'P000002') order by spu_no`)).rows.map(
        (row) => row.sum_no,
      );
    const before = await read();
    await portal.database.transaction((db) => insertUses(db, ['P000002', 'P000001', 'P000002']));
    await insertUses(portal.database.db, ['P000001']);
    await insertUses(portal.database.db, []);
    expect(await read()).toEqual(before);
    for (let twice = 0; twice < 2; twice++) {
      await portal.runJob('count-uses');
      expect(await read()).toEqual([(before[0] ?? 0) + 2, (before[1] ?? 0) + 1]);
    }
  });
});

describe('how many statements a request takes', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await portal.cookieOf((await portal.personOf(UserType.SecondLevel)).accountNo);
  });
  const sentFor = (url: string) =>
    statementsOf(portal.database, async () => expect((await portal.portal.http.inject({ url, headers: { cookie } })).statusCode).toBe(200));

  test.each([
    ['list', `${listSpu.path}?size=50`],
    ['search', `${listSpu.path}?size=50&keyword=${encodeURIComponent('红外半球')}`],
    ['selection', `${listPickingSpu.path}?size=50`],
    ['common', `${listCommonSpu.path}?size=50`],
    ['detail', getSpuDetail.path.replace(':id', 'P000001')],
    ['categories', listCategories.path],
    ['filters', `${listAttributeFilters.path}?portalCatagoryId=1`],
    ['accessories', `${listAccessories.path}?spuNo=P000001`],
    ['hot words', listHotWords.path],
  ])('%s: at most eight and the one that finds the caller, however many rows', async (_name, path) => {
    const sent = await sentFor(path);
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.length).toBeLessThanOrEqual(9);
  });

  test('selection takes as many for 50 families as for 10', async () => {
    const sent = await sentFor(`${listPickingSpu.path}?size=50`);
    expect(sent).toHaveLength((await sentFor(`${listPickingSpu.path}?size=10`)).length);
  });
});

test('a failed call is a CallError with a Chinese sentence', async () => {
  const failure = await portal
    .asA(UserType.Tourist)(getSpuDetail, { params: { id: "x' or 1=1" } })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CallError);
  expect((failure as CallError).msg).toBe('编号格式不正确');
});
