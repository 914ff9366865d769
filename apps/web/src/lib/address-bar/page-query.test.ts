import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenAttributes } from './chosen-attributes.ts';
import { definePageQuery, sortedBy, type PageQueryOf } from '@portal/client/page-query';
import { aside, flag, keyword, named, oneOf, order, page, recordId, recordNumber, size, text } from '@portal/client/page-words';

/** A list with every kind of word. */
const address = definePageQuery('/personal/coupons', {
  keyword,
  remark: text(5),
  shop: recordId,
  category: recordNumber(9_999),
  attributes: named('attributesStr', chosenAttributes),
  status: oneOf(['all', 'open', 'used']),
  stockOnly: named('stock', flag('1')),
  sort: oneOf(['', 'gmtCreate', 'amount']),
  order,
  page,
  size: size(10),
  isSelectionOpen: aside(named('list', flag('1'))),
});
type CouponQuery = PageQueryOf<typeof address>;
const read = (search: string) => address.read(new URLSearchParams(search));
const readHref = (href: string) => address.read(new URL(href, 'https://portal.example').searchParams);
const plain = read('');

const typed = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', maxLength })
    .map((letters) => text(maxLength).read(letters) ?? '')
    .filter((letters) => letters.isWellFormed());
const attributeText = fc.stringMatching(/^[A-Za-z0-9\u4e00-\u9fa5.%+&=#-]{1,12}$/);
const anyQuery: fc.Arbitrary<CouponQuery> = fc
  .record({
    keyword: typed(50),
    remark: typed(5),
    shop: fc.option(fc.stringMatching(/^[\w-]{1,40}$/)),
    category: fc.option(fc.integer({ min: 1, max: 9_999 })),
    attributes: fc.uniqueArray(fc.record({ code: attributeText, value: attributeText }), { maxLength: 4, selector: ({ code, value }) => `${code} ${value}` }),
    status: fc.constantFrom('all', 'open', 'used'),
    stockOnly: fc.boolean(),
    sort: fc.constantFrom('', 'gmtCreate', 'amount'),
    order: fc.constantFrom('desc', 'asc'),
    page: fc.integer({ min: 1, max: 500 }),
    size: fc.constantFrom(10, 20, 50),
    isSelectionOpen: fc.boolean(),
  })
  .map((query) => (query.sort === '' ? { ...query, order: 'desc' } : query));

/** What anybody may write into an address: the words it knows, and some it does not, with anything behind them. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom('0', '-1', '1e3', '501', '99999999999', '%', '%ff', '\u0000', '\ud83d', 'a:!!!:b!!!', '__proto__:x', 'constructor', 'null', '../x'),
);
const anyName = fc.constantFrom(
  'keyword',
  'remark',
  'shop',
  'category',
  'attributesStr',
  'status',
  'stock',
  'sort',
  'order',
  'page',
  'size',
  'list',
  '__proto__',
  'x',
);
const anySearch = fc.array(fc.tuple(anyName, anyText), { maxLength: 14 }).map((words) => new URLSearchParams(words));

describe('the address of a list', () => {
  it('says every list there and back', () =>
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(readHref(address.href(query))).toEqual(query);
      }),
    ));

  it('is never thrown over, whatever it says, and what it was read as is an address again', () =>
    fc.assert(
      fc.property(anySearch, (search) => {
        const query = address.read(search);
        expect(Object.keys(query)).toEqual(Object.keys(plain));
        const again = readHref(address.href(query));
        expect({ ...again, attributes: [] }).toEqual({ ...query, attributes: [] });
      }),
    ));

  it('is the bare path where all is usual, and names only what is not', () => {
    expect(address.href(plain)).toBe('/personal/coupons');
    expect(address.href({ ...plain, stockOnly: true, page: 3 })).toBe('/personal/coupons?stock=1&page=3');
    expect(address.href(plain, { view: 'table' })).toBe('/personal/coupons?view=table');
  });

  it.each([
    ['an unknown choice', 'status=drop'],
    ['a page of no list', 'page=501'],
    ['page 0', 'page=0'],
    ['a sign before a number', 'page=-2&category=+3'],
    ['a number in another spelling', 'category=1e3'],
    ['a size nobody offers', 'size=30'],
    ['an id with a path in it', 'shop=../x'],
    ['a direction without a sort', 'order=asc'],
    ['a flag said otherwise', 'stock=true'],
  ])('takes %s as not said', (_name, search) => expect(read(search)).toEqual(plain));

  it('keeps the first of a word said twice', () => expect(read('page=2&page=9').page).toBe(2));
  it('cuts typed letters at their bound, a rare one counted once', () => {
    expect(read('remark=%20a%00b%09cdef').remark).toBe('a b c');
    expect(read(`remark=abcd${encodeURIComponent('😀😀')}`).remark).toBe('abcd😀');
  });
});

describe('a step', () => {
  const here = read('keyword=ipc&status=open&page=7&size=20&list=1');
  it('begins at the first page of what is narrowed or sorted otherwise', () => {
    expect(address.with(here, { status: 'used' })).toEqual({ ...here, status: 'used', page: 1 });
    expect(address.with(here, sortedBy(here, 'amount'))).toEqual({ ...here, sort: 'amount', order: 'desc', page: 1 });
  });
  it('turns the page, stays where it is for another look, and begins anew with another size', () => {
    expect(address.with(here, { page: 8, size: 20 }).page).toBe(8);
    expect(address.with(here, { isSelectionOpen: false }).page).toBe(7);
    expect(address.with(here, { page: 8, size: 50 })).toMatchObject({ page: 1, size: 50 });
  });
  it('by a form carries along what narrows, and neither its own word, the page nor the look', () => {
    expect(address.hidden(here, 'keyword')).toEqual({ status: 'open', size: '20' });
    expect(address.hidden(here, 'status')).toEqual({ keyword: 'ipc', size: '20' });
  });
});

it('a sort flips where it stands and starts downwards elsewhere', () => {
  const byAmount = { sort: 'amount', order: 'desc' } as const;
  expect(sortedBy<string>(byAmount, 'amount')).toEqual({ sort: 'amount', order: 'asc' });
  expect(sortedBy<string>({ sort: 'amount', order: 'asc' }, 'amount')).toEqual(byAmount);
  expect(sortedBy<string>(byAmount, 'gmtCreate')).toEqual({ sort: 'gmtCreate', order: 'desc' });
  expect(sortedBy<string>({ sort: '', order: 'desc' }, '')).toEqual({ sort: '', order: 'desc' });
});
