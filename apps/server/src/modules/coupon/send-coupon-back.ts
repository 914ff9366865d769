/** The second operator sends a coupon back to whoever asked and whoever wrote it, with a reason, in place of letting it out (COUPON-19). */
import { AppError } from '@portal/contract/core';
import { couponCopy, couponOwnReview, couponTemplateMoved, sendCouponBack as contract } from '@portal/contract/coupon';
import { couponReviewStates } from '@portal/engines/states';
import { operation } from '../../platform/http/operation.ts';
import { recordAct } from '../operator/index.ts';
import { reviewerOf, reviewStateOf } from './review.ts';
import { lockTemplate, updateReturned } from './template-store.ts';
import { found, getTemplate } from './templates.ts';

const PROVIDER = '';

/** Asked again it is done already. `edition`: the one that was seen. */
export const sendCouponBack = operation(contract, async function sendCouponBack(ctx, { body: { templateNo, reason, edition } }) {
  const { db, now, caller } = ctx;
  const row = found(await lockTemplate(db, PROVIDER, templateNo));
  const review = reviewStateOf(row);
  const isDone = review === 'returned' && row.returnedBy === caller.accountNo && row.returnReason === reason;
  if (row.state === 'draft' && isDone) return getTemplate(ctx, PROVIDER, templateNo);
  if (row.state !== 'draft' || review !== 'asked') throw new AppError(couponTemplateMoved);
  if (!couponReviewStates.may(review, 'sendBack', reviewerOf(row, caller.accountNo))) throw new AppError(couponOwnReview, { msg: couponCopy.ownSentBack });
  if (edition !== row.edition) throw new AppError(couponTemplateMoved, { msg: couponCopy.rewritten });
  await updateReturned(db, templateNo, { by: caller.accountNo, to: row.askedBy, reason, at: new Date(now) });
  await recordAct(ctx, 'sendCouponBack', { target: templateNo, after: { couponName: row.name, returnReason: reason } });
  return getTemplate(ctx, PROVIDER, templateNo);
});
