/** What the caller's coupons take off an order. Nothing is stored. */
import { AppError, notFound } from '@portal/contract/core';
import { couponCopy, couponNotUsable, couponStateNames, type CouponAtOrder } from '@portal/contract/coupon';
import { bestOverParts, chosenOverParts, couponRefusalWords, type CouponOutcome, type HeldCoupon } from '@portal/engines/pricing';
import { couponStateAt } from '@portal/engines/states';
import type { Yuan } from '@portal/units';
import type { CouponWithTemplate, HeldRow } from './store.ts';
import { toldOf } from './told.ts';

/** What is taken off the lines at one dealer. */
export interface CutPart {
  taken: { couponNo: string; name: string; amount: Yuan }[];
  couponAmount: Yuan;
  /** Of each line, and what of that by coupons of the provider. */
  lineAmounts: Yuan[];
  providerAmounts: Yuan[];
}

export interface CalculatedCoupons {
  /** As the parts were given. */
  parts: CutPart[];
  /** Those that are taken first, then those that might be; each once, with what it is at the part where it is most. */
  coupons: CouponAtOrder[];
  /** What was named and is used, held by another order, or over. */
  gone: { couponNo: string; name: string; reason: string; words: string }[];
}

export interface CouponsAsked {
  /** Milliseconds since 1970. */
  now: number;
  parts: readonly { shopNo: string; lines: readonly { skuNo: string; amount: Yuan; categoryIds: readonly number[] }[] }[];
  /** Left out: the best of all combinations; none: none is taken. */
  couponIds: readonly string[] | undefined;
}

/** Of the caller's (`heldReading`); each is taken off one part alone, so that it goes with it where that part closes or comes back. Throws `notFound` where one that is named is nobody's, or another's. */
export function calculateCoupons(rows: readonly HeldRow[], { now, parts, couponIds }: CouponsAsked): CalculatedCoupons {
  if (couponIds?.some((couponNo) => !rows.some(({ coupon }) => coupon.couponNo === couponNo))) throw new AppError(notFound, { msg: couponCopy.chosenGone });
  const unused = rows.filter(({ coupon }) => coupon.state === 'unused');
  const cases = parts.map(({ shopNo, lines }) => ({ shopNo, now, lines: lines.map((line) => ({ ...line, isSeckill: false })) }));
  const held = unused.map(heldOf);
  const outcomes = couponIds === undefined ? bestOverParts(cases, held) : chosenOverParts(cases, held, couponIds);
  const issuers = new Map(unused.flatMap(({ template, issuer }) => (issuer === null ? [] : [[template.shopNo, issuer] as const])));
  const rowOf = new Map(unused.map((row) => [row.coupon.couponNo, row]));
  const toldAt = ({ couponNo, isTaken, amount, refusal }: CouponOutcome['choices'][number]): CouponAtOrder => {
    const row = rowOf.get(couponNo);
    if (row === undefined) throw new Error(`coupon ${couponNo} has no row`);
    const told = { ...toldOf(row.template, issuers), couponNo, end: row.coupon.gmtEnd.toISOString() };
    return { ...told, isTaken, amount, reason: refusal?.reason ?? '', words: refusal ? couponRefusalWords(refusal) : '' };
  };
  const told = outcomes.map(({ choices }) => choices.map(toldAt));
  const coupons = new Map<string, CouponAtOrder>();
  for (const one of told.flat()) if (tellsMore(one, coupons.get(one.couponNo))) coupons.set(one.couponNo, one);
  return {
    parts: outcomes.map(({ total, lineAmounts, providerAmounts }, at) => ({
      taken: (told[at] ?? []).flatMap(({ isTaken, couponNo, name, amount }) => (isTaken ? [{ couponNo, name, amount }] : [])),
      couponAmount: total,
      lineAmounts,
      providerAmounts,
    })),
    coupons: inReadingOrder(unused.flatMap(({ coupon: { couponNo } }) => coupons.get(couponNo) ?? [])),
    gone: rows.flatMap((row) => goneOf(row, now)),
  };
}

/** Of one coupon at several parts: that it is taken, then what it would take, then anything but that it is another dealer's. */
const worthOf = ({ isTaken, amount, reason }: CouponAtOrder): number => (isTaken ? 3 : amount > 0 ? 2 : reason === 'otherShop' ? 0 : 1);
const tellsMore = (one: CouponAtOrder, known: CouponAtOrder | undefined): boolean =>
  known === undefined || worthOf(one) > worthOf(known) || (worthOf(one) === worthOf(known) && one.amount > known.amount);

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
function inReadingOrder(coupons: readonly CouponAtOrder[]): CouponAtOrder[] {
  const place = ({ isTaken, amount }: CouponAtOrder): number => (isTaken ? 0 : amount > 0 ? 1 : 2);
  return coupons.toSorted((one, other) => place(one) - place(other) || other.amount - one.amount);
}
