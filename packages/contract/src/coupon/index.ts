export {
  couponActNames,
  couponActWords,
  couponCopy,
  couponGroupNames,
  couponRefundRuleNames,
  couponStateNames,
  couponTemplateStateNames,
  couponVoidedWords,
  couponVoidWords,
} from './copy.ts';
export { countOwnCoupons, gotCoupon, listCoupons, listGoodsCoupons, listOwnCoupons } from './endpoints.ts';
export {
  couponCodeUnknown,
  couponGrantShort,
  couponLimitReached,
  couponNotIssued,
  couponNotUsable,
  couponOwnReview,
  couponsGone,
  couponTemplateMoved,
} from './errors.ts';
export { COUPON_GROUPS, COUPON_REFUND_RULES, COUPON_REVIEW_ABOVE, COUPONS_A_PART_MAX, GRANT_CUSTOMERS_MAX, type CouponRefundRule } from './limits.ts';
export {
  CouponAtOrder,
  CouponTemplateFields,
  type CouponGrant,
  type CouponGrantAsked,
  type CouponOffer,
  type CouponsVoided,
  type CouponTemplate,
  type OwnCoupon,
} from './shapes.ts';
export {
  readKeptTemplate,
  readTypedTemplate,
  shownTemplateForm,
  templateErrorsOf,
  typedTemplateOf,
  type TemplateField,
  type TypedTemplate,
} from './template-form.ts';
export {
  getCouponTemplate,
  getShopCouponTemplate,
  grantCoupons,
  listCouponCategories,
  listCouponTemplates,
  listShopCouponTemplates,
  previewCouponGrant,
  saveCouponTemplate,
  saveShopCouponTemplate,
  sendCouponBack,
  stepCouponTemplate,
  stepShopCouponTemplate,
  voidCoupons,
  voidShopCoupons,
} from './template-endpoints.ts';
