/**
 * The product list's address: what it says, and the address of the list one step further.
 * Source: GOODS-5, GOODS-6, GOODS-28.
 */
import { definePageQuery, sortedBy, type PageQueryOf, type Word } from '@portal/client/page-query';
import { flag, keyword, named, oneOf, order, page, recordNumber, size, text } from '@portal/client/page-words';
import type { SpuNarrowing, SpuQuery } from '@portal/contract/catalog';
import { BRAND_NAME_MAX, CATEGORIES_ASKED_MAX, GOODS_LABELS, type GoodsLabel } from '@portal/contract/catalog/limits';
import { INTEGER_MAX } from '@portal/contract/core';
import type { z } from 'zod';
import { attributesStr, chosenAttributes, sameAttribute, type ChosenAttribute } from '../../../lib/address-bar/chosen-attributes.ts';

export const LIST_PATH = '/product';

export type ListView = 'grid' | 'table';

/** Several categories, with commas between them. */
const severalCategories: Word<readonly number[]> = {
  usual: [],
  read: (said) => {
    const ids = said.split(',').flatMap((digits) => recordNumber(INTEGER_MAX).read(digits) ?? []);
    return [...new Set(ids)].slice(0, CATEGORIES_ASKED_MAX);
  },
  write: (ids) => ids.join(','),
};

const severalLabels: Word<readonly GoodsLabel[]> = {
  usual: [],
  read: (said) => GOODS_LABELS.filter((label) => said.split('!!!').includes(label)),
  write: (labels) => labels.join('!!!'),
};

/** Its words. */
export const productsAddress = definePageQuery(LIST_PATH, {
  keyword,
  /** First or second category; null: all. */
  portalCatagoryId: recordNumber(INTEGER_MAX),
  /** Any of several, beside the one. */
  categoryIds: severalCategories,
  attributes: named('attributesStr', chosenAttributes),
  /** By its name; '' all. */
  brandId: text(BRAND_NAME_MAX),
  /** 1: the provider's own, 0: all others. */
  brandSource: oneOf(['', '0', '1']),
  labels: severalLabels,
  skuStatus: oneOf(['', '0', '1']),
  status: oneOf(['-1', '1', '2', '4']),
  stockOnly: named('b2bStockStatus', flag('0')),
  /** 1: products of one's own, 2: software only. */
  type: oneOf(['', '1', '2']),
  /** Of one's own alone: a category of either level (0: 其他), and whence it comes ('' all, 1 inventory system, 0 private). */
  categoryValueSelect: recordNumber(INTEGER_MAX, 0),
  customSpuSource: oneOf(['', '1', '0']),
  /** Empty: the comprehensive order, which has no direction. */
  sort: oneOf(['', 'gmtListed', 'sumNo', 'price']),
  order,
  page,
  size: size(20),
});

export type ProductQuery = PageQueryOf<typeof productsAddress>;
export type SortField = ProductQuery['sort'];
export type StatusFilter = ProductQuery['status'];

export const readProductQuery = productsAddress.read;

/** The address of a list. `view` is said where the visitor chooses it. */
export const productHref = (query: ProductQuery, view?: ListView): string => productsAddress.href(query, view ? { view } : {});

/** The list among search engines: a category or a brand is a page of its own; what else narrows, sorts or turns pages is not (GOODS-30). */
export function canonicalList(search: URLSearchParams): string {
  const { portalCatagoryId, brandId } = productsAddress.read(search);
  return productsAddress.href({ ...productsAddress.read(new URLSearchParams()), portalCatagoryId, brandId });
}

/** The same list as the server is asked for it; not of products of one's own. */
export function spuQueryOf(query: ProductQuery): z.input<typeof SpuQuery> {
  return {
    page: query.page,
    size: query.size,
    keyword: query.keyword,
    ...(query.portalCatagoryId === null ? {} : { portalCatagoryId: query.portalCatagoryId }),
    categoryIds: query.categoryIds.join(','),
    attributesStr: attributesStr(query.attributes),
    brandId: query.brandId,
    brandSource: query.brandSource,
    labels: query.labels.join('!!!'),
    skuStatus: query.skuStatus,
    status: query.status,
    b2bStockStatus: query.stockOnly ? '0' : '',
    sort: query.sort,
    order: query.order,
    type: query.type === '1' ? '' : query.type,
  };
}

/** What the list is narrowed by beside its category: what the counts at other choices are asked with. */
export function narrowingOf(query: ProductQuery): z.input<typeof SpuNarrowing> {
  const { keyword: word, attributesStr: chosen, categoryIds, brandId, brandSource, labels, skuStatus, status, b2bStockStatus, type } = spuQueryOf(query);
  return { keyword: word, attributesStr: chosen, categoryIds, brandId, brandSource, labels, skuStatus, status, b2bStockStatus, type };
}

/** The same field flips between desc and asc; a new field starts desc; the comprehensive order takes both back. */
export const withSort = (query: ProductQuery, sort: SortField): ProductQuery => productsAddress.with(query, sortedBy(query, sort));
export const withStatus = (query: ProductQuery, status: StatusFilter): ProductQuery => productsAddress.with(query, { status });
export const withStockOnly = (query: ProductQuery, stockOnly: boolean): ProductQuery => productsAddress.with(query, { stockOnly });
export const withKeyword = (query: ProductQuery, wanted: string): ProductQuery => productsAddress.with(query, { keyword: wanted });
export const withPage = (query: ProductQuery, wanted: number, lines: number): ProductQuery => productsAddress.with(query, { page: wanted, size: lines });

/** Another category has other attributes, so those chosen are let go. */
export const withCategory = (query: ProductQuery, portalCatagoryId: number | null): ProductQuery =>
  productsAddress.with(query, { portalCatagoryId, categoryIds: [], attributes: [] });

/** One brand at a time: another takes its place, the same lets it go. */
export const withBrand = (query: ProductQuery, brandId: string): ProductQuery =>
  productsAddress.with(query, { brandId: brandId === query.brandId ? '' : brandId, brandSource: '' });
/** The goods in the place of products of one's own or software. */
export const withoutType = (query: ProductQuery): ProductQuery => productsAddress.with(query, { type: '', categoryValueSelect: null, customSpuSource: '' });
/** Products of one's own of this source, or of this category. */
export const withOwn = (query: ProductQuery, change: Partial<Pick<ProductQuery, 'customSpuSource' | 'categoryValueSelect'>>): ProductQuery =>
  productsAddress.with(query, change);
/** Lets a choice go that has no place of its own on the page. */
export const withoutChoice = (query: ProductQuery, change: Partial<Pick<ProductQuery, 'categoryIds' | 'brandSource' | 'labels' | 'skuStatus'>>): ProductQuery =>
  productsAddress.with(query, change);

/** Chooses a value, or lets it go when it is chosen. */
export function withAttribute(query: ProductQuery, attribute: ChosenAttribute): ProductQuery {
  const rest = query.attributes.filter((one) => !sameAttribute(one, attribute));
  return productsAddress.with(query, { attributes: rest.length < query.attributes.length ? rest : [...rest, attribute] });
}

/** Everything that narrows is let go; category, order and page size stay. */
export const withoutFilters = (query: ProductQuery): ProductQuery =>
  productsAddress.with(query, {
    keyword: '',
    categoryIds: [],
    attributes: [],
    brandId: '',
    brandSource: '',
    labels: [],
    skuStatus: '',
    status: '-1',
    stockOnly: false,
    // of one's own they stay so
    type: query.type === '1' ? '1' : '',
    customSpuSource: '',
  });
