/** What a keyword asks, as the statements take it. */
import type { Fallback, Reading } from '@portal/contract/core';
import type { Question } from '../search/question.ts';
import { NO_PRICES, NO_STOCK, type ListShape, type ListValues } from './shape.ts';

/** One question of a keyword. `loosened`: not all of the keyword. */
export interface KeywordAsk {
  shape: Pick<ListShape, 'search' | 'hasDigit'>;
  values: Pick<
    ListValues,
    'words' | 'rest' | 'without' | 'literal' | 'called' | 'special' | 'modelKey' | 'piece1' | 'piece2' | 'piece3' | 'parts' | 'categoryIds' | 'categoryWeights'
  >;
  /** What `values` hold as text of a `tsquery`. */
  questions: { words: Question | null; rest: Question | null; without: Question | null; parts: readonly Question[] };
  /** Of `values.parts`, as typed. */
  texts: readonly string[];
  loosened: boolean;
  /** What was changed or left out, where that can be said. */
  fallback: Fallback | null;
  /** Words that are looked for by another name. */
  read: readonly Reading[];
}

/** A list without a keyword, seen from nowhere: what decides which question a keyword asks. */
export const plainShape: ListShape = {
  category: 'none',
  inSeveral: false,
  labels: [],
  brand: 'any',
  status: -1,
  stockOnly: false,
  attributes: false,
  skuType: null,
  sort: 'gmtListed',
  order: 'desc',
  dealer: false,
  ownPrices: false,
  ownStock: false,
  search: null,
  hasDigit: false,
  gone: null,
  among: false,
  priced: null,
};
export const plainValues = {
  stockOffered: NO_STOCK,
  categoryId: null,
  within: [],
  brandName: null,
  attributes: null,
  attributeValues: [],
  spuNos: [],
  codes: [],
  limit: 0,
  offset: 0,
  ...NO_PRICES,
};
