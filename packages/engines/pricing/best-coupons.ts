/**
 * Which of somebody's coupons are taken: the best of all combinations, or those chosen by hand; of every other one why not.
 * A dealer's coupons are taken before the provider's, of either the percents before the amounts, each off what is left of the lines.
 * Source: COUPON-4, COUPON-5.
 */
import { fen, toFen, toYuan, type Fen, type Yuan } from '@portal/units';
import { linesOf, refusalOf, takeOff, type CouponCase, type CouponRefusal, type HeldCoupon } from './coupon-terms.ts';

export interface CouponChoice {
  couponNo: string;
  isTaken: boolean;
  /** What it takes off; of one that is not taken what it would by itself, 0 where it cannot be. */
  amount: Yuan;
  /** Null: it is taken, or may be chosen beside those that are. */
  refusal: CouponRefusal | null;
}

export interface CouponOutcome {
  /** In the order of what was given. */
  choices: CouponChoice[];
  total: Yuan;
  /** Of each line what is taken off it, and what of that by coupons of the provider. */
  lineAmounts: Yuan[];
  providerAmounts: Yuan[];
}

/** One that may be taken by itself. For `coupons-over-parts.ts`, as all it is exported with. */
export interface CouponInHand {
  coupon: HeldCoupon;
  mine: boolean[];
  /** What it takes off by itself, and so never less than after others. */
  most: number;
  /** Of two that come to the same the one is taken that ends sooner. */
  rank: number;
}

export interface BestCoupons {
  total: number;
  taken: readonly CouponInHand[];
}

/** As many are searched of one group, those that take most: all of them where somebody has twelve in all, and of hundreds what can be searched at once. */
const SEARCHED_IN_GROUP = 12;

/** Of equal combinations the one of fewer coupons, then of those that end sooner. */
export function bestCoupons(given: CouponCase, coupons: readonly HeldCoupon[]): CouponOutcome {
  const candidates = candidatesOf(given, coupons);
  const best = search(given, candidates);
  return outcomeOf(given, { coupons, candidates, taken: best.taken }, () => ({ reason: 'beaten' }));
}

/** Of those chosen the ones that can be taken together, an earlier one before a later. A number that none bears is passed over. */
export function chosenCoupons(given: CouponCase, coupons: readonly HeldCoupon[], chosen: readonly string[]): CouponOutcome {
  const candidates = candidatesOf(given, coupons);
  const taken: CouponInHand[] = [];
  for (const couponNo of chosen) {
    const next = candidates.find(({ coupon }) => coupon.couponNo === couponNo);
    if (next && !taken.includes(next) && !hasConflict(next, taken) && takesAll(given, [...taken, next])) taken.push(next);
  }
  return outcomeOf(given, { coupons, candidates, taken }, (one) => {
    if (hasConflict(one, taken)) return { reason: 'notStackable' };
    return takesAll(given, [...taken, one]) ? null : { reason: 'nothingLeft' };
  });
}

export function candidatesOf(given: CouponCase, coupons: readonly HeldCoupon[]): CouponInHand[] {
  const left = leftOf(given);
  return coupons
    .filter((coupon) => refusalOf(coupon, given) === null)
    .toSorted((one, other) => one.end - other.end || (one.couponNo < other.couponNo ? -1 : 1))
    .map((coupon, rank) => {
      const mine = linesOf(coupon, given.lines);
      return { coupon, mine, rank, most: takeOff(coupon, mine, left).off };
    });
}

const leftOf = ({ lines }: CouponCase): Fen[] => lines.map(({ amount }) => toFen(amount));

export const hasConflict = ({ coupon }: CouponInHand, taken: readonly CouponInHand[]): boolean =>
  taken.some((one) => coupon.stackGroup === null || one.coupon.stackGroup === null || one.coupon.stackGroup === coupon.stackGroup);

const orderOf = ({ coupon }: CouponInHand): number => (coupon.shopNo === '' ? 2 : 0) + (coupon.benefit.kind === 'amount' ? 1 : 0);
const inOrder = (taken: readonly CouponInHand[]): CouponInHand[] => taken.toSorted((one, other) => orderOf(one) - orderOf(other) || one.rank - other.rank);

interface TakenOff {
  offs: Map<CouponInHand, Fen>;
  /** Of each line what is left to pay, and what was before coupons of the provider: they are taken last. */
  left: Fen[];
  leftByShop: Fen[];
}

export function takeInOrder(given: CouponCase, taken: readonly CouponInHand[]): TakenOff {
  const offs = new Map<CouponInHand, Fen>();
  let left = leftOf(given);
  let leftByShop = left;
  for (const one of inOrder(taken)) {
    const after = takeOff(one.coupon, one.mine, left);
    offs.set(one, after.off);
    left = after.left;
    if (one.coupon.shopNo !== '') leftByShop = left;
  }
  return { offs, left, leftByShop };
}

