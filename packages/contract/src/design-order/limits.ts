/** How long lists, their checks and the words of a quotation may be. Letters of an order's name and remark: `engines/pricing`. */

/** Most lines of one list or order. */
export const LINES_MAX = 500;

/** Most ignored problems and most kept devices of one list. */
export const CHECK_ENTRIES_MAX = 100;
export const IGNORE_REASON_MAX = 100;
export const KEPT_NAME_MAX = 50;

/** Days a quotation holds when nobody says otherwise, and at most. */
export const VALIDITY_DAYS_DEFAULT = 15;
export const VALIDITY_DAYS_MAX = 365;
/** Letters of a quotation's words. */
export const QUOTATION_NAME_MAX = 50;
export const QUOTATION_CONTACT_MAX = 20;
export const QUOTATION_TERM_MAX = 100;
export const QUOTATION_NOTES_MAX = 300;
