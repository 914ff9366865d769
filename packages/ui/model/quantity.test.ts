import { expect, test } from 'vitest';
import { readQuantity, stepQuantity } from './quantity.ts';

const bounds = { min: 1, max: 9999 };

test.each([
  ['12', 12],
  [' １２ ', 12],
  ['0', 1],
  ['10000', 9999],
  ['999999999999999999', null],
  ['', null],
  ['1.5', null],
  ['-3', null],
  ['十二', null],
])('typing %j gives %s', (text, quantity) => {
  expect(readQuantity(text, bounds)).toBe(quantity);
});

test.each([
  [null, 1, 1],
  [null, -1, 1],
  [1, -1, 1],
  [5, 1, 6],
  [9999, 1, 9999],
  [9995, 10, 9999],
])('from %s, %i more gives %i', (quantity, delta, next) => {
  expect(stepQuantity(quantity, delta, bounds)).toBe(next);
});
