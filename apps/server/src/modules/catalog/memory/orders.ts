/**
 * The orders of all families, each worked out when it is first asked for; a part of them is put in order by its places alone. Of 综合 what can be
 * had comes first, which depends on whoever asks: that is done to each part, and what is worked out once is the rest of it.
 */
import type { ListAsk } from './narrowing.ts';
import { createBounded } from '../../../platform/bounded.ts';
import { Flag, type Goods } from './goods.ts';
import type { OrderPrices, PriceColumns } from './price-columns.ts';
import { isFamilyInStockFor } from './stock-at.ts';

/** Orders by prices, and of what can be had, that are made for somebody. */
const OWN_BYTES = 16 * 1024 * 1024;

export type OrderAsk = Pick<ListAsk, 'sort' | 'order' | 'prices' | 'shopStock'>;

export interface FamilyOrder {
  families: Uint32Array;
  placeOf: Uint32Array;
}

/** What is compared, ascending; ties and missing figures as in `listing/conditions.ts`. */
function comparison({ listed, uses, flags }: Goods, { sort, order }: OrderAsk, lowest: Float64Array): (a: number, b: number) => number {
  const at = (column: ArrayLike<number>, family: number): number => column[family] ?? 0;
  const isRecommended = (family: number): number => at(flags, family) & Flag.isRecommended;
  if (sort === 'overall') return (a, b) => isRecommended(b) - isRecommended(a) || at(uses, b) - at(uses, a) || at(listed, b) - at(listed, a) || a - b;
  const sign = order === 'asc' ? 1 : -1;
  const column = sort === 'price' ? lowest : sort === 'sumNo' ? uses : listed;
  // by number ascending where the newest, most used or cheapest come first, else descending
  const tie = (sort === 'price') === (order === 'asc') ? 1 : -1;
  return (a, b) => compareFigures(column[a] ?? Number.NaN, column[b] ?? Number.NaN, sign) || tie * (a - b);
}

/** None comes last, whichever way. */
export function compareFigures(a: number, b: number, sign: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return sign * (a - b);
}

export interface Orders {
  /** Puts families in order. */
  inOrder(ask: OrderAsk, families: Uint32Array): Uint32Array;
  /** The order of all. */
  orderOf(ask: OrderAsk): FamilyOrder;
}

export function createOrders(goods: Goods, columns: (prices: OrderPrices) => PriceColumns): Orders {
  const known = new Map<string, FamilyOrder>();
  const own = createBounded<FamilyOrder>(OWN_BYTES, ({ families, placeOf }) => families.byteLength + placeOf.byteLength);
  const orderOf = (ask: OrderAsk): FamilyOrder => {
    const make = (): FamilyOrder => workOut(goods, ask, ask.sort === 'price' ? columns(ask.prices).lowest : goods.listed);
    const key = `${ask.sort} ${ask.order} ${ask.sort === 'price' ? ask.prices.key : ''}`;
    if (ask.sort === 'price' && !ask.prices.isPlain) return own.get(key, make);
    const order = known.get(key) ?? make();
    known.set(key, order);
    return order;
  };
  const byPlace = (ask: OrderAsk, some: Uint32Array): Uint32Array => {
    const { families, placeOf } = orderOf(ask);
    if (some.length === families.length) return families;
    const places = some.map((family) => placeOf[family] ?? 0).sort();
    return places.map((place) => families[place] ?? 0);
  };
  const whole = createBounded<Uint32Array>(OWN_BYTES, ({ byteLength }) => byteLength);
  const inOrder = (ask: OrderAsk, some: Uint32Array): Uint32Array => {
    if (ask.sort !== 'overall') return byPlace(ask, some);
    const sorted = (): Uint32Array => firstThose(byPlace(ask, some), isFamilyInStockFor(goods, ask.shopStock));
    return some.length === goods.families ? whole.get(ask.shopStock.key, sorted) : sorted();
  };
  return { inOrder, orderOf };
}

/** Those that fit before the others, each in the order they had. */
function firstThose(families: Uint32Array, fits: (family: number) => boolean): Uint32Array {
  const sorted = new Uint32Array(families.length);
  const others: number[] = [];
  let at = 0;
  for (const family of families) {
    if (fits(family)) sorted[at++] = family;
    else others.push(family);
  }
  sorted.set(others, at);
  return sorted;
}

function workOut(goods: Goods, ask: OrderAsk, lowest: Float64Array): FamilyOrder {
  const families = Uint32Array.from({ length: goods.families }, (_, family) => family).sort(comparison(goods, ask, lowest));
  const placeOf = new Uint32Array(goods.families);
  families.forEach((family, place) => void (placeOf[family] = place));
  return { families, placeOf };
}
