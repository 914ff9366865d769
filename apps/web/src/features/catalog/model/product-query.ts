/**
 * The product list's address: what it says, and the address of the list one step further. The address bar is the only home
 * of filters, sort, page and view, so every step is a link and works before script.
 * Source: specification part 1 §2 (rank bar, condition filter), §4 (sort toggling, status filter).
 */
import { ATTRIBUTE_CODES_MAX, ATTRIBUTES_LENGTH_MAX, type SpuNarrowing, type SpuQuery } from '@portal/contract/catalog';
import { KEYWORD_MAX, PAGE_NUMBER_MAX, PAGE_SIZES } from '@portal/contract/core';
import type { z } from 'zod';

export const LIST_PATH = '/product';
/** Cards a page where the address says nothing. */
export const LIST_SIZE_DEFAULT = 20;
const SEPARATOR = '!!!';

export type SortField = 'gmtListed' | 'sumNo' | 'price';
export type StatusFilter = '-1' | '1' | '2' | '4';
export type ListView = 'grid' | 'table';

export interface ChosenAttribute {
  code: string;
  value: string;
}

export interface ProductQuery {
  keyword: string;
  /** First or second category; null: all. */
  portalCatagoryId: number | null;
  /** Values of one code are alternatives, different codes must all hold. */
  attributes: readonly ChosenAttribute[];
  status: StatusFilter;
  stockOnly: boolean;
  /** Empty: the comprehensive order, which has no direction. */
  sort: SortField | '';
  order: 'asc' | 'desc';
  page: number;
  size: number;
  /** 2: software only. */
  type: '' | '2';
}

const oneOf = <T extends string>(text: string | null, allowed: readonly T[], otherwise: T): T => allowed.find((one) => one === text) ?? otherwise;

function whole(text: string | null, max: number): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  const number = Number(text);
  return number >= 1 && number <= max ? number : null;
}

/** The list an address asks for. Whatever it says that is unknown, too long or out of range counts as not said; never throws. */
export function readProductQuery(search: URLSearchParams): ProductQuery {
  const size = whole(search.get('size'), Math.max(...PAGE_SIZES));
  return {
    // control characters are what a paste brings along
    keyword: (search.get('keyword') ?? '')
      .replace(/[\u0000-\u001f]/g, ' ')
      .trim()
      .slice(0, KEYWORD_MAX)
      .trim(),
    portalCatagoryId: whole(search.get('portalCatagoryId'), 2_147_483_647),
    attributes: readAttributes(search.get('attributesStr') ?? ''),
    status: oneOf(search.get('status'), ['1', '2', '4'], '-1' as StatusFilter),
    stockOnly: search.get('b2bStockStatus') === '0',
    sort: oneOf(search.get('sort'), ['gmtListed', 'sumNo', 'price'], '' as SortField | ''),
    order: oneOf(search.get('order'), ['asc'], 'desc' as 'asc' | 'desc'),
    page: whole(search.get('page'), PAGE_NUMBER_MAX) ?? 1,
    size: PAGE_SIZES.find((one) => one === size) ?? LIST_SIZE_DEFAULT,
    type: search.get('type') === '2' ? '2' : '',
  };
}

function readAttributes(text: string): ChosenAttribute[] {
  const chosen: ChosenAttribute[] = [];
  const codes = new Set<string>();
  for (const pair of text.slice(0, ATTRIBUTES_LENGTH_MAX).split(SEPARATOR)) {
    const colon = pair.indexOf(':');
    const attribute = { code: pair.slice(0, Math.max(0, colon)).trim(), value: pair.slice(colon + 1).trim() };
    if (attribute.code === '' || attribute.value === '' || chosen.some((one) => sameAttribute(one, attribute))) continue;
    if (codes.size === ATTRIBUTE_CODES_MAX && !codes.has(attribute.code)) continue;
    codes.add(attribute.code);
    chosen.push(attribute);
  }
  return chosen;
}

