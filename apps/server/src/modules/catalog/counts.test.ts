/** A count beside a choice is what the choice shows. */
import { getPickingCounts, listAttributeFilters, listCategories, listCommonSpu, listPickingSpu, listSpu, type CategoryNode } from '@portal/contract/catalog';
import { UserType } from '@portal/engines/access';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCatalog } from '../../../demo-world/catalog.ts';
import { loadGoods } from '@portal/server/testkit/catalog';
import { anOrderOf } from '@portal/server/testkit/orders';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';

const world = demoCatalog({ now: Date.UTC(2026, 10, 21), brand: '海康威视' });
const idOf = (name: string) => world.categories.find(({ catagoryName }) => catagoryName === name)?.id ?? 0;
const used = world.spus.filter((_, index) => index % 9 === 0).map(({ spuNo }) => spuNo);
const flat = (nodes: readonly CategoryNode[]): CategoryNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal({ remembers: true, unlimited: true });
  await loadGoods(portal.database, world);
  await anOrderOf(portal.database, await portal.personOf(UserType.SecondLevel), used);
}, 120_000);
afterAll(() => portal.close());

const dealer = () => portal.asA(UserType.SecondLevel);

describe('the tree of categories', () => {
  test.each([
    [{}],
    [{ keyword: '半球' }],
    [{ keyword: '8口 PoE' }],
    [{ status: '2' }],
    [{ b2bStockStatus: '0', keyword: '录像机' }],
    [{ type: '2' }],
    [{ keyword: '半球 宇宙飞船' }],
  ])('under %j counts what each category shows', async (query) => {
    const nodes = flat(await dealer()(listCategories, { query: query as never }));
    expect(nodes.some(({ spuCount }) => spuCount > 0)).toBe(true);
    const wrong: unknown[] = [];
    for (const { id, catagoryName, spuCount } of nodes.filter((_, index) => index % 3 === 0 || spuCount_(nodes, index) > 0).slice(0, 40)) {
      const { count } = await dealer()(listSpu, { query: { ...query, portalCatagoryId: id } as never });
      if (count !== spuCount) wrong.push({ catagoryName, spuCount, count });
    }
    expect(wrong).toEqual([]);
  });

  const spuCount_ = (nodes: readonly CategoryNode[], index: number) => nodes[index]?.spuCount ?? 0;
});

describe('the values of a filter', () => {
  test.each([
    ['网络硬盘录像机', {}],
    ['网络硬盘录像机', { attributesStr: 'channels:8' }],
    ['网络硬盘录像机', { attributesStr: 'channels:8!!!hddBays:1' }],
    ['半球网络摄像机', { keyword: '400万', attributesStr: 'focalLengthMm:4' }],
    ['半球网络摄像机', { b2bStockStatus: '0', status: '2' }],
    ['PoE交换机', { keyword: '千兆 8口' }],
  ])('of %s under %j count what each value shows', async (category, query) => {
    const portalCatagoryId = idOf(category);
    const filters = await dealer()(listAttributeFilters, { query: { ...query, portalCatagoryId } as never });
    expect(filters.length).toBeGreaterThan(2);
    const wrong: unknown[] = [];
    const before = (query as { attributesStr?: string }).attributesStr ?? '';
    for (const { code, attrValues } of filters) {
      for (const { value, spuCount } of attrValues.slice(0, 6)) {
        const rest = before.split('!!!').filter((pair) => pair !== '' && !pair.startsWith(`${code}:`));
        const { count } = await dealer()(listSpu, { query: { ...query, portalCatagoryId, attributesStr: [...rest, `${code}:${value}`].join('!!!') } as never });
        if (count !== spuCount) wrong.push({ code, value, spuCount, count });
      }
    }
    expect(wrong).toEqual([]);
  });

  test('keep every value of the category, with 0 where nothing is left', async () => {
    const portalCatagoryId = idOf('网络硬盘录像机');
    const all = await dealer()(listAttributeFilters, { query: { portalCatagoryId } });
    const narrowed = await dealer()(listAttributeFilters, { query: { portalCatagoryId, attributesStr: 'channels:256' } });
    const valuesOf = (filters: typeof all) => filters.map(({ code, attrValues }) => [code, attrValues.map(({ value }) => value)]);
    expect(valuesOf(narrowed)).toEqual(valuesOf(all));
    expect(narrowed.find(({ code }) => code === 'hddBays')?.attrValues.find(({ value }) => value === '1')?.spuCount).toBe(0);
  });

  test('stand with the most telling first, and one value alone is no choice', async () => {
    const codesOf = async (category: string) => (await dealer()(listAttributeFilters, { query: { portalCatagoryId: idOf(category) } })).map(({ code }) => code);
    expect((await codesOf('网络硬盘录像机')).slice(0, 3)).toEqual(['channels', 'hddBays', 'incomingMbps']);
    expect((await codesOf('网络硬盘录像机')).at(-1)).toBe('protocols');
    expect((await codesOf('监控硬盘'))[0]).toBe('sizeTB');
    expect((await codesOf('半球网络摄像机')).slice(0, 2)).toEqual(['resolution', 'focalLengthMm']);
    for (const category of ['半球网络摄像机', 'PoE交换机', '蓄电池']) {
      const filters = await dealer()(listAttributeFilters, { query: { portalCatagoryId: idOf(category) } });
      expect(filters.filter(({ attrValues }) => attrValues.length < 2)).toEqual([]);
    }
  });
});

