import { pricingCopy } from './copy.ts';
import { withQuantity } from './edit-quantity.ts';
import { sortLines, type ListLine } from './list-line.ts';
import { withAmount } from './priced-line.ts';
import { SkuType } from '../goods/index.ts';

/** Only the provider's own products can be replaced or take accessories. Source: PRICE-9. */
export const canReplace = (line: Pick<ListLine, 'skuType'>): boolean => line.skuType === SkuType.Normal;

/** Accessories are offered for the provider's own products that have some. Source: PRICE-9. */
export const canTakeAccessories = (line: Pick<ListLine, 'skuType'>, hasAccessory: boolean): boolean => canReplace(line) && hasAccessory;

export type ReplaceOutcome<L> =
  | {
      kind: 'replaced';
      /** The list afterwards, 1..n; the new lines stand where the old one stood. */
      lines: L[];
      /** The old line with quantity 0. */
      removed: L;
      /** The new lines with quantity 1. */
      added: L[];
      /** Chosen products that stood in the list already or were chosen twice; dropped. */
      duplicates: L[];
      /** Chinese warning that names the duplicates; null without any. */
      warning: string | null;
    }
  | { kind: 'duplicateProducts'; duplicates: L[]; text: string }
  | { kind: 'tooManyLines'; residueNum: number; text: string }
  | { kind: 'nothingChosen' | 'notReplaceable' | 'lineMissing'; text: string };

/**
 * Replaces a line by chosen products: duplicates are dropped and named, the old line goes to quantity 0, the new ones to 1.
 * `residueNum`: how many products may still be chosen, counted after dropping. When every choice is a duplicate nothing is
 * replaced. The old line itself among the choices is a duplicate too.
 * Source: PRICE-9.
 */
export function replaceLine<L extends ListLine>(lines: readonly L[], oldSkuNo: string, chosen: readonly L[], residueNum: number): ReplaceOutcome<L> {
  const old = lines.find((line) => line.skuNo === oldSkuNo);
  if (old === undefined) return { kind: 'lineMissing', text: pricingCopy.lineMissing };
  if (!canReplace(old)) return { kind: 'notReplaceable', text: pricingCopy.notReplaceable };
  if (chosen.length === 0) return { kind: 'nothingChosen', text: pricingCopy.replaceNothingChosen };
  const { fresh, duplicates } = parted(lines, chosen);
  const warning = duplicates.length === 0 ? null : pricingCopy.duplicateProducts([...new Set(duplicates.map((line) => line.productName))]);
  if (fresh.length === 0) return { kind: 'duplicateProducts', duplicates, text: warning ?? '' };
  if (fresh.length > residueNum) return { kind: 'tooManyLines', residueNum, text: pricingCopy.tooManyLines(residueNum) };
  const after = sortLines(lines.flatMap((line) => (line === old ? fresh : [line])));
  const added = after.filter((line) => fresh.some((other) => other.skuNo === line.skuNo));
  return { kind: 'replaced', lines: after, removed: withAmount({ ...old, quantity: 0 }), added, duplicates, warning };
}

function parted<L extends ListLine>(lines: readonly L[], chosen: readonly L[]): { fresh: L[]; duplicates: L[] } {
  const seen = new Set(lines.map((line) => line.skuNo));
  const fresh: L[] = [];
  const duplicates: L[] = [];
  for (const product of chosen) {
    if (seen.has(product.skuNo)) duplicates.push(product);
    else fresh.push(withQuantity(product, 1, 'selection').line);
    seen.add(product.skuNo);
  }
  return { fresh, duplicates };
}
