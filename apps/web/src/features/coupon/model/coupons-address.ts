/** Where coupons stand: those to be claimed and one's own, and those a dealer gives out. */
import { couponTemplateStates } from '@portal/engines/states';
import { definePageQuery, type PageQueryOf } from '../../../lib/address-bar/page-query.ts';
import { keyword, oneOf, page, size } from '../../../lib/address-bar/page-words.ts';

export const couponsAddress = definePageQuery('/memberStore/coupon', { tab: oneOf(['centre', 'unused', 'used', 'expired']), page, size: size(20) });
export type CouponsQuery = PageQueryOf<typeof couponsAddress>;

export const shopCouponsAddress = definePageQuery('/merchantCenter/coupons', {
  state: oneOf(['all', ...couponTemplateStates.states]),
  keyword,
  page,
  size: size(10),
});
export type ShopCouponsQuery = PageQueryOf<typeof shopCouponsAddress>;
