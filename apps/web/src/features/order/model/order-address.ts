/** Where orders stand: a buyer's own, and those a dealer has received. */
import { definePageQuery, type PageQueryOf, type Word } from '@portal/client/page-query';
import { keyword, oneOf, page, size } from '@portal/client/page-words';
import { DAY_FIRST, DAY_LAST } from '@portal/contract/core/limits';
import { orderStates, type OrderState } from '@portal/engines/states';
import { parseDay } from '@portal/units';

/** A day of ordering that the server takes; '': not said. */
const day: Word<string> = {
  usual: '',
  read(said) {
    const written = parseDay(said);
    return written !== null && written >= DAY_FIRST && written <= DAY_LAST ? written : null;
  },
  write: (value) => value,
};

const asked = { state: oneOf(['all', ...orderStates.states]), keyword, from: day, to: day, claims: oneOf(['', 'open']), page, size: size(10) };

export const ordersAddress = definePageQuery('/memberStore/purchaseOrders', asked);
export const shopOrdersAddress = definePageQuery('/merchantCenter/orders', asked);
export type OrdersAddress = typeof ordersAddress;
export type OrdersQuery = PageQueryOf<OrdersAddress>;

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
export function ordersExportHref(who: 'buyer' | 'dealer', query: OrdersQuery): string {
  const { page: _page, size: _size, ...narrowing } = ordersAsked(query);
  const search = new URLSearchParams(Object.entries(narrowing).filter(([, said]) => said !== ''));
  return `/api-cloud-merchant-service/v1/${who === 'buyer' ? 'order' : 'shop-order'}/export${search.size === 0 ? '' : `?${search.toString()}`}`;
}

/** Fewer than all of them are asked for. */
export const isNarrowed = ({ state, keyword: words, from, to, claims, page: no }: OrdersQuery): boolean =>
  state !== 'all' || [words, from, to, claims].some((said) => said !== '') || no > 1;

/** What narrows the list beside the state. */
export const countsAsked = ({ keyword: words, from, to, claims }: OrdersQuery) => ({ keyword: words, from, to, claims });

/** What the server is asked for by such an address. */
export const ordersAsked = ({ state, ...rest }: OrdersQuery) => ({ ...rest, state: state === 'all' ? ('' as const) : state });
