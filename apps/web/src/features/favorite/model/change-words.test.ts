import { expect, it } from 'vitest';
import { changeWords } from './change-words.ts';

it.each([
  [90, 100, null, ['比收藏时降 ¥10.00']],
  [1234.1, 0.1, null, ['比收藏时涨 ¥1,234.00']],
  [null, 100, null, []],
  [90, null, 'gone', ['收藏后已无货']],
  [0.3, 0.1, 'back', ['比收藏时涨 ¥0.20', '重新有货']],
  [90, null, null, []],
] as const)('%j, then %j, stock %j: %j', (price, priceThen, stock, words) =>
  expect(changeWords({ price, changes: { priceThen, stock } }).map((one) => one.words)).toEqual(words),
);
