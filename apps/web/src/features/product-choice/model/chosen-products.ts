/** Products asked for by role, and the models settled for them: by the handbook first, then by the user. Pure. */
import type { MatchedLine, ProductChoice } from '@portal/contract/product-choice';
import { QUANTITY_MAX } from '@portal/engines/goods';
import { totalsOf, type OrderTotals } from '@portal/engines/pricing';
import { packsOf } from '@portal/engines/roles';

/** A model with its pieces. Null: no model fits, or the line is left out. */
export interface Choice {
  chosen: ProductChoice | null;
  quantity: number | null;
}

/** What the user made of a matched line: another model, another quantity (null: leave it out). */
export interface ProductEdit {
  skuNo?: string;
  quantity?: number | null;
}
/** By place of the line. */
export type ProductEdits = Readonly<Record<number, ProductEdit>>;

export interface ChosenProduct extends Choice {
  line: MatchedLine;
  /** The recommended model first. Empty where nothing matches. */
  choices: readonly ProductChoice[];
  /** Never above the highest of one line. */
  quantity: number | null;
  amount: number;
  /** More pieces follow than one line of a list may have. */
  isCut: boolean;
}

/** Models that fit, the recommended one first. */
export const modelsOf = ({ chosen, alternatives }: Pick<MatchedLine, 'chosen' | 'alternatives'>): readonly ProductChoice[] =>
  chosen === null ? alternatives : [chosen, ...alternatives];

/** `first`: the model taken where the user has said nothing; the recommended one without it. */
export function chooseProducts(
  lines: readonly MatchedLine[],
  edits: ProductEdits,
  first: (line: MatchedLine) => ProductChoice | null = ({ chosen }) => chosen,
): ChosenProduct[] {
  return lines.map((line, place) => {
    const edit = edits[place] ?? {};
    const choices = modelsOf(line);
    const chosen = choices.find((choice) => choice.skuNo === edit.skuNo) ?? first(line);
    const packs = chosen === null ? line.quantity : packsOf(line, chosen.attributes);
    const { quantity = Math.min(packs, QUANTITY_MAX) } = edit;
    return { line, choices, chosen, quantity, amount: choiceTotals([{ chosen, quantity }]).amount, isCut: packs > QUANTITY_MAX };
  });
}

/** Models without a price add nothing. */
export const choiceTotals = (choices: readonly Choice[]): OrderTotals =>
  totalsOf(
    choices.flatMap(({ chosen, quantity }) => (chosen === null || quantity === null ? [] : [{ price: chosen.price, ratePrice: chosen.price, quantity }])),
  );

/** What is to be had in the end, a model that serves several lines once and with all their pieces: as many as the lines say, which may be more than one line of a list holds. */
export function joinedChoices<One extends Choice>(choices: readonly One[]): { first: One; model: ProductChoice; quantity: number }[] {
  const joined = new Map<string, { first: One; model: ProductChoice; quantity: number }>();
  for (const one of choices) {
    const { chosen: model, quantity } = one;
    if (model === null || quantity === null || quantity === 0) continue;
    const before = joined.get(model.skuNo);
    joined.set(model.skuNo, before ? { ...before, quantity: before.quantity + quantity } : { first: one, model, quantity });
  }
  return [...joined.values()];
}

/** The same as a list takes it. */
export const productListOf = (choices: readonly Choice[]): { skuNo: string; quantity: number }[] =>
  joinedChoices(choices).map(({ model: { skuNo }, quantity }) => ({ skuNo, quantity: Math.min(QUANTITY_MAX, quantity) }));
