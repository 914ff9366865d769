/** What the caller's coupons take off an order. Nothing is stored. */
import { AppError, notFound } from '@portal/contract/core';
import { couponCopy, couponNotUsable, couponStateNames, type CouponAtOrder } from '@portal/contract/coupon';
import { bestCoupons, chosenCoupons, couponRefusalWords, type HeldCoupon } from '@portal/engines/pricing';
import { couponStateAt } from '@portal/engines/states';
import type { Yuan } from '@portal/units';
import type { CouponWithTemplate, HeldRow } from './store.ts';
import { toldOf } from './told.ts';

export interface CalculatedCoupons {
  /** Those that are taken first, then those that might be. */
  coupons: CouponAtOrder[];
  /** What was named and is used, held by another order, or over. */
  gone: { couponNo: string; name: string; reason: string; words: string }[];
  couponAmount: Yuan;
  /** Of each line. */
  lineAmounts: Yuan[];
}

export interface CouponsAsked {
  shopNo: string;
  /** Milliseconds since 1970. */
  now: number;
  lines: readonly { skuNo: string; amount: Yuan; categoryIds: readonly number[] }[];
  /** Left out: the best of all combinations; none: none is taken. */
  couponIds: readonly string[] | undefined;
}

/** Of the caller's (`heldReading`). Throws `notFound` where one that is named is nobody's, or another's. */
export function calculateCoupons(rows: readonly HeldRow[], { shopNo, now, lines, couponIds }: CouponsAsked): CalculatedCoupons {
  if (couponIds?.some((couponNo) => !rows.some(({ coupon }) => coupon.couponNo === couponNo))) throw new AppError(notFound, { msg: couponCopy.chosenGone });
  const unused = rows.filter(({ coupon }) => coupon.state === 'unused');
  const given = { shopNo, now, lines: lines.map((line) => ({ ...line, isSeckill: false })) };
  const held = unused.map(heldOf);
  const { choices, total, lineAmounts } = couponIds === undefined ? bestCoupons(given, held) : chosenCoupons(given, held, couponIds);
  const issuers = new Map(unused.flatMap(({ template, issuer }) => (issuer === null ? [] : [[template.shopNo, issuer] as const])));
  const coupons = choices.map(({ couponNo, isTaken, amount, refusal }, index): CouponAtOrder => {
    const row = unused[index];
    if (row === undefined) throw new Error(`coupon ${couponNo} has no row`);
    const told = { ...toldOf(row.template, issuers), couponNo, end: row.coupon.gmtEnd.toISOString() };
    return { ...told, isTaken, amount, reason: refusal?.reason ?? '', words: refusal ? couponRefusalWords(refusal) : '' };
  });
  return { coupons: inReadingOrder(coupons), gone: rows.flatMap((row) => goneOf(row, now)), couponAmount: total, lineAmounts };
}

/** Throws `couponNotUsable` with why, where one that was chosen is not taken. */
export function assertTaken({ coupons, gone }: Pick<CalculatedCoupons, 'coupons' | 'gone'>, couponIds: readonly string[] | undefined): void {
  const refused = coupons.filter(({ couponNo, isTaken }) => couponIds?.includes(couponNo) && !isTaken);
  const told = [...gone, ...refused.map(({ couponNo, name, reason, words }) => ({ couponNo, name, reason, words }))];
  if (told.length > 0) throw new AppError(couponNotUsable, { data: { coupons: told } });
}

const heldOf = ({
  coupon: { couponNo, gmtBegin, gmtEnd },
  template: { shopNo, threshold, benefit, scope, stackGroup, withSeckill },
}: CouponWithTemplate): HeldCoupon => ({
  couponNo,
  begin: gmtBegin.getTime(),
  end: gmtEnd.getTime(),
  shopNo,
  threshold,
  benefit,
  scope,
  stackGroup,
  withSeckill,
});

function goneOf({ coupon, template: { name } }: CouponWithTemplate, now: number): CalculatedCoupons['gone'] {
  if (coupon.state === 'unused') return [];
  const state = couponStateAt(coupon.state, coupon.gmtEnd.getTime(), now);
  return [{ couponNo: coupon.couponNo, name, reason: state, words: couponStateNames[state] }];
}

/** Taken, what might be taken by what it takes off, then what cannot be. */
export function inReadingOrder(coupons: readonly CouponAtOrder[]): CouponAtOrder[] {
  const place = ({ isTaken, amount }: CouponAtOrder): number => (isTaken ? 0 : amount > 0 ? 1 : 2);
  return coupons.toSorted((one, other) => place(one) - place(other) || other.amount - one.amount);
}
