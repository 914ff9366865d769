import { halfWidthDigits } from '@portal/units';

export interface QuantityBounds {
  min: number;
  max: number;
}

/** What a box holds: a whole number, `cut` where a bound changed it; nothing; or what is no whole number, of which no part is taken. */
export type QuantityReading = { kind: 'quantity'; quantity: number; cut: 'min' | 'max' | null } | { kind: 'empty' } | { kind: 'notWhole' };

/** The quantity a person typed, brought within the bounds. Full-width digits are taken; `'１２'` gives 12, `'1.5'` is no quantity. */
export function readQuantity(text: string, { min, max }: QuantityBounds): QuantityReading {
  const digits = halfWidthDigits(text.trim());
  if (digits === '') return { kind: 'empty' };
  if (!/^\d+$/u.test(digits)) return { kind: 'notWhole' };
  const wanted = Number(digits);
  return { kind: 'quantity', quantity: Math.min(max, Math.max(min, wanted)), cut: wanted > max ? 'max' : wanted < min ? 'min' : null };
}

/** What a box that is left empty means: the least, or what it held. */
export type EmptyQuantity = 'least' | 'former';

/** What a box holds once it is left, and what is to be said of that. `isNoneBelow`: less than the least means none chosen; nothing typed means nothing. */
export function leftQuantity(
  text: string,
  former: number | null,
  bounds: QuantityBounds,
  { empty, isNoneBelow }: { empty: EmptyQuantity; isNoneBelow: boolean },
): { quantity: number | null; said: 'notWhole' | 'empty' | 'min' | 'max' | null } {
  const reading = readQuantity(text, bounds);
  if (reading.kind === 'notWhole') return { quantity: former, said: 'notWhole' };
  if (reading.kind === 'empty') return empty === 'least' ? { quantity: bounds.min, said: null } : { quantity: former, said: former === null ? null : 'empty' };
  if (reading.cut === 'min' && isNoneBelow) return { quantity: null, said: null };
  return { quantity: reading.quantity, said: reading.cut };
}

/** The next quantity when a button or an arrow key asks for `delta` more; from nothing, one step up gives the least allowed. */
export function stepQuantity(quantity: number | null, delta: number, { min, max }: QuantityBounds): number {
  if (quantity === null) return min;
  return Math.min(max, Math.max(min, quantity + delta));
}
