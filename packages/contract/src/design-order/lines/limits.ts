/** Most lines of one list or order. */
export const LINES_MAX = 500;
/** Letters of a group's or a customer's name, number or phone. */
export const CUSTOMER_TEXT_MAX = 60;
/** Highest type of an order: 11, planned by the survey. */
export const ORDER_TYPE_MAX = 11;
