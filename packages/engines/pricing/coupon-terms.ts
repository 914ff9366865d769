/** What a coupon takes off lines, and why it takes nothing. Yuan in and out. Source: COUPON-1 to COUPON-3. */
import { divideHalfAway, fen, toFen, type Fen, type Yuan } from '@portal/units';
import { allocate } from './allocate.ts';

/** So much off, or so many percent of the goods left to pay: 85 is 8.5 折, at most `offMax` off (null: no bound). */
export type CouponBenefit = { kind: 'amount'; off: Yuan } | { kind: 'percent'; payPercent: number; offMax: Yuan | null };

/** Categories of either level. */
export type CouponScope = { kind: 'all' } | { kind: 'category'; categoryIds: readonly number[] } | { kind: 'product'; skuNos: readonly string[] };

export interface CouponTerms {
  /** The dealer that gives it and at which alone it holds; '': the provider's, which hold at every dealer. */
  shopNo: string;
  /** What goods in its scope must come to, before any coupon; 0: nothing. */
  threshold: Yuan;
  benefit: CouponBenefit;
  scope: CouponScope;
  /** Of one group one coupon is taken, of several groups one each; null: it stands alone. */
  stackGroup: string | null;
  /** Goods of a flash sale count as well. */
  withSeckill: boolean;
}

/** One that somebody has; it holds from `begin` until before `end`. */
export interface HeldCoupon extends CouponTerms {
  couponNo: string;
  begin: number;
  end: number;
}

export interface CouponLine {
  skuNo: string;
  /** The second category and the first above it. */
  categoryIds: readonly number[];
  amount: Yuan;
  isSeckill: boolean;
}

/** What coupons are to be taken off: lines at one dealer, now. */
export interface CouponCase {
  shopNo: string;
  lines: readonly CouponLine[];
  now: number;
}

export type CouponRefusal =
  | { reason: 'notStarted'; begin: number }
  | { reason: 'belowThreshold'; missing: Yuan }
  | { reason: 'expired' | 'otherShop' | 'outOfScope' | 'seckillOnly' | 'nothingLeft' | 'notStackable' | 'beaten' };

/** What each line may still give: a fen of it stays. What is free stays free. */
const capacityOf = (left: Fen): Fen => fen(Math.max(0, left - 1));

const isInScope = ({ scope }: CouponTerms, { skuNo, categoryIds }: Pick<CouponLine, 'skuNo' | 'categoryIds'>): boolean => {
  if (scope.kind === 'all') return true;
  return scope.kind === 'product' ? scope.skuNos.includes(skuNo) : scope.categoryIds.some((id) => categoryIds.includes(id));
};

/** Whether a coupon is for such goods at all; whether it may be taken now `refusalOf` says. */
export const isForGoods = (terms: CouponTerms, goods: Pick<CouponLine, 'skuNo' | 'categoryIds'>): boolean => isInScope(terms, goods);

/** For each line whether the coupon takes anything off it. */
export const linesOf = (terms: CouponTerms, lines: readonly CouponLine[]): boolean[] =>
  lines.map((line) => isInScope(terms, line) && (terms.withSeckill || !line.isSeckill));

/** Why it cannot be taken even by itself; null: it can. */
export function refusalOf(coupon: HeldCoupon, { shopNo, lines, now }: CouponCase): CouponRefusal | null {
  if (coupon.shopNo !== '' && coupon.shopNo !== shopNo) return { reason: 'otherShop' };
  if (now >= coupon.end) return { reason: 'expired' };
  if (now < coupon.begin) return { reason: 'notStarted', begin: coupon.begin };
  const inScope = lines.filter((line) => isInScope(coupon, line));
  if (inScope.length === 0) return { reason: 'outOfScope' };
  const counted = inScope.filter((line) => coupon.withSeckill || !line.isSeckill);
  if (counted.length === 0) return { reason: 'seckillOnly' };
  const missing = toFen(coupon.threshold) - counted.reduce((sum, { amount }) => sum + toFen(amount), 0);
  if (missing > 0) return { reason: 'belowThreshold', missing: missing / 100 };
  const left = lines.map(({ amount }) => toFen(amount));
  return takeOff(coupon, linesOf(coupon, lines), left).off === 0 ? { reason: 'nothingLeft' } : null;
}

/** Takes a coupon off what is left of the lines: by share, to the fen, and of none more than all but a fen. */
export function takeOff({ benefit }: CouponTerms, mine: readonly boolean[], left: readonly Fen[]): { off: Fen; left: Fen[] } {
  const capacities = left.map((amount, index) => (mine[index] ? capacityOf(amount) : fen(0)));
  const capacity = capacities.reduce((sum, part) => sum + part, 0);
  const base = left.reduce((sum, amount, index) => (mine[index] ? sum + amount : sum), 0);
  const off = fen(Math.min(capacity, benefitOf(benefit, base)));
  const parts = allocate(off, capacities);
  return { off, left: left.map((amount, index) => fen(amount - (parts[index] ?? 0))) };
}

function benefitOf(benefit: CouponBenefit, base: number): number {
  if (benefit.kind === 'amount') return toFen(benefit.off);
  const off = base - divideHalfAway(base * benefit.payPercent, 100);
  return benefit.offMax === null ? off : Math.min(off, toFen(benefit.offMax));
}
