export { dealerPriceCopy, groupCopy } from './copy.ts';
export { dealerPrice } from './dealer-price.ts';
export { assignCustomers, listBoundCustomers, listCustomerStaff } from './endpoints.ts';
export { changedMeanwhile, groupNameTaken, groupNotEmpty, noSuchGroup, noSuchStaff, notYourCustomer, tooManyGroups } from './errors.ts';
export {
  addPricingGroup,
  deletePricingGroup,
  explainCustomerPrice,
  listGroupPrices,
  listPricingGroups,
  moveCustomers,
  saveGroupPrice,
  updatePricingGroup,
} from './group-endpoints.ts';
export { type GroupPriceQuery, type GroupPriceRow, type GroupTerms, type PricingGroup } from './group-shapes.ts';
export { PRICING_GROUPS_MAX } from './limits.ts';
export { Customer, type CustomerQuery, type CustomerStaff, NO_GROUP } from './shapes.ts';