const takesAll = (given: CouponCase, taken: readonly CouponInHand[]): boolean => [...takeInOrder(given, taken).offs.values()].every((off) => off > 0);

/** Branch and bound over the groups' coupons in the order in which they are taken; those that stand alone are looked at by themselves. */
export function search(given: CouponCase, candidates: readonly CouponInHand[]): BestCoupons {
  let best: BestCoupons = { total: 0, taken: [] };
  const consider = (found: BestCoupons): void => {
    if (isBetter(found, best)) best = found;
  };
  for (const one of candidates) if (one.coupon.stackGroup === null) consider({ total: one.most, taken: [one] });
  const groups = Map.groupBy(
    candidates.filter(({ coupon }) => coupon.stackGroup !== null),
    ({ coupon }) => coupon.stackGroup,
  );
  const searched = [...groups.values()].map((group) =>
    group.toSorted((one, other) => other.most - one.most || one.rank - other.rank).slice(0, SEARCHED_IN_GROUP),
  );
  // the first of each group are a good beginning, which cuts off most of the rest
  const first = searched.flatMap((group) => group.slice(0, 1));
  consider({ total: [...takeInOrder(given, first).offs.values()].reduce((sum, off) => sum + off, 0), taken: first });
  const row = inOrder(searched.flat());
  const after = boundsOf(row);
  const walk = (index: number, found: BestCoupons, left: Fen[]): void => {
    consider(found);
    const one = row[index];
    if (one === undefined || found.total + boundOf(after[index], found.taken) < best.total) return;
    if (!hasConflict(one, found.taken)) {
      const next = takeOff(one.coupon, one.mine, left);
      if (next.off > 0) walk(index + 1, { total: found.total + next.off, taken: [...found.taken, one] }, next.left);
    }
    walk(index + 1, found, left);
  };
  walk(0, { total: 0, taken: [] }, leftOf(given));
  return best;
}

/** From each place of the row on, the most that any coupon of each group takes. */
function boundsOf(row: readonly CouponInHand[]): Map<string | null, number>[] {
  const bounds: Map<string | null, number>[] = [];
  let later = new Map<string | null, number>();
  for (const { coupon, most } of row.toReversed()) {
    later = new Map(later).set(coupon.stackGroup, Math.max(most, later.get(coupon.stackGroup) ?? 0));
    bounds.unshift(later);
  }
  return bounds;
}

function boundOf(bounds: Map<string | null, number> | undefined, taken: readonly CouponInHand[]): number {
  let sum = 0;
  for (const [group, most] of bounds ?? []) if (!taken.some(({ coupon }) => coupon.stackGroup === group)) sum += most;
  return sum;
}

function isBetter(one: BestCoupons, other: BestCoupons): boolean {
  if (one.total !== other.total) return one.total > other.total;
  if (one.taken.length !== other.taken.length) return one.taken.length < other.taken.length;
  const ranks = ({ taken }: BestCoupons) => taken.map(({ rank }) => rank).toSorted((a, b) => a - b);
  const theirs = ranks(other);
  const difference = ranks(one)
    .map((rank, index) => rank - (theirs[index] ?? 0))
    .find((step) => step !== 0);
  return (difference ?? 0) < 0;
}

function outcomeOf(
  given: CouponCase,
  { coupons, candidates, taken }: { coupons: readonly HeldCoupon[]; candidates: readonly CouponInHand[]; taken: readonly CouponInHand[] },
  refusalOfOther: (one: CouponInHand) => CouponRefusal | null,
): CouponOutcome {
  const { offs, left, leftByShop } = takeInOrder(given, taken);
  const byNo = new Map(candidates.map((one) => [one.coupon.couponNo, one]));
  const choices = coupons.map((coupon): CouponChoice => {
    const { couponNo } = coupon;
    const one = byNo.get(couponNo);
    if (one === undefined) return { couponNo, isTaken: false, amount: 0, refusal: refusalOf(coupon, given) };
    const off = offs.get(one);
    if (off !== undefined) return { couponNo, isTaken: true, amount: toYuan(off), refusal: null };
    return { couponNo, isTaken: false, amount: toYuan(fen(one.most)), refusal: refusalOfOther(one) };
  });
  const takenFrom = (amounts: readonly Fen[]): Yuan[] => amounts.map((amount, index) => toYuan(fen(amount - (left[index] ?? 0))));
  const total = toYuan(fen([...offs.values()].reduce((sum, off) => sum + off, 0)));
  return { choices, total, lineAmounts: takenFrom(leftOf(given)), providerAmounts: takenFrom(leftByShop) };
}
