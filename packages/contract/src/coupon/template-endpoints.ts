/** What coupons are given out by (COUPON-11 to COUPON-13): a first-level dealer's for its shop, the provider's on the console. */
import { couponTemplateStates } from '@portal/engines/states';
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound } from '../core/errors.ts';
import { keywordQuery, pagingQuery, recordId, recordIdLeftOut } from '../core/fields.ts';
import { INTEGER_MAX } from '../core/limits.ts';
import { couponGrantShort, couponNotIssued, couponOwnReview, couponTemplateMoved } from './errors.ts';
import {
  CouponGrant,
  CouponGrantAsked,
  CouponsVoided,
  CouponSentBack,
  CouponTemplate,
  CouponTemplateFields,
  CouponVoidAsked,
  templateStateQuery,
} from './shapes.ts';

const query = z.object({ ...pagingQuery, state: templateStateQuery, keyword: keywordQuery });
const one = z.strictObject({ id: recordId });
/** The one that was seen; another by now is told. */
const edition = z.int().min(1).max(INTEGER_MAX).optional();
/** Without a number a new draft; with one that draft is written anew. */
const saved = z.strictObject({ templateNo: recordIdLeftOut(), template: CouponTemplateFields, edition });
const step = z.strictObject({ templateNo: recordId, act: z.enum(couponTemplateStates.acts).exclude(['change']), edition });

const SHOP = '/api-cloud-merchant-service/v1/shop-coupon';

export const listShopCouponTemplates = defineEndpoint({
  name: 'listShopCouponTemplates',
  method: 'GET',
  path: `${SHOP}/page`,
  summary: '店铺优惠券列表',
  access: 'seesOffers',
  idempotency: 'read',
  query,
  data: z.array(CouponTemplate),
  counted: true,
});

export const getShopCouponTemplate = defineEndpoint({
  name: 'getShopCouponTemplate',
  method: 'GET',
  path: `${SHOP}/detail/:id`,
  summary: '店铺优惠券详情',
  access: 'seesOffers',
  idempotency: 'read',
  params: one,
  data: CouponTemplate,
  outcomes: [notFound],
});

export const saveShopCouponTemplate = defineEndpoint({
  name: 'saveShopCouponTemplate',
  method: 'POST',
  path: `${SHOP}/save`,
  summary: '保存店铺优惠券',
  access: 'issuesShopCoupons',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: saved,
  data: CouponTemplate,
  outcomes: [badRequest, notFound, couponTemplateMoved],
});

export const stepShopCouponTemplate = defineEndpoint({
  name: 'stepShopCouponTemplate',
  method: 'POST',
  path: `${SHOP}/step`,
  summary: '店铺优惠券发放、暂停、结束',
  access: 'issuesShopCoupons',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: step,
  data: CouponTemplate,
  outcomes: [badRequest, notFound, couponTemplateMoved],
});

/** Whom a grant would reach, and what it would come to. */
export const previewCouponGrant = defineEndpoint({
  name: 'previewCouponGrant',
  method: 'POST',
  path: `${SHOP}/grant-preview`,
  summary: '预览定向发放',
  access: 'issuesShopCoupons',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: CouponGrantAsked,
  data: CouponGrant,
  outcomes: [badRequest, notFound],
});

/** Gives coupons to customers of the dealer, who are told. */
export const grantCoupons = defineEndpoint({
  name: 'grantCoupons',
  method: 'POST',
  path: `${SHOP}/grant`,
  summary: '定向发放店铺优惠券',
  access: 'issuesShopCoupons',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: CouponGrantAsked,
  data: CouponGrant,
  outcomes: [badRequest, notFound, couponNotIssued, couponGrantShort],
});

/** Of a template what was claimed and not used holds no more; whoever has it is told. */
export const voidShopCoupons = defineEndpoint({
  name: 'voidShopCoupons',
  method: 'POST',
  path: `${SHOP}/void-claimed`,
  summary: '作废已领取的店铺优惠券',
  access: 'issuesShopCoupons',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: CouponVoidAsked,
  data: CouponsVoided,
  outcomes: [badRequest, notFound],
});

const CONSOLE = '/api-console/v1/coupon';
const onConsole = ['console'] as const;

export const listCouponTemplates = defineEndpoint({
  name: 'listCouponTemplates',
  method: 'GET',
  path: `${CONSOLE}/page`,
  summary: '平台优惠券列表',
  access: 'issuesCoupons',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 120, windowMs: 60_000 },
  // of whoever looks: those that wait for them as the second operator (COUPON-16), those that were sent back to them (COUPON-19)
  query: query.extend({ review: z.enum(['asked', 'returned']).optional() }),
  data: z.array(CouponTemplate),
  counted: true,
});

export const getCouponTemplate = defineEndpoint({
  name: 'getCouponTemplate',
  method: 'GET',
  path: `${CONSOLE}/detail/:id`,
  summary: '平台优惠券详情',
  access: 'issuesCoupons',
  idempotency: 'read',
  sites: onConsole,
  params: one,
  data: CouponTemplate,
  outcomes: [notFound],
});

export const saveCouponTemplate = defineEndpoint({
  name: 'saveCouponTemplate',
  method: 'POST',
  path: `${CONSOLE}/save`,
  summary: '保存平台优惠券',
  access: 'issuesCoupons',
  idempotency: 'key',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: saved,
  data: CouponTemplate,
  outcomes: [badRequest, notFound, couponTemplateMoved],
});

export const stepCouponTemplate = defineEndpoint({
  name: 'stepCouponTemplate',
  method: 'POST',
  path: `${CONSOLE}/step`,
  summary: '平台优惠券发放、暂停、结束',
  access: 'issuesCoupons',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: step,
  data: CouponTemplate,
  outcomes: [badRequest, notFound, couponTemplateMoved, couponOwnReview],
});

/** The second operator lets a draft not out but back, with the reason (COUPON-19). */
export const sendCouponBack = defineEndpoint({
  name: 'sendCouponBack',
  method: 'POST',
  path: `${CONSOLE}/send-back`,
  summary: '退回待复核的平台优惠券',
  access: 'issuesCoupons',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: CouponSentBack,
  data: CouponTemplate,
  outcomes: [badRequest, notFound, couponTemplateMoved, couponOwnReview],
});

export const voidCoupons = defineEndpoint({
  name: 'voidCoupons',
  method: 'POST',
  path: `${CONSOLE}/void-claimed`,
  summary: '作废已领取的平台优惠券',
  access: 'issuesCoupons',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: CouponVoidAsked,
  data: CouponsVoided,
  outcomes: [badRequest, notFound],
});

/** Categories of the first level that a coupon may be for. */
export const listCouponCategories = defineEndpoint({
  name: 'listCouponCategories',
  method: 'GET',
  path: `${CONSOLE}/categories`,
  summary: '优惠券适用分类',
  access: 'issuesCoupons',
  idempotency: 'read',
  sites: onConsole,
  data: z.array(z.strictObject({ id: z.int(), name: z.string() })),
});
