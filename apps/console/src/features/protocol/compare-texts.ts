/** Two versions of an agreement side by side: which paragraphs stayed, came and went. */
import type { ProtocolSection } from '@portal/contract/protocol';

export interface ComparedText {
  change: 'same' | 'added' | 'removed';
  isHeading: boolean;
  words: string;
}

type Line = Omit<ComparedText, 'change'>;

const linesOf = (sections: readonly ProtocolSection[]): Line[] =>
  sections.flatMap(({ heading, lines }) => [{ isHeading: true, words: heading }, ...lines.map((words) => ({ isHeading: false, words }))]);

const isSame = (one: Line | undefined, other: Line | undefined): boolean =>
  one !== undefined && other !== undefined && one.words === other.words && one.isHeading === other.isHeading;

/** Every line of both in their order, as few as possible of them changed; what went stands before what came in its place. */
export function compareTexts(before: readonly ProtocolSection[], after: readonly ProtocolSection[]): ComparedText[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  // common[i][j]: how many lines the rests from i and j on have in common
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  const of = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    const row = common[i];
    if (row) for (let j = now.length - 1; j >= 0; j--) row[j] = isSame(old[i], now[j]) ? of(i + 1, j + 1) + 1 : Math.max(of(i + 1, j), of(i, j + 1));
  }
  const compared: ComparedText[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [gone, come] = [old[i], now[j]];
    if (gone && isSame(gone, come)) {
      compared.push({ change: 'same', ...gone });
      i++;
      j++;
    } else if (gone && (come === undefined || of(i + 1, j) >= of(i, j + 1))) {
      compared.push({ change: 'removed', ...gone });
      i++;
    } else if (come) {
      compared.push({ change: 'added', ...come });
      j++;
    }
  }
  return compared;
}
