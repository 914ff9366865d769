import { HUNDREDTHS_MAX, toHundredths } from './digits.ts';
import type { Yuan } from './yuan.ts';

declare const fenBrand: unique symbol;

/**
 * Money as whole fen (1/100 yuan). Only for reckoning inside engines; what travels and rests is `Yuan`.
 * A brand, so yuan cannot slip in unconverted: made by `toFen` and `fen` only.
 */
export type Fen = number & { readonly [fenBrand]: true };

/** Marks a safe integer as fen. Throws RangeError on anything else: a fraction of a fen is a mistake of ours. */
export function fen(count: number): Fen {
  if (!Number.isSafeInteger(count)) throw new RangeError(`not a whole number of fen: ${count}`);
  return (count === 0 ? 0 : count) as Fen;
}

/**
 * Yuan to whole fen, half away from zero by the decimal writing: 1.005 yuan is 101 fen.
 * Throws RangeError on NaN, infinities and more than 2^51 fen (about 22.5 trillion yuan).
 */
export const toFen = (yuan: Yuan): Fen => fen(toHundredths(yuan));

/** Whether a sum is said to the fen: the dust of binary fractions (0.1 + 0.2) is none of it, a third decimal is another sum. */
export const isToTheFen = (yuan: Yuan): boolean => Math.abs(yuan) <= HUNDREDTHS_MAX / 100 && Math.abs(yuan * 100 - toFen(yuan)) < 1e-4;

/** Whole fen to yuan with two decimals; `toFen(toYuan(f)) === f` for |f| ≤ 2^51. */
export const toYuan = (count: Fen): Yuan => count / 100;
