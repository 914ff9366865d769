/** Front door of coupons: given out, claimed, taken off orders. */
export { couponsFollowOwner, couponsStayWithEnterprise } from './follow-owner.ts';
export { giveBackCoupons, holdCoupons, takeHeldCoupons, type LeftCoupon } from './order-coupons.ts';
export { heldReading, insertCoupon, listCouponKinds, listProviderCouponNos } from './store.ts';
export { insertTemplate, takeClaim } from './template-store.ts';
export { templateColumns } from './templates.ts';
export { couponRecords } from './personal-records.ts';
export { couponRoom } from './room.ts';
export { assertTaken, calculateCoupons, type CalculatedCoupons, type CutPart } from './calculate-coupons.ts';
