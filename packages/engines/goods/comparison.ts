/** Which products are compared with each other, and in what they differ (COMPARE-2, COMPARE-4). */

/** Products beside each other; the bar has no more places. */
export const COMPARE_MAX = 6;
/** One product differs from nothing. */
export const COMPARE_MIN = 2;

/** What decides who is compared with whom. Null: the product has no such category, or none any more. */
export interface Comparable {
  skuNo: string;
  firstCategoryId: number | null;
  secondCategoryId: number | null;
  /** Compared within the first category instead of the second (GOODS-4). */
  separateCategory: boolean;
}

/** The same second category, or the same first one where the product chosen first says so; without a category nothing is alike. */
export function isComparableWith(chosen: Comparable, other: Comparable): boolean {
  const level = chosen.separateCategory ? 'firstCategoryId' : 'secondCategoryId';
  return chosen[level] !== null && chosen[level] === other[level];
}

/**
 * Products that cannot be ticked now, by `skuNo`. The first of the list that is ticked decides; what is ticked can always be let
 * go, and with nothing ticked everything can be.
 */
export function blockedOf(products: readonly Comparable[], ticked: ReadonlySet<string>): Set<string> {
  const chosen = products.find(({ skuNo }) => ticked.has(skuNo));
  if (chosen === undefined) return new Set();
  return new Set(products.filter((one) => !ticked.has(one.skuNo) && !isComparableWith(chosen, one)).map(({ skuNo }) => skuNo));
}

/** Ticks after a press on one product; one that is blocked stays as it is. */
export function withTick(products: readonly Comparable[], ticked: ReadonlySet<string>, skuNo: string): Set<string> {
  const after = new Set(ticked);
  if (after.delete(skuNo)) return after;
  if (products.some((one) => one.skuNo === skuNo) && !blockedOf(products, ticked).has(skuNo)) after.add(skuNo);
  return after;
}

/** Ticks that still hold for a list that has changed: of those that are there, the ones that go with the first of them. */
export function ticksAmong(products: readonly Comparable[], ticked: ReadonlySet<string>): Set<string> {
  const present = products.filter(({ skuNo }) => ticked.has(skuNo));
  const [chosen] = present;
  return new Set(chosen === undefined ? [] : present.filter((one) => one === chosen || isComparableWith(chosen, one)).map(({ skuNo }) => skuNo));
}

/**
 * For each of the values, whether it stands out: more than half share the usual one, and whatever is not that differs; where none
 * is usual, all do. One value differs from nobody.
 */
export function differingValues(values: readonly string[]): boolean[] {
  if (new Set(values).size < 2) return values.map(() => false);
  const times = new Map<string, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return values.map((value) => 2 * (times.get(value) ?? 0) <= values.length);
}
