/** Where pricing rounds, by `divideHalfAway`: each figure once, where it arises. Line amounts and totals are sums and products of whole fen. */
import { divideHalfAway, fen, type BasisPoint, type Fen } from '@portal/units';

/** 100.00 % in hundredths of a percent. */
const WHOLE = 10_000;

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

/**
 * Share that a part, which may be below zero, is of an amount above zero. A loss of 2.25 on 1,000 yuan is −0.23 %.
 * Sums of a list times 10^4 pass what a double holds, so in integers without bound.
 */
export function shareOfAmount(part: Fen, amount: Fen): BasisPoint {
  const [size, whole] = [BigInt(Math.abs(part)) * BigInt(WHOLE), BigInt(amount)];
  const points = Number((size * 2n + whole) / (whole * 2n));
  return (part < 0 && points !== 0 ? -points : points) as BasisPoint;
}
