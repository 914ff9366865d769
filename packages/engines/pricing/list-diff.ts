import { fen, formatPercent, toFen, toYuan, type Yuan } from '@portal/units';
import { totalsOf } from './order-total.ts';
import { priceInWords, type PricedLine } from './priced-line.ts';

/** A line as it is compared: its figures, what it is called, and whatever plain facts stand beside them. A model stands once in a list. */
export interface ComparedLine extends Pick<PricedLine, 'price' | 'rate' | 'ratePrice' | 'quantity' | 'amount'> {
  skuNo: string;
  productName: string;
  productModel: string;
}

export type PlainFact = string | number | boolean | null;

/** All there is of a list or an order at one moment: its lines in order, and what is said of the whole, by field. */
export interface ListContent<L extends ComparedLine = ComparedLine> {
  lines: readonly L[];
  head: Readonly<Record<string, PlainFact>>;
}

/** What of a line can be another: its four figures, or only what it is called. */
export const LINE_FIELDS = ['quantity', 'price', 'rate', 'ratePrice', 'facts'] as const;
export type LineField = (typeof LINE_FIELDS)[number];

export interface LineChange<L extends ComparedLine = ComparedLine> {
  before: L;
  after: L;
  /** At least one, in the order of `LINE_FIELDS`; `facts` where a word of it changed. */
  fields: readonly LineField[];
}

/** A word about the whole; undefined: it was not said. */
export interface HeadChange {
  field: string;
  before: PlainFact | undefined;
  after: PlainFact | undefined;
}

/** Everything that makes one content another. */
export interface ListDiff<L extends ComparedLine = ComparedLine> {
  /** Lines of models that were not there, in the order of the later content. */
  added: readonly L[];
  /** Lines that are gone, in the order of the earlier content. */
  removed: readonly L[];
  changed: readonly LineChange<L>[];
  /** Fewest models of both contents that must be carried elsewhere for the others to stand in the new order. */
  moved: readonly string[];
  /** All models of the later content in order; null where leaving out what is gone and setting what is new at the end gives it. */
  order: readonly string[] | null;
  head: readonly HeadChange[];
  /** Sums of the lines, yuan; `by` is later less earlier. */
  amount: { before: Yuan; after: Yuan; by: Yuan };
}

/** What makes `before` into `after`; `applyListDiff` takes it back to `after`. Sums are reckoned from the lines in whole fen. Source: DESIGN-31. */
export function diffLists<L extends ComparedLine>(before: ListContent<L>, after: ListContent<L>): ListDiff<L> {
  const [old, now] = [byModel(before.lines), byModel(after.lines)];
  const added = after.lines.filter(({ skuNo }) => !old.has(skuNo));
  const removed = before.lines.filter(({ skuNo }) => !now.has(skuNo));
  const changed = after.lines.flatMap((line) => {
    const was = old.get(line.skuNo);
    const fields = was === undefined ? [] : fieldsChanged(was, line);
    return was === undefined || fields.length === 0 ? [] : [{ before: was, after: line, fields }];
  });
  const stayed = before.lines.filter(({ skuNo }) => now.has(skuNo)).map(({ skuNo }) => skuNo);
  const order = after.lines.map(({ skuNo }) => skuNo);
  const unordered = [...stayed, ...added.map(({ skuNo }) => skuNo)];
  const sums = [totalsOf(before.lines).amount, totalsOf(after.lines).amount] as const;
  return {
    added,
    removed,
    changed,
    moved: movedAmong(
      stayed,
      order.filter((skuNo) => old.has(skuNo)),
    ),
    order: order.every((skuNo, place) => skuNo === unordered[place]) ? null : order,
    head: headChanges(before.head, after.head),
    amount: { before: sums[0], after: sums[1], by: toYuan(fen(toFen(sums[1]) - toFen(sums[0]))) },
  };
}

/** The content that a difference makes of the one it was taken from. Throws RangeError of any other: its lines are not those that changed. */
export function applyListDiff<L extends ComparedLine>(diff: ListDiff<L>, before: ListContent<L>): ListContent<L> {
  const lines = byModel(before.lines);
  for (const { skuNo } of diff.removed) if (!lines.delete(skuNo)) throw new RangeError(`not in this list: ${skuNo}`);
  for (const { after } of diff.changed) {
    if (!lines.has(after.skuNo)) throw new RangeError(`not in this list: ${after.skuNo}`);
    lines.set(after.skuNo, after);
  }
  for (const line of diff.added) {
    if (lines.has(line.skuNo)) throw new RangeError(`in this list already: ${line.skuNo}`);
    lines.set(line.skuNo, line);
  }
  const head = new Map(Object.entries(before.head));
  for (const { field, after } of diff.head) {
    if (after === undefined) head.delete(field);
    else head.set(field, after);
  }
  const lineOf = (skuNo: string): L => {
    const line = lines.get(skuNo);
    if (line === undefined) throw new RangeError(`not in this list: ${skuNo}`);
    return line;
  };
  return { lines: diff.order === null ? [...lines.values()] : diff.order.map(lineOf), head: Object.fromEntries(head) };
}

