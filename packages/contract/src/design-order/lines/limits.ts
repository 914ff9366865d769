/** Most lines of one list or order. */
export const LINES_MAX = 500;
/** Type of an order that was made without one being said. */
export const ORDER_TYPE_PLAIN = 0;
/** Types by which an order says whence it came: a recommendation, a file. Those up to 10 that follow are kept, and mean nothing here (DESIGN-13). */
export const ORDER_TYPE_RECOMMENDED = 1;
export const ORDER_TYPE_IMPORTED = 2;
/** Type of an order that is planned by the survey, the highest there is (DESIGN-13). */
export const ORDER_TYPE_SURVEY = 11;
