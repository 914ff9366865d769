import { normaliseDigits } from '@portal/units';
import { RATE_INPUT_MAX_LENGTH, RATE_PRICE_INPUT_MAX_LENGTH } from './limits.ts';

/**
 * What is taken of the text in a box when it is left: digits and one dot, at most two decimals, cut to the length of the
 * box. Full-width digits and dots become half-width, letters and leading zeros go: `'１２。３４５'` → `'12.34'`. What parts thousands stays, so that
 * `2,000` is two thousand and `1,2800` is not taken for 12800. A text that was filtered once passes unchanged. While it is typed
 * the box shows all of it; the figure itself is settled by `withRate` and its neighbours. Source: PRICE-10.
 */
export const filterRateInput = (text: string): string => decimalText(text, RATE_INPUT_MAX_LENGTH);

/** As `filterRateInput`, for the discounted price box. */
export const filterRatePriceInput = (text: string): string => decimalText(text, RATE_PRICE_INPUT_MAX_LENGTH);

function decimalText(text: string, maxLength: number): string {
  // no sign of the length is lost to a zero, so that what is too long is above every cap
  const bare = normaliseDigits(text)
    .replace(/[^\d.,]/gu, '')
    .replace(/^0+(?=\d)/u, '');
  const dot = bare.indexOf('.');
  const whole = dot < 0 ? bare : bare.slice(0, dot);
  const decimals = bare
    .slice(whole.length + 1)
    .replace(/[.,]/gu, '')
    .slice(0, 2);
  const [kept = ''] = new RegExp(`^(?:,*[\\d.]){0,${maxLength}},*`, 'u').exec(dot < 0 ? whole : `${whole}.${decimals}`) ?? [];
  return kept;
}
