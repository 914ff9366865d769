/** Where a key leads in a list of options. */

/**
 * `key`: as the keyboard event names it. `cursor`: place of the active option, -1 for none. `canTake`: which options can be
 * chosen; the others are passed over. Null: the key is not one of those that move.
 */
export function moveCursor(key: string, cursor: number, canTake: readonly boolean[]): number | null {
  const from = (start: number, step: 1 | -1): number => {
    for (let place = start; place >= 0 && place < canTake.length; place += step) if (canTake[place]) return place;
    return cursor;
  };
  if (key === 'ArrowDown') return from(cursor + 1, 1);
  if (key === 'ArrowUp') return from(cursor - 1, -1);
  if (key === 'Home') return from(0, 1);
  if (key === 'End') return from(canTake.length - 1, -1);
  return null;
}
