import { expect, test } from 'vitest';
import { readQuantity, stepQuantity } from './quantity.ts';

const bounds = { min: 1, max: 9999 };
const taken = (quantity: number, cut: 'min' | 'max' | null = null) => ({ kind: 'quantity', quantity, cut });

test.each([
  ['12', taken(12)],
  [' １２ ', taken(12)],
  ['0', taken(1, 'min')],
  ['10000', taken(9999, 'max')],
  ['999999999999999999', taken(9999, 'max')],
  ['', { kind: 'empty' }],
  ['  ', { kind: 'empty' }],
  ['1.5', { kind: 'notWhole' }],
  ['-3', { kind: 'notWhole' }],
  ['十二', { kind: 'notWhole' }],
])('typing %j is read as %j: what is cut is known, and no part of a figure becomes another figure', (text, reading) => {
  expect(readQuantity(text, bounds)).toEqual(reading);
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

test('without a highest of its own, a stepper leaves the last word to whoever knows why', () => {
  const open = { min: 1, max: Infinity };
  expect(readQuantity('12345', open)).toEqual(taken(12345));
  expect(stepQuantity(9999, 1, open)).toBe(10000);
});
