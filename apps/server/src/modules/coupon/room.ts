import { defineRoom } from '../../platform/room.ts';
import { expireCoupons } from './expire-coupons.ts';
import { gotCoupon } from './got-coupon.ts';
import { grantCoupons, previewCouponGrant } from './grant-coupons.ts';
import {
  getCouponTemplate,
  getShopCouponTemplate,
  listCouponCategories,
  listCouponTemplates,
  listShopCouponTemplates,
  saveCouponTemplate,
  saveShopCouponTemplate,
  stepCouponTemplate,
  stepShopCouponTemplate,
  voidCoupons,
  voidShopCoupons,
} from './issue-templates.ts';
import { sendCouponBack } from './send-coupon-back.ts';
import { listCoupons, listGoodsCoupons } from './list-coupons.ts';
import { countOwnCoupons, listOwnCoupons } from './own-coupons.ts';

export const couponRoom = defineRoom({
  name: 'coupon',
  open: () => ({}),
  operations: [
    listCoupons,
    listGoodsCoupons,
    gotCoupon,
    listOwnCoupons,
    countOwnCoupons,
    listShopCouponTemplates,
    getShopCouponTemplate,
    saveShopCouponTemplate,
    stepShopCouponTemplate,
    previewCouponGrant,
    grantCoupons,
    voidShopCoupons,
    voidCoupons,
    listCouponTemplates,
    getCouponTemplate,
    saveCouponTemplate,
    stepCouponTemplate,
    sendCouponBack,
    listCouponCategories,
  ],
  jobs: [{ name: 'expire-coupons', cron: '*/10 * * * *', run: expireCoupons }],
});
