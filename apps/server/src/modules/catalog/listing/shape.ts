/** A question to the list: what changes the text of its statements, and the values that fill it. */
import type { GoodsLabel } from '@portal/contract/catalog';
import { sql, type SQL } from 'drizzle-orm';
import type { PriceParameters } from '../../price/index.ts';

/** Everything that changes the text of the statement. */
export interface ListShape {
  category: 'none' | 'first' | 'second';
  /** In any of `within`, categories of either level. */
  inSeveral: boolean;
  /** Called any of these; none: whatever it is called. */
  labels: readonly GoodsLabel[];
  /** Of the brand `brandName`, or of any but that. */
  brand: 'any' | 'is' | 'isNot';
  /** -1 all, 1 new, 2 hot, 4 recommended. */
  status: number;
  stockOnly: boolean;
  attributes: boolean;
  /** null: both the provider's own and software. */
  skuType: 0 | 2 | null;
  /** `overall`: 综合 (GOODS-44); `use`: in the order of the given families; `rank`: best match of the keyword first. */
  sort: 'overall' | 'gmtListed' | 'sumNo' | 'price' | 'use' | 'rank';
  order: 'asc' | 'desc';
  /** Which of the two prices this viewer sees. */
  dealer: boolean;
  /** The order is by prices some of which are made for the viewer. */
  ownPrices: boolean;
  /** The dealer ordered from says what it has of some models. */
  ownStock: boolean;
  /**
   * Null: no keyword. `word`: one word, which a family has or has not; `words`: several, which one model must have;
   * `model`: also inside model numbers; `alike`: model numbers that look like it; `some`: those of
   * its words that something has together, one of them in a name.
   */
  search: null | 'word' | 'words' | 'model' | 'modelAndWords' | 'alike' | 'some';
  /** The typed model number has a digit: then to stand inside a number says more than a word. */
  hasDigit: boolean;
  /** Of what is sold no more (GOODS-28), which no keyword is read for: `named`, its words (`parts`) stand in it, or `modelKey` in its number. */
  gone: null | 'all' | 'named';
  /** Among the families of `spuNos` only. */
  among: boolean;
  /** With price descending, families without a price come last: they are asked for on their own. */
  priced: boolean | null;
}

/** What a question says itself. */
export interface AskedValues {
  categoryId: number | null;
  within: readonly number[];
  brandName: string | null;
  /** Every filtered code, as a JSON path. */
  attributes: string | null;
  /** Each filtered value alone, as a JSON path. */
  attributeValues: readonly string[];
  spuNos: readonly string[];
  words: string | null;
  rest: string | null;
  /** What a model must not have. */
  without: string | null;
  literal: string;
  /** What the thing asked for may be called in a family's name; none where no word is known for one. */
  called: readonly string[];
  /** What a family's name may say it is made for, where the keyword does not ask for that. */
  special: readonly string[];
  modelKey: string;
  /** Beginning, middle and end of the model key, at least three characters each, for what is alike. */
  piece1: string;
  piece2: string;
  piece3: string;
  /** The words one by one, each a `tsquery`. */
  parts: readonly string[];
  /** Second categories the keyword names, and how well (0–1). */
  categoryIds: readonly number[];
  categoryWeights: readonly number[];
  /** Attributes whose values are counted. */
  codes: readonly string[];
  limit: number;
  offset: number;
}

/** With what is made for whoever asks, which statements alone need as texts. */
export interface ListValues extends Record<string, unknown>, AskedValues, PriceParameters {
  /** Pieces by model as a JSON text, of the dealer ordered from. */
  stockOffered: string;
}

/** Where no order asks for prices that are made for somebody. */
export const NO_PRICES: PriceParameters = { priceAbove: '{}', priceOfTier: '{}', priceOffered: '{}', priceRate: 100 };

/** Where no dealer's stock is asked about. */
export const NO_STOCK = '{}';

export const value = (name: keyof ListValues): SQL => sql`${sql.placeholder(name as string)}`;

/** Does anything tell the models of a family apart? */
export const isNarrowed = ({ search, attributes, stockOnly, gone }: ListShape): boolean => search !== null || attributes || stockOnly || gone !== null;
