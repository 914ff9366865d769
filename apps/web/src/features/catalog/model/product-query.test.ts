import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  narrowingOf,
  productHref,
  productsAddress,
  readProductQuery,
  spuQueryOf,
  withAttribute,
  withBrand,
  withCategory,
  withKeyword,
  withoutFilters,
  withPage,
  withSort,
  withStatus,
  withStockOnly,
} from './product-query.ts';
import { shownQuery } from '../../../lib/address-bar/shown-query.server.ts';

const read = (text: string) => readProductQuery(new URLSearchParams(text));
const plain = read('');
const none = { categoryIds: '', brandId: '', brandSource: '', labels: '', skuStatus: '' };

describe('the address of the product list', () => {
  it('asks for the first 20 products of everything when it says nothing', () => {
    expect(plain).toEqual({
      keyword: '',
      portalCatagoryId: null,
      attributes: [],
      status: '-1',
      stockOnly: false,
      sort: '',
      order: 'desc',
      page: 1,
      size: 20,
      type: '',
      categoryValueSelect: null,
      customSpuSource: '',
      categoryIds: [],
      brandId: '',
      brandSource: '',
      labels: [],
      skuStatus: '',
    });
    expect(productHref(plain)).toBe('/product');
  });

  it.each([
    'keyword=%E5%8D%8A%E7%90%83',
    'portalCatagoryId=102',
    'attributesStr=resolution%3A4MP%21%21%21lens%3A2.8+mm',
    'categoryIds=11%2C12&brandId=%E7%94%B2%E7%89%8C&brandSource=0&labels=%E6%96%B0%E5%93%81%21%21%21%E6%8E%A8%E8%8D%90&skuStatus=0',
    'status=2',
    'b2bStockStatus=0',
    'type=2',
    'brandId=%E7%94%B2%E7%89%8C&type=1&categoryValueSelect=0&customSpuSource=1',
    'sort=price&order=asc',
    'page=3&size=50',
    'keyword=ipc&portalCatagoryId=2&status=4&b2bStockStatus=0&sort=sumNo&page=2&size=10',
  ])('says %s again after it was read', (text) => expect(productHref(read(text))).toBe(`/product?${text}`));

  it.each([
    ['an unknown sort', 'sort=spu_no%3Bdrop', {}],
    ['an unknown status', 'status=3', {}],
    ['page 0', 'page=0', {}],
    ['a page past 500', 'page=501', {}],
    ['a page with a sign', 'page=-2', {}],
    ['a size that is not offered', 'size=1000', {}],
    ['a category that is no number', 'portalCatagoryId=1e3', {}],
    ['a category past what a number holds', 'portalCatagoryId=9999999999', {}],
    ['a condition without a value', 'attributesStr=resolution%3A', {}],
    ['a condition without a name', 'attributesStr=%3A4MP', {}],
    ['a second word of one name', 'page=2&page=9', { page: 2 }],
  ])('takes %s as not said', (_name, text, said) => expect(read(text)).toEqual({ ...plain, ...said }));

  it('keeps 50 letters of a keyword, trimmed and without control characters', () => {
    expect(read(`keyword=${encodeURIComponent(`  半球\u0000摄像机${'a'.repeat(60)}`)}`).keyword).toBe(`半球 摄像机${'a'.repeat(44)}`);
  });

  it('keeps a colon inside a value and drops a condition said twice', () => {
    expect(read('attributesStr=ratio:16:9!!!ratio:16:9').attributes).toEqual([{ code: 'ratio', value: '16:9' }]);
  });

  it('takes conditions on twelve attributes, as many as the server does', () => {
    const text = Array.from({ length: 14 }, (_, index) => `a${index}:1`).join('!!!');
    const codes = read(`attributesStr=${text}!!!a0:2`).attributes.map(({ code, value }) => `${code}=${value}`);
    expect(codes).toHaveLength(13);
    expect(codes).toContain('a0=2');
    expect(codes).not.toContain('a12=1');
  });

  it('leaves the direction out where there is no order', () => expect(productHref({ ...plain, order: 'asc' })).toBe('/product'));
  it('says the view where it is chosen', () => expect(productHref(withStatus(plain, '2'), 'table')).toBe('/product?status=2&view=table'));
});

