/** Goods as the editors of lists read them; a door of its own, for whoever draws none of the goods pages. */
import { getPickingCounts, listAccessories, listCategories, listPickingSpu } from '@portal/contract/catalog';
import type { QueryInputOf } from '@portal/contract/core';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pageCall as call } from '../../lib/calls/call.ts';

export const accessoriesQuery = (spuNo: string) =>
  queryOptions({ queryKey: ['accessories', spuNo], queryFn: ({ signal }) => call(listAccessories, { query: { spuNo }, signal }), staleTime: 60_000 });

/** What narrows the products that may stand in the place of a line. */
export type ReplacementAsk = Pick<QueryInputOf<typeof listPickingSpu>, 'keyword' | 'portalCatagoryId' | 'attributesStr' | 'b2bStockStatus'>;

export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: ({ signal }) => call(listCategories, { query: {}, signal }),
    staleTime: 300_000,
  });

/** The brand's own, ten families at a time. */
export const replacementsQuery = (ask: ReplacementAsk) =>
  infiniteQueryOptions({
    queryKey: ['replacements', ask],
    queryFn: ({ pageParam, signal }) => call(listPickingSpu, { query: { ...ask, page: pageParam, size: 10 }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ count }, pages) => (pages.length * 10 < count ? pages.length + 1 : null),
  });
export const replacementFiltersQuery = (ask: ReplacementAsk) =>
  queryOptions({
    queryKey: ['replacementFilters', ask],
    queryFn: ({ signal }) => call(getPickingCounts, { query: { ...ask, tab: 'brand' }, signal }),
    placeholderData: keepPreviousData,
  });
