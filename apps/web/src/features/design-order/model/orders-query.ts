/** The address of my design orders ↔ what is asked of the server. */
import { KEYWORD_MAX, PAGE_NUMBER_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZES, type QueryInputOf } from '@portal/contract/core';
import type { listDesignOrders } from '@portal/contract/design-order';

export type OrdersSort = 'gmtModified' | 'gmtCreate' | 'amount';

export interface OrdersQuery {
  keyword: string;
  sort: OrdersSort;
  order: 'asc' | 'desc';
  page: number;
  size: number;
}

export const ORDERS_PATH = '/tool/designOrder';
const SORTS: readonly OrdersSort[] = ['gmtModified', 'gmtCreate', 'amount'];

/** Reads the address; what it cannot mean falls back to the usual. */
export function parseOrdersQuery(search: URLSearchParams): OrdersQuery {
  const page = /^\d{1,3}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  return {
    keyword: (search.get('keyword') ?? '').trim().slice(0, KEYWORD_MAX),
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'gmtModified',
    order: search.get('order') === 'asc' ? 'asc' : 'desc',
    page: page >= 1 && page <= PAGE_NUMBER_MAX ? page : 1,
    size: PAGE_SIZES.find((size) => String(size) === search.get('size')) ?? PAGE_SIZE_DEFAULT,
  };
}

/** The address of a query; what is usual is left out. */
export function ordersHref(query: OrdersQuery): string {
  const search = new URLSearchParams();
  if (query.keyword !== '') search.set('keyword', query.keyword);
  if (query.sort !== 'gmtModified') search.set('sort', query.sort);
  if (query.order !== 'desc') search.set('order', query.order);
  if (query.page !== 1) search.set('page', String(query.page));
  if (query.size !== PAGE_SIZE_DEFAULT) search.set('size', String(query.size));
  const text = search.toString();
  return text === '' ? ORDERS_PATH : `${ORDERS_PATH}?${text}`;
}

/** The same field flips desc and asc, a new field starts desc; both begin at page 1. */
export const withOrdersSort = (query: OrdersQuery, sort: OrdersSort): OrdersQuery => ({
  ...query,
  sort,
  order: sort === query.sort && query.order === 'desc' ? 'asc' : 'desc',
  page: 1,
});

export const ordersCallQuery = (query: OrdersQuery): QueryInputOf<typeof listDesignOrders> => query;

/** Behind the # of an order's address: its page opens with the export dialog. The home page leads there. */
export const EXPORT_HASH = 'export';

export const detailHref = (id: string): string => `${ORDERS_PATH}/detail?id=${encodeURIComponent(id)}`;
