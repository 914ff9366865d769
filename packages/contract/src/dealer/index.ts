export { dealerCopy } from './copy.ts';
export {
  bindParentMerchantList,
  BoundDealer,
  Dealer,
  defaultFirstDealer,
  getBindDetail,
  getParentMerchantList,
  toggleShop,
  type UserLocation,
} from './endpoints.ts';
export { boundElsewhere, dealerAbnormal } from './errors.ts';
