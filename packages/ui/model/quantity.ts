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

/** What a box that is left empty means: none chosen, the least, or what it held. */
export type EmptyQuantity = 'none' | 'least' | 'former';

/** What a box holds once it is left, and what is to be said of that. Where empty means none chosen, less than the least does too. */
export function leftQuantity(
  text: string,
  former: number | null,
  bounds: QuantityBounds,
  empty: EmptyQuantity,
): { quantity: number | null; said: 'notWhole' | 'min' | 'max' | null } {
  const reading = readQuantity(text, bounds);
  if (reading.kind === 'notWhole') return { quantity: former, said: 'notWhole' };
  if (reading.kind === 'empty') return { quantity: { none: null, least: bounds.min, former }[empty], said: null };
  if (reading.cut === 'min' && empty === 'none') return { quantity: null, said: null };
  return { quantity: reading.quantity, said: reading.cut };
}

/** The next quantity when a button or an arrow key asks for `delta` more; from nothing, one step up gives the least allowed. */
export function stepQuantity(quantity: number | null, delta: number, { min, max }: QuantityBounds): number {
  if (quantity === null) return min;
  return Math.min(max, Math.max(min, quantity + delta));
}
