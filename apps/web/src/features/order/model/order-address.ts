/** Where orders stand: a buyer's own, and those a dealer has received. */
import { orderStates, type OrderState } from '@portal/engines/states';
import { definePageQuery, type QueryOf } from '../../../lib/page-query.ts';
import { keyword, oneOf, page, size } from '../../../lib/page-words.ts';

const words = { state: oneOf(['all', ...orderStates.states]), keyword, page, size: size(10) };

export const ordersAddress = definePageQuery('/memberStore/purchaseOrders', words);
export const shopOrdersAddress = definePageQuery('/merchantCenter/orders', words);
export type OrdersAddress = typeof ordersAddress;
export type OrdersQuery = QueryOf<OrdersAddress>;

/** A state in an address, with every other. */
export const ORDER_TABS: readonly ('all' | OrderState)[] = ['all', ...orderStates.states];

/** The page of one order, in either of the two places. */
export const orderHref = (list: { path: string }, shopOrderNo: string): string => `${list.path}/detail?no=${shopOrderNo}`;

/** The order an address names; null: none that could be one. */
export function orderNoIn(search: URLSearchParams): string | null {
  const said = search.get('no') ?? '';
  return /^[\w-]{1,40}$/.test(said) ? said : null;
}

/** Where the worksheet of what a list shows is fetched. */
export function ordersExportHref(who: 'buyer' | 'dealer', { state, keyword: word }: OrdersQuery): string {
  const search = new URLSearchParams({ ...(state !== 'all' && { state }), ...(word !== '' && { keyword: word }) });
  return `/api-cloud-merchant-service/v1/${who === 'buyer' ? 'order' : 'shop-order'}/export${search.size === 0 ? '' : `?${search.toString()}`}`;
}

/** What the server is asked for by such an address. */
export const ordersAsked = ({ state, ...rest }: OrdersQuery) => ({ ...rest, state: state === 'all' ? ('' as const) : state });
