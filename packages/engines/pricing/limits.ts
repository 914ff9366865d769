/** The limits of pricing, each said once and imported upward. Source: PRICE-1 to PRICE-4, unless said otherwise. */
import type { Percent, Yuan } from '@portal/units';

/** Rate of a line nobody has priced, and the locked rate of a line without a price: 100 %, no discount. */
export const RATE_DEFAULT: Percent = 100;
/** Highest rate in the selected-product list, in a design order and on the server: 999.99 %. */
export const RATE_MAX_IN_SELECTION: Percent = 999.99;
/** Highest rate where products are picked, before they are in the list: 300 %. */
export const RATE_MAX_IN_PICKING: Percent = 300;

/** Characters the rate box of the list takes: `999.99`. */
export const RATE_INPUT_MAX_LENGTH = 6;
/** Characters the discounted price box of the list takes: `9999999.99`. */
export const RATE_PRICE_INPUT_MAX_LENGTH = 10;

/** Letters in the name of a design order, after blanks are stripped; at least one. */
export const ORDER_NAME_MAX = 50;
/** Letters in the remark of a design order; may be empty. */
export const ORDER_REMARK_MAX = 150;

/**
 * Highest unit price a line may have, 9,999,999.99 yuan: what the discounted price box can still show. Our own limit
 * (PRICE-11). Whatever brings prices in (catalogue import, private products) refuses more. With it every
 * amount fits: 9,999,999.99 × 999.99 % × 9999 is 999,890,000,000.10 yuan at most, below `TOTAL_MAX` and exact in integers.
 */
export const PRICE_MAX: Yuan = 9_999_999.99;
/** Highest total of a design order, 999,999,999,999.99 yuan, as it is stored. Our own limit; see `totalFits`. */
export const TOTAL_MAX: Yuan = 999_999_999_999.99;

/** Highest margin one may insist on when a total is wished for: 60 %, which is two and a half times the cost and below every cap. Our own limit (PRICE-20). */
export const MARGIN_FLOOR_MAX: Percent = 60;
