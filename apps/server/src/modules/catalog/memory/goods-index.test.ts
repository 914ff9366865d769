/** What the memory answers is what the statements answer: rows, order, models, totals and counts, over generated goods and questions. */
import { SpuQuery } from '@portal/contract/catalog';
import { UserType } from '@portal/engines/access';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generatedAttributes, generatedCategories, generatedGoods, loadGoods as loadRows } from '@portal/server/testkit/catalog';
import { openTestDatabase, type TestDatabase } from '@portal/server/testkit/database';
import { NO_SHOP_STOCK, VISITOR_PRICES } from '../../price/index.ts';
import { NO_TERMS, viewerPrices } from '../../price/viewer-prices.ts';
import type { ListSources } from '../catalog-cache.ts';
import { countByBrand, countByCategory, countByValue } from '../listing/counts.ts';
import { askOf } from '../listing/ask.ts';
import { listPage } from '../listing/list-page.ts';
import { questionOf, statementValues, type GoodsQuestion } from '../listing/question.ts';
import { updateFamilyFigures } from '../loading/store.ts';
import { getTaxonomy } from '../store.ts';
import { createGoodsIndex, type GoodsIndex } from './goods-index.ts';
import { loadGoods, type LoadedGoods } from './load-goods.ts';
import { createFinder, type Finder, type Reach, type Sought } from './finder.ts';
import { likenessTo } from './words/likeness.ts';
import { countBrandsInMemory, countCategoriesInMemory, countValuesInMemory } from './page-in-memory.ts';

const [PROVIDER, OTHERS] = ['海康威视', ['甲牌', '乙牌']];
let testDatabase: TestDatabase;
let index: GoodsIndex;
let finder: Finder;
let loaded: LoadedGoods;
let database: TestDatabase['database'];
const cache = { remember: <T>(_db: unknown, _key: string, work: () => Promise<T>) => work() };
let byStatements: ListSources;
let byMemory: ListSources;

beforeAll(async () => {
  testDatabase = await openTestDatabase();
  ({ database } = testDatabase);
  await loadRows(database, generatedGoods(900));
  await database.pool.query(`update spu set brand_name = case when spu_no like '%2' then $1 when spu_no like '%5' then $2 else brand_name end`, [...OTHERS]);
  const taxonomy = await getTaxonomy(database.db);
  const heldBy = (held: ListSources['held']): ListSources => ({ cache, held, heldSoon: held, taxonomy: async () => taxonomy, providerBrand: PROVIDER });
  byStatements = heldBy(async () => null);
  byMemory = heldBy(async () => ({ index, finder }) as never);
}, 120_000);
afterAll(() => testDatabase.close());

/** Numbers that look random and are the same every time. */
function sequence(seed: number): <T>(list: readonly T[]) => T {
  let state = seed;
  return (list) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return list[Math.floor((state / 2 ** 32) * list.length)] as (typeof list)[number];
  };
}

/** A visitor, dealers, and three for whom prices are made: by tier, by contracts and a rate, by what a dealer offers. */
const some = (digit: string, price: (n: number) => number): Map<string, number> =>
  new Map(
    Array.from({ length: 3_000 }, (_, n) => `K${String(n * 10).padStart(7, '0')}`).flatMap((skuNo, n) =>
      skuNo.includes(digit) ? [[skuNo, price(n)] as const] : [],
    ),
  );
const VIEWERS = [
  VISITOR_PRICES,
  viewerPrices({ userType: UserType.SecondLevel }, NO_TERMS, 0),
  viewerPrices({ userType: UserType.GoldSecondLevel }, { ...NO_TERMS, tier: some('3', (n) => (n % 97) + 0.05) }, 0, 'gold'),
  viewerPrices(
    { userType: UserType.SecondLevel },
    {
      tier: some('5', (n) => n % 50),
      contracts: new Map([...some('7', (n) => n % 300)].map(([skuNo, price], at) => [skuNo, [{ price, from: 0, to: at % 2 === 0 ? null : 5 }]])),
      group: { groupNo: 'G', groupName: '组', rate: 87.65, from: null, to: null, prices: some('4', (n) => n % 70) },
      offers: some('1', (n) => n % 90),
      shopStock: { key: 'rate', pieces: some('1', (n) => n % 3) },
    },
    10,
    'rate',
  ),
  viewerPrices(
    { userType: UserType.Person },
    { ...NO_TERMS, offers: some('2', (n) => (n % 89) + 0.5), shopStock: { key: 'person', pieces: some('2', (n) => (n % 2) * 7) } },
    0,
    'person',
  ),
];

