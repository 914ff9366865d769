/** The address of the selection page ↔ what is asked of the catalogue (specification part 2 §2 screen B, §3 query parameters). */
import { KEYWORD_MAX, PAGE_NUMBER_MAX, PAGE_SIZE_DEFAULT, PAGE_SIZES, type QueryInputOf } from '@portal/contract/core';
import type { AttributeFilter, listSelectionSpu } from '@portal/contract/catalog';

export type ProductTab = 'common' | 'brand' | 'software';
export type SelectionSort = '' | 'gmtListed' | 'sumNo' | 'price';

export interface SelectionQuery {
  /** Design order the list will join; null: a new one. */
  id: string | null;
  tab: ProductTab;
  keyword: string;
  category: number | null;
  /** Attribute code → chosen values. */
  attributes: Readonly<Record<string, readonly string[]>>;
  /** -1 all, 2 hot, 1 new, 4 recommended. */
  status: '-1' | '1' | '2' | '4';
  inStockOnly: boolean;
  sort: SelectionSort;
  order: 'asc' | 'desc';
  page: number;
  size: number;
  /** The list's drawer stands open. */
  isListOpen: boolean;
}

export const SELECTION_PATH = '/tool/designOrder/selection';
const PAIR_SEPARATOR = '!!!';
const TABS: readonly ProductTab[] = ['common', 'brand', 'software'];
const STATUSES: readonly SelectionQuery['status'][] = ['-1', '1', '2', '4'];
const SORTS: readonly SelectionSort[] = ['gmtListed', 'sumNo', 'price'];

const oneOf = <T extends string>(allowed: readonly T[], value: string | null, fallback: T): T => allowed.find((one) => one === value) ?? fallback;

function wholeWithin(value: string | null, min: number, max: number, fallback: number): number {
  const number = value !== null && /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  return number >= min && number <= max ? number : fallback;
}

/**
 * Reads the address; what it cannot mean falls back silently, so that an old or mistyped link still opens the page.
 * `hasCommon`: this person has products used before, which makes the common tab the first. Its own order is most used first.
 */
export function parseSelectionQuery(search: URLSearchParams, hasCommon: boolean): SelectionQuery {
  const wanted = oneOf<ProductTab>(TABS, search.get('tab'), hasCommon ? 'common' : 'brand');
  const tab = wanted === 'common' && !hasCommon ? 'brand' : wanted;
  const category = wholeWithin(search.get('category'), 1, 999_999_999, 0);
  const id = search.get('id');
  return {
    id: id !== null && /^[\w-]{1,40}$/.test(id) ? id : null,
    tab,
    keyword: (search.get('keyword') ?? '').trim().slice(0, KEYWORD_MAX),
    category: category === 0 ? null : category,
    attributes: parseAttributes(search.get('attributes') ?? ''),
    status: oneOf(STATUSES, search.get('status'), '-1'),
    inStockOnly: search.get('stock') === '1',
    sort: oneOf<SelectionSort>(SORTS, search.get('sort'), ''),
    order: search.get('order') === 'asc' ? 'asc' : 'desc',
    page: wholeWithin(search.get('page'), 1, PAGE_NUMBER_MAX, 1),
    size: PAGE_SIZES.find((size) => String(size) === search.get('size')) ?? PAGE_SIZE_DEFAULT,
    isListOpen: search.get('list') === '1',
  };
}

/** `code:value` pairs joined by `!!!`. */
function parseAttributes(text: string): Record<string, string[]> {
  const attributes = new Map<string, string[]>();
  for (const pair of text.split(PAIR_SEPARATOR)) {
    const colon = pair.indexOf(':');
    if (colon <= 0 || colon === pair.length - 1) continue;
    const code = pair.slice(0, colon);
    const values = attributes.get(code) ?? [];
    attributes.set(code, values.includes(pair.slice(colon + 1)) ? values : [...values, pair.slice(colon + 1)]);
  }
  return Object.fromEntries(attributes);
}

const attributesStrOf = (attributes: SelectionQuery['attributes']): string =>
  Object.entries(attributes)
    .flatMap(([code, values]) => values.map((value) => `${code}:${value}`))
    .join(PAIR_SEPARATOR);

