/** Coupons of an order in parts: each is taken off one part alone, so that it goes with it where that part closes or comes back. */
import { notFound, AppError } from '@portal/contract/core';
import { couponCopy, type CouponAtOrder } from '@portal/contract/coupon';
import { cartTotalsOf } from '@portal/engines/pricing';
import type { CartLine } from '@portal/contract/cart';
import type { Yuan } from '@portal/units';
import { calculateCoupons, inReadingOrder, type CalculatedCoupons, type HeldRow } from '../coupon/index.ts';

interface Part {
  shopNo: string;
  lines: readonly CartLine[];
}
interface Cut extends Pick<CalculatedCoupons, 'couponAmount' | 'lineAmounts'> {
  taken: { couponNo: string; name: string; amount: Yuan }[];
}
interface Given {
  /** Under which categories models stand. */
  categories: ReadonlyMap<string, readonly number[]>;
  couponIds: readonly string[] | undefined;
  now: number;
}

/** The dearest part chooses first, of a dealer's coupons and the provider's; what it takes is not there for the others. Throws `notFound` for one that is not the caller's. */
export function couponsOfParts(
  held: readonly HeldRow[],
  parts: readonly Part[],
  { categories, couponIds, now }: Given,
): { parts: Cut[]; coupons: CouponAtOrder[]; gone: CalculatedCoupons['gone'] } {
  if (couponIds?.some((couponNo) => !held.some(({ coupon }) => coupon.couponNo === couponNo))) throw new AppError(notFound, { msg: couponCopy.chosenGone });
  const inTurn = parts
    .map((part, index) => ({ ...part, index, amount: cartTotalsOf(part.lines.map((line) => ({ ...line, selected: true }))).amount }))
    .toSorted((one, other) => other.amount - one.amount || one.index - other.index);
  const cuts: Cut[] = [];
  const told = new Map<string, CouponAtOrder>();
  let gone: CalculatedCoupons['gone'] = [];
  let left = held;
  for (const { shopNo, lines, index } of inTurn) {
    const asked = couponIds?.filter((couponNo) => left.some(({ coupon }) => coupon.couponNo === couponNo));
    const calculated = calculateCoupons(left, {
      shopNo,
      now,
      lines: lines.map(({ skuNo, amount }) => ({ skuNo, amount, categoryIds: categories.get(skuNo) ?? [] })),
      couponIds: asked,
    });
    const taken = calculated.coupons.filter(({ isTaken }) => isTaken);
    cuts[index] = { ...calculated, taken: taken.map(({ couponNo, name, amount }) => ({ couponNo, name, amount })) };
    for (const one of calculated.coupons) if (tellsMore(one, told.get(one.couponNo))) told.set(one.couponNo, one);
    if (left === held) gone = calculated.gone;
    left = left.filter(({ coupon }) => !taken.some(({ couponNo }) => couponNo === coupon.couponNo));
  }
  return { parts: cuts, coupons: inReadingOrder([...told.values()]), gone };
}

/** Of one coupon at several parts: that it is taken, then what it would take, then anything but that it is another dealer's. */
const worthOf = ({ isTaken, amount, reason }: CouponAtOrder): number => (isTaken ? 3 : amount > 0 ? 2 : reason === 'otherShop' ? 0 : 1);
const tellsMore = (one: CouponAtOrder, known: CouponAtOrder | undefined): boolean => known === undefined || worthOf(one) > worthOf(known);
