/** Coupons of whoever buys (COUPON-8 to COUPON-10): of the identity that acts. */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound } from '../core/errors.ts';
import { pagingQuery, recordId } from '../core/fields.ts';
import { couponCopy } from './copy.ts';
import { couponCodeUnknown, couponLimitReached, couponNotIssued, couponsGone } from './errors.ts';
import { couponCode, CouponOffer, OwnCoupon } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/coupon';

/** coupon/list: what may be claimed, of the provider and the dealer ordered from. */
export const listCoupons = defineEndpoint({
  name: 'listCoupons',
  method: 'GET',
  path: `${BASE}/list`,
  summary: '领券中心',
  access: 'keepsCart',
  idempotency: 'read',
  query: z.object(pagingQuery),
  data: z.array(CouponOffer),
  counted: true,
});

/** The same for one product: those that are for any of its models. */
export const listGoodsCoupons = defineEndpoint({
  name: 'listGoodsCoupons',
  method: 'GET',
  path: '/api-cloud-merchant-service/v1/goods/coupons',
  summary: '产品可用优惠券',
  access: 'keepsCart',
  idempotency: 'read',
  query: z.object({ spuNo: recordId }),
  data: z.array(CouponOffer),
});

/** coupon/got: claims one, in the open or by its word. */
export const gotCoupon = defineEndpoint({
  name: 'gotCoupon',
  method: 'POST',
  path: `${BASE}/got`,
  summary: '领取优惠券',
  access: 'keepsCart',
  idempotency: 'key',
  // as many as anybody claims; of words that are guessed 720 a day
  limit: { max: 30, windowMs: 3_600_000 },
  costMs: () => WRITE_COST_MS,
  body: z.union([z.strictObject({ templateNo: recordId }), z.strictObject({ claimCode: couponCode })], { error: couponCopy.codeRequired }),
  data: OwnCoupon,
  outcomes: [badRequest, notFound, couponsGone, couponLimitReached, couponNotIssued, couponCodeUnknown],
});

/** The newest first; of the unused ones those that end soonest. */
export const listOwnCoupons = defineEndpoint({
  name: 'listOwnCoupons',
  method: 'GET',
  path: `${BASE}/mine`,
  summary: '我的优惠券',
  access: 'keepsCart',
  idempotency: 'read',
  query: z.object({ ...pagingQuery, state: z.enum(['unused', 'used', 'expired']).default('unused') }),
  data: z.array(OwnCoupon),
  counted: true,
});

/** `used`: with those that an order holds. */
export const countOwnCoupons = defineEndpoint({
  name: 'countOwnCoupons',
  method: 'GET',
  path: `${BASE}/counts`,
  summary: '我的优惠券数量',
  access: 'keepsCart',
  idempotency: 'read',
  data: z.strictObject({ unused: z.int(), used: z.int(), expired: z.int() }),
});
