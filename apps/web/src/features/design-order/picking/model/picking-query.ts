/** The address of the selection page ↔ what is asked of the catalogue (PICK-5). */
import { definePageQuery, sortedBy, type PageQueryOf, type Word } from '@portal/client/page-query';
import { aside, flag, keyword, named, oneOf, order, page, recordId, recordNumber, size } from '@portal/client/page-words';
import { INTEGER_MAX, PAGE_NUMBER_MAX, type QueryInputOf } from '@portal/contract/core';
import type { listPickingSpu } from '@portal/contract/catalog';
import { attributesStr, chosenAttributes } from '../../../../lib/address-bar/chosen-attributes.ts';
import { exportHref, privateBrand, privateCallQuery, privateCategory, privateProductsAddress } from '../../../private-product/index.ts';
import { PICKING_PATH } from '../../lines/model/addresses.ts';

export type ProductTab = 'common' | 'brand' | 'private' | 'software';
/** Attribute code → chosen values. */
type ChosenValues = Readonly<Record<string, readonly string[]>>;

const attributesStrOf = (attributes: ChosenValues): string =>
  attributesStr(Object.entries(attributes).flatMap(([code, values]) => values.map((value) => ({ code, value }))));

const attributes: Word<ChosenValues> = {
  usual: {},
  read(text) {
    const chosen = chosenAttributes.read(text) ?? [];
    return Object.fromEntries(chosen.map(({ code }) => [code, chosen.filter((one) => one.code === code).map(({ value }) => value)]));
  },
  write: attributesStrOf,
};

/** Other names of tabs (PICK-1). */
const OTHER_TABS: Readonly<Record<string, string>> = { hik: 'brand', custom: 'private' };
const tab = oneOf<ProductTab | ''>(['', 'common', 'brand', 'private', 'software']);

const address = definePageQuery(PICKING_PATH, {
  /** Design order the list will join; null: a new one. */
  id: recordId,
  /** The line of the list that is replaced; null: products are added. */
  replace: recordId,
  /** Always named: what is usual depends on the person. */
  tab: { ...tab, read: (said) => tab.read(OTHER_TABS[said] ?? said) },
  keyword,
  category: recordNumber(INTEGER_MAX),
  attributes,
  /** -1 all, 2 hot, 1 new, 4 recommended. */
  status: oneOf(['-1', '1', '2', '4']),
  /** Of one's own alone: its category and brand, and whence it comes ('' all, 1 inventory system, 0 private). */
  ownCategory: privateCategory,
  brand: privateBrand,
  source: oneOf(['', '1', '0']),
  /** Only cable and construction, to which the tip of a list leads (DESIGN-14). */
  customFilterRemind: flag('1'),
  inStockOnly: named('stock', flag('1')),
  sort: oneOf(['', 'gmtListed', 'sumNo', 'price']),
  order,
  /** Beyond the last page one can ask for is that one, from where the last that there is opens. */
  page: { ...page, read: (digits) => page.read(digits) ?? (/^[1-9]\d{2,}$/.test(digits) ? PAGE_NUMBER_MAX : null) },
  size: size(10),
  /** The list's drawer stands open. */
  isSelectionOpen: aside(named('list', flag('1'))),
});

export type PickingQuery = PageQueryOf<typeof address> & { tab: ProductTab };
export type PickingSort = PickingQuery['sort'];

/**
 * Reads the address; what it cannot mean falls back silently, so that an old or mistyped link still opens the page.
 * `hasCommon`: this person has products used before, which makes the common tab the first. Its own order is most used first.
 * Cable and construction are products of one's own.
 */
export function parsePickingQuery(search: URLSearchParams, hasCommon: boolean): PickingQuery {
  const query = address.read(search);
  const tab = query.tab || (query.customFilterRemind ? 'private' : hasCommon ? 'common' : 'brand');
  // software takes nobody's place
  const isShown = tab === 'common' ? hasCommon : tab !== 'software' || query.replace === null;
  return { ...query, tab: isShown ? tab : 'brand', customFilterRemind: query.customFilterRemind && tab === 'private' };
}

export const pickingHref = (query: PickingQuery): string => address.href(query);
/** What the keyword box carries along. */
export const pickingFields = (query: PickingQuery): Record<string, string> => address.hidden(query, 'keyword');

/** Words of products of one's own that narrow nothing. */
const OF_OWN = { ownCategory: null, brand: '', source: '' } as const;

