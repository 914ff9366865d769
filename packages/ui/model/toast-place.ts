import type { Edges } from './tip-place.ts';

/** Air between toasts, the fields around them and the edge of the window. */
const AIR = 8;

/**
 * The highest place for toasts at which none of `fields` is covered, as the upper edge in pixels of the window; the top itself
 * where there is none.
 */
export function toastTop(toasts: { left: number; right: number; height: number }, fields: readonly Edges[], room: { top: number; bottom: number }): number {
  const highest = room.top + AIR;
  let top = highest;
  const inTheWay = fields.filter(({ left, right }) => left < toasts.right && right > toasts.left).toSorted((a, b) => a.top - b.top);
  for (const field of inTheWay) if (field.top - AIR < top + toasts.height && field.bottom + AIR > top) top = field.bottom + AIR;
  return top + toasts.height <= room.bottom ? top : highest;
}
