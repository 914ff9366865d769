/** Addresses of one identity. */
export const ADDRESSES_MAX = 20;
export const DETAIL_ADDRESS_MAX = 100;
export const CONTACT_NAME_MAX = 20;
