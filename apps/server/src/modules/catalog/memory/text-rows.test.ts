import { expect, it } from 'vitest';
import { growingTexts } from './growing.ts';
import { textRows } from './text-rows.ts';

const column = (texts: readonly string[]) => {
  const growing = growingTexts();
  for (const text of texts) growing.push(text);
  return growing.done();
};

it('finds the row of each text, and none of what does not stand in the column, its own beginnings and ends among it', () => {
  const texts = [...Array.from({ length: 5_000 }, (_, n) => `K${n * 37}`), '摄像机-1', 'ß', ''];
  const find = textRows(column(texts));
  expect(texts.map(find)).toEqual(texts.map((_, row) => row));
  for (const other of ['K', 'K1', '摄像机', '摄像机-11', '像', 'ss', ' ']) expect(find(other), other).toBeUndefined();
});

it('finds nothing in an empty column', () => {
  expect(textRows(column([]))('K1')).toBeUndefined();
});
