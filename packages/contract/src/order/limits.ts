/** Bounds of orders. */
export const ORDER_LINES_MAX = 200;
/** As many a worksheet holds, the newest first. */
export const ORDER_EXPORT_MAX = 1_000;
export const INVOICE_TITLE_MAX = 100;
export const ORDER_NOTE_MAX = 200;
/** Dealers that one order may be split over. */
export const SHOPS_AN_ORDER_MAX = 10;
export const CARRIER_MAX = 20;
/** Yuan that one order, or one step of a template, may be charged for being sent. */
export const FREIGHT_MAX = 99_999.99;
export const TRACKING_NO_MAX = 40;
/** More parcels than any order has pieces for. */
export const PARCELS_MAX = 9_999;
/** More requests than one order ever has open. */
export const CLAIMS_SEEN_MAX = 200;
/** A carrier is asked again after this time, as its service wants it. */
export const TRACK_AGAIN_MS = 30 * 60_000;
/** As many orders of one buyer may wait to be paid at one dealer. */
export const UNPAID_ORDERS_MAX = 20;
/** As long, taken together, may orders that were never paid have held a dealer's stock within `UNPAID_HELD_WITHIN_MS`. */
export const UNPAID_HELD_MAX_MS = 2 * 3_600_000;
export const UNPAID_HELD_WITHIN_MS = 24 * 3_600_000;
/** A model that so many orders of these hours let go unpaid, after they had held it for longer than this together, is held again by half. */
export const UNPAID_MODEL_CLOSES = 2;
export const UNPAID_MODEL_HELD_MS = 10 * 60_000;
/** An order that is not paid is closed after this time. */
export const PAY_WITHIN_MS = 30 * 60_000;
/** One that is paid and that the dealer says nothing to is closed, and the money goes back. */
export const CONFIRM_WITHIN_MS = 48 * 3_600_000;
/** What was sent is taken to be received. */
export const RECEIVE_WITHIN_MS = 10 * 24 * 3_600_000;