describe('sort toggling', () => {
  it('starts a new field with desc, flips the same field, and comes back to desc', () => {
    const first = withSort(plain, 'price');
    expect([first.sort, first.order]).toEqual(['price', 'desc']);
    const second = withSort(first, 'price');
    expect(second.order).toBe('asc');
    expect(withSort(second, 'price').order).toBe('desc');
    expect(withSort(second, 'sumNo')).toMatchObject({ sort: 'sumNo', order: 'desc' });
  });
  it('has no direction in the comprehensive order', () =>
    expect(withSort(withSort(withSort(plain, 'price'), 'price'), '')).toMatchObject({ sort: '', order: 'desc' }));
});

describe('a step further in the list', () => {
  const here = read('keyword=ipc&portalCatagoryId=2&attributesStr=lens:4!!!lens:6&status=2&b2bStockStatus=0&sort=price&order=asc&page=7&size=50');

  it('goes back to the first page when it narrows or sorts', () => {
    const steps = [
      withSort(here, 'sumNo'),
      withStatus(here, '-1'),
      withStockOnly(here, false),
      withCategory(here, 3),
      withKeyword(here, 'nvr'),
      withAttribute(here, { code: 'x', value: '1' }),
      withoutFilters(here),
    ];
    expect(steps.map(({ page }) => page)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  it('lets the attributes of the old category go', () =>
    expect(withCategory(here, 3)).toMatchObject({ portalCatagoryId: 3, attributes: [], keyword: 'ipc', sort: 'price' }));

  it('has one brand at a time, and lets it go when it is chosen again', () => {
    const one = withBrand({ ...here, brandSource: '0' }, '甲牌');
    expect(one).toMatchObject({ brandId: '甲牌', brandSource: '', page: 1, portalCatagoryId: 2 });
    expect(withBrand(one, '乙牌').brandId).toBe('乙牌');
    expect(withBrand(one, '甲牌').brandId).toBe('');
    expect(withoutFilters(one).brandId).toBe('');
  });

  it('lets a chosen value go and keeps its alternatives', () => {
    expect(withAttribute(here, { code: 'lens', value: '4' }).attributes).toEqual([{ code: 'lens', value: '6' }]);
    expect(withAttribute(here, { code: 'lens', value: '8' }).attributes).toHaveLength(3);
  });

  it('keeps category, order and page size when the filters are cleared', () => {
    expect(productHref(withoutFilters(here))).toBe('/product?portalCatagoryId=2&sort=price&order=asc&size=50');
  });

  it('begins at the first page of another page size', () => {
    expect(withPage(here, 9, 50)).toMatchObject({ page: 9, size: 50 });
    expect(withPage(here, 9, 10)).toMatchObject({ page: 1, size: 10 });
  });

  it('asks the server in the words of the contract', () => {
    expect(spuQueryOf(here)).toEqual({
      page: 7,
      size: 50,
      keyword: 'ipc',
      portalCatagoryId: 2,
      attributesStr: 'lens:4!!!lens:6',
      status: '2',
      b2bStockStatus: '0',
      sort: 'price',
      order: 'asc',
      type: '',
      ...none,
    });
    expect(spuQueryOf(read('categoryIds=11,x,12,11&labels=推荐!!!新品!!!旧品&brandId=甲牌&brandSource=2'))).toMatchObject({
      categoryIds: '11,12',
      labels: '新品!!!推荐',
      brandId: '甲牌',
      brandSource: '',
    });
    expect(spuQueryOf(plain)).not.toHaveProperty('portalCatagoryId');
    expect(narrowingOf(here)).toEqual({ ...none, keyword: 'ipc', attributesStr: 'lens:4!!!lens:6', status: '2', b2bStockStatus: '0', type: '' });
  });
});

it('an address leads to that of what is shown in one step at most, whatever stands in it (GOODS-14)', () => {
  const word = fc.oneof(
    fc.constantFrom('', '0', '-1', '1', '01', '1.0', '1e9', '1,1,2', 'a!!!b', ' x ', '２', "1' or 1=1", 'desc', 'true', '\0', 'x'.repeat(51)),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  );
  const asked = fc.array(fc.tuple(fc.constantFrom(...productsAddress.names, 'view', 'nothing'), word), { maxLength: 5 });
  fc.assert(
    fc.property(asked, (words) => {
      const address = `http://portal.test/product?${new URLSearchParams(words).toString()}`;
      const shown = (at: string): string | null => {
        try {
          shownQuery(productsAddress, new Request(at));
          return null;
        } catch (led) {
          return new URL((led as Response).headers.get('location') ?? '', at).href;
        }
      };
      const next = shown(address);
      if (next !== null) expect(shown(next)).toBeNull();
    }),
    { numRuns: 500 },
  );
});