/** The address of a query; what is usual is left out. The tab is always named: what is usual for it depends on the person. */
export function selectionHref(query: SelectionQuery): string {
  const search = new URLSearchParams();
  const put = (name: string, value: string, usual = '') => {
    if (value !== usual) search.set(name, value);
  };
  put('id', query.id ?? '');
  put('tab', query.tab);
  put('keyword', query.keyword);
  put('category', query.category === null ? '' : String(query.category));
  put('attributes', attributesStrOf(query.attributes));
  put('status', query.status, '-1');
  put('stock', query.inStockOnly ? '1' : '');
  put('sort', query.sort);
  if (query.sort !== '') put('order', query.order, 'desc');
  put('page', String(query.page), '1');
  put('size', String(query.size), '10');
  put('list', query.isListOpen ? '1' : '');
  return `${SELECTION_PATH}?${search.toString()}`;
}

/** A query with something changed: any change but the page itself begins at page 1, another category drops the attributes. */
export function withChange(query: SelectionQuery, change: Partial<SelectionQuery>): SelectionQuery {
  const next = { ...query, ...change };
  const keepsPage = 'page' in change || Object.keys(change).every((name) => name === 'isListOpen');
  const keepsAttributes = 'attributes' in change || (next.category === query.category && next.tab === query.tab);
  return { ...next, page: keepsPage ? next.page : 1, attributes: keepsAttributes ? next.attributes : {} };
}

/** A value ticked, or no longer. */
export const withToggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** The values of one attribute, which are alternatives; none of them: it does not narrow. */
export function withValues(query: SelectionQuery, code: string, values: readonly string[]): SelectionQuery {
  const { [code]: _replaced, ...others } = query.attributes;
  return withChange(query, { attributes: values.length === 0 ? others : { ...others, [code]: values } });
}

/** A value in words, with its unit: `2.8 mm`. */
export function valueLabel({ attrValues, unit }: Pick<AttributeFilter, 'attrValues' | 'unit'>, value: string): string {
  const label = attrValues.find((one) => one.value === value)?.label ?? value;
  return unit && !label.endsWith(unit) && /\d$/u.test(label) ? `${label} ${unit}` : label;
}

/** How many choices narrow the products, besides the keyword: the figure on the button of the filters. */
export const choiceCount = (query: SelectionQuery): number =>
  (query.category === null ? 0 : 1) + Object.values(query.attributes).flat().length + (query.status === '-1' ? 0 : 1) + (query.inStockOnly ? 1 : 0);

/** A click on a sort: the same field flips desc and asc, a new field starts desc (specification part 2 §4). */
export const withSort = (query: SelectionQuery, sort: SelectionSort): SelectionQuery =>
  withChange(query, sort !== '' && sort === query.sort ? { order: query.order === 'desc' ? 'asc' : 'desc' } : { sort, order: 'desc' });

/** Filters cleared, tab and joined order kept. */
export const withoutFilters = (query: SelectionQuery): SelectionQuery =>
  withChange(query, { keyword: '', category: null, attributes: {}, status: '-1', inStockOnly: false, sort: '', order: 'desc' });

/** Is the list narrowed? Then every tab shows how many products it has. */
export const isFiltered = (query: SelectionQuery): boolean =>
  query.keyword !== '' || query.category !== null || Object.keys(query.attributes).length > 0 || query.status !== '-1' || query.inStockOnly;

/** What is asked of the catalogue. The common tab's own order is most used first. */
export function catalogueQueryOf(query: SelectionQuery): QueryInputOf<typeof listSelectionSpu> {
  const { tab } = query;
  return {
    page: query.page,
    size: query.size,
    keyword: query.keyword,
    ...(query.category === null ? {} : { portalCatagoryId: query.category }),
    attributesStr: attributesStrOf(query.attributes),
    status: query.status,
    b2bStockStatus: query.inStockOnly ? '0' : '',
    sort: query.sort === '' && tab === 'common' ? 'sumNo' : query.sort,
    order: query.sort === '' ? 'desc' : query.order,
    type: tab === 'software' ? '2' : '',
  };
}
