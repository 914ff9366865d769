/** Addresses of lists, products and searches. */
import { KINDS, WORDS } from './catalogue.ts';

const API = '/api-cloud-merchant-service/v1/goods';
const listPath = (query: Record<string, string>) => `${API}/spu/page?${new URLSearchParams({ size: '20', ...query })}`;
const SORTS = [{}, { sort: 'price', order: 'asc' }, { sort: 'sumNo' }, { sort: 'gmtListed', order: 'asc' }];
const CATEGORIES = Array.from({ length: 60 }, (_, at) => String(100 + at));
const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** `families`: what each second category holds. */
const categoryPaths = (families: number): string[] => {
  const pages = Math.max(1, Math.min(10, Math.floor(families / 20)));
  return SORTS.flatMap((sort) =>
    CATEGORIES.flatMap((portalCatagoryId) => upTo(pages).map((page) => listPath({ page: String(page), portalCatagoryId, ...sort }))),
  );
};
export const COLD_PATHS = categoryPaths(200);
/** What many people look at: few pages. */
export const WARM_PATHS = COLD_PATHS.filter((_, at) => at % 20 === 0);
/** Without a category, as far as page 400. */
const deepPaths = (families: number): string[] => {
  const pages = Math.min(400, Math.floor(families / 20));
  return SORTS.flatMap((sort) => upTo(pages).map((page) => listPath({ page: String(page), ...sort })));
};
/** Products spread over the whole catalogue. */
const detailPaths = (families: number, count = 4000): string[] => upTo(Math.min(count, families)).map((n) => `${API}/spu/detail/BP${(n * 7919) % families}`);
/** Words that a tenth and more of all families have, and every pair of them that some families have. */
const KEYWORDS = [
  ...WORDS,
  ...KINDS,
  ...WORDS.flatMap((word, at) => KINDS.filter((_, place) => place % 2 === Math.floor(at / 5)).map((kind) => `${word} ${kind}`)),
];
const searchPaths = (): string[] =>
  KEYWORDS.flatMap((keyword) => [1, 2, 3, 5, 8, 10].flatMap((page) => SORTS.map((sort) => listPath({ keyword, page: String(page), ...sort }))));
/** Filters of a category under others, with their counts. */
const facetPaths = (): string[] =>
  CATEGORIES.flatMap((portalCatagoryId) =>
    ['', 'light:白光', 'poe:true', 'light:白光!!!poe:false', 'powerW:7', 'light:无补光!!!powerW:9'].flatMap((attributesStr) =>
      ['-1', '1', '2', '4'].map((status) => `${API}/sku-attr/list?${new URLSearchParams({ portalCatagoryId, attributesStr, status })}`),
    ),
  );

export type GoodsKind = 'list' | 'deep' | 'detail' | 'search' | 'facets';

/** Addresses for a catalogue of so many models. */
export function goodsPaths(skus: number): Record<GoodsKind, string[]> {
  const families = Math.ceil(skus / 4);
  return {
    list: categoryPaths(Math.floor(families / 60)),
    deep: deepPaths(families),
    detail: detailPaths(families),
    search: searchPaths(),
    facets: facetPaths(),
  };
}
