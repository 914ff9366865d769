/** What searching sees of a text: runs of Chinese, and runs of letters and digits in one way of writing. */

export type Piece =
  | { kind: 'han'; text: string; at: number }
  /** `text` without separators: `h.265` → `h265`, `ds-2cd3` → `ds2cd3`, but `2.8mm` keeps its point. `end`: the place after it. */
  | { kind: 'code'; text: string; parts: readonly string[]; at: number; end: number };

const RUN = /(?<han>[\p{Script=Han}〇]+)|(?<code>[\p{L}\p{N}]+(?:[.\-/_+×*:][\p{L}\p{N}]+)*)/gu;
const HAN_INSIDE = /[\p{Script=Han}〇]/u;

/** Pieces of folded text (`foldText`) in reading order; `at` counts characters. */
export function piecesOf(folded: string): Piece[] {
  const pieces: Piece[] = [];
  for (const run of splitAtHan(folded)) {
    if (HAN_INSIDE.test(run.text.charAt(0))) pieces.push({ kind: 'han', text: run.text, at: run.at });
    else {
      const parts = run.text
        .split(/[-/_+×*:]/u)
        .map(withoutIdlePoints)
        .filter((part) => part !== '');
      pieces.push({ kind: 'code', text: parts.join(''), parts, at: run.at, end: run.at + run.text.length });
    }
  }
  return pieces;
}

const splitAtHan = (folded: string): { text: string; at: number }[] => {
  const runs: { text: string; at: number }[] = [];
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
 * A number and the Chinese unit behind it as one word: `400` and `万` of `400万`. Null when the code is more than a number or
 * no Chinese follows. `loosely`: one blank between them does no harm (`16 路`).
 */
export function countedUnit(piece: Piece | undefined, next: Piece | undefined, loosely = false): string | null {
  if (piece?.kind !== 'code' || next?.kind !== 'han' || !/^\d+(?:\.\d+)?$/.test(piece.text)) return null;
  const gap = next.at - piece.end;
  return gap === 0 || (loosely && gap === 1) ? piece.text + next.text.charAt(0) : null;
}
