/** Where requests after a sale stand: a buyer's own, and those at a dealer. */
import { definePageQuery, type PageQueryOf } from '@portal/client/page-query';
import { keyword, oneOf, page, size } from '@portal/client/page-words';
import { afterSaleStates, type AfterSaleState } from '@portal/engines/states';

const words = { state: oneOf(['all', ...afterSaleStates.states]), keyword, page, size: size(10) };

export const afterSalesAddress = definePageQuery('/memberStore/afterSale', words);
export const shopAfterSalesAddress = definePageQuery('/merchantCenter/afterSale', words);
export type AfterSalesAddress = typeof afterSalesAddress;
export type AfterSalesQuery = PageQueryOf<AfterSalesAddress>;

/** A state in an address, with every other. */
export const AFTER_SALE_TABS: readonly ('all' | AfterSaleState)[] = ['all', ...afterSaleStates.states];

/** The page of one request, in either of the two places. */
export const afterSaleHref = (list: { path: string }, afterSaleNo: string): string => `${list.path}/detail?no=${afterSaleNo}`;

/** The request an address names; null: none that could be one. */
export function afterSaleNoIn(search: URLSearchParams): string | null {
  const said = search.get('no') ?? '';
  return /^[\w-]{1,40}$/.test(said) ? said : null;
}

/** What the server is asked for by such an address. */
export const afterSalesAsked = ({ state, ...rest }: AfterSalesQuery) => ({ ...rest, state: state === 'all' ? ('' as const) : state });
