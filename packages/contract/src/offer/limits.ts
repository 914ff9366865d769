/** Pieces a dealer may say to have of a model, and days until it delivers. */
export const OFFER_STOCK_MAX = 999_999;
export const OFFER_LEAD_DAYS_MAX = 365;
/** With so many pieces or fewer, and at least one, a model's stock is low: our choice. */
export const OFFER_STOCK_LOW_MAX = 10;
/** Rows and bytes of an import file: a catalogue's worth in parts. */
export const OFFER_IMPORT_ROWS_MAX = 5_000;
export const OFFER_IMPORT_BYTES_MAX = 2 * 1024 * 1024;
/** Faults of a file that are told; beyond them only how many there are. */
export const OFFER_FAULTS_MAX = 200;
/** Offers of a file below one's own price that are named; beyond them only how many there are. */
export const OFFER_BELOW_TOLD_MAX = 10;
/** Customers to choose from. */
export const OFFER_CUSTOMERS_MAX = 500;
