import type { ProductChoice } from '@portal/contract/product-choice';
import { fen, toFen, toYuan } from '@portal/units';

/** What a model costs more (above 0) or less than another, yuan; null where one has no price. */
export function priceDifference(choice: ProductChoice, other: ProductChoice | null): number | null {
  if (choice.price === null || other === null || other.price === null) return null;
  return toYuan(fen(toFen(choice.price) - toFen(other.price)));
}

/** The pieces of a model's description that the other one lacks: `8MP · 4 mm · PoE` beside `4MP · 4 mm · PoE` gives `8MP`. */
export function factsUnlike(choice: ProductChoice, other: ProductChoice | null): ReadonlySet<string> {
  const theirs = new Set(factsOf(other));
  return new Set(factsOf(choice).filter((fact) => !theirs.has(fact)));
}

export const factsOf = (choice: ProductChoice | null): string[] =>
  (choice?.skuDesc ?? '')
    .split('·')
    .map((fact) => fact.trim())
    .filter((fact) => fact !== '');
