/** Steps of editing as what they changed, so that each is undone and done again by itself (DESIGN-11). */
import type { DesignLine } from '@portal/contract/design-order';
import { sortLines } from '@portal/engines/pricing';
import type { EditedList } from './edited-list.ts';

/** Rate, discounted price, quantity, amount; without their names, for hundreds of them are kept. */
type Figures = [rate: number, ratePrice: number | null, quantity: number, amount: number];

interface Change<Value> {
  before: Value;
  after: Value;
}
/** Of a line that stayed its figures; of one that came or went the whole line, null where it is not. */
type LineChange = { skuNo: string } & (Change<Figures> | Change<DesignLine | null>);

export interface EditStep {
  name: string;
  lines: LineChange[];
  /** Models in their order, where it changed. */
  order: Change<string[]> | null;
  words: Record<string, Change<string>>;
}

/** A step backwards or forwards; `impossible` where what it changed stands otherwise by now. */
export type EditStepOutcome = { kind: 'done'; list: EditedList } | { kind: 'impossible' };

const figuresOf = (one: DesignLine | Figures): Figures => (Array.isArray(one) ? one : [one.rate, one.ratePrice, one.quantity, one.amount]);
const isSame = <Value>(one: readonly Value[], other: readonly Value[]): boolean =>
  one.length === other.length && one.every((value, place) => value === other[place]);
/** Of hundreds of lines an edit leaves all but a few the same objects. */
const sameFigures = (one: DesignLine | Figures, other: DesignLine | Figures): boolean =>
  one === other || isSame<number | null>(figuresOf(one), figuresOf(other));
const withFigures = (line: DesignLine, one: DesignLine | Figures): DesignLine => {
  const [rate, ratePrice, quantity, amount] = figuresOf(one);
  return { ...line, rate, ratePrice, quantity, amount };
};

/** Whether lines came in the place of others. */
export const isSwap = ({ lines }: EditStep): boolean => lines.some(({ before }) => before === null) && lines.some(({ after }) => after === null);

/** What became of a list, with a name that says it; null: nothing. */
export function stepBetween(before: EditedList, after: EditedList): EditStep | null {
  const [was, is] = [bySkuNo(before), bySkuNo(after)];
  const lines = [...new Set([...was.keys(), ...is.keys()])].flatMap((skuNo): LineChange[] => {
    const [old, now] = [was.get(skuNo), is.get(skuNo)];
    if (old === undefined || now === undefined) return [{ skuNo, before: old ?? null, after: now ?? null }];
    return sameFigures(old, now) ? [] : [{ skuNo, before: figuresOf(old), after: figuresOf(now) }];
  });
  const [first, then] = [before, after].map(({ lines: of }) => of.map(({ skuNo }) => skuNo));
  const order = first && then && !isSame(first, then) ? { before: first, after: then } : null;
  const words = Object.fromEntries(
    Object.keys({ ...before.words, ...after.words }).flatMap((field) => {
      const [old, now] = [before.words[field] ?? '', after.words[field] ?? ''];
      return old === now ? [] : [[field, { before: old, after: now }]];
    }),
  );
  if (lines.length === 0 && order === null && Object.keys(words).length === 0) return null;
  const said = Object.keys(words).join() === 'fees' ? '修改费用' : '修改配单信息';
  return { name: nameOf(lines, order !== null, is) ?? said, lines, order, words };
}

/** The list with a step taken back or done again. Lines that came since stay, at the end where the step orders the others. */
export function takeStep(list: EditedList, step: EditStep, direction: 'undo' | 'redo'): EditStepOutcome {
  const [from, to] = direction === 'undo' ? (['after', 'before'] as const) : (['before', 'after'] as const);
  const lines = bySkuNo(list);
  for (const change of step.lines) {
    const [present, expected, wanted] = [lines.get(change.skuNo), change[from], change[to]];
    if ((present === undefined) !== (expected === null)) return { kind: 'impossible' };
    if (present && expected && !sameFigures(present, expected)) return { kind: 'impossible' };
    if (wanted === null) lines.delete(change.skuNo);
    else if (present) lines.set(change.skuNo, withFigures(present, wanted));
    else if (!Array.isArray(wanted)) lines.set(change.skuNo, wanted);
  }
  const words = { ...list.words };
  for (const [field, change] of Object.entries(step.words)) {
    if ((words[field] ?? '') !== change[from]) return { kind: 'impossible' };
    words[field] = change[to];
  }
  if (step.order === null) return { kind: 'done', list: { lines: sortLines([...lines.values()]), words } };
  const ordered = step.order[to].map((skuNo) => lines.get(skuNo));
  if (ordered.some((line) => line === undefined)) return { kind: 'impossible' };
  const named = new Set(step.order[to]);
  const others = [...lines.values()].filter(({ skuNo }) => !named.has(skuNo));
  return { kind: 'done', list: { lines: sortLines([...ordered.flatMap((line) => line ?? []), ...others]), words } };
}

const isPricedAlike = ([rate, ratePrice]: Figures, [otherRate, otherRatePrice]: Figures): boolean => rate === otherRate && ratePrice === otherRatePrice;

const bySkuNo = ({ lines }: EditedList) => new Map(lines.map((line) => [line.skuNo, line]));

/** Null: of the lines nothing is another. */
function nameOf(changes: readonly LineChange[], isReordered: boolean, is: ReadonlyMap<string, DesignLine>): string | null {
  const came = changes.filter(({ before }) => before === null);
  const went = changes.filter(({ after }) => after === null);
  const stayed = changes.filter(({ before, after }) => before !== null && after !== null);
  const modelOf = (one: LineChange | undefined): string => {
    const line = one && (is.get(one.skuNo) ?? one.before);
    return line && !Array.isArray(line) ? line.productModel : '';
  };
  const of = (verb: string, some: readonly LineChange[]) => (some.length === 1 ? `${verb} ${modelOf(some[0])}` : `${verb} ${some.length} 项`);
  if (came.length > 0 && went.length > 0) return of('替换', went);
  if (came.length > 0) return of('添加', came);
  if (went.length > 0) return of('移除', went);
  const isQuantity = stayed.length > 0 && stayed.every(({ before, after }) => before && after && isPricedAlike(figuresOf(before), figuresOf(after)));
  if (stayed.length > 0) return of(isQuantity ? '修改数量' : '修改折扣', stayed);
  return isReordered ? '调整顺序' : null;
}
