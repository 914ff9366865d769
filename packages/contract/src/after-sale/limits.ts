/** Bounds of requests after an order was paid. */
export const PICTURES_MAX = 6;
export const AFTER_SALE_TEXT_MAX = 200;
export const RETURN_ADDRESS_MAX = 120;
const DAY_MS = 24 * 3_600_000;
/** After receipt. */
export const APPLY_WITHIN_MS = 15 * DAY_MS;
/** A dealer answers within this time. */
export const ANSWER_WITHIN_MS = 2 * DAY_MS;
/** A buyer sends goods back within this time. */
export const SEND_BACK_WITHIN_MS = 7 * DAY_MS;
/** A dealer says within this time what has arrived. */
export const LOOK_WITHIN_MS = 10 * DAY_MS;
/** Whoever is refused asks the provider within this time. */
export const APPEAL_WITHIN_MS = 7 * DAY_MS;
/** On the label of a device. */
export const SERIAL_NUMBER = /^[A-Za-z0-9-]{6,40}$/;
export const SERIALS_MAX = 50;
