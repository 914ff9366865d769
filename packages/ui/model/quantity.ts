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

/** The next quantity when a button or an arrow key asks for `delta` more; from nothing, one step up gives the least allowed. */
export function stepQuantity(quantity: number | null, delta: number, { min, max }: QuantityBounds): number {
  if (quantity === null) return min;
  return Math.min(max, Math.max(min, quantity + delta));
}
