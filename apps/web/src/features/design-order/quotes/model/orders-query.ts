/** The address of my design orders ↔ what is asked of the server. */
import { definePageQuery, sortedBy, type PageQueryOf } from '@portal/client/page-query';
import { keyword, oneOf, order, page, size } from '@portal/client/page-words';
import { SCENES } from '@portal/contract/design-order';
import type { QueryInputOf } from '@portal/contract/core';
import type { listDesignOrders } from '@portal/contract/design-order';
import { ORDERS_PATH } from '../../lines/model/addresses.ts';

/** Totals one narrows by, in yuan. */
export const AMOUNT_RANGES: readonly { id: string; label: string; from?: number; below?: number }[] = [
  { id: '1', label: '1 万以下', below: 10_000 },
  { id: '2', label: '1–5 万', from: 10_000, below: 50_000 },
  { id: '3', label: '5–20 万', from: 50_000, below: 200_000 },
  { id: '4', label: '20 万以上', from: 200_000 },
];

const address = definePageQuery(ORDERS_PATH, {
  keyword,
  scene: oneOf(['', ...SCENES.map(({ sceneId }) => sceneId)]),
  status: oneOf(['', 'draft', 'quoted', 'accepted', 'changed']),
  days: oneOf(['', '7', '30', '90']),
  amount: oneOf(['', ...AMOUNT_RANGES.map(({ id }) => id)]),
  sort: oneOf(['gmtModified', 'gmtCreate', 'amount']),
  order,
  page,
  size: size(10),
});

export type DesignOrdersQuery = PageQueryOf<typeof address>;
export type OrdersSort = DesignOrdersQuery['sort'];

export const { read: parseOrdersQuery, href: ordersHref, with: withOrdersChange } = address;
/** What the keyword box carries along. */
export const ordersFields = (query: DesignOrdersQuery): Record<string, string> => address.hidden(query, 'keyword');
export const withOrdersSort = (query: DesignOrdersQuery, sort: OrdersSort): DesignOrdersQuery => address.with(query, sortedBy(query, sort));

export function ordersCallQuery({ scene, days, amount, ...query }: DesignOrdersQuery): QueryInputOf<typeof listDesignOrders> {
  const range = AMOUNT_RANGES.find(({ id }) => id === amount);
  return {
    ...query,
    sceneId: scene,
    ...(days === '' ? {} : { days: Number(days) }),
    ...(range?.from === undefined ? {} : { amountFrom: range.from }),
    ...(range?.below === undefined ? {} : { amountBelow: range.below }),
  };
}

/** How many filters narrow the list, besides the keyword: the figure on the button that folds them. */
export const filterCount = ({ scene, status, days, amount }: DesignOrdersQuery): number => [scene, status, days, amount].filter((word) => word !== '').length;
export const widened = (query: DesignOrdersQuery): DesignOrdersQuery => address.with(query, { keyword: '', scene: '', status: '', days: '', amount: '' });
