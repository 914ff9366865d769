/** Edits of the selected-product list, as pure functions: lines in, lines out. All figures come from the pricing engine. */
import { designOrderCopy, LINES_MAX, softwareErrors, type DesignLine, type ListPlace } from '@portal/contract/design-order';
import {
  addProduct,
  isOnSale,
  isRateLocked,
  moveLine,
  softwareRefusalOf,
  sortLines,
  totalFits,
  withQuantity,
  withTypedQuantity,
  withTypedRate,
  withTypedRatePrice,
  type LineEdit,
  type LinePlace,
} from '@portal/engines/pricing';

export type Lines = readonly DesignLine[];

/** What an edit did. `notice`: what the user should be told (a figure was cut), in Chinese. `refused`: nothing changed. */
export type EditOutcome = { kind: 'changed'; lines: Lines; notice: string | null } | { kind: 'refused'; text: string };

type Kind = ListPlace['kind'];
type Field = 'rate' | 'ratePrice' | 'quantity';

/** For tests: one cell, as `editCells` takes several. */
export const editCell = (lines: Lines, skuNo: string, field: Field, text: string, kind?: Kind): EditOutcome =>
  editCells(lines, new Map([[skuNo, text]]), field, kind);

/**
 * Takes the texts of cells of one column: a cell that is left, a batch rate, a column pasted from a spreadsheet. An empty box: rate
 * 100.00, discounted price the price itself (in an order 0.00), quantity 1; texts that are no figure leave theirs alone, and it is said. `kind`: where the
 * lines stand. Source: PICK-10, PRICE-8, DESIGN-8.
 */
export function editCells(lines: Lines, texts: ReadonlyMap<string, string>, field: Field, kind: Kind = 'selection'): EditOutcome {
  const notices = new Set<string>();
  const edited = lines.map((line) => {
    const text = texts.get(line.skuNo);
    if (text === undefined) return line;
    const result = editedLine(line, field, text, kind);
    if (result.notice !== null) notices.add(result.notice.text);
    if (kind === 'order' && !isOnSale(line) && result.line.quantity > line.quantity) {
      notices.add(designOrderCopy.offSaleNotRaised);
      return line;
    }
    return sameFigures(line, result.line) ? line : result.line;
  });
  return checked(lines, edited, notices.size === 0 ? null : [...notices].join('；'));
}

/** What would be said of this text in a cell of the line, were it left now: that it is cut or refused; null: it is taken. */
export function cutWordsOf(line: DesignLine, field: Field, text: string, kind: Kind): string | null {
  const outcome = editCells([line], new Map([[line.skuNo, text]]), field, kind);
  return outcome.kind === 'refused' ? outcome.text : outcome.notice;
}

/** Some lines with the figures they had before; what has left meanwhile stays away. */
export function withFiguresOf(lines: Lines, before: Lines, skuNos: readonly string[]): Lines {
  const old = new Map(before.filter(({ skuNo }) => skuNos.includes(skuNo)).map((line) => [line.skuNo, line]));
  return lines.map((line) => {
    const { rate, ratePrice, quantity, amount } = old.get(line.skuNo) ?? line;
    return { ...line, rate, ratePrice, quantity, amount };
  });
}

function editedLine(line: DesignLine, field: Field, text: string, kind: Kind): LineEdit<DesignLine> {
  if (field === 'rate') return withTypedRate(line, text, pricedAt(line, kind));
  if (field === 'ratePrice') return withTypedRatePrice(line, text, pricedAt(line, kind));
  return withTypedQuantity(line, text, 'selection');
}

/**
 * The drawer lies over the selection page, so its prices follow the rules of the selection: at most 300 %, empty is no discount
 * (docs/decisions/0007). A line without a price has nothing to be a percentage of: there one may quote freely, as in the list.
 * An order is not chosen any more: the list's rules hold, up to 999.99 %.
 */
const pricedAt = (line: DesignLine, kind: Kind): LinePlace => (kind === 'order' || isRateLocked(line) ? 'selection' : 'picking');

