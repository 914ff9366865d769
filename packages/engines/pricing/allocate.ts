import { fen, type Fen } from '@portal/units';

/**
 * Splits an amount over parts in proportion to their weights, to the fen: the parts come to the amount, and what is left after whole fen goes,
 * one each, to the parts that lost most by being cut, the earlier one of equals. 100 over 1, 1, 1 is 34, 33, 33. As long as the amount is not
 * above the sum of weights no part is above its weight. Without any weight all goes to the first part. Amount and weights are 0 or more.
 * Throws RangeError where there is an amount and no part. Source: PRICE-36.
 */
export function allocate(amount: Fen, weights: readonly Fen[]): Fen[] {
  if (amount === 0) return weights.map(() => fen(0));
  if (weights.length === 0) throw new RangeError('nothing to split an amount over');
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? amount : fen(0)));
  const cut = weights.map((weight, index) => {
    const share = BigInt(amount) * BigInt(weight);
    return { index, part: Number(share / whole), lost: share % whole };
  });
  const rest = amount - cut.reduce((sum, { part }) => sum + part, 0);
  const raised = new Set(
    cut
      .toSorted((one, other) => (one.lost === other.lost ? one.index - other.index : one.lost < other.lost ? 1 : -1))
      .slice(0, rest)
      .map(({ index }) => index),
  );
  return cut.map(({ index, part }) => fen(part + (raised.has(index) ? 1 : 0)));
}
