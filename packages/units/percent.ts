import { hundredthsOf, normaliseDigits, toHundredths } from './digits.ts';
import type { Unit } from './unit.ts';

/** Percent with two decimals; 100 is the whole. A design-order line's `rate` is one: 100 means no discount. */
export type Percent = Unit<'percent'>;

declare const basisPointBrand: unique symbol;

/** Whole hundredths of a percent, for reckoning inside engines: 100.00 % is 10,000. */
export type BasisPoint = number & { readonly [basisPointBrand]: true };

/** Percent to whole hundredths, half away from zero. Throws RangeError on NaN and infinities. */
export const toBasisPoints = (percent: Percent): BasisPoint => toHundredths(percent) as BasisPoint;

/** Whole hundredths of a percent back to percent with two decimals. */
export const toPercent = (points: BasisPoint): Percent => points / 100;

/** Percent as spreadsheets store it, the whole being 1: 95.5 is 0.955. Throws RangeError on NaN and infinities. */
export const wholesOf = (percent: Percent): number => toHundredths(percent) / 10_000;

/**
 * Percent written by a person or a spreadsheet: full-width digits and a trailing % are taken, more than two decimals round
 * half away from zero. `'９５．５％'` gives 95.5. Null on rubbish, never NaN. No bounds: the rule that uses it has them.
 */
export function parsePercent(text: string): Percent | null {
  const hundredths = hundredthsOf(normaliseDigits(text).replace(/%$/u, ''));
  return hundredths === null ? null : hundredths / 100;
}

/** Percent for an input box: `'100.00'`. Throws RangeError on NaN. */
export const percentDigits = (percent: Percent): string => (toHundredths(percent) / 100).toFixed(2);

/** Percent for reading: `'95.50%'`. Throws RangeError on NaN. */
export const formatPercent = (percent: Percent): string => `${percentDigits(percent)}%`;
