/** What becomes of coupons with the order that holds them, in its own transaction. */
import { AppError } from '@portal/contract/core';
import { couponNotUsable, couponStateNames } from '@portal/contract/coupon';
import { couponStates, type CouponState } from '@portal/engines/states';
import { ownerOf, type Pricing } from '../../platform/http/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { lockCoupons, lockCouponsOf, updateCoupon } from './store.ts';

/** Throws `couponNotUsable` where another order was quicker with one of them. */
export async function holdCoupons(ctx: Pricing, shopOrderNo: string, coupons: readonly { couponNo: string; name: string }[]): Promise<void> {
  if (coupons.length === 0) return;
  const couponNos = coupons.map(({ couponNo }) => couponNo);
  const held = await lockCoupons(ctx.db, ownerOf(ctx.caller), { couponNos, shopOrderNo, now: new Date(ctx.now) });
  const missed = coupons.filter(({ couponNo }) => !held.includes(couponNo));
  if (missed.length > 0)
    throw new AppError(couponNotUsable, {
      data: { coupons: missed.map(({ couponNo, name }) => ({ couponNo, name, reason: 'locked', words: couponStateNames.locked })) },
    });
}

/** The order is paid. */
export async function takeHeldCoupons({ db, now }: { db: Db; now: number }, shopOrderNo: string): Promise<void> {
  for (const { coupon } of await lockCouponsOf(db, shopOrderNo)) {
    const { couponNo, state } = coupon;
    const after = couponStates.after(state, 'use', 'order');
    if (after) await updateCoupon(db, couponNo, { state: after, shopOrderNo, gmtModified: new Date(now) });
  }
}

/** What became of one with an order that is over. */
export interface LeftCoupon {
  name: string;
  state: CouponState;
}

/**
 * The order is closed, or nothing of it was kept: they come back, or are over where their time is or where they were voided meanwhile.
 * Where its buyer gave up what was paid (`isGivenUp`), those that are spent by such an order stay used (COUPON-20). Gives what became of each.
 */
export async function giveBackCoupons({ db, now }: { db: Db; now: number }, shopOrderNo: string, { isGivenUp }: { isGivenUp: boolean }): Promise<LeftCoupon[]> {
  const left: LeftCoupon[] = [];
  for (const { coupon, template } of await lockCouponsOf(db, shopOrderNo)) {
    const { couponNo, state, gmtEnd, voidReason } = coupon;
    const isSpent = isGivenUp && template.refundRule === 'spent';
    const release = voidReason !== '' ? 'releaseVoided' : gmtEnd.getTime() > now ? 'release' : 'releaseLate';
    const after = isSpent ? null : couponStates.after(state, release, 'order');
    if (after) await updateCoupon(db, couponNo, { state: after, shopOrderNo: null, gmtModified: new Date(now) });
    left.push({ name: template.name, state: after ?? state });
  }
  return left;
}
