import { AppError } from '@portal/contract/core';
import { designOrderCopy, placedAtPoint, type ListPlace, type DesignLine } from '@portal/contract/design-order';
import type { Asking } from '../../../platform/http/context.ts';
import type { LineToStore } from './line.ts';

/** Which of these models of the caller's list or order stand at points of a scene: for a higher room that keeps scenes to answer. */
export type ListPlaced = (asking: Asking, place: ListPlace, skuNos: readonly string[]) => Promise<readonly string[]>;

export interface PlacedNeeds {
  listPlaced: ListPlaced;
}

/** The lines as they are shown: those whose model stands at a point are told as bound (DESIGN-28). */
export async function withBound(asking: Asking, { listPlaced }: PlacedNeeds, place: ListPlace, lines: readonly DesignLine[]): Promise<DesignLine[]> {
  const placed = new Set(
    await listPlaced(
      asking,
      place,
      lines.map(({ skuNo }) => skuNo),
    ),
  );
  return lines.map((line) => (placed.has(line.skuNo) ? { ...line, boundStatus: 1 } : line));
}

type Counted = Pick<LineToStore, 'skuNo' | 'quantity'>;

/**
 * Throws `placedAtPoint` (code 1, WIRE-3), naming them, where models that stand at points would get another quantity or leave. Rates and
 * places may change, and what changes no quantity asks nobody.
 */
export async function assertNotPlaced(
  asking: Asking,
  { listPlaced }: PlacedNeeds,
  { place, before, after }: { place: ListPlace; before: readonly Counted[]; after: readonly Counted[] },
): Promise<void> {
  const quantities = new Map(after.map((line) => [line.skuNo, line.quantity]));
  const changing = before.flatMap(({ skuNo, quantity }) => (quantities.get(skuNo) === quantity ? [] : [skuNo]));
  if (changing.length === 0) return;
  const placed = await listPlaced(asking, place, changing);
  const skuNos = changing.filter((skuNo) => placed.includes(skuNo));
  if (skuNos.length === 0) return;
  const isLeaving = skuNos.some((skuNo) => !quantities.has(skuNo));
  throw new AppError(placedAtPoint, { data: { skuNos }, ...(isLeaving ? { msg: designOrderCopy.placedAtPointLeaving } : {}) });
}
