/** Where coupons stand: those to be claimed and one's own, and those a dealer gives out. */
import { definePageQuery, type PageQueryOf } from '@portal/client/page-query';
import { keyword, oneOf, page, size } from '@portal/client/page-words';
import { couponTemplateStates } from '@portal/engines/states';

export const couponsAddress = definePageQuery('/memberStore/coupon', { tab: oneOf(['centre', 'unused', 'used', 'expired']), page, size: size(20) });
export type CouponsQuery = PageQueryOf<typeof couponsAddress>;

export const shopCouponsAddress = definePageQuery('/merchantCenter/coupons', {
  state: oneOf(['all', ...couponTemplateStates.states]),
  keyword,
  page,
  size: size(10),
});
export type ShopCouponsQuery = PageQueryOf<typeof shopCouponsAddress>;
