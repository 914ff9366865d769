/** Most lines of one list or order. */
export const LINES_MAX = 500;
/** Type of an order that was made without one being said. */
export const ORDER_TYPE_PLAIN = 0;
/** Type of an order that is planned by the survey, the highest there is (DESIGN-13). */
export const ORDER_TYPE_SURVEY = 11;
