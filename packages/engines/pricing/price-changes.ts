import { fen, toFen, toYuan, type Yuan } from '@portal/units';

/** How prices moved, in yuan. */
export interface PriceChanges {
  /** How many rose, and by how much together; the same of those that fell (`fallenBy` is not negative). */
  risen: number;
  risenBy: Yuan;
  fallen: number;
  fallenBy: Yuan;
  /** Rises less falls. */
  by: Yuan;
  /** How many came by a price, or lost theirs: they add nothing to the sums. */
  appeared: number;
  vanished: number;
}

/** Sums up changes of prices in whole fen; null is no price. A price that stays is counted nowhere. Throws RangeError beyond 2^51 fen. Source: GOODS-22. */
export function priceChangesOf(changes: readonly { before: Yuan | null; after: Yuan | null }[]): PriceChanges {
  const steps = changes.flatMap(({ before, after }) => (before === null || after === null ? [] : [toFen(after) - toFen(before)]));
  const sumOf = (signed: readonly number[]) => signed.reduce((sum, step) => sum + step, 0);
  const [rises, falls] = [steps.filter((step) => step > 0), steps.filter((step) => step < 0)];
  return {
    risen: rises.length,
    risenBy: toYuan(fen(sumOf(rises))),
    fallen: falls.length,
    fallenBy: toYuan(fen(-sumOf(falls))),
    by: toYuan(fen(sumOf(steps))),
    appeared: changes.filter(({ before, after }) => before === null && after !== null).length,
    vanished: changes.filter(({ before, after }) => before !== null && after === null).length,
  };
}
