/**
 * Finds the row of a text in a column, whose texts stay bytes: a table of places, half of them free, with four bytes each. As a `Map` of strings
 * 500,000 model numbers would take fifty megabytes; this takes four.
 */
import type { TextColumn } from './growing.ts';

/** Of texts that stand in a column several times one is found. */
export function textRows({ kept: { bytes, from } }: TextColumn): (text: string) => number | undefined {
  const rows = from.length - 1;
  const places = new Uint32Array(2 ** Math.ceil(Math.log2(2 * rows + 2)));
  const last = places.length - 1;
  const placeAfter = (place: number): number => (place + 1) & last;
  for (let row = 0; row < rows; row++) {
    let place = sumOf(bytes, from[row] ?? 0, from[row + 1] ?? 0) & last;
    while (places[place] !== 0) place = placeAfter(place);
    // counted from 1: 0 is free
    places[place] = row + 1;
  }
  return (text) => {
    const sought = Buffer.from(text);
    for (let place = sumOf(sought, 0, sought.length) & last; ; place = placeAfter(place)) {
      const row = (places[place] ?? 0) - 1;
      if (row < 0) return undefined;
      if (isAt(bytes, from[row] ?? 0, from[row + 1] ?? 0, sought)) return row;
    }
  };
}

/** FNV-1a. */
function sumOf(bytes: Uint8Array, from: number, end: number): number {
  let sum = 0x811c9dc5;
  for (let at = from; at < end; at++) sum = Math.imul(sum ^ (bytes[at] ?? 0), 0x01000193);
  return sum >>> 0;
}

function isAt(bytes: Uint8Array, from: number, end: number, sought: Uint8Array): boolean {
  if (end - from !== sought.length) return false;
  for (let at = 0; at < sought.length; at++) if (bytes[from + at] !== sought[at]) return false;
  return true;
}
