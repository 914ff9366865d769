export { dealerCopy } from './copy.ts';
export {
  bindDetail,
  bindParentMerchantList,
  BoundDealer,
  countBoundCustomers,
  Dealer,
  defaultFirstDealer,
  getParentMerchantList,
  toggleShop,
  type UserLocation,
} from './endpoints.ts';
export { boundElsewhere, dealerAbnormal, noSuchActivity } from './errors.ts';
export { getBindDetail, getShopList, merchantGroupAuth, promotionShop, Shop } from './shop-endpoints.ts';