export const sameAttribute = (a: ChosenAttribute, b: ChosenAttribute): boolean => a.code === b.code && a.value === b.value;
const attributesStr = (attributes: readonly ChosenAttribute[]): string => attributes.map(({ code, value }) => `${code}:${value}`).join(SEPARATOR);

/** What goes without saying is left out, so one list has one address. `view` is said where the visitor chooses it. */
export function productHref(query: ProductQuery, view?: ListView): string {
  const search = new URLSearchParams();
  const say = (name: string, text: string, unsaid: string) => {
    if (text !== unsaid) search.set(name, text);
  };
  say('keyword', query.keyword, '');
  say('portalCatagoryId', String(query.portalCatagoryId ?? ''), '');
  say('attributesStr', attributesStr(query.attributes), '');
  say('status', query.status, '-1');
  say('b2bStockStatus', query.stockOnly ? '0' : '', '');
  say('type', query.type, '');
  say('sort', query.sort, '');
  say('order', query.sort === '' ? 'desc' : query.order, 'desc');
  say('page', String(query.page), '1');
  say('size', String(query.size), String(LIST_SIZE_DEFAULT));
  if (view) search.set('view', view);
  const text = search.toString();
  return text === '' ? LIST_PATH : `${LIST_PATH}?${text}`;
}

/** The same list as the server is asked for it. */
export function spuQueryOf(query: ProductQuery): z.input<typeof SpuQuery> {
  return {
    page: query.page,
    size: query.size,
    keyword: query.keyword,
    ...(query.portalCatagoryId === null ? {} : { portalCatagoryId: query.portalCatagoryId }),
    attributesStr: attributesStr(query.attributes),
    status: query.status,
    b2bStockStatus: query.stockOnly ? '0' : '',
    sort: query.sort,
    order: query.order,
    type: query.type,
  };
}

/** What the list is narrowed by beside its category: what the counts at other choices are asked with. */
export function narrowingOf(query: ProductQuery): z.input<typeof SpuNarrowing> {
  const { keyword, attributesStr: chosen, status, b2bStockStatus, type } = spuQueryOf(query);
  return { keyword, attributesStr: chosen, status, b2bStockStatus, type };
}

/** Narrowing or sorting begins at the first page again. */
const step = (query: ProductQuery, change: Partial<ProductQuery>): ProductQuery => ({ ...query, page: 1, ...change });

/** The same field flips between desc and asc; a new field starts desc; the comprehensive order takes both back. */
export function withSort(query: ProductQuery, sort: SortField | ''): ProductQuery {
  const flips = sort !== '' && sort === query.sort && query.order === 'desc';
  return step(query, { sort, order: flips ? 'asc' : 'desc' });
}

export const withStatus = (query: ProductQuery, status: StatusFilter): ProductQuery => step(query, { status });
export const withStockOnly = (query: ProductQuery, stockOnly: boolean): ProductQuery => step(query, { stockOnly });
export const withKeyword = (query: ProductQuery, keyword: string): ProductQuery => step(query, { keyword });
export const withPage = (query: ProductQuery, page: number, size: number): ProductQuery => ({ ...query, page: size === query.size ? page : 1, size });

/** Another category has other attributes, so those chosen are let go. */
export const withCategory = (query: ProductQuery, portalCatagoryId: number | null): ProductQuery => step(query, { portalCatagoryId, attributes: [] });

/** Chooses a value, or lets it go when it is chosen. */
export function withAttribute(query: ProductQuery, attribute: ChosenAttribute): ProductQuery {
  const rest = query.attributes.filter((one) => !sameAttribute(one, attribute));
  return step(query, { attributes: rest.length < query.attributes.length ? rest : [...rest, attribute] });
}

/** Everything that narrows is let go; category, order and page size stay. */
export const withoutFilters = (query: ProductQuery): ProductQuery => step(query, { keyword: '', attributes: [], status: '-1', stockOnly: false, type: '' });
