import { withQuantity } from './edit-quantity.ts';
import { sortLines, type ListLine } from './list-line.ts';
import { SkuType } from '../goods/index.ts';

/** The provider's own products can be replaced; one's own and software cannot. Source: PRICE-9. */
export const canBeReplaced = (line: Pick<ListLine, 'skuType'>): boolean => line.skuType === SkuType.Normal;

/** How many models may stand in the place of one line, in a list of `lineCount` lines that holds at most `linesMax`. Source: PRICE-9. */
export const residueNumOf = (lineCount: number, linesMax: number): number => Math.max(0, linesMax - lineCount + 1);

export type ReplaceOutcome<L> =
  /** `added` stand where the old line stood, in the order they were chosen; `duplicates` were dropped. */
  | { kind: 'replaced'; lines: L[]; added: L[]; duplicates: L[] }
  | { kind: 'nothingChosen' }
  /** The line has left the list meanwhile. */
  | { kind: 'lineMissing' }
  /** All that was chosen stands in the list: nothing changed. */
  | { kind: 'allDuplicates'; duplicates: L[] }
  | { kind: 'tooMany'; residueNum: number };

/**
 * Puts other models in the place of a line: it goes, and each of `chosen` comes with one piece, or with `quantity`, as far as its own
 * highest allows. What stands in the list already, the line itself too, is dropped and named, and so is what is chosen twice.
 * All or nothing. `chosen` are priced already and no software, which the pages do not offer here. Source: PRICE-9.
 */
export function replaceLine<L extends ListLine>(
  lines: readonly L[],
  oldSkuNo: string,
  chosen: readonly L[],
  linesMax: number,
  quantity = 1,
): ReplaceOutcome<L> {
  if (chosen.length === 0) return { kind: 'nothingChosen' };
  const present = new Set(lines.map(({ skuNo }) => skuNo));
  if (!present.has(oldSkuNo)) return { kind: 'lineMissing' };
  const duplicates: L[] = [];
  const fresh: L[] = [];
  for (const product of chosen) {
    if (present.has(product.skuNo)) duplicates.push(product);
    else fresh.push(product);
    present.add(product.skuNo);
  }
  if (fresh.length === 0) return { kind: 'allDuplicates', duplicates };
  const residueNum = residueNumOf(lines.length, linesMax);
  if (fresh.length > residueNum) return { kind: 'tooMany', residueNum };
  const added = fresh.map((product) => withQuantity(product, quantity, 'selection').line);
  const after = sortLines(lines.flatMap((line) => (line.skuNo === oldSkuNo ? added : [line])));
  const skuNos = new Set(added.map(({ skuNo }) => skuNo));
  return { kind: 'replaced', lines: after, added: after.filter(({ skuNo }) => skuNos.has(skuNo)), duplicates };
}
