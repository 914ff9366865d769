/** Most devices the customer has already, of one scenario. */
export const KEPT_DEVICES_MAX = 50;
