import { describe, expect, it } from 'vitest';
import { productHref, readProductQuery } from '../../features/catalog/index.ts';
import { carriedSearch, hereOf, SEARCH_MAX } from './here.ts';

const list = { addressOf: (search: URLSearchParams) => productHref(readProductQuery(search)) };

describe('where a page is come back to (WIRE-10)', () => {
  it('is what the page has read of its address, and nothing a visitor makes up', () => {
    expect(hereOf('/product', `?page=2&page=9&${'x=1&'.repeat(3_500)}`, list)).toBe('/product?page=2');
    expect(hereOf('/product', '', list)).toBe('/product');
  });
  it('is the page alone where what it was asked is too long to carry', () => {
    expect(hereOf('/tool', `?a=${'1'.repeat(SEARCH_MAX)}`, undefined)).toBe('/tool');
    expect(hereOf('/tool', '?a=1', undefined)).toBe('/tool?a=1');
  });
  it('carries no half of a query that is too long', () => {
    expect(carriedSearch(`?a=${'1'.repeat(SEARCH_MAX - 3)}`)).toHaveLength(SEARCH_MAX);
    expect(carriedSearch(`?a=${'1'.repeat(SEARCH_MAX - 2)}`)).toBe('');
  });
});
