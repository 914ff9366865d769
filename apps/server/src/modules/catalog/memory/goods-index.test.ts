/** What the memory answers is what the statements answer: rows, order, models, totals and counts, over generated goods and questions. */
import { SpuQuery } from '@portal/contract/catalog';
import { UserType } from '@portal/engines/access';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generatedAttributes, generatedCategories, generatedGoods, loadGoods as loadRows } from '@portal/server/testkit/catalog';
import { openTestDatabase, type TestDatabase } from '@portal/server/testkit/database';
import type { ListSources } from '../catalog-cache.ts';
import { countByCategory, countByValue } from '../listing/counts.ts';
import { askOf } from '../listing/ask.ts';
import { listPage } from '../listing/list-page.ts';
import { questionOf, type ListQuestion } from '../listing/question.ts';
import { updateFamilyFigures } from '../loading/store.ts';
import { getTaxonomy } from '../store.ts';
import { createGoodsIndex, type GoodsIndex } from './goods-index.ts';
import { loadGoods } from './load-goods.ts';
import { createFinder, type Finder, type Sought, type Steps } from './finder.ts';
import { foundBy, isForMemory, listAskOf } from './page-in-memory.ts';

let testDatabase: TestDatabase;
let index: GoodsIndex;
let finder: Finder;
let database: TestDatabase['database'];
const cache = { remember: <T>(_db: unknown, _key: string, work: () => Promise<T>) => work() };
let byStatements: ListSources;
let byMemory: ListSources;

beforeAll(async () => {
  testDatabase = await openTestDatabase();
  ({ database } = testDatabase);
  await loadRows(database, generatedGoods(900));
  const taxonomy = await getTaxonomy(database.db);
  byStatements = { cache, held: async () => null, taxonomy: async () => taxonomy };
  byMemory = { cache, held: async () => ({ index, finder }) as never, taxonomy: async () => taxonomy };
}, 120_000);
afterAll(() => testDatabase.close());

/** Smaller than what keywords find, so that they are asked in several. */
const SMALL_STEPS: Steps = { matched: 50, looselyMax: 10_000, ranked: 40, rankedMax: 300, told: 60 };

/** Numbers that look random and are the same every time. */
function sequence(seed: number): <T>(list: readonly T[]) => T {
  let state = seed;
  return (list) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return list[Math.floor((state / 2 ** 32) * list.length)] as (typeof list)[number];
  };
}

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
  '全彩 枪型 不存在的东西',
  '没有',
  '企业版',
  '网线',
  '%_\\',
  `'; drop table spu; --`,
];

function questionBy(pick: <T>(list: readonly T[]) => T): ListQuestion {
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
    ...pick([{}, ...generatedCategories.map(({ id }) => ({ portalCatagoryId: id })), { portalCatagoryId: 999 }]),
  });
  return { query, viewer: pick([UserType.Tourist, UserType.SecondLevel]), skuType: pick([null, null, 0, 2] as const) };
}

/** Every seed asks other questions; gives how many were answered alike. */
async function agree(seed: number, questions: number): Promise<number> {
  const pick = sequence(seed);
  const { db } = database;
  index = createGoodsIndex(await loadGoods(db, 1));
  finder = createFinder(index, SMALL_STEPS);
  const codes = generatedAttributes.map(({ code }) => code);
  const sorted = <T>(rows: readonly T[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  for (let n = 0; n < questions; n++) {
    const question = questionBy(pick);
    const said = JSON.stringify(question);
    const expected = await listPage(db, byStatements, question);
    const { shown, count, loosened } = await listPage(db, byMemory, question);
    expect({ shown: shown.map(({ spuNo, skuNo, match }) => ({ spuNo, skuNo, match })), count, loosened }, said).toEqual(expected);
    const asked = await questionOf(db, byMemory, question);
    if (!asked || !isForMemory(asked)) continue;
    const ask = listAskOf(asked);
    expect(sorted(index.countByCategory(ask, await foundBy(db, { index, finder } as never, asked))), said).toEqual(
      sorted(await countByCategory(db, asked.shape, asked.values)),
    );
    if (asked.shape.search !== null) continue;
    const counted = index.countByValue(ask, codes).map(({ code, value, families }) => ({ code, value, families }));
    expect(sorted(counted), said).toEqual(sorted(await countByValue(db, asked.shape, { ...asked.values, codes })));
  }
  return questions;
}

describe('the goods in memory answer as the database does', () => {
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

describe('a keyword that finds much', () => {
  const soughtOf = async (keyword: string): Promise<Sought> => {
    const ask = await askOf(database.db, byMemory, keyword);
    if (ask === null) throw new Error(`nothing is found by ${keyword}`);
    return { ask, filter: null, stockOnly: false };
  };
  const familiesBy = async (steps: Partial<Steps>, sought: Sought, db = database.db) => [
    ...(await createFinder(index, { ...SMALL_STEPS, ...steps }).find(db, sought)).families,
  ];
  /** Gives up every statement of the name after so many of them. */
  const busyAfter = (statements: number, name: string): typeof database.db => {
    let asked = 0;
    const query = (statement: { name: string }) =>
      statement.name.startsWith(name) && ++asked > statements
        ? Promise.reject(Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }))
        : database.pool.query(statement as never);
    return { $client: { query } } as never;
  };
  const FIRST = 20;
  const [STRICT, LOOSENED] = ['红外 摄像机', '红外 摄像机 不存在的东西'];

  test.each([STRICT, '红外', 'PoE'])('finds all of it, and has the first of it in the order of everything: %s', async (keyword) => {
    const sought = await soughtOf(keyword);
    const whole = await familiesBy({ rankedMax: 10_000 }, sought);
    expect(whole.length).toBeGreaterThan(FIRST);
    const found = await familiesBy({ matched: 10, ranked: 7, rankedMax: FIRST }, sought);
    expect(found.toSorted((a, b) => a - b)).toEqual(whole.toSorted((a, b) => a - b));
    const first = new Set(found.slice(0, FIRST));
    expect(found.slice(0, FIRST)).toEqual(whole.filter((family) => first.has(family)));
  });

  test('found in part only, looks into no more than the nearest', async () => {
    const sought = await soughtOf(LOOSENED);
    expect(sought.ask.loosened).toBe(true);
    const whole = await familiesBy({}, sought);
    const some = await familiesBy({ looselyMax: 60 }, sought);
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThanOrEqual(60);
    expect(whole).toEqual(expect.arrayContaining(some));
  });

  test('found in part only, is answered with what a busy database has said so far; found as it stands, it is all or nothing', async () => {
    const sought = await soughtOf(LOOSENED);
    const whole = await familiesBy({}, sought);
    const [oneStep, noRank] = [await familiesBy({}, sought, busyAfter(1, 'catalog_matched')), await familiesBy({}, sought, busyAfter(1, 'catalog_ranked'))];
    expect(oneStep.length).toBeGreaterThan(0);
    expect(oneStep.length).toBeLessThan(whole.length);
    expect(noRank.toSorted((a, b) => a - b)).toEqual(whole.toSorted((a, b) => a - b));
    await expect(familiesBy({}, sought, busyAfter(0, 'catalog_matched'))).rejects.toThrow('statement timeout');
    await expect(familiesBy({}, await soughtOf(STRICT), busyAfter(0, 'catalog_ranked'))).rejects.toThrow('statement timeout');
  });
});
