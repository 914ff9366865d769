import { roleName } from '../roles/index.ts';
import type { BookAnswer, LabelledText } from './answer.ts';

/** One figure on both sides; '': not there. `change`: by how much the second is more, where both are numbers of one unit. */
export interface ComparedAnswerLine {
  part: 'input' | 'result' | 'warning';
  label: string;
  before: string;
  after: string;
  isSame: boolean;
  change: string;
}

/** Two answers of one engine, line by line in the order of the first; lines of the second alone come after (BOOK-8). */
export function compareAnswers(before: BookAnswer, after: BookAnswer): ComparedAnswerLine[] {
  return [
    ...comparedLines('input', inputLines(before), inputLines(after)),
    ...comparedLines('result', resultLines(before), resultLines(after)),
    ...comparedLines('warning', warningLines(before), warningLines(after)),
  ];
}

/** A line to be compared. `device`: what it is a line of, where it is one of a recommendation. */
interface Comparable extends LabelledText {
  device?: { role: string; wanted: string; rule: string };
}

const inputLines = ({ inputs }: BookAnswer): Comparable[] =>
  inputs.flatMap(({ title, lines }) => lines.map(({ label, text }) => ({ label: title === '' ? label : `${title} · ${label}`, text })));

/** The working says the results too, with the steps that lead to them. */
const resultLines = ({ results, working }: BookAnswer): Comparable[] => {
  const titles = new Set(results.map(({ label }) => label));
  return [
    ...results,
    ...working
      .filter(({ title }) => !titles.has(title))
      .map(({ title, value, formula, device }) => ({ label: title, text: value, ...(device && { device: { ...device, rule: formula } }) })),
  ];
};

const warningLines = ({ warnings }: BookAnswer): Comparable[] => warnings.map((text) => ({ label: text, text: '有' }));

function comparedLines(part: ComparedAnswerLine['part'], before: readonly Comparable[], after: readonly Comparable[]): ComparedAnswerLine[] {
  return paired(before, after).map(([first, second]) => {
    const [was, is] = [first?.text ?? '', second?.text ?? ''];
    const change = part === 'warning' ? '' : changeText(was, is);
    if (first?.device && second?.device && first.device.wanted !== second.device.wanted)
      return { part, label: roleName(first.device.role), before: sized(first.device, was), after: sized(second.device, is), isSame: false, change };
    return { part, label: (first ?? second)?.label ?? '', before: was, after: is, isSame: was === is, change };
  });
}

/** `2.5 mm²：3 卷`: of one need in two sizes each side says its own. */
const sized = ({ wanted }: { wanted: string }, text: string): string => (wanted === '' ? text : `${wanted}：${text}`);

/**
 * What two lines have in common that are of one need, the surest first: what they are, why they are there and their size; what and why; the
 * words; what they are. A cable that grows from 1.5 to 2.5 mm² is one line on both sides, not one that goes and one that comes. Two of one kind stay two.
 */
const KEYS: readonly ((line: Comparable) => string | undefined)[] = [
  ({ device, label }) => device && JSON.stringify([device.role, device.rule, label]),
  ({ device }) => device && JSON.stringify([device.role, device.rule]),
  ({ label }) => label,
  ({ device }) => device?.role,
];

type Pair = readonly [Comparable | undefined, Comparable | undefined];

function paired(before: readonly Comparable[], after: readonly Comparable[]): Pair[] {
  const beside = new Map<Comparable, Comparable>();
  const taken = new Set<Comparable>();
  for (const keyOf of KEYS) {
    const free = Map.groupBy(
      after.filter((line) => !taken.has(line)),
      keyOf,
    );
    for (const line of before) {
      const key = keyOf(line);
      const other = beside.has(line) || key === undefined ? undefined : free.get(key)?.shift();
      if (other === undefined) continue;
      beside.set(line, other);
      taken.add(other);
    }
  }
  return [...before.map((line): Pair => [line, beside.get(line)]), ...after.filter((line) => !taken.has(line)).map((line): Pair => [undefined, line])];
}

/** A figure with its unit; `10,125 GB ＝ 9.89 TB` says it twice. */
const FIGURE = /^(-?[\d,]+(?:\.\d+)?)([^\d＝]*?)(?: ＝ .*)?$/;

/** `10,125 GB` and `13,500 GB` → `+3,375 GB（+33.3%）`; '' where they are no figures of one unit, or the same. */
export function changeText(before: string, after: string): string {
  const [was, is] = [FIGURE.exec(before), FIGURE.exec(after)];
  if (!was || !is || was[2] !== is[2]) return '';
  const [from, to] = [was, is].map(([, figure = '']) => Number(figure.replaceAll(',', ''))) as [number, number];
  if (!Number.isFinite(from) || !Number.isFinite(to) || from === to) return '';
  const share = from === 0 ? '' : `（${signed((100 * (to - from)) / Math.abs(from), 1)}%）`;
  return `${signed(to - from, 4)}${is[2]}${share}`;
}

const signed = (value: number, decimals: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toLocaleString('en-US', { maximumFractionDigits: decimals })}`;

/** What of a kept answer is another one by the rules of today: figures and warnings; inputs are the same, and words alone are no difference. */
export const changedLines = (kept: BookAnswer, today: BookAnswer): ComparedAnswerLine[] =>
  compareAnswers(kept, today).filter(({ part, isSame }) => part !== 'input' && !isSame);
