/**
 * Lists, totals and counts of the goods in memory. What a question finds is remembered as rows in their order, so that page 400 costs
 * what page 1 does and a total is a length. Answers equal those of the statements in `listing/` (`goods-index.test.ts`).
 */
import { NO_SHOP_STOCK, VISITOR_PRICES, type ShopStock } from '../../price/index.ts';
import { createBounded } from '../../../platform/bounded.ts';
import { modelsOf, someModel, type Goods } from './goods.ts';
import { familyFits, modelFits, narrowingKey, tellsModels, type ListAsk, type Narrowing } from './narrowing.ts';
import { createPriceColumns } from './price-columns.ts';
import { compareFigures, createOrders, type FamilyOrder } from './orders.ts';
import { isInStockFor } from './stock-at.ts';
import { textRows } from './text-rows.ts';

/** What the lists remembered may take, beside four bytes a family for each order; and the counts. */
const LISTS_BYTES = 24 * 1024 * 1024;
const COUNTS_BYTES = 8 * 1024 * 1024;

export interface FoundFamilies {
  /** Empty: not worth remembering, a person's own. */
  key: string;
  families: Uint32Array;
}

export interface GoodsIndex {
  goods: Goods;
  /** Families the question finds, in its order. */
  families(ask: ListAsk): Uint32Array;
  /** Gives the model that stands for a family of the answer; `isTold`: the question means it rather than others. */
  chooser(ask: ListAsk): (family: number) => { model: number; isTold: boolean };
  /** Row of a family by its number; undefined: it cannot be had. */
  rowOf(spuNo: string): number | undefined;
  /** Of the same second category those used most, without itself. */
  relatedTo(family: number, limit: number, shopStock: ShopStock): { family: number; model: number }[];
  /** The same among families that a keyword found, nearest first, under the keyword's `key`, or that a person has used; `told`: of each the model that is meant, if one is. */
  among(found: FoundFamilies, ask: ListAsk, told: ((family: number) => number | undefined) | null): Uint32Array;
  /** All families, those used most first. */
  byUse(): FamilyOrder;
  countByCategory(narrowing: Narrowing, found?: FoundFamilies): { secondCategoryId: number; families: number }[];
  /** Families of each brand that has any. */
  countByBrand(narrowing: Narrowing, found?: FoundFamilies): { brandName: string; families: number }[];
  /** How many of the families have a model that is meant with each value of the codes; under a keyword `isMeant` by it. */
  countByValue(narrowing: Narrowing, codes: readonly string[], found?: FoundFamilies, isMeant?: (model: number) => boolean): readonly ValueCount[];
}

export interface ValueCount {
  code: string;
  value: string;
  families: number;
}