/** Are both the same to the last word? */
export const isNoDifference = ({ added, removed, changed, order, head }: ListDiff): boolean =>
  added.length === 0 && removed.length === 0 && changed.length === 0 && order === null && head.length === 0;

/** What became of a line, a sentence a figure: `数量 2 → 4`. Its amount is not said: it follows. `priceWord`: what the reader calls its price. */
export function lineChangeWords({ before, after, fields }: LineChange, priceWord: string): string[] {
  const words: Readonly<Record<LineField, () => string>> = {
    quantity: () => `数量 ${before.quantity} → ${after.quantity}`,
    price: () => `${priceWord} ${priceInWords(before.price)} → ${priceInWords(after.price)}`,
    rate: () => `折扣率 ${formatPercent(before.rate)} → ${formatPercent(after.rate)}`,
    ratePrice: () => `折后价 ${priceInWords(before.ratePrice)} → ${priceInWords(after.ratePrice)}`,
    facts: () =>
      before.productName === after.productName && before.productModel === after.productModel
        ? '产品信息有更新'
        : `名称 ${before.productName} ${before.productModel} → ${after.productName} ${after.productModel}`,
  };
  return fields.map((field) => words[field]());
}

/** How much there is of it in one line: `新增 2 项，移除 1 项，修改 3 项`; `内容相同` where nothing is. */
export function diffSummary({ added, removed, changed, moved, head }: Pick<ListDiff, 'added' | 'removed' | 'changed' | 'moved' | 'head'>): string {
  const parts = [
    [added.length, (count: number) => `新增 ${count} 项`],
    [removed.length, (count: number) => `移除 ${count} 项`],
    [changed.length, (count: number) => `修改 ${count} 项`],
    [moved.length, (count: number) => `移动 ${count} 项`],
    [head.length, (count: number) => `配单信息 ${count} 处不同`],
  ] as const;
  const said = parts.flatMap(([count, words]) => (count > 0 ? [words(count)] : []));
  return said.length === 0 ? '内容相同' : said.join('，');
}

const byModel = <L extends ComparedLine>(lines: readonly L[]): Map<string, L> => new Map(lines.map((line) => [line.skuNo, line]));

const FIGURES = ['quantity', 'price', 'rate', 'ratePrice'] as const;

function fieldsChanged(before: ComparedLine, after: ComparedLine): LineField[] {
  const figures = FIGURES.filter((field) => before[field] !== after[field]);
  // the amount follows from figures; where it alone is another, the line is another all the same
  const known = new Set<string>(['skuNo', ...FIGURES, ...(figures.length > 0 ? ['amount'] : [])]);
  const [old, now]: Readonly<Record<string, unknown>>[] = [{ ...before }, { ...after }];
  const isOther = [...new Set([...Object.keys(before), ...Object.keys(after)])].some((key) => !known.has(key) && old?.[key] !== now?.[key]);
  return isOther ? [...figures, 'facts'] : figures;
}

function headChanges(before: ListContent['head'], after: ListContent['head']): HeadChange[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((field) => {
    const [was, is] = [old.get(field), now.get(field)];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

/** Of two orders of the same models: those outside the longest run that stands in the same order in both. */
function movedAmong(before: readonly string[], after: readonly string[]): string[] {
  const places = new Map(before.map((skuNo, place) => [skuNo, place]));
  const placeOf = (skuNo: string): number => places.get(skuNo) ?? 0;
  // ends[n]: of all rising runs of n + 1 models the one that ends lowest; each model knows the one before it
  const ends: string[] = [];
  const previous = new Map<string, string | undefined>();
  for (const skuNo of after) {
    const place = placeOf(skuNo);
    const found = ends.findIndex((end) => placeOf(end) > place);
    const length = found === -1 ? ends.length : found;
    previous.set(skuNo, ends[length - 1]);
    ends[length] = skuNo;
  }
  const kept = new Set<string>();
  for (let skuNo = ends.at(-1); skuNo !== undefined; skuNo = previous.get(skuNo)) kept.add(skuNo);
  return after.filter((skuNo) => !kept.has(skuNo));
}