const sameFigures = (a: DesignLine, b: DesignLine): boolean =>
  a.rate === b.rate && a.ratePrice === b.ratePrice && a.quantity === b.quantity && a.amount === b.amount;

function checked(before: Lines, after: Lines, notice: string | null): EditOutcome {
  if (after.every((line, index) => line === before[index]) && after.length === before.length) {
    return { kind: 'changed', lines: before, notice };
  }
  if (!totalFits(after)) return { kind: 'refused', text: designOrderCopy.totalTooLarge };
  return { kind: 'changed', lines: after, notice };
}

/**
 * Sets how many of a product are chosen: 0 removes it, a first figure adds it at the end, else its line takes the figure.
 * Software rules and the length of the list may refuse. `planned`: lines of the order that the list is to join, whose
 * software counts too. Source: PRICE-4, PRICE-5, PRICE-6.
 */
export function chooseQuantity(lines: Lines, product: DesignLine, quantity: number, planned: Lines = []): EditOutcome {
  const present = lines.find((line) => line.skuNo === product.skuNo);
  const edited = withQuantity(present ?? product, quantity, 'picking');
  if (edited.line.quantity === 0) return checked(lines, removeLines(lines, [product.skuNo]), null);
  const notice = edited.notice?.text ?? null;
  if (present)
    return checked(
      lines,
      lines.map((line) => (line === present ? edited.line : line)),
      notice,
    );
  if (lines.length >= LINES_MAX) return { kind: 'refused', text: designOrderCopy.tooManyLines(LINES_MAX) };
  const outcome = softwareRefusalOf(planned, edited.line) ?? addProduct(lines, edited.line);
  if ('lines' in outcome) return checked(lines, outcome.lines, notice);
  return { kind: 'refused', text: outcome.kind === 'quantityTooLarge' ? outcome.text : softwareErrors[outcome.kind].msg };
}

export const removeLines = (lines: Lines, skuNos: readonly string[]): DesignLine[] => sortLines(lines.filter((line) => !skuNos.includes(line.skuNo)));

/**
 * Puts removed lines back where they stood. `isStored`: the server still holds the line, because the removal has not been
 * saved; any other returns as a new one (no id). A model that has been added again meanwhile keeps its newer line.
 */
export function restoreLines(lines: Lines, removed: Lines, isStored: (skuNo: string) => boolean = () => false): DesignLine[] {
  const restored = [...lines];
  for (const line of removed.toSorted((a, b) => a.sort - b.sort)) {
    if (!restored.some((other) => other.skuNo === line.skuNo)) restored.splice(line.sort - 1, 0, isStored(line.skuNo) ? line : { ...line, id: '' });
  }
  return sortLines(restored);
}

/** The list after a line was dragged onto the place of another. Unknown models change nothing. */
export function moveLineTo(lines: Lines, skuNo: string, overSkuNo: string): Lines {
  const from = lines.findIndex((line) => line.skuNo === skuNo);
  const to = lines.findIndex((line) => line.skuNo === overSkuNo);
  return from < 0 || to < 0 || from === to ? lines : moveLine(lines, from, to);
}

/** One step up (-1) or down (+1); at the ends nothing changes. */
export function moveLineBy(lines: Lines, skuNo: string, step: -1 | 1): Lines {
  const from = lines.findIndex((line) => line.skuNo === skuNo);
  const to = from + step;
  return from < 0 || to < 0 || to >= lines.length ? lines : moveLine(lines, from, to);
}

/** How many pieces of each model one list has more than another. */
export function piecesGained(before: Lines, after: Lines): ReadonlyMap<string, number> {
  const had = new Map(before.map(({ skuNo, quantity }) => [skuNo, quantity]));
  return new Map(
    after.flatMap(({ skuNo, quantity }) => {
      const gained = quantity - (had.get(skuNo) ?? 0);
      return gained > 0 ? [[skuNo, gained] as const] : [];
    }),
  );
}
