/** Replacing a line of a list by other models, as functions: lines in, lines out, with the sentence that says what was dropped or refused (PRICE-9). */
import { designOrderCopy, LINES_MAX, type DesignLine } from '@portal/contract/design-order';
import { replaceLine, residueNumOf, totalFits } from '@portal/engines/pricing';
import { removeLines, restoreLines, type Lines } from './edit-lines.ts';

export type Replacing = { kind: 'replaced'; lines: Lines; added: Lines; notice: string | null } | { kind: 'refused'; text: string };

const named = (products: Lines): string => designOrderCopy.duplicateProducts(products.map(({ productModel }) => productModel));

/** The list with `chosen` in the place of `old`; `keepsQuantity`: each takes its pieces instead of one. */
export function replacedBy(lines: Lines, old: DesignLine, chosen: Lines, keepsQuantity: boolean): Replacing {
  const outcome = replaceLine(lines, old.skuNo, chosen, LINES_MAX, keepsQuantity ? old.quantity : 1);
  switch (outcome.kind) {
    case 'nothingChosen':
      return { kind: 'refused', text: designOrderCopy.replacementNothingChosen };
    case 'lineMissing':
      return { kind: 'refused', text: designOrderCopy.lineMissing };
    case 'allDuplicates':
      return { kind: 'refused', text: named(outcome.duplicates) };
    case 'tooMany':
      return { kind: 'refused', text: designOrderCopy.tooManyLines(outcome.residueNum) };
    default:
      if (!totalFits(outcome.lines)) return { kind: 'refused', text: designOrderCopy.totalTooLarge };
      return { kind: 'replaced', lines: outcome.lines, added: outcome.added, notice: outcome.duplicates.length === 0 ? null : named(outcome.duplicates) };
  }
}

/** Why no further model may be chosen for a line; null: one more may. */
export const noRoomFor = (lines: Lines, chosenCount: number): string | null => {
  const residueNum = residueNumOf(lines.length, LINES_MAX);
  return chosenCount < residueNum ? null : designOrderCopy.tooManyLines(residueNum);
};

/** The replacement taken back: what came goes, the old line stands where it stood. Whatever else was edited since stays. */
export const replacementUndone = (lines: Lines, old: DesignLine, added: Lines, isStored: (skuNo: string) => boolean): Lines =>
  restoreLines(
    removeLines(
      lines,
      added.map(({ skuNo }) => skuNo),
    ),
    [old],
    isStored,
  );
