/** What may go wrong with coupons. */
import { defineError } from '../core/define-error.ts';

/** All are given out, or the budget is. */
export const couponsGone = defineError({ name: 'couponsGone', code: 2011, status: 409, msg: '优惠券已被领完' });
/** Whoever asks has claimed as many as one may. */
export const couponLimitReached = defineError({ name: 'couponLimitReached', code: 2002, status: 409, msg: '您已领取过该优惠券，达到领取上限' });
/** It is given out no more, not yet, or not just now. */
export const couponNotIssued = defineError({ name: 'couponNotIssued', code: 2003, status: 409, msg: '该优惠券当前不可领取' });
/** No coupon is claimed by that word. */
export const couponCodeUnknown = defineError({ name: 'couponCodeUnknown', code: 2004, status: 404, msg: '口令无效，请核对后重试' });
/** Coupons that were chosen cannot be taken, or not together; `words`: why. */
export const couponNotUsable = defineError({
  name: 'couponNotUsable',
  code: 2005,
  status: 409,
  msg: '所选优惠券已不能使用，请重新选择',
  data: { coupons: [{ couponNo: 'string', name: 'string', reason: 'string', words: 'string' }] },
});
/** `left`: how many may still be given out, by number and budget. */
export const couponGrantShort = defineError({
  name: 'couponGrantShort',
  code: 2009,
  status: 409,
  msg: '剩余数量或预算不足以发放给所选客户',
  data: { left: 'number' },
});
/** Whoever asked for a template to be given out does not approve it. */
export const couponOwnReview = defineError({ name: 'couponOwnReview', code: 2087, status: 409, msg: '您已提交复核，须由另一位同事开始发放' });
/** The template is in another state by now. */
export const couponTemplateMoved = defineError({ name: 'couponTemplateMoved', code: 2008, status: 409, msg: '优惠券状态已变化，请刷新后再操作' });