export function createGoodsIndex(goods: Goods): GoodsIndex {
  const columns = createPriceColumns(goods);
  const { inOrder, orderOf } = createOrders(goods, columns);
  const lists = createBounded<Uint32Array>(LISTS_BYTES, ({ byteLength }) => byteLength);
  const counted = createBounded<Uint32Array>(COUNTS_BYTES, ({ byteLength }) => byteLength);
  const all = Uint32Array.from({ length: goods.families }, (_, family) => family);
  const inFirst = rowsByValue(goods.firstCategory);
  const inSecond = rowsByValue(goods.secondCategory);
  const inCategory = ({ category, categoryId }: Narrowing): Uint32Array =>
    category === 'none' ? all : ((category === 'first' ? inFirst : inSecond).get(categoryId ?? 0) ?? new Uint32Array());

  /** In no order that matters: that of their numbers. */
  const found = (narrowing: Narrowing): Uint32Array => {
    const key = narrowingKey(narrowing);
    if (key === EVERYTHING_KEY) return all;
    const { groups } = narrowing;
    return lists.get(`found ${key}`, () => {
      if (groups === null) return inCategory(narrowing).filter(familyFits(goods, narrowing));
      const fits = modelFits(goods, narrowing);
      return found({ ...narrowing, groups: null }).filter((family) => someModel(goods, family, fits));
    });
  };

  const chooser: GoodsIndex['chooser'] = (ask) => {
    const fits = tellsModels(ask) ? modelFits(goods, ask) : null;
    const isInStock = isInStockFor(goods, ask.shopStock);
    return (family) => {
      const [from, end] = modelsOf(goods, family);
      let [best, count] = [leadingModel(isInStock, from, end), 0];
      if (fits !== null) {
        for (let model = from; model < end; model++) if (fits(model)) count++;
      }
      const isTold = count > 0 && count < end - from;
      if (isTold && fits !== null) best = leadingModel(isInStock, from, end, fits);
      else if (ask.sort === 'price') best = cheapest(isInStock, columns(ask.prices).price, from, end);
      return { model: best, isTold };
    };
  };

  /** By the price a family shows: of the model that is meant, else its lowest. */
  const byShownPrice = (ask: ListAsk, families: Uint32Array, toldModel: (family: number) => number | undefined): Uint32Array => {
    const { lowest, price } = columns(ask.prices);
    const shown = new Map<number, number>();
    for (const family of families) {
      const model = toldModel(family);
      shown.set(family, (model === undefined ? lowest[family] : price[model]) ?? Number.NaN);
    }
    const sign = ask.order === 'asc' ? 1 : -1;
    return families.slice().sort((a, b) => compareFigures(shown.get(a) ?? Number.NaN, shown.get(b) ?? Number.NaN, sign) || sign * (a - b));
  };

  /** What an order depends on beside its name. */
  const orderKey = ({ sort, prices, shopStock }: ListAsk): string =>
    sort === 'price' ? prices.key : sort === 'overall' && shopStock.pieces.size > 0 ? shopStock.key : '';
  const keyOf = (ask: ListAsk): string => `${narrowingKey(ask)} ${JSON.stringify([ask.sort, ask.order, orderKey(ask)])}`;
  const families: GoodsIndex['families'] = (ask) =>
    lists.get(keyOf(ask), () => {
      if (ask.sort !== 'price' || !tellsModels(ask)) return inOrder(ask, found(ask));
      const choose = chooser(ask);
      return byShownPrice(ask, found(ask), (family) => {
        const { model, isTold } = choose(family);
        return isTold ? model : undefined;
      });
    });
  const foundIn = (narrowing: Narrowing, among?: FoundFamilies): Uint32Array =>
    among ? among.families.filter(familyFits(goods, narrowing)) : found(narrowing);

  return {
    goods,
    chooser,
    families,
    among(keyword, ask, told) {
      const work = (): Uint32Array => {
        const some = foundIn(ask, keyword);
        if (ask.sort === 'rank' || ask.sort === 'use') return some;
        return ask.sort === 'price' ? byShownPrice(ask, some, (family) => told?.(family)) : inOrder(ask, some);
      };
      return keyword.key === '' ? work() : lists.get(`${keyOf(ask)} ${keyword.key}`, work);
    },
    rowOf: textRows(goods.spuNos),
    relatedTo(family, limit, shopStock) {
      const isInStock = isInStockFor(goods, shopStock);
      const categoryId = goods.secondCategory[family] ?? 0;
      const ask: ListAsk = { ...EVERYTHING, category: 'second', categoryId, sort: 'sumNo', order: 'desc', prices: VISITOR_PRICES };
      const others = [...families(ask).subarray(0, limit + 1)].filter((other) => other !== family).slice(0, limit);
      return others.map((other) => ({ family: other, model: leadingModel(isInStock, ...modelsOf(goods, other)) }));
    },
    countByCategory(narrowing, keyword) {
      const counts = new Map<number, number>();
      for (const family of foundIn(narrowing, keyword)) {
        const id = goods.secondCategory[family] ?? 0;
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      return [...counts].map(([secondCategoryId, families]) => ({ secondCategoryId, families }));
    },
    countByBrand(narrowing, keyword) {
      const counts = new Uint32Array(goods.brandNames.length);
      for (const family of foundIn(narrowing, keyword)) {
        const number = goods.brand[family] ?? 0;
        counts[number] = (counts[number] ?? 0) + 1;
      }
      return goods.brandNames.flatMap((brandName, number) => (counts[number] ? [{ brandName, families: counts[number] }] : []));
    },
    byUse: () => orderOf({ sort: 'sumNo', order: 'desc', prices: VISITOR_PRICES, shopStock: NO_SHOP_STOCK }),
    countByValue(narrowing, codes, keyword, isMeant) {
      const work = (): Uint32Array => {
        const fits = modelFits(goods, narrowing);
        return countValues(goods, foundIn(narrowing, keyword), isMeant ? (model) => fits(model) && isMeant(model) : fits, new Set(codes));
      };
      const counts = keyword?.key === '' ? work() : counted.get(`${narrowingKey(narrowing)} ${codes.join()} ${keyword?.key ?? ''}`, work);
      return valueCountsOf(goods, counts);
    },
  };
}

/** Nothing narrows. */
export const EVERYTHING: Narrowing = {
  category: 'none',
  categoryId: null,
  inSeveral: false,
  within: [],
  labels: [],
  brand: 'any',
  brandName: null,
  status: -1,
  stockOnly: false,
  shopStock: NO_SHOP_STOCK,
  skuType: null,
  groups: null,
};
const EVERYTHING_KEY = narrowingKey(EVERYTHING);

/** The rows that have each value, ascending. */
function rowsByValue(column: Int32Array): ReadonlyMap<number, Uint32Array> {
  const counts = new Map<number, number>();
  for (const value of column) counts.set(value, (counts.get(value) ?? 0) + 1);
  const rows = new Map([...counts].map(([value, count]) => [value, new Uint32Array(count)] as const));
  for (let row = column.length - 1; row >= 0; row--) {
    const value = column[row] ?? 0;
    const left = (counts.get(value) ?? 0) - 1;
    counts.set(value, left);
    (rows.get(value) ?? [])[left] = row;
  }
  return rows;
}

/** The first that fits and is in stock, else the first that fits (GOODS-32). */
export function leadingModel(isInStock: (model: number) => boolean, from: number, end: number, fits: (model: number) => boolean = () => true): number {
  let first = -1;
  for (let model = from; model < end; model++) {
    if (!fits(model)) continue;
    if (isInStock(model)) return model;
    if (first < 0) first = model;
  }
  return first < 0 ? from : first;
}

/** Of equal ones one that is in stock, then the first. */
function cheapest(isInStock: (model: number) => boolean, prices: Float64Array, from: number, end: number): number {
  let best = from;
  for (let model = from + 1; model < end; model++) {
    const order = compareFigures(prices[model] ?? Number.NaN, prices[best] ?? Number.NaN, 1);
    if (order < 0 || (order === 0 && !isInStock(best) && isInStock(model))) best = model;
  }
  return best;
}

/** Of each value the families that have it, each once however many of its models do: the value's place, then their number, and so on. */
function countValues(goods: Goods, families: Uint32Array, fits: (model: number) => boolean, codes: ReadonlySet<string>): Uint32Array {
  const { valuesFrom, values, valueTexts } = goods;
  const counts = new Uint32Array(valueTexts.length);
  /** The family each value was last seen in, counted from 1. */
  const lastSeen = new Uint32Array(valueTexts.length);
  for (const family of families) {
    const [from, end] = modelsOf(goods, family);
    for (let model = from; model < end; model++) {
      if (!fits(model)) continue;
      for (let at = valuesFrom[model] ?? 0, last = valuesFrom[model + 1] ?? 0; at < last; at++) {
        const id = values[at] ?? 0;
        if (lastSeen[id] === family + 1) continue;
        lastSeen[id] = family + 1;
        counts[id] = (counts[id] ?? 0) + 1;
      }
    }
  }
  const counted: number[] = [];
  for (const [id, { code }] of valueTexts.entries()) {
    const count = counts[id] ?? 0;
    if (count > 0 && codes.has(code)) counted.push(id, count);
  }
  return Uint32Array.from(counted);
}

function valueCountsOf({ valueTexts }: Goods, counts: Uint32Array): ValueCount[] {
  const told: ValueCount[] = [];
  for (let at = 0; at < counts.length; at += 2) {
    const text = valueTexts[counts[at] ?? 0];
    if (text) told.push({ code: text.code, value: text.value, families: counts[at + 1] ?? 0 });
  }
  return told;
}
