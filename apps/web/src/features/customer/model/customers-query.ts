/** The addresses of /merchantCenter/customers and of one pricing group ↔ what is asked for (DEALER-20, PRICE-30). */
import { definePageQuery, type PageQueryOf } from '@portal/client/page-query';
import { keyword, named, oneOf, page, recordId, size } from '@portal/client/page-words';

export const customersAddress = definePageQuery('/merchantCenter/customers', { keyword, groupNo: named('group', recordId), page, size: size(20) });
export type CustomersQuery = PageQueryOf<typeof customersAddress>;

/** `tab` prices: `show` its models with a price of their own; members: `show` those of the group, or whoever is in none. */
export const groupAddress = definePageQuery('/merchantCenter/groups/detail', {
  groupNo: named('group', recordId),
  tab: oneOf(['prices', 'members']),
  keyword,
  show: oneOf(['', 'own', 'free']),
  /** Whose price stands beside. */
  customer: recordId,
  page,
  size: size(20),
});
export type GroupQuery = PageQueryOf<typeof groupAddress>;
