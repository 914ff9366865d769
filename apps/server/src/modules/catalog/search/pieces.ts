/** What searching sees of a text: runs of Chinese, and runs of letters and digits in one way of writing. */
import { hanUnitOf, isHanUnit, isLatinUnit } from './units.ts';

export type TextPiece =
  | { kind: 'han'; text: string; at: number }
  /** `text` without separators: `h.265` → `h265`, `ds-2cd3` → `ds2cd3`, but `2.8mm` keeps its point. `end`: the place after it. */
  | { kind: 'code'; text: string; parts: readonly string[]; at: number; end: number };

const RUN = /(?<han>[\p{Script=Han}〇]+)|(?<code>[\p{L}\p{N}]+(?:[.\-/_+×*:][\p{L}\p{N}]+)*)/gu;
const HAN_INSIDE = /[\p{Script=Han}〇]/u;

/** Pieces of folded text (`foldText`) in reading order; `at` counts characters. `6 tb` is one piece, as `6tb` is, and `ip 67` as `ip67`. */
export function piecesOf(folded: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (const run of splitAtHan(folded).flatMap(measureApart)) {
    if (HAN_INSIDE.test(run.text.charAt(0))) pieces.push({ kind: 'han', text: run.text, at: run.at });
    else {
      const parts = run.text
        .split(/[-/_+×*:]/u)
        .map(withoutIdlePoints)
        .filter((part) => part !== '');
      pieces.push({ kind: 'code', text: parts.join(''), parts, at: run.at, end: run.at + run.text.length });
    }
  }
  return withUnits(pieces);
}

function withUnits(pieces: readonly TextPiece[]): TextPiece[] {
  const joined: TextPiece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const follows = piece.kind === 'code' && before?.kind === 'code' && piece.at - before.end === 1;
    if (follows && isOneWord(before.text, piece.text)) {
      joined[joined.length - 1] = { ...before, text: before.text + piece.text, parts: [before.text, piece.text], end: piece.end };
    } else joined.push(piece);
  }
  return joined;
}

const isOneWord = (before: string, text: string): boolean =>
  (/^\d+(?:\.\d+)?$/.test(before) && isLatinUnit(text)) || (/^(?:ip|ik|class)$/.test(before) && /^\d{1,2}$/.test(text));

interface Run {
  text: string;
  at: number;
}

/** `4mm400` before 万 is typed without blanks: a measure, and the number of the unit that follows. */
function measureApart(run: Run, index: number, runs: readonly Run[]): Run[] {
  const [, measure = '', unit = '', number = ''] = /^(\d+(?:\.\d+)?([a-z]+))(\d+)$/.exec(run.text) ?? [];
  const next = runs[index + 1];
  if (!isLatinUnit(unit) || next?.at !== run.at + run.text.length || !isHanUnit(next.text)) return [run];
  return [
    { text: measure, at: run.at },
    { text: number, at: run.at + measure.length },
  ];
}

const splitAtHan = (folded: string): Run[] => {
  const runs: Run[] = [];
  for (const match of folded.matchAll(RUN)) {
    // a run of letters may swallow Chinese letters: cut it where the script changes
    let at = match.index;
    for (const text of match[0].split(/(?<=[\p{Script=Han}〇])(?![\p{Script=Han}〇])|(?<![\p{Script=Han}〇])(?=[\p{Script=Han}〇])/u)) {
      const trimmed = text.replace(/^[.\-/_+×*:]+|[.\-/_+×*:]+$/gu, '');
      if (trimmed !== '') runs.push({ text: trimmed, at: at + text.indexOf(trimmed) });
      at += text.length;
    }
  }
  return runs;
};

const withoutIdlePoints = (part: string): string => part.replace(/(?<!\d)\.|\.(?!\d)/gu, '');

/**
 * A number and the Chinese unit behind it as one word: `400` and `万` of `400万`, `8` and `盘` of `8盘位`. Null when the code
 * is more than a number or no Chinese follows. One blank between them does no harm before a known unit (`16 路`); `loosely`:
 * before any. `length`: signs of the run of Chinese that the unit takes.
 */
export function countedUnit(piece: TextPiece | undefined, next: TextPiece | undefined, loosely = false): { word: string; length: number } | null {
  if (piece?.kind !== 'code' || next?.kind !== 'han' || !/^\d+(?:\.\d+)?$/.test(piece.text)) return null;
  const gap = next.at - piece.end;
  const { kept, length } = hanUnitOf(next.text);
  if (gap > 1 || (gap === 1 && !loosely && !(isHanUnit(next.text) && (next.text.length <= 2 || length >= 2)))) return null;
  return { word: piece.text + kept, length };
}
