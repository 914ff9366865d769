/** Bounds of customers' links (DESIGN-37 to DESIGN-39). */
/** Links of one order that are neither revoked nor over. */
export const SHARES_MAX = 20;
/** Days one lasts, as offered, and at most. */
export const SHARE_DAYS = [7, 15, 30] as const;
export const SHARE_DAYS_MAX = 365;
export const SHARE_PASSWORD_MIN = 6;
export const SHARE_PASSWORD_MAX = 20;
/** Letters of what a customer writes. */
export const SHARE_NAME_MAX = 20;
export const SHARE_REASON_MAX = 200;
/** Times a customer may ask for changes under one link. */
export const SHARE_CHANGES_MAX = 10;
/** Where a customer opens one: this, and the token. */
export const QUOTE_PATH = '/quote/';
