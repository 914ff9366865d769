/** How long a quotation holds, and how long its words may be. Letters of an order's name and remark: `engines/pricing`. */

/** Days it holds when nobody says otherwise, and at most. */
export const VALIDITY_DAYS_DEFAULT = 15;
export const VALIDITY_DAYS_MAX = 365;
/** Letters of a quotation's words. */
export const QUOTATION_NAME_MAX = 50;
export const QUOTATION_CONTACT_MAX = 20;
export const QUOTATION_TERM_MAX = 100;
export const QUOTATION_NOTES_MAX = 300;
/** How somebody is called: a landline with its area code, hyphen or none, or a mobile number, as wherever a contact is asked for. */
export const CALLED_PHONE = /^(?:0\d{2,3}-?\d{7,8}|1[3-9]\d{9})$/;
/** Numbers that are called from anywhere without an area code. */
export const HOTLINE = /^[48]00-?\d{3}-?\d{4}$/;
