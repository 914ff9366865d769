/** Letters of what is typed about an enterprise. */
export const COMPANY_NAME_MAX = 60;
export const CONTACT_NAME_MAX = 20;
export const ADDRESS_MAX = 100;
export const REASON_MAX = 200;
/** How far ahead a certificate may end, in years. */
export const VALID_YEARS_MAX = 50;
/** How far ahead a freeze may be announced, in years. */
export const FREEZE_YEARS_MAX = 10;
