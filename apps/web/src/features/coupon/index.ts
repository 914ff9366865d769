/** Front door of coupons: to be claimed, one's own, chosen at an order; a dealer's templates. */
export { ClaimCodeForm } from './components/claim-code-form.tsx';
export { CouponChoice } from './components/coupon-choice.tsx';
export { CouponGrid } from './components/coupon-card.tsx';
export { GoodsCoupons } from './components/goods-coupons.tsx';
export { OfferCard } from './components/offer-card.tsx';
export { GrantDialog } from './components/grant-dialog.tsx';
export { OwnCouponCard } from './components/own-coupon-card.tsx';
export { couponsAddress, type CouponsQuery } from './model/coupons-address.ts';
export { ShopStepDialog, ShopTemplateDialog, ShopVoidDialog } from './components/shop-dialogs.tsx';
export { TemplateTable } from './components/template-table.tsx';
export { shopCouponsAddress, type ShopCouponsQuery } from './model/coupons-address.ts';
