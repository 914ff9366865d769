/** How long a quotation holds, and how long its words may be. Letters of an order's name and remark: `engines/pricing`. */

/** Days it holds when nobody says otherwise, and at most. */
export const VALIDITY_DAYS_DEFAULT = 15;
export const VALIDITY_DAYS_MAX = 365;
/** Letters of a quotation's words. */
export const QUOTATION_NAME_MAX = 50;
export const QUOTATION_CONTACT_MAX = 20;
export const QUOTATION_TERM_MAX = 100;
export const QUOTATION_NOTES_MAX = 300;
/** Numbers that are called from anywhere without an area code. */
export const HOTLINE = /^[48]00-?\d{3}-?\d{4}$/;
