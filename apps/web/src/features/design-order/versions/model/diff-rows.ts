import type { VersionDiff, VersionLine } from '@portal/contract/design-order';
import { lineChangeWords } from '@portal/engines/pricing';
import { fen, toFen, toYuan } from '@portal/units';

export const DIFF_KINDS = { added: '新增', removed: '移除', changed: '修改', moved: '移动' } as const;

/** A product of a comparison: what became of it, on both sides. */
export interface DiffRow {
  kind: keyof typeof DIFF_KINDS;
  line: VersionLine;
  before: VersionLine | null;
  after: VersionLine | null;
  /** What changed, a sentence a figure. */
  words: string[];
  /** Yuan, later less earlier. */
  byAmount: number;
}

/** Rows in the order in which one asks: changed, new, gone; then what only stands elsewhere. */
export function diffRows({ changed, added, removed, moved }: VersionDiff, priceWord: string): DiffRow[] {
  const changedNos = new Set(changed.map(({ after }) => after.skuNo));
  const movedNos = new Set(moved.map(({ skuNo }) => skuNo));
  return [
    ...changed.map(({ before, after, fields }): DiffRow => {
      const words = lineChangeWords({ before, after, fields }, priceWord);
      return {
        kind: 'changed',
        line: after,
        before,
        after,
        words: movedNos.has(after.skuNo) ? [...words, '位置移动'] : words,
        byAmount: toYuan(fen(toFen(after.amount) - toFen(before.amount))),
      };
    }),
    ...added.map((line): DiffRow => ({ kind: 'added', line, before: null, after: line, words: [], byAmount: line.amount })),
    ...removed.map((line): DiffRow => ({ kind: 'removed', line, before: line, after: null, words: [], byAmount: toYuan(fen(-toFen(line.amount))) })),
    ...moved
      .filter(({ skuNo }) => !changedNos.has(skuNo))
      .map((line): DiffRow => ({ kind: 'moved', line, before: line, after: line, words: ['位置移动'], byAmount: 0 })),
  ];
}
