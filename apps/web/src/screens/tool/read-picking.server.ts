import { findCallError, type Call, type CallAnswer } from '@portal/client';
import { catalogCopy, getPickingCounts, listCommonSpu, listPickingSpu } from '@portal/contract/catalog';
import type { CategoryNode } from '@portal/contract/catalog';
import { checkPrivateProduct, listPrivateBrands, listPrivateCategories, listPrivateProducts } from '@portal/contract/private-product';
import { getDesignOrder, type DesignLine } from '@portal/contract/design-order';
import {
  catalogueQueryOf,
  isFiltered,
  parsePickingQuery,
  pickingHref,
  privateListQueryOf,
  type PickingFamily,
  type ProductTab,
  type PickingQuery,
} from '../../features/design-order/index.ts';
import { pickedProduct } from '../../features/private-product/index.ts';
import { CABLE_CATEGORIES, mayChangePrivate, SkuType } from '@portal/engines/goods';
import { redirect } from 'react-router';
import { partOf } from '../../lib/page/page-loader.ts';

interface Listed {
  data: PickingFamily[];
  count: number;
  /** What is said of a list that nothing answers as it was asked for. */
  looser: string | null;
  /** Of one's own: numbers of those that may be edited and deleted. */
  changeable?: readonly string[];
}

/**
 * What the selection page shows: the products of its tab, what narrows them, and how many each choice would show. The tabs tell
 * theirs while something narrows (PICK-1).
 */
export async function readPicking(call: Call, request: Request) {
  const search = new URL(request.url).searchParams;
  const joining = joinedOrder();
  const keepsOwn = call(checkPrivateProduct).catch(() => null);
  const wanted = await ofWhoKeepsOwn(parsePickingQuery(search, true));
  const first = await ask(wanted);
  const hasCommon = first.counts.data?.hasCommon ?? wanted.tab === 'common';
  const query = await ofWhoKeepsOwn(parsePickingQuery(search, hasCommon));
  // a first visit: the common tab is empty, and the brand's own opens
  const { products, counts } = query.tab === wanted.tab ? first : await ask(query);
  const { data: rows = [], count: rowCount = 0 } = products.data ?? {};
  // the last page has moved nearer: its last product was deleted, or goods went off sale since the link was made
  if (rows.length === 0 && rowCount > 0) throw redirect(pickingHref({ ...query, page: Math.ceil(rowCount / query.size) }));
  const tabs: ProductTab[] = [...(hasCommon ? (['common'] as const) : []), 'brand', 'private', ...(query.replace === null ? (['software'] as const) : [])];
  const isOwn = query.tab === 'private';
  // the tab stands without its filters
  const [ownCategories, ownBrands] = isOwn
    ? await Promise.all([call(listPrivateCategories).catch(() => []), call(listPrivateBrands).catch(() => [])])
    : [[], []];
  const ownCount = isFiltered(query) ? await countOwn(query) : null;
  return {
    query,
    products,
    // the catalogue's filters say nothing of products of one's own
    categories: isOwn ? [] : (counts.data?.categories ?? []),
    filters: isOwn ? [] : (counts.data?.filters ?? []),
    /** The catalogue's category of cable, for whoever looks for some; null: it has none. */
    cableCategory: query.customFilterRemind ? (cableCategoryAmong(counts.data?.categories ?? [])?.id ?? null) : null,
    ownCategories,
    ownBrands,
    /** Whether this account keeps products of its own; where not, nothing leads to making one. */
    mayKeepOwn: (await keepsOwn) === true,
    joined: await joining,
    tabs: tabs.map((tab) => ({ tab, count: !isFiltered(query) ? null : tab === 'private' ? ownCount : (counts.data?.tabs[tab] ?? null) })),
  };

  /** Who keeps no products of their own is asked for no construction and cable among them, whatever an address says (PRIVATE-3). */
  async function ofWhoKeepsOwn(asked: PickingQuery): Promise<PickingQuery> {
    return asked.customFilterRemind && (await keepsOwn) === false ? { ...asked, customFilterRemind: false } : asked;
  }

  async function ask(asked: PickingQuery) {
    const list = catalogueQueryOf(asked);
    const { page: _page, size: _size, sort: _sort, order: _order, type: _type, ...narrowing } = list;
    const rows: Promise<Listed> =
      asked.tab === 'private' ? ownProducts(asked) : sold(asked, call(asked.tab === 'common' ? listCommonSpu : listPickingSpu, { query: list }));
    const [products, counts] = await Promise.all([
      partOf(request, rows),
      partOf(request, call(getPickingCounts, { query: { ...narrowing, tab: asked.tab === 'private' ? 'brand' : asked.tab } })),
    ]);
    return { products, counts };
  }

  async function sold(asked: PickingQuery, listed: Promise<CallAnswer<typeof listPickingSpu>>): Promise<Listed> {
    const { data, count, loosened, fallback } = await listed;
    return { data, count, looser: catalogCopy.taken(asked.keyword, { loosened, fallback }) };
  }

  async function ownProducts(asked: PickingQuery): Promise<Listed> {
    const { data, count } = await call(listPrivateProducts, { query: privateListQueryOf(asked) });
    return { data: data.map(pickedProduct), count, looser: null, changeable: data.filter(mayChangePrivate).map(({ spuNo }) => spuNo) };
  }

  /** How many the word leaves of one's own. */
  async function countOwn(asked: PickingQuery): Promise<number | null> {
    if (asked.tab === 'private') return products.data?.count ?? null;
    const found = await call(listPrivateProducts, { query: { ...privateListQueryOf(asked), page: 1, size: 10 } }).catch(() => null);
    return found?.count ?? null;
  }

  /** The order the list is to join, with its software, of which some stands once (PRICE-5); `isMissing` for an id that is not one of this person's. */
  async function joinedOrder(): Promise<{ name: string | null; isMissing: boolean; software: DesignLine[] }> {
    const { id } = parsePickingQuery(search, true);
    if (id === null) return { name: null, isMissing: false, software: [] };
    try {
      const { name, lines } = await call(getDesignOrder, { params: { id } });
      return { name, isMissing: false, software: lines.filter(({ skuType }) => skuType === SkuType.Software) };
    } catch (failure) {
      return { name: null, isMissing: findCallError(failure)?.status === 404, software: [] };
    }
  }
}

const cableCategoryAmong = (categories: readonly CategoryNode[]): CategoryNode | undefined =>
  categories.find(({ children }) => children.some(({ catagoryName }) => CABLE_CATEGORIES.includes(catagoryName)));
