/** Bounds of coupons. */
import { UserType } from '@portal/engines/access';

export const COUPON_NAME_MAX = 30;
export const COUPON_CODE_MAX = 20;
export const COUPON_TOTAL_MAX = 100_000;
export const COUPON_PER_PERSON_MAX = 20;
export const COUPON_USE_DAYS_MAX = 365;
export const COUPON_MODELS_MAX = 100;
export const COUPON_CATEGORIES_MAX = 50;
/** Customers that coupons are granted to at once. */
export const GRANT_CUSTOMERS_MAX = 500;
export const COUPON_REASON_MAX = 100;
/** Yuan; what may cost more a second operator lets out (COUPON-16). Ours. */
export const COUPON_REVIEW_ABOVE = 50_000;

/** Yuan that one coupon takes off at most, and the share of the price below which it says how much that is. Ours. */
export const COUPON_OFF_MAX = 100_000;
export const COUPON_UNBOUND_FROM = 50;

/** Of one group one coupon is taken. */
export const COUPON_GROUPS = ['shop', 'platform', 'category'] as const;
/** What becomes of one when the order that was paid with it is refunded: it comes back as long as it holds, or stays used. */
export const COUPON_REFUND_RULES = ['returned', 'spent'] as const;
export type CouponRefundRule = (typeof COUPON_REFUND_RULES)[number];
/** Coupons that what is ordered of one dealer takes: one of each group. */
export const COUPONS_A_PART_MAX = COUPON_GROUPS.length;
/** Who orders from a dealer, by user type; nobody named: all of them. */
export const COUPON_AUDIENCE = [
  UserType.Person,
  UserType.SecondLevel,
  UserType.GoldSecondLevel,
  UserType.SecondLevelStaff,
  UserType.GoldSecondLevelStaff,
] as const;
