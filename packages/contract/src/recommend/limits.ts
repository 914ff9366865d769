/** Most role lines of one question. */
export const ROLE_LINES_MAX = 200;
/** Most devices the customer has already, of one scenario. */
export const KEPT_DEVICES_MAX = 50;
