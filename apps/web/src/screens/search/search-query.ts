/** The address of what a keyword finds, of every kind ↔ what is asked of the server (SHELL-24). */
import { definePageQuery, type PageQueryOf } from '@portal/client/page-query';
import { keyword, oneOf, page, size } from '@portal/client/page-words';

export const searchAddress = definePageQuery('/search', { keyword, kind: oneOf(['product', 'solution', 'case', 'article', 'video']), page, size: size(20) });
export type SearchQuery = PageQueryOf<typeof searchAddress>;
export type SearchKind = SearchQuery['kind'];

/** Kinds in the order of their tabs, by what they are called. */
export const SEARCH_KINDS: readonly (readonly [kind: SearchKind, name: string])[] = [
  ['product', '产品'],
  ['solution', '方案'],
  ['case', '案例'],
  ['article', '资讯'],
  ['video', '视频'],
];
