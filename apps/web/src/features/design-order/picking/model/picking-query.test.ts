import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  catalogueQueryOf,
  choiceCount,
  isFiltered,
  isSameQuestion,
  parsePickingQuery,
  pickingHref,
  siteWorksQuery,
  withChange,
  withoutFilters,
  withValues,
  withSort,
  type PickingQuery,
} from './picking-query.ts';

const read = (text: string, hasCommon = false) => parsePickingQuery(new URLSearchParams(text), hasCommon);
const searchOf = (href: string) => href.slice(href.indexOf('?') + 1);

const word = fc
  .stringMatching(/^[A-Za-z0-9\u4e00-\u9fa5.%+&= #-]{1,12}$/)
  .map((text) => text.trim())
  .filter((text) => text !== '' && !text.includes('!!!'));
const anyQuery: fc.Arbitrary<PickingQuery> = fc
  .record({
    replace: fc.option(fc.stringMatching(/^[\w-]{1,40}$/)),
    id: fc.option(fc.stringMatching(/^[\w-]{1,40}$/)),
    tab: fc.constantFrom('common', 'brand', 'private', 'software'),
    keyword: fc.oneof(fc.constant(''), word),
    category: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
    attributes: fc.dictionary(fc.stringMatching(/^[a-zA-Z]{1,8}$/), fc.uniqueArray(word, { minLength: 1, maxLength: 3 }), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
    status: fc.constantFrom('-1', '1', '2', '4'),
    ownCategory: fc.option(fc.integer({ min: 0, max: 999_999_999 })),
    brand: fc.constantFrom('', '海康威视', '自制 A'),
    source: fc.constantFrom('', '0', '1'),
    customFilterRemind: fc.boolean(),
    inStockOnly: fc.boolean(),
    sort: fc.constantFrom('gmtListed', 'sumNo', 'price'),
    order: fc.constantFrom('asc', 'desc'),
    page: fc.integer({ min: 1, max: 500 }),
    size: fc.constantFrom(10, 20, 50),
    isSelectionOpen: fc.boolean(),
  })
  .filter(({ tab, replace, customFilterRemind }) => (tab !== 'software' || replace === null) && (tab === 'private' || !customFilterRemind));

describe('the address of the selection page', () => {
  it('opens products of one’s own where the tip of a list leads, and forgets that with another tab (DESIGN-14)', () => {
    expect(read('customFilterRemind=1', true)).toMatchObject({ tab: 'private', customFilterRemind: true });
    expect(read('tab=brand&customFilterRemind=1')).toMatchObject({ tab: 'brand', customFilterRemind: false });
    const tip = siteWorksQuery(read(`tab=brand&category=7&keyword=${encodeURIComponent('防雷器')}`));
    expect(tip).toMatchObject({ tab: 'private', customFilterRemind: true, category: null, keyword: '' });
    expect(isFiltered(tip)).toBe(true);
    for (const next of [withChange(tip, { tab: 'brand' }), withoutFilters(tip)]) expect(next.customFilterRemind).toBe(false);
  });

  it('carries every part of a query there and back', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(read(searchOf(pickingHref(query)), true)).toEqual(query);
      }),
    );
  });

  it('opens on the common tab only for those who have common products', () => {
    expect(read('', true).tab).toBe('common');
    expect(read('').tab).toBe('brand');
    expect(read('tab=common').tab).toBe('brand');
    // under their other names, too
    expect([read('tab=hik', true).tab, read('tab=custom', true).tab]).toEqual(['brand', 'private']);
  });

  it('software takes nobody’s place: its tab is no place to replace from', () => {
    expect(read('tab=software&replace=K1').tab).toBe('brand');
    expect(read('tab=private&replace=K1')).toMatchObject({ tab: 'private', replace: 'K1' });
  });

  it('falls back on what it cannot mean', () => {
    expect(read('page=0&size=30&sort=drop&order=up&status=9&category=-4&id=../x&tab=zz&attributes=:a!!!b:!!!c')).toMatchObject({
      page: 1,
      size: 10,
      sort: '',
      order: 'desc',
      status: '-1',
      category: null,
      id: null,
      tab: 'brand',
      attributes: {},
    });
    expect(read(`keyword=${'长'.repeat(80)}`).keyword).toHaveLength(50);
  });

  it('a page beyond the last one can ask for is that one', () => {
    expect(['500', '501', '999', '99999999999'].map((page) => read(`page=${page}`).page)).toEqual([500, 500, 500, 500]);
    expect(['0', '-7', '0999', '1e3'].map((page) => read(`page=${page}`).page)).toEqual([1, 1, 1, 1]);
  });

  it('leaves the usual out', () => {
    expect(pickingHref(read(''))).toBe('/tool/designOrder/selection?tab=brand');
  });
});

