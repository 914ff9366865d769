export { offerCopy } from './copy.ts';
export { countOffers, exportOffers, importOffers, listOfferCustomers, listOffers, removeOffer, saveOffer } from './endpoints.ts';
export { offerMoved, offersRefused } from './errors.ts';
export {
  OFFER_CUSTOMERS_MAX,
  OFFER_BELOW_TOLD_MAX,
  OFFER_FAULTS_MAX,
  OFFER_IMPORT_BYTES_MAX,
  OFFER_IMPORT_ROWS_MAX,
  OFFER_LEAD_DAYS_MAX,
  OFFER_STOCK_LOW_MAX,
  OFFER_STOCK_MAX,
} from './limits.ts';
export { type OfferCustomer, OfferFields, type OfferFigures, OfferImport, type OfferNarrowing, OfferRow } from './shapes.ts';
