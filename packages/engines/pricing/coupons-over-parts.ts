/**
 * Coupons of an order in parts, one at each dealer: a coupon is taken off one part alone. The best of all ways to share them out, or those chosen by
 * hand where they come to most. Source: COUPON-4, COUPON-5, COUPON-18.
 */
import {
  bestCoupons,
  candidatesOf,
  chosenCoupons,
  hasConflict,
  search,
  takeInOrder,
  type CouponInHand,
  type CouponOutcome,
  type BestCoupons,
} from './best-coupons.ts';
import type { CouponCase, HeldCoupon } from './coupon-terms.ts';

/** The one part that may take it, by its number. */
type Owners = ReadonlyMap<string, number>;

interface Shared {
  total: number;
  owners: Owners;
}

/** Up to so many all ways are looked at. */
const EXACT_COUPONS = 12;
/** Beyond, so many, after the parts have chosen in turn. */
const STEPS_MAX = 24;
/** For those chosen by hand: of three groups over three dealers all ways, beyond as many as are looked at in a few hundredths of a second. */
const CHOSEN_STEPS_MAX = 2_000;

/** A coupon of which another part has more is not among the choices of a part. With one part it is `bestCoupons`. */
export function bestOverParts(cases: readonly CouponCase[], coupons: readonly HeldCoupon[]): CouponOutcome[] {
  const candidates = cases.map((given) => candidatesOf(given, coupons));
  let steps = coupons.length > EXACT_COUPONS ? STEPS_MAX : Number.POSITIVE_INFINITY;
  let best = inTurn(cases, candidates);
  /** Each part by itself comes to more than all of them together: where two want one coupon, each of them has it once. */
  const walk = (owners: Owners, found: readonly BestCoupons[]): void => {
    const total = found.reduce((sum, one) => sum + one.total, 0);
    if (total <= best.total || steps-- < 0) return;
    const wanted = mostWanted(found);
    if (wanted === null) {
      best = { total, owners };
      return;
    }
    for (const part of wanted.parts) {
      const next = new Map(owners).set(wanted.couponNo, part);
      const others = wanted.parts.filter((one) => one !== part);
      walk(
        next,
        found.map((one, at) => (others.includes(at) ? search(caseAt(cases, at), allowedTo(candidates[at] ?? [], next, at)) : one)),
      );
    }
  };
  walk(
    new Map(),
    cases.map((given, at) => search(given, candidates[at] ?? [])),
  );
  const { owners } = best;
  return cases.map((given, at) => bestCoupons(given, heldBy(coupons, owners, at)));
}

/** One part after the other takes what is best for it of what those before it have left. */
function inTurn(cases: readonly CouponCase[], candidates: readonly (readonly CouponInHand[])[]): Shared {
  const owners = new Map<string, number>();
  let total = 0;
  for (const [at, given] of cases.entries()) {
    const one = search(given, allowedTo(candidates[at] ?? [], owners, at));
    for (const { coupon } of one.taken) owners.set(coupon.couponNo, at);
    total += one.total;
  }
  return { total, owners };
}

/** Of those chosen the ones that can be taken together, an earlier one before a later, each off the part where all of them come to most. */
export function chosenOverParts(cases: readonly CouponCase[], coupons: readonly HeldCoupon[], chosen: readonly string[]): CouponOutcome[] {
  const candidates = cases.map((given) => candidatesOf(given, coupons));
  const kept: string[] = [];
  for (const couponNo of new Set(chosen)) if (sharedOut(cases, candidates, [...kept, couponNo], 'any')) kept.push(couponNo);
  const { owners } = sharedOut(cases, candidates, kept, 'best') ?? { owners: new Map<string, number>() };
  return cases.map((given, at) =>
    chosenCoupons(
      given,
      heldBy(coupons, owners, at),
      chosen.filter((couponNo) => owners.get(couponNo) === at),
    ),
  );
}

/** Where all of them are taken and come to most, or anyhow; null: they cannot all be. */
function sharedOut(
  cases: readonly CouponCase[],
  candidates: readonly (readonly CouponInHand[])[],
  couponNos: readonly string[],
  which: 'any' | 'best',
): Shared | null {
  let steps = CHOSEN_STEPS_MAX;
  let best: Shared | null = null;
  const walk = (index: number, taken: readonly (readonly CouponInHand[])[]): void => {
    if (steps-- < 0 || (which === 'any' && best !== null)) return;
    const couponNo = couponNos[index];
    if (couponNo === undefined) {
      const total = taken.reduce((sum, mine, at) => sum + offOf(caseAt(cases, at), mine), 0);
      if (best === null || total > best.total)
        best = { total, owners: new Map(couponNos.map((no) => [no, taken.findIndex((mine) => mine.some(({ coupon }) => coupon.couponNo === no))])) };
      return;
    }
    for (const [at, some] of candidates.entries()) {
      const one = some.find(({ coupon }) => coupon.couponNo === couponNo);
      const mine = taken[at] ?? [];
      if (one === undefined || hasConflict(one, mine)) continue;
      // what leaves one of them nothing leaves it nothing beside more of them either
      if (offOf(caseAt(cases, at), [...mine, one]) > 0) walk(index + 1, taken.with(at, [...mine, one]));
    }
  };
  walk(
    0,
    cases.map(() => []),
  );
  return best;
}

/** What they take off together; 0 where one of them takes nothing. */
function offOf(given: CouponCase, taken: readonly CouponInHand[]): number {
  const offs = [...takeInOrder(given, taken).offs.values()];
  return offs.every((off) => off > 0) ? offs.reduce<number>((sum, off) => sum + off, 0) : 0;
}

/** The coupon that several parts want and that takes most, with those parts, the one it takes most of first; null: no two want one. */
function mostWanted(found: readonly BestCoupons[]): { couponNo: string; parts: number[] } | null {
  const askers = new Map<string, { at: number; most: number }[]>();
  for (const [at, { taken }] of found.entries())
    for (const { coupon, most } of taken) askers.set(coupon.couponNo, [...(askers.get(coupon.couponNo) ?? []), { at, most }]);
  const [first] = [...askers]
    .filter(([, parts]) => parts.length > 1)
    .map(([couponNo, parts]) => ({ couponNo, parts: parts.toSorted((one, other) => other.most - one.most || one.at - other.at) }))
    .toSorted((one, other) => (other.parts[0]?.most ?? 0) - (one.parts[0]?.most ?? 0) || (one.couponNo < other.couponNo ? -1 : 1));
  return first ? { couponNo: first.couponNo, parts: first.parts.map(({ at }) => at) } : null;
}

const mayHave = (owners: Owners, couponNo: string, at: number): boolean => (owners.get(couponNo) ?? at) === at;
const allowedTo = (candidates: readonly CouponInHand[], owners: Owners, at: number): CouponInHand[] =>
  candidates.filter(({ coupon }) => mayHave(owners, coupon.couponNo, at));
const heldBy = (coupons: readonly HeldCoupon[], owners: Owners, at: number): HeldCoupon[] => coupons.filter(({ couponNo }) => mayHave(owners, couponNo, at));

function caseAt(cases: readonly CouponCase[], at: number): CouponCase {
  const given = cases[at];
  if (given === undefined) throw new Error(`there is no part ${at}`);
  return given;
}
