import { describe, expect, it } from 'vitest';
import { filterCount, ordersCallQuery, ordersHref, parseOrdersQuery, withOrdersSort } from './orders-query.ts';

describe('the address of my design orders', () => {
  it('carries search, sort and page there and back', () => {
    const query = { keyword: '园区 A&B', scene: 'campus', status: 'quoted', days: '30', amount: '2', sort: 'amount', order: 'asc', page: 3, size: 20 } as const;
    expect(parseOrdersQuery(new URLSearchParams(ordersHref(query).split('?')[1]))).toEqual(query);
    expect(ordersHref(parseOrdersQuery(new URLSearchParams('page=0&size=7&sort=x')))).toBe('/tool/designOrder');
  });

  it('the same sort flips and begins at page 1', () => {
    const query = parseOrdersQuery(new URLSearchParams('page=3'));
    expect(withOrdersSort(query, 'gmtModified')).toMatchObject({ order: 'asc', page: 1 });
    expect(withOrdersSort(query, 'amount')).toMatchObject({ sort: 'amount', order: 'desc' });
  });

  it('asks the server in its own words, amounts from and up to below', () => {
    const query = parseOrdersQuery(new URLSearchParams('scene=campus&days=30&amount=2&status=draft'));
    expect(ordersCallQuery(query)).toMatchObject({ sceneId: 'campus', status: 'draft', days: 30, amountFrom: 10_000, amountBelow: 50_000 });
    expect(ordersCallQuery(parseOrdersQuery(new URLSearchParams('amount=4')))).not.toHaveProperty('amountBelow');
  });

  it('counts its filters, each once, and neither keyword nor order nor page', () => {
    const count = (search: string) => filterCount(parseOrdersQuery(new URLSearchParams(search)));
    expect(count('keyword=园区&sort=amount&page=2')).toBe(0);
    expect(count('status=draft&days=7')).toBe(2);
    expect(count('status=draft&days=7&amount=1&scene=campus')).toBe(4);
  });
});
