/** The address of /member/customProducts ↔ what is asked for (PRIVATE-5). */
import { definePageQuery, type PageQueryOf } from '@portal/client/page-query';
import { aside, keyword, named, oneOf, order, page, recordId, recordNumber, size, text } from '@portal/client/page-words';
import { INTEGER_MAX, type QueryInputOf } from '@portal/contract/core';
import type { exportPrivateProducts, listPrivateProducts } from '@portal/contract/private-product';
import { PRIVATE_BRAND_MAX } from '@portal/engines/goods';

/** A category by its number, 0 for 其他; or none. */
export const privateCategory = recordNumber(INTEGER_MAX, 0);

/** A brand by its name; '' all. */
export const privateBrand = text(PRIVATE_BRAND_MAX);

export const privateProductsAddress = definePageQuery('/member/customProducts', {
  keyword,
  source: oneOf(['', '0', '1']),
  category: privateCategory,
  brand: privateBrand,
  sort: oneOf(['', 'gmtListed', 'sumNo', 'price']),
  order,
  page,
  size: size(10),
  /** The product whose detail stands open. */
  detail: aside(named('detail', recordId)),
});
export type PrivateProductsQuery = PageQueryOf<typeof privateProductsAddress>;

/** `customFilterRemind`: only cable and construction (DESIGN-14), which is asked for where products are chosen. */
type Narrowed = PrivateProductsQuery & { customFilterRemind?: boolean };

const narrowingOf = ({ keyword: word, source, category: chosen, brand, customFilterRemind = false }: Narrowed): QueryInputOf<typeof exportPrivateProducts> => ({
  keyword: word,
  customSpuSource: source,
  brandId: brand,
  ...(chosen === null ? {} : { categoryValueSelect: chosen }),
  ...(customFilterRemind ? { customFilterRemind: '1' } : {}),
});

export const privateCallQuery = (query: Narrowed): QueryInputOf<typeof listPrivateProducts> => ({
  ...narrowingOf(query),
  sort: query.sort,
  order: query.order,
  page: query.page,
  size: query.size,
});

const BASE = '/api-cloud-merchant-service/v1/custom-spu';

/** Where the worksheet of what the list shows is fetched. */
export function exportHref(query: Narrowed): string {
  const search = new URLSearchParams(Object.entries(narrowingOf(query)).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]])));
  return search.size === 0 ? `${BASE}/exportCustomGoods` : `${BASE}/exportCustomGoods?${search.toString()}`;
}
export const TEMPLATE_HREF = `${BASE}/customGoodsTemplate`;

export const isNarrowed = ({ keyword: word, source, category: chosen, brand }: PrivateProductsQuery): boolean =>
  word !== '' || source !== '' || chosen !== null || brand !== '';

export const FORM_PATH = '/member/customProducts/addCustomProducts';
/** The form of a product, null: of a new one. `next`: the page of ours it leads back to, else the list of /member. */
export function formHref(spuNo: string | null, next?: string): string {
  const search = new URLSearchParams({ ...(spuNo !== null && { id: spuNo }), ...(next !== undefined && { redirect: next }) });
  return search.size === 0 ? FORM_PATH : `${FORM_PATH}?${search.toString()}`;
}
/** Where a product of one's own is looked at: in the page of its list. */
export const privateDetailHref = (spuNo: string): string => `${privateProductsAddress.path}?detail=${encodeURIComponent(spuNo)}`;