const FILTERS = [
  '',
  '',
  'poe:true',
  'light:红外',
  'light:红外!!!light:黑光',
  'megapixels:4!!!poe:false',
  'codecs:H.265',
  'codecs:H.265!!!light:全彩!!!megapixels:2',
  'material:铝合金',
  'light:没有这种',
  'nothing:1',
  'megapixels:abc',
  `light:'; drop table spu; --`,
];

const KEYWORDS = [
  ...Array.from({ length: 16 }, () => ''),
  '红外',
  '半球 网络摄像机',
  '400万黑光',
  'PoE',
  'poe 交换机',
  '8MP 学校',
  'HV-B4',
  'hv c2 00012',
  'HV-D600123-IR30',
  'HVB2000l3IR10',
  'HV-B2000',
  'HV-B2000',
  'hv b2000',
  '全彩 枪型 不存在的东西',
  '没有',
  '企业版',
  '网线',
  '%_\\',
  `'; drop table spu; --`,
];

function questionBy(pick: <T>(list: readonly T[]) => T): GoodsQuestion {
  const keyword = pick(KEYWORDS);
  const query = SpuQuery.parse({
    page: pick([1, 1, 2, 3, 9, 400]),
    size: pick([10, 20, 50]),
    status: pick(['-1', '-1', '1', '2', '4']),
    b2bStockStatus: pick(['', '', '0']),
    sort: pick(['', 'gmtListed', 'sumNo', 'price', 'price']),
    order: pick(['asc', 'desc']),
    attributesStr: pick(keyword === '' ? FILTERS : ['', ...FILTERS]),
    keyword,
    labels: pick(['', '', '', '新品', '热门!!!推荐', '推荐!!!新品!!!热门']),
    brandSource: pick(['', '', '', '0', '1']),
    brandId: pick(['', '', '', PROVIDER, ...OTHERS, '没有这个牌子']),
    skuStatus: pick(['', '', '0', '0', '0', '1']),
    categoryIds: pick(['', '', '', ...generatedCategories.map(({ id }) => `${id},999`), generatedCategories.map(({ id }) => id).join(','), '999']),
    ...pick([{}, ...generatedCategories.map(({ id }) => ({ portalCatagoryId: id })), { portalCatagoryId: 999 }]),
  });
  const among = pick([null, null, null, ['P000300', 'P000004', 'nobody', 'P000111', 'P000017', 'P000020', 'P000001', 'P000812']]);
  return { query, prices: pick(VIEWERS), skuType: pick([null, null, 0, 2] as const), ...(among ? { among } : {}) };
}

