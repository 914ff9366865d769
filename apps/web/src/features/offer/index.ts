/** Front door of offers: a first-level dealer's prices and stock. */
export { OfferImportDialog } from './components/offer-import-dialog.tsx';
export { OfferTable } from './components/offer-table.tsx';
export { offersAddress, offersCallQuery, offersExportHref, type OffersQuery } from './model/offers-query.ts';
