import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/coupon';
import { dealerCopy } from '@portal/contract/dealer';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { claimerOf, mayUseCoupons } from './list-coupons.ts';
import { insertCoupon } from './store.ts';
import { findClaimable, takeClaim, type TemplateRow } from './template-store.ts';
import { listIssuers, ownCouponOf } from './told.ts';

const DAY_MS = 24 * 3_600_000;

export const gotCoupon = operation(contract.gotCoupon, async function gotCoupon(ctx, { body }) {
  const { db, now, caller } = ctx;
  if (!mayUseCoupons(caller.userType)) throw new AppError(contract.couponNotIssued, { msg: dealerCopy.salesDoNotOrder });
  const claimer = claimerOf(ctx);
  const template = await findClaimable(db, claimer, body);
  if (template === undefined)
    throw 'claimCode' in body ? new AppError(contract.couponCodeUnknown) : new AppError(notFound, { msg: contract.couponCopy.notFound });
  const { templateNo } = template;
  const claim = await takeClaim(db, claimer, templateNo);
  if (claim !== 'taken') throw refusalOf(template, { isLimit: claim === 'limit', now, userType: caller.userType });
  const at = new Date(now);
  const coupon = {
    couponNo: ctx.newId(),
    templateNo,
    ...ownerOf(caller),
    state: 'unused',
    ...timesOf(template, now),
    shopOrderNo: null,
    gmtCreate: at,
    gmtModified: at,
  } as const;
  await insertCoupon(db, coupon);
  return ownCouponOf({ coupon: { id: 0, voidReason: '', ...coupon }, template }, await listIssuers(db, [template]), now);
});

/** When a coupon of it that is had from now on holds. */
export const timesOf = ({ useBegin, useEnd, useDays }: TemplateRow, now: number) =>
  useBegin && useEnd ? { gmtBegin: useBegin, gmtEnd: useEnd } : { gmtBegin: new Date(now), gmtEnd: new Date(now + (useDays ?? 1) * DAY_MS) };

/** Why none was taken; where nothing of that holds, others were quicker. */
function refusalOf(template: TemplateRow, { isLimit, now, userType }: { isLimit: boolean; now: number; userType: TemplateRow['audience'][number] }) {
  const { state, claimBegin, claimEnd, audience } = template;
  if (audience.length > 0 && !audience.includes(userType)) return new AppError(contract.couponNotIssued, { msg: '您的账号类型不能领取该优惠券' });
  if (now < claimBegin.getTime()) return new AppError(contract.couponNotIssued, { msg: '该优惠券尚未开始领取' });
  if (state !== 'issuing' || now >= claimEnd.getTime()) return new AppError(contract.couponNotIssued);
  return new AppError(isLimit ? contract.couponLimitReached : contract.couponsGone);
}
