import type { Edges } from './tip-place.ts';

/** Air between toasts, what they keep clear of and the edge of the window. */
const AIR = 8;

/**
 * The highest place for toasts at which nothing of `kept` is covered, as the upper edge in pixels of the window. `kept`: groups, from what may least be
 * covered on; where there is no room beside all of them the last groups are given up one by one, and at last the top itself is left.
 */
export function toastTop(
  toasts: { left: number; right: number; height: number },
  kept: readonly (readonly Edges[])[],
  room: { top: number; bottom: number },
): number {
  for (let groups = kept.length; groups > 0; groups -= 1) {
    const top = topBeside(toasts, kept.slice(0, groups).flat(), room);
    if (top !== null) return top;
  }
  return room.top + AIR;
}

function topBeside(toasts: { left: number; right: number; height: number }, all: readonly Edges[], room: { top: number; bottom: number }): number | null {
  let top = room.top + AIR;
  const inTheWay = all.filter(({ left, right }) => left < toasts.right && right > toasts.left).toSorted((a, b) => a.top - b.top);
  for (const one of inTheWay) if (one.top - AIR < top + toasts.height && one.bottom + AIR > top) top = one.bottom + AIR;
  return top + toasts.height <= room.bottom ? top : null;
}
