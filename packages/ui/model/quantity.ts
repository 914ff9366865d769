export interface QuantityBounds {
  min: number;
  max: number;
}

/**
 * The quantity a person typed, brought within the bounds. Full-width digits are taken; `'１２'` gives 12.
 * Null for an empty box and for what is not a whole number, so that the caller can put the old value back.
 */
export function readQuantity(text: string, { min, max }: QuantityBounds): number | null {
  const digits = text.trim().replace(/[０-９]/gu, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
  if (!/^\d{1,15}$/u.test(digits)) return null;
  return Math.min(max, Math.max(min, Number(digits)));
}

/** The next quantity when a button or an arrow key asks for `delta` more; from nothing, one step up gives the least allowed. */
export function stepQuantity(quantity: number | null, delta: number, { min, max }: QuantityBounds): number {
  if (quantity === null) return min;
  return Math.min(max, Math.max(min, quantity + delta));
}
