/** What an attribute filter may ask: different attributes, and letters of `attributesStr`. */
export const ATTRIBUTE_CODES_MAX = 12;
export const ATTRIBUTES_LENGTH_MAX = 1000;
/** Models one call asks the stock of: as many as a page of a list may show of them. */
export const STOCK_ASKED_MAX = 100;
