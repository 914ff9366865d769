import type { DesignLine } from '@portal/contract/design-order';
import { sortLines, withQuantity, type Pieces } from '@portal/engines/pricing';

/**
 * The lines of an order with pieces taken out, and whether anything was. A line left without pieces goes, one that stays keeps
 * price and rate; a model named twice loses both figures, one that is not there is passed over. Nothing is refused: a model off
 * sale or above its highest by now may leave all the same.
 */
export function takePieces(present: readonly DesignLine[], taken: readonly Pieces[]): { lines: DesignLine[]; isChanged: boolean } {
  const pieces = new Map<string, number>();
  for (const { skuNo, quantity } of taken) pieces.set(skuNo, (pieces.get(skuNo) ?? 0) + quantity);
  const lines = present.flatMap((line) => {
    const left = line.quantity - (pieces.get(line.skuNo) ?? 0);
    if (left <= 0) return [];
    return left === line.quantity ? [line] : [withFewer(line, left)];
  });
  return { lines: sortLines(lines), isChanged: present.some((line) => pieces.has(line.skuNo)) };
}

/** What was quoted is not cut further because the model's highest was lowered since. */
const withFewer = (line: DesignLine, quantity: number): DesignLine => ({
  ...withQuantity({ ...line, maxNum: null }, quantity, 'selection').line,
  maxNum: line.maxNum,
});
