/** What completes a list: models for the products proposed, and the list with them added. Pure. */
import type { DesignLine } from '@portal/contract/design-order';
import type { MatchedLine, ProductChoice } from '@portal/contract/recommend';
import { SkuStatus, SkuType } from '@portal/engines/goods';
import { priceLine, totalsOf, type OrderTotals } from '@portal/engines/pricing';
import { chooseQuantity, removeLines, type Lines } from '../../model/edit-lines.ts';

/** A proposed product with the model settled on; null: none fits, or the user leaves it out. */
export interface CompletionRow {
  match: MatchedLine;
  choice: ProductChoice | null;
}

/** Rows of an answer. `chosenModels`: models the user took instead, by place; null leaves the product out. */
export const completionRows = (matches: readonly MatchedLine[], chosenModels: ReadonlyMap<number, string | null>): CompletionRow[] =>
  matches.map((match, place) => {
    const wanted = chosenModels.get(place);
    if (wanted === null) return { match, choice: null };
    const other = match.alternatives.find(({ skuNo }) => skuNo === wanted);
    return { match, choice: other ?? (wanted === match.chosen?.skuNo ? match.chosen : firstToBeHad(match)) };
  });

/** What is proposed at first: the first that is there in whole, else in part, else the best, to be ordered. */
function firstToBeHad({ chosen, alternatives, quantity }: MatchedLine): ProductChoice | null {
  if (chosen === null) return null;
  const models = [chosen, ...alternatives].filter(({ price }) => price !== null || chosen.price === null);
  return models.find(({ stockTotal }) => stockTotal >= quantity) ?? models.find(({ stockTotal }) => stockTotal > 0) ?? chosen;
}

/** A model as a line of the list, before the server has given it an id. Category, unit and sale type come with the server's answer. */
export function lineOfChoice({ choice, role, quantity }: { choice: ProductChoice; role: string; quantity: number }): DesignLine {
  const { skuNo, spuNo, productName, productModel, productImage, brandName, skuDesc, price, stockTotal, attributes } = choice;
  const priced = priceLine({ price, skuType: SkuType.Normal, maxNum: null }, { quantity }, 'selection');
  return {
    id: '',
    sort: 1,
    spuNo,
    skuNo,
    productName,
    productModel,
    productCategory: '',
    productImage,
    brandName,
    unit: '',
    skuDesc,
    skuType: SkuType.Normal,
    skuSaleType: '',
    skuStatus: SkuStatus.Active,
    price,
    rate: priced.rate,
    ratePrice: priced.ratePrice,
    quantity: priced.quantity,
    amount: priced.amount,
    maxNum: null,
    hasAccessory: false,
    stockTotal,
    role,
    roleAttributes: attributes,
  };
}

/** Lines to add: a model that answers several products stands once, with all their pieces. */
export function linesToAdd(rows: readonly CompletionRow[]): DesignLine[] {
  const pieces = new Map<string, { choice: ProductChoice; role: string; quantity: number }>();
  for (const { match, choice } of rows) {
    if (choice === null) continue;
    const before = pieces.get(choice.skuNo)?.quantity ?? 0;
    pieces.set(choice.skuNo, { choice, role: match.role, quantity: before + match.quantity });
  }
  return [...pieces.values()].map(lineOfChoice);
}

/** What the lines to add come to. */
export const completionTotals = (rows: readonly CompletionRow[]): OrderTotals => totalsOf(linesToAdd(rows));

export interface Added {
  lines: Lines;
  /** Pieces really added, by skuNo: what `takeBack` takes. */
  pieces: ReadonlyMap<string, number>;
  /** What the user should be told: a figure was cut, a rule refused. */
  notices: string[];
}

/** The list with these lines added; a model listed already gains the pieces. Rules of the list may cut or refuse some. */
export function addLines(lines: Lines, additions: readonly DesignLine[]): Added {
  let now = lines;
  const pieces = new Map<string, number>();
  const notices: string[] = [];
  for (const addition of additions) {
    const before = quantityOf(now, addition.skuNo);
    const outcome = chooseQuantity(now, addition, before + addition.quantity);
    if (outcome.kind === 'refused') notices.push(outcome.text);
    else {
      now = outcome.lines;
      if (outcome.notice !== null) notices.push(outcome.notice);
      const gained = quantityOf(now, addition.skuNo) - before;
      if (gained > 0) pieces.set(addition.skuNo, gained);
    }
  }
  return { lines: now, pieces, notices: [...new Set(notices)] };
}

/** Takes added pieces back out; whatever else was edited since stays. */
export function takeBack(lines: Lines, pieces: ReadonlyMap<string, number>): Lines {
  let now = lines;
  for (const [skuNo, count] of pieces) {
    const line = now.find((one) => one.skuNo === skuNo);
    if (line === undefined) continue;
    const left = line.quantity - count;
    const outcome = left > 0 ? chooseQuantity(now, line, left) : { kind: 'changed' as const, lines: removeLines(now, [skuNo]) };
    if (outcome.kind === 'changed') now = outcome.lines;
  }
  return now;
}

const quantityOf = (lines: Lines, skuNo: string): number => lines.find((line) => line.skuNo === skuNo)?.quantity ?? 0;
