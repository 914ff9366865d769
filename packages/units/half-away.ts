/**
 * THE rounding rule of money and percent: to the nearest whole, halves away from zero. 5 ÷ 2 is 3; 4999 ÷ 10000 is 0.
 *
 * Numerator ≥ 0, denominator > 0, both safe integers; quotient and remainder are taken with `%`, which is exact, so no
 * division can tip a half. Throws RangeError otherwise.
 */
export function divideHalfAway(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || numerator < 0 || denominator <= 0) {
    throw new RangeError(`cannot divide ${numerator} by ${denominator}`);
  }
  const rest = numerator % denominator;
  return (numerator - rest) / denominator + (rest >= denominator - rest ? 1 : 0);
}
