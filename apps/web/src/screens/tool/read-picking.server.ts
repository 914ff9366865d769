import { findCallError, type Call } from '@portal/client';
import { getPickingCounts, listCommonSpu, listPickingSpu } from '@portal/contract/catalog';
import { getDesignOrder } from '@portal/contract/design-order';
import { catalogueQueryOf, isFiltered, parsePickingQuery, type ProductTab, type PickingQuery } from '../../features/design-order/index.ts';
import { partOf } from '../../lib/page-loader.ts';

/**
 * What the selection page shows: the products of its tab, what narrows them, and how many each choice would show. The tabs tell
 * theirs while something narrows (PICK-1).
 */
export async function readPicking(call: Call, request: Request) {
  const search = new URL(request.url).searchParams;
  const joining = joinedOrder();
  const wanted = parsePickingQuery(search, true);
  const first = await ask(wanted);
  const hasCommon = first.counts.data?.hasCommon ?? wanted.tab === 'common';
  const query = parsePickingQuery(search, hasCommon);
  // a first visit: the common tab is empty, and the brand's own opens
  const { products, counts } = query.tab === wanted.tab ? first : await ask(query);
  const tabs: ProductTab[] = hasCommon ? ['common', 'brand', 'software'] : ['brand', 'software'];
  return {
    query,
    products,
    categories: counts.data?.categories ?? [],
    filters: counts.data?.filters ?? [],
    joined: await joining,
    tabs: tabs.map((tab) => ({ tab, count: isFiltered(query) ? (counts.data?.tabs[tab] ?? null) : null })),
  };

  async function ask(asked: PickingQuery) {
    const list = catalogueQueryOf(asked);
    const { page: _page, size: _size, sort: _sort, order: _order, type: _type, ...narrowing } = list;
    const [products, counts] = await Promise.all([
      partOf(request, call(asked.tab === 'common' ? listCommonSpu : listPickingSpu, { query: list })),
      partOf(request, call(getPickingCounts, { query: { ...narrowing, tab: asked.tab } })),
    ]);
    return { products, counts };
  }

  /** The order the list is to join; `isMissing` for an id that is not one of this person's. */
  async function joinedOrder(): Promise<{ name: string | null; isMissing: boolean }> {
    const { id } = parsePickingQuery(search, true);
    if (id === null) return { name: null, isMissing: false };
    try {
      return { name: (await call(getDesignOrder, { params: { id } })).name, isMissing: false };
    } catch (failure) {
      return { name: null, isMissing: findCallError(failure)?.status === 404 };
    }
  }
}
