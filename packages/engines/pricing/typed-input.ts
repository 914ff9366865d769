import { normaliseDigits } from '@portal/units';
import { RATE_INPUT_MAX_LENGTH, RATE_PRICE_INPUT_MAX_LENGTH } from './limits.ts';

/**
 * What stays of the text in a box while it is typed: digits and one dot, at most two decimals, cut to the length of the
 * box. Full-width digits and dots become half-width, separators and letters go: `'１２。３４５'` → `'12.34'`. A text that was
 * filtered once passes unchanged. The figure itself is settled by `withRate` and its neighbours when the box is left.
 * Source: PRICE-10.
 */
export const filterRateInput = (text: string): string => decimalText(text, RATE_INPUT_MAX_LENGTH);

/** As `filterRateInput`, for the discounted price box. */
export const filterRatePriceInput = (text: string): string => decimalText(text, RATE_PRICE_INPUT_MAX_LENGTH);

function decimalText(text: string, maxLength: number): string {
  const bare = normaliseDigits(text).replace(/[^\d.]/gu, '');
  const dot = bare.indexOf('.');
  const kept =
    dot < 0
      ? bare
      : `${bare.slice(0, dot)}.${bare
          .slice(dot + 1)
          .replaceAll('.', '')
          .slice(0, 2)}`;
  return kept.slice(0, maxLength);
}
