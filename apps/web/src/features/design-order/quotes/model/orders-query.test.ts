import { describe, expect, it } from 'vitest';
import { ordersHref, parseOrdersQuery, withOrdersSort } from './orders-query.ts';

describe('the address of my design orders', () => {
  it('carries search, sort and page there and back', () => {
    const query = { keyword: '园区 A&B', sort: 'amount', order: 'asc', page: 3, size: 20 } as const;
    expect(parseOrdersQuery(new URLSearchParams(ordersHref(query).split('?')[1]))).toEqual(query);
    expect(ordersHref(parseOrdersQuery(new URLSearchParams('page=0&size=7&sort=x')))).toBe('/tool/designOrder');
  });

  it('the same sort flips and begins at page 1', () => {
    const query = parseOrdersQuery(new URLSearchParams('page=3'));
    expect(withOrdersSort(query, 'gmtModified')).toMatchObject({ order: 'asc', page: 1 });
    expect(withOrdersSort(query, 'amount')).toMatchObject({ sort: 'amount', order: 'desc' });
  });
});
