/** Yuan a customer may owe at most, and days a debt may last. */
export const CREDIT_LIMIT_MAX = 99_999_999.99;
export const CREDIT_DAYS_MAX = 365;
export const CREDIT_NOTE_MAX = 100;
/** As many entries of a customer's account a page shows, the newest first. */
export const CREDIT_MOVEMENTS_SHOWN = 100;
