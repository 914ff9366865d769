/** What completes a list: the list with the products proposed. Pure. */
import type { DesignLine } from '@portal/contract/design-order';
import type { ProductChoice } from '@portal/contract/product-choice';
import { SkuStatus, SkuType } from '@portal/engines/goods';
import { priceLine, RATE_DEFAULT, sortLines, totalsOf, withQuantity } from '@portal/engines/pricing';
import { fen, toFen, toYuan, type Percent, type Yuan } from '@portal/units';
import { joinedChoices, type ChosenProduct } from '../../../product-choice/index.ts';
import { chooseQuantity, removeLines, restoreLines, type Lines } from '../../lines/model/edit-lines.ts';
import { ratesFor, type ProposedInto } from './list-rates.ts';

/** A proposed product with the model settled for it. */
export type ProposedProduct = Pick<ChosenProduct, 'line' | 'chosen' | 'quantity'>;

/** A model as a line of the list, before the server has given it an id. Category, unit, sale type, documents and what it reminds of come with the server's answer. */
export function lineOfChoice({
  choice,
  role,
  quantity,
  rate = RATE_DEFAULT,
}: {
  choice: ProductChoice;
  role: string;
  quantity: number;
  rate?: Percent;
}): DesignLine {
  const { skuNo, spuNo, productName, productModel, productImage, brandName, skuDesc, price, stockTotal, attributes } = choice;
  const priced = priceLine({ price, skuType: SkuType.Normal, maxNum: null }, { rate, quantity }, 'selection');
  return {
    id: '',
    sort: 1,
    spuNo,
    skuNo,
    spuName: productName,
    productName,
    productModel,
    productCategory: '',
    productImage,
    brandName,
    unit: '',
    skuDesc,
    skuType: SkuType.Normal,
    isUserDefined: false,
    privateTenant: null,
    boundStatus: 0,
    remind: 0,
    wholesalePrice: price,
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
    attachments: [],
  };
}

/**
 * Lines to add, at what the list charges: a model listed already at its line's discounted price, a new one at the rate that `ratesFor` says. A model
 * that answers several products stands once, with all their pieces. What is shown and what is applied both come from here. Source: CHECK-23.
 */
export function linesToAdd(products: readonly ProposedProduct[], into: ProposedInto): DesignLine[] {
  const rateFor = ratesFor(into);
  return joinedChoices(products).map(({ first, model, quantity }) => {
    const { role } = first.line;
    const present = into.lines.find(({ skuNo }) => skuNo === model.skuNo);
    return present === undefined ? lineOfChoice({ choice: model, role, quantity, rate: rateFor(role) }) : withQuantity(present, quantity, 'selection').line;
  });
}

/** What one piece of a model is charged at; null: it has no price. */
export function chargedPrice(product: Pick<ProposedProduct, 'line'>, model: ProductChoice, into: ProposedInto): Yuan | null {
  const [line] = linesToAdd([{ line: product.line, chosen: model, quantity: 1 }], into);
  return line?.ratePrice ?? null;
}

/** What the product subtotal gains when these products come into the list and these pieces move; below 0 where it loses. Source: CHECK-23. */
export function proposalDifference(products: readonly ProposedProduct[], { lines, exchange }: ProposedInto): Yuan {
  const additions = linesToAdd(products, { lines, exchange });
  const after = exchange.length > 0 ? exchangeLines(lines, additions, exchange).lines : addLines(lines, additions).lines;
  return toYuan(fen(toFen(totalsOf(after).amount) - toFen(totalsOf(lines).amount)));
}

export interface AddedProducts {
  lines: Lines;
  /** Pieces really added, by skuNo: what `takeBack` takes. */
  pieces: ReadonlyMap<string, number>;
  /** What the user should be told: a figure was cut, a rule refused. */
  notices: string[];
}

/** The list with these lines added; a model listed already gains the pieces. Rules of the list may cut or refuse some. */
export function addLines(lines: Lines, additions: readonly DesignLine[]): AddedProducts {
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

/** Pieces of a listed model that come (above 0) or go. */
interface Change {
  skuNo: string;
  change: number;
}

/** The list with these products in it and the pieces they replace out of it: one change, `back` of which is another. */
export function exchangeLines(
  lines: Lines,
  additions: readonly DesignLine[],
  exchange: readonly Change[],
): { lines: Lines; notices: string[]; count: number; back: (now: Lines) => Lines } {
  const { lines: withAdded, pieces, notices } = addLines(lines, additions);
  if (notices.length > 0 && pieces.size < additions.length) return { lines, notices, count: 0, back: (now) => now };
  const after = inPlaceOf(lines, exchange.reduce(moved, withAdded));
  const gone = lines.filter(({ skuNo }) => !after.some((line) => line.skuNo === skuNo));
  const back = (now: Lines): Lines => {
    const present = restoreLines(now, gone);
    const stayed = exchange.filter(({ skuNo }) => !gone.some((line) => line.skuNo === skuNo));
    return takeBack(stayed.map(({ skuNo, change }) => ({ skuNo, change: -change })).reduce(moved, present), pieces);
  };
  return { lines: after, notices, count: pieces.size + exchange.length, back };
}

/** What came for a line that went stands where that stood: a line of the same role, each place taken once. */
function inPlaceOf(before: Lines, after: Lines): Lines {
  const stays = new Set(after.map(({ skuNo }) => skuNo));
  const wasThere = new Set(before.map(({ skuNo }) => skuNo));
  const gone = before.filter(({ skuNo }) => !stays.has(skuNo));
  const fresh = after.filter(({ skuNo }) => !wasThere.has(skuNo));
  let now = after;
  for (const line of fresh) {
    const at = gone.findIndex(({ role }) => role !== null && role === line.role);
    const [place] = at < 0 ? [] : gone.splice(at, 1);
    if (place === undefined) continue;
    const follower = before.slice(before.indexOf(place) + 1).find(({ skuNo }) => now.some((one) => one.skuNo === skuNo));
    const others = now.filter((one) => one !== line);
    const to = follower === undefined ? others.length : others.findIndex(({ skuNo }) => skuNo === follower.skuNo);
    now = others.toSpliced(to, 0, line);
  }
  return now === after ? after : sortLines(now);
}

function moved(lines: Lines, { skuNo, change }: Change): Lines {
  const line = lines.find((one) => one.skuNo === skuNo);
  if (line === undefined) return lines;
  const outcome = chooseQuantity(lines, line, Math.max(0, line.quantity + change));
  return outcome.kind === 'changed' ? outcome.lines : lines;
}

const quantityOf = (lines: Lines, skuNo: string): number => lines.find((line) => line.skuNo === skuNo)?.quantity ?? 0;
