import { normaliseDigits } from '@portal/units';
import { RATE_INPUT_MAX_LENGTH, RATE_PRICE_INPUT_MAX_LENGTH } from './limits.ts';

/**
 * What stays of the text in a box while it is typed: digits and one dot, at most two decimals, cut to the length of the
 * box. Full-width digits and dots become half-width, letters go: `'１２。３４５'` → `'12.34'`. What parts thousands stays until the box
 * is left, so that `2,000` is two thousand and `1,2800` is not taken for 12800. A text that was filtered once passes unchanged. The
 * figure itself is settled by `withRate` and its neighbours when the box is left. Source: PRICE-10.
 */
export const filterRateInput = (text: string): string => decimalText(text, RATE_INPUT_MAX_LENGTH);

/** As `filterRateInput`, for the discounted price box. */
export const filterRatePriceInput = (text: string): string => decimalText(text, RATE_PRICE_INPUT_MAX_LENGTH);

function decimalText(text: string, maxLength: number): string {
  const bare = normaliseDigits(text).replace(/[^\d.,]/gu, '');
  const dot = bare.indexOf('.');
  const whole = dot < 0 ? bare : bare.slice(0, dot);
  const decimals = bare
    .slice(whole.length + 1)
    .replace(/[.,]/gu, '')
    .slice(0, 2);
  const [kept = ''] = new RegExp(`^(?:,*[\\d.]){0,${maxLength}},*`, 'u').exec(dot < 0 ? whole : `${whole}.${decimals}`) ?? [];
  return kept;
}