describe('the conditions of a whole department (GOODS-6)', () => {
  test('stand before those that few of its models carry', async () => {
    const id = idOf('视频监控');
    const codes = (await dealer()(listAttributeFilters, { query: { portalCatagoryId: id } })).map(({ code }) => code);
    const families = new Set(world.spus.filter((spu) => spu.firstCategoryId === id && (spu.status ?? 0) === 0).map(({ spuNo }) => spuNo));
    const models = world.skus.filter(({ spuNo, skuStatus }) => families.has(spuNo) && (skuStatus ?? 0) === 0);
    const shareOf = (code: string) => models.filter(({ attributes }) => attributes?.[code] !== undefined).length / models.length;
    const seldom = codes.filter((code) => shareOf(code) < 0.15);
    const usual = codes.filter((code) => shareOf(code) > 0.35);
    expect(seldom).toContain('detectRangeM');
    expect(codes.filter((code) => seldom.includes(code) || usual.includes(code))).toEqual([...usual, ...seldom]);
    for (const asked of ['power', 'lens', 'focalLengthMm', 'lightType']) expect(codes.indexOf(asked)).toBeLessThan(codes.indexOf('detectRangeM'));
  });
});

describe('the selection page', () => {
  test.each([
    ['common', {}],
    ['common', { keyword: '半球' }],
    ['brand', { keyword: '8路', portalCatagoryId: idOf('网络硬盘录像机'), attributesStr: 'channels:8' }],
    ['software', { keyword: '授权' }],
  ] as const)('in tab %s under %j counts tabs, tree and values as its lists show them', async (tab, query) => {
    const { hasCommon, tabs, categories, filters } = await dealer()(getPickingCounts, { query: { ...query, tab } as never });
    const countIn = async (place: string, more: object) =>
      (
        await dealer()(place === 'common' ? listCommonSpu : listPickingSpu, {
          query: { ...query, ...more, ...(place === 'software' ? { type: '2' } : {}) } as never,
        })
      ).count;
    expect(hasCommon).toBe(true);
    expect(tabs).toEqual({ common: await countIn('common', {}), brand: await countIn('brand', {}), software: await countIn('software', {}) });
    for (const { id, spuCount, catagoryName } of categories) {
      expect({ catagoryName, count: await countIn(tab, { portalCatagoryId: id, attributesStr: '' }) }).toEqual({ catagoryName, count: spuCount });
    }
    expect(filters.length > 0).toBe('portalCatagoryId' in query);
  });
});
