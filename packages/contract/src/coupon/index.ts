export { couponActNames, couponActWords, couponCopy, couponGroupNames, couponStateNames, couponTemplateStateNames } from './copy.ts';
export { countOwnCoupons, gotCoupon, listCoupons, listGoodsCoupons, listOwnCoupons } from './endpoints.ts';
export { couponCodeUnknown, couponLimitReached, couponNotIssued, couponNotUsable, couponsGone, couponTemplateMoved } from './errors.ts';
export { COUPON_GROUPS, COUPONS_A_ORDER_MAX } from './limits.ts';
export { CouponAtOrder, CouponTemplateFields, type CouponOffer, type CouponTemplate, type OwnCoupon } from './shapes.ts';
export {
  readTypedTemplate,
  severalOf,
  templateErrorsOf,
  templateForm,
  typedTemplateOf,
  type TemplateField,
  type TemplateFieldPlan,
  type TypedTemplate,
} from './template-form.ts';
export {
  getCouponTemplate,
  getShopCouponTemplate,
  listCouponCategories,
  listCouponTemplates,
  listShopCouponTemplates,
  saveCouponTemplate,
  saveShopCouponTemplate,
  stepCouponTemplate,
  stepShopCouponTemplate,
} from './template-endpoints.ts';
