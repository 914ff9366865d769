/** Front door of prices: what is made for whom beside the catalogue's own two figures, and the one way to what somebody is shown. */
export { priceRecords } from './personal-records.ts';
export { findPrices, openPriceBook, type AskingPrices, type PriceBook } from './price-book.ts';
export {
  deletePricingGroup,
  findGroupPrice,
  groupPriceRows,
  listGroups,
  lockGroups,
  putGroupMembers,
  putGroupPrices,
  updatePricingGroup,
} from './group-store.ts';
export {
  contractHolderRows,
  deleteOffers,
  groupMemberRows,
  insertContractPrices,
  insertPricingGroup,
  insertTraces,
  listContractedSkuNos,
  listGroupPricedSkuNos,
  listOfferedSkuNos,
  listOffers,
  lockOffers,
  offerRows,
  putOffers,
  putTierPrices,
  type StoredOfferFields,
  type PriceTraceRow,
} from './store.ts';
export type { MemberKind } from './scopes.ts';
export { shopTermsReading, shopTermValues, type ShopTerms } from './shop-terms.ts';
export { raiseStock, stockNow, stockTaking, takeStock, type StockAsked, type StockPieces } from './stock-store.ts';
export { findPricesOver, listTouched, type Span } from './terms-before.ts';
export {
  isStockVagueTo,
  NO_SHOP_STOCK,
  priceLabelOf,
  shownViewOf,
  VISITOR_PRICES,
  type PriceParameters,
  type ShopStock,
  type SkuFigures,
  type ViewerPrices,
} from './viewer-prices.ts';
