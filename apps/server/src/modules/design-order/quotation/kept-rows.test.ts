import { expect, it } from 'vitest';
import { keptRows } from './kept-rows.ts';

const group = (name: string, lines: number) => ({
  head: `${name} head`,
  lines: Array.from({ length: lines }, (_, n) => `${name}${n + 1}`),
  sum: `${name} sum`,
});

it('a head goes with its first line, a sum with its last, the total with the last two', () => {
  expect(keptRows([group('a', 3), group('b', 4)])).toEqual([['a head', 'a1'], ['a2'], ['a3', 'a sum'], ['b head', 'b1'], ['b2'], ['b3', 'b4', 'b sum']]);
});

it('a short group goes as a whole', () => {
  expect(keptRows([group('a', 1), group('b', 2)])).toEqual([
    ['a head', 'a1', 'a sum'],
    ['b head', 'b1', 'b2', 'b sum'],
  ]);
});

it('no row is lost or moved', () => {
  const groups = [1, 2, 3, 4, 9].map((lines, index) => group(`g${index} `, lines));
  expect(keptRows(groups).flat()).toEqual(groups.flatMap(({ head, lines, sum }) => [head, ...lines, sum]));
});
