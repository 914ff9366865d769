import { expect, it } from 'vitest';
import { constantText, numberText } from './number-text.ts';

it.each([
  [10125, undefined, '10,125'],
  [1234567.891, undefined, '1,234,567.891'],
  [21.0938, undefined, '21.094'],
  [21.09381, 4, '21.0938'],
  [2.5, 0, '3'],
  [2, undefined, '2'],
  [-95.69, undefined, '-95.69'],
  [0, undefined, '0'],
  [null, undefined, '–'],
  [undefined, 2, '–'],
])('%j with %j places reads %s', (value, decimals, text) => {
  // a second time the format is at hand
  expect([numberText(value, decimals), numberText(value, decimals)]).toEqual([text, text]);
});

it.each([
  [0.00393, '0.00393'],
  [0.0225, '0.0225'],
  [0.909494701772928, '0.909'],
  [50, '50'],
  ['断电开锁', '断电开锁'],
  [{ oxygen: 15 }, null],
  [[1, 2], null],
])('the constant %j reads %s', (value, text) => expect(constantText(value)).toBe(text));
