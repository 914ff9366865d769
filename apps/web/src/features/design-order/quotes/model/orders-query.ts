/** The address of my design orders ↔ what is asked of the server. */
import type { QueryInputOf } from '@portal/contract/core';
import type { listDesignOrders } from '@portal/contract/design-order';
import { definePageQuery, sortedBy, type QueryOf } from '../../../../lib/page-query.ts';
import { keyword, oneOf, order, page, size } from '../../../../lib/page-words.ts';
import { ORDERS_PATH } from '../../lines/model/addresses.ts';

const address = definePageQuery(ORDERS_PATH, { keyword, sort: oneOf(['gmtModified', 'gmtCreate', 'amount']), order, page, size: size(10) });

export type OrdersQuery = QueryOf<typeof address>;
export type OrdersSort = OrdersQuery['sort'];

export const { read: parseOrdersQuery, href: ordersHref, with: withOrdersChange } = address;
/** What the keyword box carries along. */
export const ordersFields = (query: OrdersQuery): Record<string, string> => address.hidden(query, 'keyword');
export const withOrdersSort = (query: OrdersQuery, sort: OrdersSort): OrdersQuery => address.with(query, sortedBy(query, sort));

export const ordersCallQuery = (query: OrdersQuery): QueryInputOf<typeof listDesignOrders> => query;
