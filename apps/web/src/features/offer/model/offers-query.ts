/** The address of /merchantCenter/offers ↔ what is asked for (PRICE-17). */
import { definePageQuery, type PageQueryOf } from '@portal/client/page-query';
import { keyword, oneOf, page, recordId, size } from '@portal/client/page-words';
import type { QueryInputOf } from '@portal/contract/core';
import type { listOffers } from '@portal/contract/offer';

export const offersAddress = definePageQuery('/merchantCenter/offers', {
  keyword,
  show: oneOf(['', 'offered', 'low', 'out', 'below', 'open']),
  /** The enterprise whose prices stand beside. */
  customer: recordId,
  page,
  size: size(20),
});
export type OffersQuery = PageQueryOf<typeof offersAddress>;

export const offersCallQuery = ({ customer, ...query }: OffersQuery): QueryInputOf<typeof listOffers> => ({ ...query, customerNo: customer ?? '' });

/** Where the worksheet of what the list shows is fetched. */
export function offersExportHref({ keyword: word, show }: OffersQuery): string {
  const search = new URLSearchParams({ ...(word !== '' && { keyword: word }), ...(show !== '' && { show }) });
  return `/api-cloud-merchant-service/v1/dealer-offer/export${search.size === 0 ? '' : `?${search.toString()}`}`;
}
