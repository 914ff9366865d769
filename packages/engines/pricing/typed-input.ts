import { normaliseDigits } from '@portal/units';
import { RATE_INPUT_MAX_LENGTH, RATE_PRICE_INPUT_MAX_LENGTH } from './limits.ts';

/**
 * What stays of the text in a box while it is typed: digits and one dot, at most two decimals, cut to the length of the
 * box. Full-width digits and dots become half-width, separators and letters go: `'１２。３４５'` → `'12.34'`. A text that was
 * filtered once passes unchanged. The figure itself is settled by `withRate` and its neighbours when the box is left.
 * Source: PRICE-10.
 */
export const filterRateInput = (text: string): string => decimalText(normaliseDigits(text).replaceAll(',', ''), RATE_INPUT_MAX_LENGTH);

/** As `filterRateInput`, for the discounted price box; what parts its thousands stays until the box is left, so that `1,2800` is not taken for 12800. */
export function filterRatePriceInput(text: string): string {
  const normalised = normaliseDigits(text);
  const parts = normalised.split('.', 1).join('').replace(/[^,]/gu, '').length;
  return decimalText(normalised, RATE_PRICE_INPUT_MAX_LENGTH + parts);
}

/** Of normalised text. */
function decimalText(text: string, maxLength: number): string {
  const bare = text.replace(/[^\d.,]/gu, '');
  const dot = bare.indexOf('.');
  const kept =
    dot < 0
      ? bare
      : `${bare.slice(0, dot)}.${bare
          .slice(dot + 1)
          .replace(/[.,]/gu, '')
          .slice(0, 2)}`;
  return kept.slice(0, maxLength);
}
