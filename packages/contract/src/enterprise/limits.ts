/** Letters of what is typed about an enterprise. */
export const COMPANY_NAME_MAX = 60;
export const CONTACT_NAME_MAX = 20;
export const ADDRESS_MAX = 100;
export const REASON_MAX = 200;