/** Every seed asks other questions; gives how many were answered alike. */
async function agree(seed: number, questions: number): Promise<number> {
  const pick = sequence(seed);
  const { db } = database;
  loaded = await loadGoods(db, 1);
  index = createGoodsIndex(loaded.goods);
  finder = createFinder(index, loaded.words);
  const codes = generatedAttributes.map(({ code }) => code);
  const sorted = <T>(rows: readonly T[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  for (let n = 0; n < questions; n++) {
    const question = questionBy(pick);
    const said = JSON.stringify({ ...question, prices: question.prices.key });
    const expected = await listPage(db, byStatements, question);
    const { shown, inMemory: _, ...others } = await listPage(db, byMemory, question);
    expect({ shown: shown.map(({ spuNo, skuNo, match }) => ({ spuNo, skuNo, match })), ...others }, said).toEqual(expected);
    const asked = await questionOf(db, byMemory, question);
    // what is sold no more is in no memory
    if (!asked || asked.shape.gone !== null) continue;
    const memory = { index, finder };
    expect(sorted(countCategoriesInMemory(memory, asked)), said).toEqual(sorted(await countByCategory(db, asked.shape, statementValues(asked))));
    expect(sorted(countBrandsInMemory(memory, asked)), said).toEqual(sorted(await countByBrand(db, asked.shape, statementValues(asked))));
    const counted = countValuesInMemory(memory, asked, codes).map(({ code, value, families }) => ({ code, value, families }));
    expect(sorted(counted), said).toEqual(sorted(await countByValue(db, asked.shape, { ...statementValues(asked), codes })));
  }
  return questions;
}

describe('the goods in memory answer as the database does (GOODS-12)', () => {
  test('over generated goods', async () => {
    expect(await agree(1, 150)).toBe(150);
  }, 120_000);

  test('after prices, stock, attributes and what is sold have changed', async () => {
    const { pool, db } = database;
    await pool.query(`update sku set price = null where sku_no like '%7'`);
    await pool.query(`update sku set price = 99.5, refer_price = 99.5, stock_total = 0 where sku_no like '%30'`);
    await pool.query(`update sku set sku_status = 1 where sku_no like '%11'`);
    await pool.query(`update sku set attributes = attributes || '{"megapixels": 2.5, "light": "黑光"}' where sku_no like '%52'`);
    await pool.query(`update sku set attributes = attributes || '{"codecs": []}' where sku_no like '%62'`);
    // others that can be had begin with the number of this one
    await pool.query(`update sku set model_key = 'HVB2000' where sku_no = (select sku_no from sku where sku_status = 1 order by sku_no limit 1)`);
    await pool.query(`update spu set status = 1 where spu_no like '%3'`);
    await pool.query(`update spu set sum_no = 7, gmt_listed = '2026-01-01' where spu_no like '%4'`);
    const { rows } = await pool.query<{ spu_no: string }>('select spu_no from spu');
    await updateFamilyFigures(
      db,
      rows.map((row) => row.spu_no),
    );
    expect(await agree(2, 150)).toBe(150);
  }, 120_000);
});

test('words are not read again as long as the same models are there', async () => {
  const { db, pool } = database;
  const before = await loadGoods(db, 1);
  expect((await loadGoods(db, 1, before)).words).toBe(before.words);
  await pool.query(`update sku set sku_status = 1 where sku_no = $1`, [before.goods.skuNos.at(0)]);
  const { goods, words } = await loadGoods(db, 1, before);
  expect(goods.models).toBe(before.goods.models - 1);
  expect(words).not.toBe(before.words);
});

test('model numbers are as like as the database says', async () => {
  const pick = sequence(5);
  const some = Array.from({ length: 400 }, () => pick(['AAB', 'HVB40', '28IR', 'D6']) + pick(['12', 'B4', 'AB', '']) + pick(['ABAB', '028', 'IR10', '2']));
  const pairs = some.slice(1).map((one, at) => [one, some[at] ?? ''] as const);
  const { rows } = await database.pool.query<{ likeness: number }>(
    'select word_similarity(a, b) as likeness from unnest($1::text[], $2::text[]) with ordinality p (a, b, place) order by place',
    [pairs.map(([one]) => one), pairs.map(([, other]) => other)],
  );
  expect(pairs.map(([one, other]) => likenessTo(one)(other))).toEqual(rows.map(({ likeness }) => Math.fround(likeness)));
});

describe('a keyword that finds much', () => {
  const soughtOf = async (keyword: string): Promise<Sought> => {
    const ask = await askOf(database.db, byMemory, keyword);
    if (ask === null) throw new Error(`nothing is found by ${keyword}`);
    return { ask, filter: null, stockOnly: false, shopStock: NO_SHOP_STOCK };
  };
  const familiesBy = (reach: Reach, sought: Sought) => [...createFinder(index, loaded.words, reach).find(sought).families];
  const ALL = 10_000;
  const FIRST = 20;

  test.each(['红外 摄像机', '红外', 'PoE'])('finds all of it, and has the first of it in the order of everything: %s', async (keyword) => {
    const sought = await soughtOf(keyword);
    const whole = familiesBy({ ranked: ALL }, sought);
    expect(whole.length).toBeGreaterThan(FIRST);
    const found = familiesBy({ ranked: FIRST }, sought);
    expect(found.toSorted((a, b) => a - b)).toEqual(whole.toSorted((a, b) => a - b));
    const first = new Set(found.slice(0, FIRST));
    expect(found.slice(0, FIRST)).toEqual(whole.filter((family) => first.has(family)));
  });
});
