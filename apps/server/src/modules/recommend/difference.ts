import type { Pieces } from '@portal/engines/pricing';

export interface PiecesDifference {
  kind: 'added' | 'raised' | 'lowered' | 'removed' | 'same';
  skuNo: string;
  /** Pieces of the whole list or order. */
  before: number;
  after: number;
}

/**
 * What applying a recommendation changes in a list that may hold pieces of the user's own and of an earlier application:
 * after = max(0, now − last applied) + applied now, a model at a time. `now`: pieces in the list; `last`: applied before,
 * empty the first time; `chosen`: applied now (a model named twice counts together). Models in the order of `chosen`,
 * then those that were applied before and are no longer. What is neither there nor comes is left out. 3 cameras of which 2
 * were applied, applied again with 5: 3 − 2 + 5 = 6.
 */
export function differenceOf(now: ReadonlyMap<string, number>, last: readonly Pieces[], chosen: readonly Pieces[]): PiecesDifference[] {
  const applied = summed(last);
  const wanted = summed(chosen);
  return [...new Set([...wanted.keys(), ...applied.keys()])].flatMap((skuNo) => {
    const before = now.get(skuNo) ?? 0;
    const after = Math.max(0, before - (applied.get(skuNo) ?? 0)) + (wanted.get(skuNo) ?? 0);
    return before === 0 && after === 0 ? [] : [{ kind: kindOf(before, after), skuNo, before, after }];
  });
}

/** Pieces by model, in the order in which the models are named first. */
export function summed(pieces: readonly Pieces[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { skuNo, quantity } of pieces) sums.set(skuNo, (sums.get(skuNo) ?? 0) + quantity);
  return sums;
}

/** Of applied pieces those that are there: of each model at most as many as `there` has, and no model that has left. */
export function remainingOf(applied: readonly Pieces[], there: ReadonlyMap<string, number>): Pieces[] {
  return [...summed(applied)].flatMap(([skuNo, quantity]) => {
    const remaining = Math.min(quantity, there.get(skuNo) ?? 0);
    return remaining > 0 ? [{ skuNo, quantity: remaining }] : [];
  });
}

function kindOf(before: number, after: number): PiecesDifference['kind'] {
  if (before === after) return 'same';
  if (before === 0) return 'added';
  if (after === 0) return 'removed';
  return after > before ? 'raised' : 'lowered';
}
