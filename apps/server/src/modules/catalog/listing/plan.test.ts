import { SpuQuery } from '@portal/contract/catalog';
import { UserType } from '@portal/engines/access';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generatedGoods, loadGoods } from '@portal/server/testkit/catalog';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { NO_TERMS, viewerPrices } from '../../price/viewer-prices.ts';
import { getTaxonomy } from '../store.ts';
import { listPage } from './list-page.ts';

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Plan Rows'?: number;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  Plans?: PlanNode[];
}

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
  await loadGoods(portal.database, generatedGoods(5000));
}, 120_000);
afterAll(() => portal.close());

/** The plan, with actual row counts, of the page statement the list really sends. */
async function planOf(query: Record<string, unknown>, viewer: UserType, settings = ''): Promise<PlanNode[]> {
  const { database } = portal;
  const original = database.pool.query.bind(database.pool) as (...given: unknown[]) => Promise<unknown>;
  const seen: { text: string; values: unknown[] }[] = [];
  const taxonomy = await getTaxonomy(database.db);
  const watched = new Proxy(database.db, {
    get: (target, key) =>
      key === '$client'
        ? {
            query: (given: { text: string; values: unknown[] }) => {
              seen.push(given);
              return original(given);
            },
          }
        : (target as unknown as Record<PropertyKey, unknown>)[key],
  });
  await listPage(
    watched,
    {
      cache: { remember: (_db, _key, work) => work() },
      held: async () => null,
      heldSoon: async () => null,
      taxonomy: async () => taxonomy,
      providerBrand: '海康威视',
    },
    { query: SpuQuery.parse(query), prices: viewerPrices({ userType: viewer }, NO_TERMS, 0), skuType: null },
  );
  const page = seen.findLast(({ text }) => text.includes('limit'));
  if (!page) throw new Error('no page statement was sent');
  const client = await database.pool.connect();
  await client.query(`begin; ${settings}`);
  const { rows } = (await client.query({ text: `explain (analyze, timing off, format json) ${page.text}`, values: page.values })) as {
    rows: { 'QUERY PLAN': { Plan: PlanNode }[] }[];
  };
  await client.query('rollback');
  client.release();
  const nodes: PlanNode[] = [];
  const walk = (node: PlanNode) => {
    nodes.push(node);
    node.Plans?.forEach(walk);
  };
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  if (plan) walk(plan.Plan);
  return nodes;
}

describe('a page of 5,000 families', () => {
  test.each([
    ['what can be had and is recommended first', {}, UserType.Tourist, 'spu_overall'],
    ['newest first', { sort: 'gmtListed' }, UserType.Tourist, 'spu_listed'],
    ['oldest first', { sort: 'gmtListed', order: 'asc' }, UserType.Tourist, 'spu_listed'],
    ['most used first', { sort: 'sumNo' }, UserType.Tourist, 'spu_sum_no'],
    ['least used first', { sort: 'sumNo', order: 'asc' }, UserType.Tourist, 'spu_sum_no'],
    ['a dealer’s cheapest first', { sort: 'price', order: 'asc' }, UserType.SecondLevel, 'spu_min_price'],
    ['a dealer’s dearest first', { sort: 'price' }, UserType.SecondLevel, 'spu_min_price'],
    ['a visitor’s cheapest first', { sort: 'price', order: 'asc' }, UserType.Tourist, 'spu_min_refer_price'],
    ['a visitor’s dearest first', { sort: 'price' }, UserType.Tourist, 'spu_min_refer_price'],
    ['a second category', { portalCatagoryId: 11 }, UserType.Tourist, 'spu_category_overall'],
    ['a second category, newest first', { portalCatagoryId: 11, sort: 'gmtListed' }, UserType.Tourist, 'spu_category_listed'],
    // half of everything: walking the whole list and leaving out the rest is as good
    ['a first category', { portalCatagoryId: 1, sort: 'gmtListed' }, UserType.Tourist, 'spu_first_category_listed|spu_listed'],
    ['a first category as it is found', { portalCatagoryId: 1 }, UserType.Tourist, 'spu_overall'],
  ] as const)('%s comes from its index and sorts no more than the page', async (_name, query, viewer, index) => {
    const nodes = await planOf({ ...query, size: 20 }, viewer);
    const scan = nodes.find((node) => index.split('|').includes(node['Index Name'] ?? ''));
    expect(scan?.['Actual Rows']).toBeLessThanOrEqual(20);
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
    // the page's own twenty rows are put in order once more
    for (const sort of nodes.filter((node) => node['Node Type'].includes('Sort'))) expect(sort['Actual Rows']).toBeLessThanOrEqual(20);
  });

  // reading 5,000 rows one by one is nearly as cheap, so that way is barred: the question is whether the index can answer
  test('a keyword is looked up in the word index, a model number in the trigram index', async () => {
    const words = await planOf({ keyword: '黑光全景光纤收发器 企业版' }, UserType.Tourist, 'set local enable_seqscan = off');
    expect(words.map((node) => node['Index Name'])).toContain('spu_search');
    const model = await planOf({ keyword: 'B600123' }, UserType.Tourist);
    expect(model.map((node) => node['Index Name'])).toContain('sku_model_trgm');
  });

  test('the deepest page chooses models for its own rows only', async () => {
    const answer = await portal.portal.http.inject({ method: 'GET', url: '/api-cloud-merchant-service/v1/goods/spu/page?size=10&page=450' });
    expect(answer.json<{ data: unknown[] }>().data).toHaveLength(10);
    const nodes = await planOf({ size: 10, page: 450 }, UserType.Tourist);
    const models = nodes.filter((node) => node['Index Name'] === 'sku_spu');
    expect(models.length).toBeGreaterThan(0);
    for (const { 'Actual Loops': loops } of models) expect(loops).toBeLessThanOrEqual(10);
  });

  test('several words look into the models of the families that have them all, not into every model', async () => {
    const nodes = await planOf({ keyword: '黑光 全景 光纤收发器 企业版' }, UserType.Tourist, 'set local enable_seqscan = off');
    expect(nodes.map((node) => node['Index Name'])).toContain('spu_search');
    for (const node of nodes.filter((one) => one['Index Name']?.startsWith('sku_words'))) expect(node['Actual Rows']).toBeLessThan(100);
  });
});
