/** Front door of prices: what is made for whom beside the catalogue's own two figures, and the one way to what somebody is shown. */
export { priceRecords } from './personal-records.ts';
export { findPrices, openPriceBook, type AskingPrices, type PriceBook } from './price-book.ts';
export {
  deleteOffers,
  insertContractPrices,
  insertPricingGroup,
  insertTraces,
  listOffers,
  lockOffers,
  offerRows,
  putOffers,
  putTierPrices,
  type OfferFields,
  type PriceTraceRow,
} from './store.ts';
export { commonLabel, priceLabelOf, VISITOR_PRICES, type PriceParameters, type SkuFigures, type ViewerPrices } from './viewer-prices.ts';
