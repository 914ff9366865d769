/** Most lines of one list or order. */
export const LINES_MAX = 500;
/** Highest type of an order: 11, planned by the survey. */
export const ORDER_TYPE_MAX = 11;
