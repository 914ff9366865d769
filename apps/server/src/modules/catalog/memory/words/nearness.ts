/**
 * How near the words of a question stand to each other in a text, and in what kind of text (the measure of cover density, Clarke, Cormack and
 * Tudhope 2000, as PostgreSQL's `ts_rank_cd` weighs it). Every stretch of the text that answers the question and has no shorter one in it that
 * does gives the mean weight of the words in it, divided by one more than the places between that hold none of them.
 */
import { placeOf, weightOf } from './vector-text.ts';

/** A word of the question where it stands. */
export interface Occurrence {
  /** Place and weight (`placed`). */
  kept: number;
  /** Of the word among all words: one place may hold several. */
  order: number;
  /** Which words of the question it is. */
  leaves: readonly number[];
}

/** A question with its words numbered, those of one question in a row (`leaf`). */
export type QuestionInWords =
  | { kind: 'word'; leaf: number }
  | { kind: 'run'; first: number; end: number }
  | { kind: 'all'; of: readonly QuestionInWords[] }
  | { kind: 'any'; of: readonly QuestionInWords[] };

/** Stretches of the line that are the words of a run one behind the other: from which occurrence to which. */
type Runs = ReadonlyMap<QuestionInWords, readonly (readonly [from: number, to: number])[]>;

/** `own`: the question's own leaves, from and end. `weights`: by kind of text (`WEIGHTS`); a stretch with a word of weight 0 counts nothing. */
export function nearnessOf(
  question: QuestionInWords,
  occurrences: readonly Occurrence[],
  own: readonly [from: number, end: number],
  weights: readonly number[],
): number {
  const [from, end] = own;
  const line = occurrences.filter(({ leaves }) => leaves.some((leaf) => leaf >= from && leaf < end)).sort((a, b) => a.kept - b.kept || a.order - b.order);
  const runs = new Map<QuestionInWords, [number, number][]>();
  findRuns(question, line, runs);
  /** Whether each leaf stands in the stretch looked at. */
  const present = new Uint8Array(end);
  const take = (at: number): void => {
    for (const leaf of line[at]?.leaves ?? []) if (leaf < end) present[leaf] = 1;
  };
  /** The end of the shortest stretch that begins at `begin` and answers; -1: none does. */
  const grow = (begin: number): number => {
    present.fill(0);
    for (let last = begin; last < line.length; last++) {
      take(last);
      if (holds(question, present, runs, begin, last)) return last;
    }
    return -1;
  };
  /** The latest beginning from which it still answers. */
  const shrink = (begin: number, stop: number): number => {
    present.fill(0);
    for (let first = stop; first > begin; first--) {
      take(first);
      if (holds(question, present, runs, first, stop)) return first;
    }
    return begin;
  };

  let sum = 0;
  for (let begin = 0; begin < line.length;) {
    const stop = grow(begin);
    if (stop < 0) break;
    const start = shrink(begin, stop);
    let heaviness = 0;
    for (let at = start; at <= stop; at++) heaviness += 1 / (weights[weightOf(line[at]?.kept ?? 0)] ?? 0);
    const words = stop - start;
    const gap = placeOf(line[stop]?.kept ?? 0) - placeOf(line[start]?.kept ?? 0) - words;
    // several words may hold one place
    sum += (words + 1) / heaviness / (1 + (gap < 0 ? words >> 1 : gap));
    begin = start + 1;
  }
  return Math.fround(sum);
}

/** Whether the stretch from `first` to `last` answers. */
function holds(asked: QuestionInWords, present: Uint8Array, runs: Runs, first: number, last: number): boolean {
  switch (asked.kind) {
    case 'word':
      return present[asked.leaf] === 1;
    case 'run':
      for (const [from, to] of runs.get(asked) ?? []) if (from >= first && to <= last) return true;
      return false;
    case 'all':
      for (const one of asked.of) if (!holds(one, present, runs, first, last)) return false;
      return true;
    case 'any':
      for (const one of asked.of) if (holds(one, present, runs, first, last)) return true;
      return false;
  }
}

function findRuns(asked: QuestionInWords, line: readonly Occurrence[], runs: Map<QuestionInWords, [number, number][]>): void {
  if (asked.kind === 'all' || asked.kind === 'any') {
    for (const one of asked.of) findRuns(one, line, runs);
    return;
  }
  if (asked.kind === 'word') return;
  const found: [number, number][] = [];
  for (let from = 0; from < line.length; from++) {
    if (!line[from]?.leaves.includes(asked.first)) continue;
    let [to, leaf] = [from, asked.first + 1];
    while (leaf < asked.end && to >= 0) {
      const place = placeOf(line[from]?.kept ?? 0) + leaf - asked.first;
      to = placeAhead(line, to, place, leaf);
      leaf++;
    }
    if (to >= 0) found.push([from, to]);
  }
  if (found.length > 0) runs.set(asked, found);
}

/** The occurrence of a leaf at a place, looked for behind `from`; -1: none. */
function placeAhead(line: readonly Occurrence[], from: number, place: number, leaf: number): number {
  for (let at = from; at < line.length && placeOf(line[at]?.kept ?? 0) <= place; at++) {
    if (placeOf(line[at]?.kept ?? 0) === place && line[at]?.leaves.includes(leaf)) return at;
  }
  return -1;
}
