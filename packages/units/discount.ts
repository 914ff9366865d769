import { toHundredths } from './digits.ts';
import type { Yuan } from './yuan.ts';

/** What stands for the discount of something that has no price of its own. */
export const GIFT_LABEL = '赠品';

/**
 * A discount as the trade says it: price ÷ original × 10 to one decimal, in 折. 85.00 of 100.00 is `'8.5折'`.
 * A missing price is a gift, `'赠品'`; without an original price above zero there is no ratio and the text is empty.
 * Rounded half away from zero. Source: SHELL-9.
 */
export function formatDiscount(price: Yuan | null, originalPrice: Yuan | null): string {
  if (price === null) return GIFT_LABEL;
  const original = originalPrice === null ? 0 : toHundredths(originalPrice);
  if (original <= 0) return '';
  const scaled = Math.max(0, toHundredths(price)) * 100;
  const rest = scaled % original;
  const tenths = (scaled - rest) / original + (rest * 2 >= original ? 1 : 0);
  return `${(tenths / 10).toFixed(1)}折`;
}
