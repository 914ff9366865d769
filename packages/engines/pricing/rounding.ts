import { fen, type BasisPoint, type Fen } from '@portal/units';

/** 100.00 % in hundredths of a percent. */
const WHOLE = 10_000;

/**
 * THE rounding rule of this engine: to the nearest fen (or hundredth of a percent), halves away from zero. Nothing else
 * here rounds, and each figure is rounded once, where it arises: line amounts and totals are sums and products of whole fen.
 *
 * Numerator ≥ 0, denominator > 0, both safe integers; quotient and remainder are taken with `%`, which is exact, so no
 * division can tip a half. Throws RangeError otherwise. 5 ÷ 2 is 3; 4999 ÷ 10000 is 0.
 */
export function divideHalfAway(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || numerator < 0 || denominator <= 0) {
    throw new RangeError(`cannot divide ${numerator} by ${denominator}`);
  }
  const rest = numerator % denominator;
  return (numerator - rest) / denominator + (rest >= denominator - rest ? 1 : 0);
}

/**
 * Discounted price of a price under a rate: price × rate ÷ 100 %. 100.05 yuan at 33.33 % is 33.35 yuan.
 * Safe: price ≤ 10^9 fen, rate < 10^5, product < 10^14 < 2^53. Source: PRICE-2.
 */
export const ratePriceAt = (price: Fen, rate: BasisPoint): Fen => fen(divideHalfAway(price * rate, WHOLE));

/**
 * Rate that a discounted price is of a price above zero: ratePrice ÷ price × 100 %. 33.35 of 100.05 yuan is 33.33 %.
 * Safe: ratePrice ≤ 10^10 fen (a thousand percent of the highest price), times 10^4 is 10^14 < 2^53.
 */
export const rateOf = (ratePrice: Fen, price: Fen): BasisPoint => divideHalfAway(ratePrice * WHOLE, price) as BasisPoint;
