import type { MatchedLine, ProductChoice } from '@portal/contract/recommend';
import { QUANTITY_MAX, totalsOf, type OrderTotals } from '@portal/engines/pricing';

/** What the user made of a matched line: another model, another quantity (null: leave it out). */
export interface ProductEdit {
  skuNo?: string;
  quantity?: number | null;
}
/** By place of the line. */
export type ProductEdits = Readonly<Record<number, ProductEdit>>;

export interface ChosenProduct {
  line: MatchedLine;
  /** The chosen model first. Empty where nothing matches. */
  choices: readonly ProductChoice[];
  chosen: ProductChoice | null;
  /** Null: left out. Never above the highest of one line. */
  quantity: number | null;
  amount: number;
  /** More pieces follow from the result than one line of a list may have. */
  isCut: boolean;
}

export function chooseProducts(lines: readonly MatchedLine[], edits: ProductEdits): ChosenProduct[] {
  return lines.map((line, place) => {
    const { skuNo, quantity = Math.min(line.quantity, QUANTITY_MAX) } = edits[place] ?? {};
    const choices = line.chosen === null ? [] : [line.chosen, ...line.alternatives];
    const chosen = choices.find((choice) => choice.skuNo === skuNo) ?? line.chosen;
    return { line, choices, chosen, quantity, amount: chosenTotals([{ chosen, quantity }]).amount, isCut: line.quantity > QUANTITY_MAX };
  });
}

/** Models without a price add nothing. */
export const chosenTotals = (products: readonly Pick<ChosenProduct, 'chosen' | 'quantity'>[]): OrderTotals =>
  totalsOf(
    products.flatMap(({ chosen, quantity }) => (chosen === null || quantity === null ? [] : [{ price: chosen.price, ratePrice: chosen.price, quantity }])),
  );

/** What goes into the list: a model that serves two lines stands once, with both quantities. */
export function productListOf(products: readonly Pick<ChosenProduct, 'chosen' | 'quantity'>[]): { skuNo: string; quantity: number }[] {
  const quantities = new Map<string, number>();
  for (const { chosen, quantity } of products) {
    if (chosen !== null && quantity !== null) quantities.set(chosen.skuNo, Math.min(QUANTITY_MAX, (quantities.get(chosen.skuNo) ?? 0) + quantity));
  }
  return [...quantities].map(([skuNo, quantity]) => ({ skuNo, quantity }));
}
