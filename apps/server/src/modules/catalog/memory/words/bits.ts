/** Sets of rows as bits: 12,500 families are 1.6 KB, and two sets are joined or crossed 32 rows at a time. */
export type Bits = Uint32Array;

export const bitsFor = (rows: number): Bits => new Uint32Array((rows + 31) >>> 5);

export function setBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
}

export const hasBit = (bits: Bits, row: number): boolean => (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;

export function keepCommon(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (others[at] ?? 0);
}

export function addAll(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) | (others[at] ?? 0);
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Ascending. */
export function eachBit(bits: Bits, take: (row: number) => void): void {
  for (let at = 0; at < bits.length; at++) {
    for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1) take(at * 32 + 31 - Math.clz32(rest & -rest));
  }
}

/** Whether one of them is so; stops at the first that is. */
export function someBit(bits: Bits, is: (row: number) => boolean): boolean {
  for (let at = 0; at < bits.length; at++) {
    for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1) if (is(at * 32 + 31 - Math.clz32(rest & -rest))) return true;
  }
  return false;
}

export function rowsOf(bits: Bits): number[] {
  const rows: number[] = [];
  eachBit(bits, (row) => void rows.push(row));
  return rows;
}
