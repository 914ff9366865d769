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

const inputLines = ({ inputs }: BookAnswer): LabelledText[] =>
  inputs.flatMap(({ title, lines }) => lines.map(({ label, text }) => ({ label: title === '' ? label : `${title} · ${label}`, text })));

/** The working says the results too, with the steps that lead to them. */
const resultLines = ({ results, working }: BookAnswer): LabelledText[] => {
  const titles = new Set(results.map(({ label }) => label));
  return [...results, ...working.filter(({ title }) => !titles.has(title)).map(({ title, value }) => ({ label: title, text: value }))];
};

const warningLines = ({ warnings }: BookAnswer): LabelledText[] => warnings.map((text) => ({ label: text, text: '有' }));

function comparedLines(part: ComparedAnswerLine['part'], before: readonly LabelledText[], after: readonly LabelledText[]): ComparedAnswerLine[] {
  const [first, second] = [numbered(before), numbered(after)];
  return [...new Set([...first.keys(), ...second.keys()])].map((key) => {
    const [was, is] = [first.get(key)?.text ?? '', second.get(key)?.text ?? ''];
    const label = (first.get(key) ?? second.get(key))?.label ?? '';
    return { part, label, before: was, after: is, isSame: was === is, change: part === 'warning' ? '' : changeText(was, is) };
  });
}

/** Two lines of one label stay two: the second of them is compared with the second of the other side. */
function numbered(lines: readonly LabelledText[]): Map<string, LabelledText> {
  const seen = new Map<string, number>();
  return new Map(
    lines.map((line) => {
      const times = (seen.get(line.label) ?? 0) + 1;
      seen.set(line.label, times);
      return [`${line.label}\n${times}`, line];
    }),
  );
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
