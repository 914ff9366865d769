/** What narrows a list, asked of the goods in memory: as the statements of `listing/` ask it of the database. */
import type { GoodsLabel } from '@portal/contract/catalog';
import type { ListShape } from '../listing/shape.ts';
import { Flag, type Goods } from './goods.ts';
import type { ShopStock } from '../../price/index.ts';
import type { OrderPrices } from './price-columns.ts';
import { isFamilyInStockFor, isInStockFor } from './stock-at.ts';

export interface Narrowing extends Pick<ListShape, 'category' | 'inSeveral' | 'labels' | 'brand' | 'status' | 'stockOnly' | 'skuType'> {
  categoryId: number | null;
  within: readonly number[];
  brandName: string | null;
  /** Of the dealer ordered from: what is in stock depends on it. */
  shopStock: ShopStock;
  /** Each code's values as keys (`valueKeyOf`): one of each is needed. Null: no filter. */
  groups: readonly (readonly string[])[] | null;
}

export interface ListAsk extends Narrowing, Pick<ListShape, 'sort' | 'order'> {
  prices: OrderPrices;
}

/** Does anything tell the models of a family apart? */
export const tellsModels = ({ groups, stockOnly }: Pick<Narrowing, 'groups' | 'stockOnly'>): boolean => groups !== null || stockOnly;

/** Says which families and models are asked for, in whatever order. */
export const narrowingKey = ({
  category,
  categoryId,
  inSeveral,
  within,
  labels,
  brand,
  brandName,
  status,
  stockOnly,
  shopStock,
  skuType,
  groups,
}: Narrowing): string =>
  JSON.stringify([category, categoryId, inSeveral, within, labels, brand, brandName, status, stockKeyOf({ stockOnly, shopStock }), skuType, groups]);

/** What stock decides of a list, told apart; false: nothing. */
export const stockKeyOf = ({ stockOnly, shopStock }: Pick<Narrowing, 'stockOnly' | 'shopStock'>): string | false => stockOnly && shopStock.key;

const LABEL_FLAG: Readonly<Record<GoodsLabel, number>> = { 新品: Flag.isNew, 热门: Flag.isHot, 推荐: Flag.isRecommended };
const FLAG_OF: Readonly<Record<number, number>> = { 1: Flag.isNew, 2: Flag.isHot, 4: Flag.isRecommended };

/** Conditions on a family alone. */
export function familyFits(goods: Goods, ask: Narrowing): (family: number) => boolean {
  const { firstCategory, secondCategory, brand, brandNames, flags } = goods;
  const isAtDealer = ask.stockOnly && ask.shopStock.pieces.size > 0;
  const inStock = isFamilyInStockFor(goods, ask.shopStock);
  const needed = (FLAG_OF[ask.status] ?? 0) | (ask.stockOnly && !isAtDealer ? Flag.inStock : 0) | (ask.skuType === 2 ? Flag.software : 0);
  const tested = needed | (ask.skuType === 0 ? Flag.software : 0);
  const column = ask.category === 'first' ? firstCategory : secondCategory;
  const called = ask.labels.reduce((all, label) => all | LABEL_FLAG[label], 0);
  const within = new Set(ask.within);
  const named = brandNames.indexOf(ask.brandName ?? '');
  return (family) =>
    ((flags[family] ?? 0) & tested) === needed &&
    (ask.category === 'none' || column[family] === ask.categoryId) &&
    (ask.brand === 'any' || (brand[family] === named) === (ask.brand === 'is')) &&
    (called === 0 || ((flags[family] ?? 0) & called) !== 0) &&
    (!ask.inSeveral || within.has(firstCategory[family] ?? 0) || within.has(secondCategory[family] ?? 0)) &&
    // last: what narrows otherwise leaves few to look up
    (!isAtDealer || inStock(family));
}

const NO_BITS = new Int32Array();

/** Conditions on one model as a whole. */
export function modelFits(goods: Goods, { groups, stockOnly, shopStock }: Pick<Narrowing, 'groups' | 'stockOnly' | 'shopStock'>): (model: number) => boolean {
  const { valuesFrom, values, valueIds, valueTexts } = goods;
  const isInStock = isInStockFor(goods, shopStock);
  const bitOf = groups === null ? NO_BITS : new Int32Array(valueTexts.length);
  let full = 0;
  for (const [place, keys] of (groups ?? []).entries()) {
    full |= 1 << place;
    for (const key of keys) {
      const id = valueIds.get(key);
      if (id !== undefined) bitOf[id] = (bitOf[id] ?? 0) | (1 << place);
    }
  }
  return (model) => {
    if (stockOnly && !isInStock(model)) return false;
    let met = 0;
    for (let at = valuesFrom[model] ?? 0, end = valuesFrom[model + 1] ?? 0; at < end && met !== full; at++) met |= bitOf[values[at] ?? -1] ?? 0;
    return met === full;
  };
}

/** Whether a model has a value. */
export function hasValue({ valuesFrom, values }: Goods, model: number, id: number): boolean {
  for (let at = valuesFrom[model] ?? 0, end = valuesFrom[model + 1] ?? 0; at < end; at++) if (values[at] === id) return true;
  return false;
}
