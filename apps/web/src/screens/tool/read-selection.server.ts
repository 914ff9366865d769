import { findCallError, type Call } from '@portal/client';
import { listAttributeFilters, listCategories, listCommonSpu, listSelectionSpu } from '@portal/contract/catalog';
import { getDesignOrder } from '@portal/contract/design-order';
import { catalogueQueryOf, isFiltered, parseSelectionQuery, type ProductTab } from '../../features/design-order/index.ts';
import { partOf } from './sign-in-first.ts';

/** What the selection page shows: the products of its tab, what narrows them, and how many the other tabs have while they are narrowed. */
export async function readSelection(call: Call, request: Request) {
  const search = new URL(request.url).searchParams;
  const category = parseSelectionQuery(search, true).category;
  const [common, categories, filters, joined] = await Promise.all([
    partOf(request, call(listCommonSpu, { query: { page: 1, size: 10 } })),
    partOf(request, call(listCategories)),
    category === null ? null : partOf(request, call(listAttributeFilters, { query: { portalCatagoryId: category } })),
    joinedOrder(),
  ]);
  const query = parseSelectionQuery(search, (common.data?.count ?? 0) > 0);
  const ask = (tab: ProductTab) => call(tab === 'common' ? listCommonSpu : listSelectionSpu, { query: catalogueQueryOf(query, tab) });
  const tabs: ProductTab[] = (common.data?.count ?? 0) > 0 ? ['common', 'brand', 'software'] : ['brand', 'software'];
  const [products, ...counts] = await Promise.all([
    partOf(request, ask(query.tab)),
    // how many the other tabs have is told while the products are narrowed
    ...tabs.map(async (tab) => [tab, isFiltered(query) && tab !== query.tab ? ((await partOf(request, ask(tab))).data?.count ?? null) : null] as const),
  ]);
  return {
    query,
    products,
    categories: categories.data ?? [],
    filters: filters?.data ?? [],
    joined,
    tabs: counts.map(([tab, count]) => ({ tab, count: tab === query.tab && isFiltered(query) ? (products.data?.count ?? null) : count })),
  };

  /** The order the list is to join; `isMissing` for an id that is not one of this person's. */
  async function joinedOrder(): Promise<{ name: string | null; isMissing: boolean }> {
    const id = parseSelectionQuery(search, true).id;
    if (id === null) return { name: null, isMissing: false };
    try {
      return { name: (await call(getDesignOrder, { params: { id } })).name, isMissing: false };
    } catch (failure) {
      return { name: null, isMissing: findCallError(failure)?.status === 404 };
    }
  }
}
