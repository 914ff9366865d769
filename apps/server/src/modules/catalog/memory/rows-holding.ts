/** Rows of a column of texts that hold a piece of text, as bits: the bytes of all are looked through once, not row by row. */
import type { TextColumn } from './growing.ts';
import { bitsFor, setBit, type Bits } from './words/bits.ts';

/** Every row holds the empty text. */
export function rowsHolding({ kept: { bytes, from } }: TextColumn, piece: string): Bits {
  const rows = from.length - 1;
  const found = bitsFor(rows);
  const sought = Buffer.from(piece);
  if (sought.length === 0) return found.fill(0xffffffff);
  for (let at = bytes.indexOf(sought); at >= 0;) {
    let [low, high] = [0, rows];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((from[middle + 1] ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    const end = from[low + 1] ?? bytes.length;
    // one that begins in this text and ends in the next is none
    const isWithin = at + sought.length <= end;
    if (isWithin) setBit(found, low);
    at = bytes.indexOf(sought, isWithin ? end : at + 1);
  }
  return found;
}

/** Whether a row's text holds the piece, for who asks of some rows only; every one holds the empty text. */
export function textHolding({ kept: { bytes, from } }: TextColumn, piece: string): (row: number) => boolean {
  const sought = Buffer.from(piece);
  return (row) => {
    for (let first = from[row] ?? 0, last = (from[row + 1] ?? bytes.length) - sought.length; first <= last; first++) {
      let at = 0;
      while (at < sought.length && bytes[first + at] === sought[at]) at++;
      if (at === sought.length) return true;
    }
    return false;
  };
}

/** Whether a row's text is just the piece. */
export function textIs(column: TextColumn, piece: string): (row: number) => boolean {
  const [holds, length] = [textHolding(column, piece), Buffer.byteLength(piece)];
  const { from, bytes } = column.kept;
  return (row) => (from[row + 1] ?? bytes.length) - (from[row] ?? 0) === length && holds(row);
}
