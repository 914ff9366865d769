import { modelKeyOf } from '../../catalog/index.ts';

/** A way to read a model number in a row: its key, and the cell it stands in. */
export interface RowKey {
  cell: number;
  key: string;
}

/** Fewer signs name no model. */
const KEY_LENGTH_MIN = 3;
/** What may be a number within a sentence: letters and digits with the signs that stand between them. */
const RUN = /[A-Za-z0-9][A-Za-z0-9._/()+-]{3,}/gu;
const RUNS_PER_CELL = 4;
/** A number without a figure, `HV-DC-S`: letters alone, joined, so that no word beside it is taken for one. */
const JOINED_LETTERS = /^\s*[A-Za-z]+(?:[-_/. ][A-Za-z]+)+\s*$/u;

/**
 * Every way to read a row as a model number, the likeliest first: whole cells, then what looks like a number inside of them, longest
 * first; at last those of letters alone.
 */
export function rowKeysOf(cells: readonly string[]): RowKey[] {
  const keyOf = (text: string, cell: number) => ({ cell, key: modelKeyOf(text), isJoined: JOINED_LETTERS.test(text.normalize('NFKC')) });
  const runs = cells.flatMap((text, cell) => [...text.normalize('NFKC').matchAll(RUN)].slice(0, RUNS_PER_CELL).map(([run]) => keyOf(run, cell)));
  const all = [...cells.map(keyOf), ...runs.toSorted((a, b) => b.key.length - a.key.length)].filter(
    ({ key }) => key.length >= KEY_LENGTH_MIN && /[A-Z]/u.test(key),
  );
  const hasFigure = ({ key }: RowKey) => /\d/u.test(key);
  const read = [...all.filter(hasFigure), ...all.filter((one) => one.isJoined && !hasFigure(one))].map(({ cell, key }) => ({ cell, key }));
  return read.filter(({ cell, key }, index) => read.findIndex((one) => one.cell === cell && one.key === key) === index);
}
