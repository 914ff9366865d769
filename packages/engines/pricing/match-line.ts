/**
 * Which dealer a line is best ordered from, and what decides. The dealer ordered from where it can; else the cheapest, of equal prices the one that sends
 * sooner (one that says no days after all that do), then the one that stands first. Source: ORDER-37.
 */
import type { Yuan } from '@portal/units';

export const MATCH_REASONS = ['orderedFrom', 'only', 'cheapest', 'sooner', 'first'] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

/** A line at one dealer; `isSupplied`: whole, today. */
export interface LineAtShop {
  shopNo: string;
  isOrderedFrom: boolean;
  isSupplied: boolean;
  price: Yuan | null;
  leadDays: number | null;
}

/** Null: nobody can. */
export function matchLine(shops: readonly LineAtShop[]): { shopNo: string; reason: MatchReason } | null {
  const able = shops.filter(({ isSupplied, price }) => isSupplied && price !== null);
  const own = able.find(({ isOrderedFrom }) => isOrderedFrom);
  if (own) return { shopNo: own.shopNo, reason: 'orderedFrom' };
  const [best, next] = able.toSorted((one, other) => priceOf(one) - priceOf(other) || daysOf(one) - daysOf(other));
  if (best === undefined) return null;
  if (next === undefined) return { shopNo: best.shopNo, reason: 'only' };
  if (priceOf(best) < priceOf(next)) return { shopNo: best.shopNo, reason: 'cheapest' };
  return { shopNo: best.shopNo, reason: daysOf(best) < daysOf(next) ? 'sooner' : 'first' };
}

const priceOf = ({ price }: LineAtShop): number => price ?? Number.MAX_VALUE;
const daysOf = ({ leadDays }: LineAtShop): number => leadDays ?? Number.MAX_SAFE_INTEGER;
