import { fen, type Fen } from '@portal/units';

interface SetPart {
  /** Pieces in one set, 1 or more. */
  quantity: number;
  /** What a piece costs otherwise; where none has a price all count alike. */
  weight: Fen;
}

/**
 * What a piece of each part costs where the set as a whole costs `price`: whole fen of at least one, in proportion to what they cost otherwise,
 * and the pieces together come to the price exactly. `exact: false` where no such prices are found; `price` is then the nearest lower one that
 * `units` come to. Null: too little for a fen a piece. A set of 2 × ¥30 and 1 × ¥40 for ¥80.01: ¥24.00, ¥24.00 and ¥32.01. Source: SECKILL-3.
 */
export function splitSetPrice(price: Fen, parts: readonly SetPart[]): { units: Fen[]; price: Fen; exact: boolean } | null {
  const pieces = parts.reduce((sum, { quantity }) => sum + quantity, 0);
  if (parts.length === 0 || price < pieces) return null;
  const weights = parts.some(({ weight }) => weight > 0) ? parts.map(({ weight }) => weight) : parts.map(() => 1);
  const whole = parts.reduce((sum, { quantity }, index) => sum + BigInt(quantity) * BigInt(weights[index] ?? 0), 0n);
  // a fen for each piece comes first, so that none is free
  const units = weights.map((weight) => 1 + Number((BigInt(price - pieces) * BigInt(weight)) / whole));
  let rest = price - parts.reduce((sum, { quantity }, index) => sum + quantity * (units[index] ?? 0), 0);
  const largestFirst = parts.map(({ quantity }, index) => ({ quantity, index })).toSorted((one, other) => other.quantity - one.quantity);
  for (const { quantity, index } of largestFirst) {
    const more = Math.floor(rest / quantity);
    units[index] = (units[index] ?? 0) + more;
    rest -= more * quantity;
  }
  return { units: units.map((unit) => fen(unit)), price: fen(price - rest), exact: rest === 0 };
}
