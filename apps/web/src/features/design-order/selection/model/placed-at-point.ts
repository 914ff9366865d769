/** Code 1: the server refuses to change quantities of products that stand at points of a scene (WIRE-3). */
import { refusedBy } from '@portal/client';
import { placedAtPoint, type saveSelection } from '@portal/contract/design-order';
import { withQuantity } from '@portal/engines/pricing';
import { restoreLines, type Lines } from '../../lines/model/edit-lines.ts';

export interface PointRefusal {
  /** The server's words. */
  text: string;
  /** The models it named; null: it named none, so any may be meant. */
  skuNos: readonly string[] | null;
}

/** The refusal in a failure, or null for any other failure. */
export function pointRefusalOf(failure: unknown): PointRefusal | null {
  const refused = refusedBy<typeof saveSelection>(failure)(placedAtPoint);
  return refused && { text: refused.msg, skuNos: refused.data?.skuNos ?? null };
}

/**
 * The edited lines with the refused quantities as they are stored; a line that was removed here comes back. Rates, places and
 * other lines keep their edits. `known`: models the edit began with. The same lines when there is nothing to put back.
 */
export function withQuantitiesBack(lines: Lines, stored: Lines, { skuNos }: PointRefusal, known: ReadonlySet<string>): Lines {
  const before = new Map(stored.filter((line) => skuNos === null || skuNos.includes(line.skuNo)).map((line) => [line.skuNo, line]));
  const kept = lines.map((line) => {
    const quantity = before.get(line.skuNo)?.quantity ?? line.quantity;
    return quantity === line.quantity ? line : withQuantity(line, quantity, 'selection').line;
  });
  const removed = [...before.values()].filter((line) => known.has(line.skuNo) && !lines.some(({ skuNo }) => skuNo === line.skuNo));
  if (removed.length === 0 && kept.every((line, index) => line === lines[index])) return lines;
  return restoreLines(kept, removed, () => true);
}