describe('changing the query', () => {
  const query = read('page=4&size=20&category=3&attributes=pixel:4MP&keyword=半球');

  it('begins at page 1, except when the page itself or the drawer changes', () => {
    expect(withChange(query, { inStockOnly: true }).page).toBe(1);
    expect(withChange(query, { page: 5 }).page).toBe(5);
    expect(withChange(query, { isSelectionOpen: true }).page).toBe(4);
  });

  it('drops the attributes with the category they belong to', () => {
    expect(withChange(query, { category: 9 }).attributes).toEqual({});
    expect(withChange(query, { status: '2' }).attributes).toEqual({ pixel: ['4MP'] });
  });

  it('values of an attribute are chosen together, and the list begins at its first page', () => {
    expect(withValues(query, 'pixel', ['4MP', '8MP'])).toMatchObject({ attributes: { pixel: ['4MP', '8MP'] }, page: 1 });
    expect(withValues(query, 'pixel', []).attributes).toEqual({});
  });

  it('the button of the filters counts choices, not words', () => {
    expect(choiceCount(read('keyword=a'))).toBe(0);
    expect(choiceCount(read('keyword=a&category=7&attributes=pixel:4MP!!!pixel:8MP&stock=1&status=2'))).toBe(5);
  });

  it('the same sort flips, a new one starts desc', () => {
    const byPrice = withSort(query, 'price');
    expect(byPrice).toMatchObject({ sort: 'price', order: 'desc', page: 1 });
    expect(withSort(byPrice, 'price').order).toBe('asc');
    expect(withSort(withSort(byPrice, 'price'), 'sumNo').order).toBe('desc');
  });

  it('reset clears the filters and keeps tab and joined order', () => {
    const cleared = withoutFilters(read('tab=software&id=o1&keyword=a&stock=1&status=2'));
    expect(cleared).toMatchObject({ tab: 'software', id: 'o1', keyword: '', inStockOnly: false, status: '-1' });
    expect(isFiltered(cleared)).toBe(false);
    expect(isFiltered(query)).toBe(true);
  });
});

describe('what the catalogue is asked', () => {
  it('joins attribute pairs and names only what narrows', () => {
    expect(catalogueQueryOf(read('attributes=pixel:4MP!!!pixel:8MP!!!lens:2.8&stock=1&category=7&sort=price&order=asc'))).toEqual({
      page: 1,
      size: 10,
      keyword: '',
      portalCatagoryId: 7,
      attributesStr: 'pixel:4MP!!!pixel:8MP!!!lens:2.8',
      status: '-1',
      b2bStockStatus: '0',
      sort: 'price',
      order: 'asc',
      type: '',
    });
  });

  it('the common tab is most used first, software has its own type', () => {
    expect(catalogueQueryOf(read('tab=common', true))).toMatchObject({ sort: 'sumNo', order: 'desc' });
    expect(catalogueQueryOf(read('tab=software'))).toMatchObject({ type: '2', sort: '' });
  });

  it('another page or order, or the list beside it, asks for the same products; everything that narrows them does not', () => {
    const query = read('tab=private&keyword=线缆&page=2');
    for (const same of [{ page: 1 }, { size: 20 }, { sort: 'price' }, { order: 'asc' }, { isSelectionOpen: true }] as const)
      expect(isSameQuestion(query, { ...query, ...same })).toBe(true);
    for (const other of [{ keyword: '线' }, { tab: 'brand' }, { category: 101 }, { attributes: { pixels: ['4'] } }, { inStockOnly: true }] as const)
      expect(isSameQuestion(query, { ...query, ...other })).toBe(false);
    for (const other of [{ status: '1' }, { ownCategory: 1 }, { brand: '自制' }, { source: '0' }, { customFilterRemind: true }] as const)
      expect(isSameQuestion(query, { ...query, ...other })).toBe(false);
  });
});
