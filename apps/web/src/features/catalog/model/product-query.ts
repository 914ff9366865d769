/**
 * The product list's address: what it says, and the address of the list one step further.
 * Source: GOODS-5, GOODS-6.
 */
import type { SpuNarrowing, SpuQuery } from '@portal/contract/catalog';
import { INTEGER_MAX } from '@portal/contract/core';
import type { z } from 'zod';
import { attributesStr, chosenAttributes, sameAttribute, type ChosenAttribute } from '../../../lib/chosen-attributes.ts';
import { definePageQuery, sortedBy, type QueryOf } from '../../../lib/page-query.ts';
import { flag, keyword, named, oneOf, order, page, recordNumber, size } from '../../../lib/page-words.ts';

export const LIST_PATH = '/product';

export type ListView = 'grid' | 'table';

const address = definePageQuery(LIST_PATH, {
  keyword,
  /** First or second category; null: all. */
  portalCatagoryId: recordNumber(INTEGER_MAX),
  attributes: named('attributesStr', chosenAttributes),
  status: oneOf(['-1', '1', '2', '4']),
  stockOnly: named('b2bStockStatus', flag('0')),
  /** 2: software only. */
  type: oneOf(['', '2']),
  /** Empty: the comprehensive order, which has no direction. */
  sort: oneOf(['', 'gmtListed', 'sumNo', 'price']),
  order,
  page,
  size: size(20),
});

export type ProductQuery = QueryOf<typeof address>;
export type SortField = ProductQuery['sort'];
export type StatusFilter = ProductQuery['status'];

export const readProductQuery = address.read;

/** The address of a list. `view` is said where the visitor chooses it. */
export const productHref = (query: ProductQuery, view?: ListView): string => address.href(query, view ? { view } : {});

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

/** The same field flips between desc and asc; a new field starts desc; the comprehensive order takes both back. */
export const withSort = (query: ProductQuery, sort: SortField): ProductQuery => address.with(query, sortedBy(query, sort));
export const withStatus = (query: ProductQuery, status: StatusFilter): ProductQuery => address.with(query, { status });
export const withStockOnly = (query: ProductQuery, stockOnly: boolean): ProductQuery => address.with(query, { stockOnly });
export const withKeyword = (query: ProductQuery, wanted: string): ProductQuery => address.with(query, { keyword: wanted });
export const withPage = (query: ProductQuery, wanted: number, lines: number): ProductQuery => address.with(query, { page: wanted, size: lines });

/** Another category has other attributes, so those chosen are let go. */
export const withCategory = (query: ProductQuery, portalCatagoryId: number | null): ProductQuery => address.with(query, { portalCatagoryId, attributes: [] });

/** Chooses a value, or lets it go when it is chosen. */
export function withAttribute(query: ProductQuery, attribute: ChosenAttribute): ProductQuery {
  const rest = query.attributes.filter((one) => !sameAttribute(one, attribute));
  return address.with(query, { attributes: rest.length < query.attributes.length ? rest : [...rest, attribute] });
}

/** Everything that narrows is let go; category, order and page size stay. */
export const withoutFilters = (query: ProductQuery): ProductQuery =>
  address.with(query, { keyword: '', attributes: [], status: '-1', stockOnly: false, type: '' });
