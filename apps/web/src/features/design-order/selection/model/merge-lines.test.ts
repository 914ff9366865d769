import { expect, it } from 'vitest';
import { linesOf } from '../../lines/model/line-builder.ts';
import { adopt, keptLines } from './merge-lines.ts';

const answered = (...skuNos: string[]) => structuredClone(linesOf(...skuNos));

it('lines of an answer that say the same stay the objects they are, so that their rows are not drawn anew', () => {
  const present = linesOf('A', 'B', 'C');
  expect(keptLines(present, answered('A', 'B', 'C'))).toBe(present);
  const changed = answered('A', 'B', 'C').map((line) => (line.skuNo === 'B' ? { ...line, quantity: line.quantity + 1 } : line));
  const kept = keptLines(present, changed);
  expect(kept).toEqual(changed);
  expect(kept.map((line, index) => line === present[index])).toEqual([true, false, true]);
});

it('an answer decides what stands in the list, in which order, and what is deep within a line', () => {
  const present = linesOf('A', 'B', 'C');
  expect(keptLines(present, answered('C', 'A'))).toEqual(answered('C', 'A'));
  expect(keptLines(present, [])).toEqual([]);
  expect(keptLines([], answered('A'))).toEqual(answered('A'));
  const other = answered('A', 'B', 'C').map((line) => (line.skuNo === 'C' ? { ...line, roleAttributes: { megapixels: 4 } } : line));
  expect(keptLines(present, other)).toEqual(other);
  const without = answered('A', 'B', 'C').map((line) =>
    line.skuNo === 'A' ? { ...line, attachments: [{ fileType: 7, fileUrl: '/a.pdf', fileTitle: '彩页' }] } : line,
  );
  expect(keptLines(present, without)).toEqual(without);
});

it('lines edited while a save was under way stay the same objects, too, where the answer gives them nothing', () => {
  const mine = linesOf('A', 'B');
  const adopted = adopt(mine, answered('A', 'B'), new Set(['A', 'B']));
  expect(adopted.map((line, index) => line === mine[index])).toEqual([true, true]);
});
