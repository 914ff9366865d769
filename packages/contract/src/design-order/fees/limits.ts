/** How many fees an order has, and how long their words may be (PRICE-22). */
export const FEES_MAX = 20;
export const FEE_NAME_MAX = 30;
export const FEE_UNIT_MAX = 6;
export const FEE_QUANTITY_MAX = 9999;
/** Letters of a category's path. */
export const FEE_CATEGORY_MAX = 120;