/** A query with something changed; another category or tab drops the attributes. */
export function withChange(query: PickingQuery, change: Partial<PickingQuery>): PickingQuery {
  const next = address.with(query, change);
  const keepsAttributes = 'attributes' in change || (next.category === query.category && next.tab === query.tab);
  const kept = keepsAttributes ? next : { ...next, attributes: {} };
  // each kind of product has filters the other has not
  if ((kept.tab === 'private') === (query.tab === 'private')) return kept;
  return { ...kept, category: null, status: '-1', inStockOnly: false, ...OF_OWN, customFilterRemind: kept.customFilterRemind && kept.tab === 'private' };
}

/** The values of one attribute, which are alternatives; none of them: it does not narrow. */
export function withValues(query: PickingQuery, code: string, values: readonly string[]): PickingQuery {
  const { [code]: _replaced, ...others } = query.attributes;
  return withChange(query, { attributes: values.length === 0 ? others : { ...others, [code]: values } });
}

/** How many choices narrow the products, besides the keyword: the figure on the button of the filters. */
export const choiceCount = (query: PickingQuery): number =>
  (query.category === null ? 0 : 1) + Object.values(query.attributes).flat().length + (query.status === '-1' ? 0 : 1) + (query.inStockOnly ? 1 : 0);

/** The order the products stand in: used before has its own, most used first (PICK-2). */
export const shownSort = ({ sort, order: direction, tab }: PickingQuery): Pick<PickingQuery, 'sort' | 'order'> =>
  sort === '' && tab === 'common' ? { sort: 'sumNo', order: 'desc' } : { sort, order: direction };

/** A press on a sort. */
export const withSort = (query: PickingQuery, sort: PickingSort): PickingQuery => withChange(query, sortedBy(shownSort(query), sort));

/** Filters cleared, tab and joined order kept. */
export const withoutFilters = (query: PickingQuery): PickingQuery =>
  withChange(query, {
    keyword: '',
    category: null,
    attributes: {},
    status: '-1',
    inStockOnly: false,
    ...OF_OWN,
    customFilterRemind: false,
    sort: '',
    order: 'desc',
  });

/** What the tip about construction and cable leads to: all one has of them, whatever was looked for before (DESIGN-14). */
export const siteWorksQuery = (query: PickingQuery): PickingQuery =>
  withChange(withoutFilters(query), { tab: 'private', customFilterRemind: true, replace: null, isSelectionOpen: false });

/** Is the list narrowed? Then every tab shows how many products it has. */
export const isFiltered = (query: PickingQuery): boolean =>
  query.keyword !== '' ||
  query.category !== null ||
  Object.keys(query.attributes).length > 0 ||
  query.status !== '-1' ||
  query.inStockOnly ||
  query.ownCategory !== null ||
  query.brand !== '' ||
  query.source !== '' ||
  query.customFilterRemind;

/** Whether both ask for the same products, in whatever order and on whichever page: rows of the one may stand while the other is on its way. */
export const isSameQuestion = (one: PickingQuery, other: PickingQuery): boolean => questionOf(one) === questionOf(other);
const questionOf = (query: PickingQuery): string => address.href({ ...query, sort: '', order: 'desc', page: 1, size: 10, isSelectionOpen: false });

/** What is asked of the catalogue. The common tab's own order is most used first. */
export function catalogueQueryOf(query: PickingQuery): QueryInputOf<typeof listPickingSpu> {
  const { tab } = query;
  return {
    page: query.page,
    size: query.size,
    keyword: query.keyword,
    ...(query.category === null ? {} : { portalCatagoryId: query.category }),
    attributesStr: attributesStrOf(query.attributes),
    status: query.status,
    b2bStockStatus: query.inStockOnly ? '0' : '',
    sort: shownSort(query).sort,
    order: query.sort === '' ? 'desc' : query.order,
    type: tab === 'software' ? '2' : '',
  };
}

/** The same of products of one's own, as their list asks for it. */
const privateQueryOf = ({ keyword: word, ownCategory, brand, source, customFilterRemind, sort, order: direction, page: at, size: rows }: PickingQuery) => ({
  ...privateProductsAddress.read(new URLSearchParams()),
  keyword: word,
  category: ownCategory,
  brand,
  source,
  customFilterRemind,
  sort,
  order: direction,
  page: at,
  size: rows,
});
export const privateListQueryOf = (query: PickingQuery) => privateCallQuery(privateQueryOf(query));
export const exportPrivateHref = (query: PickingQuery): string => exportHref(privateQueryOf(query));
