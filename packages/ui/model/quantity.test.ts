import { expect, test } from 'vitest';
import { leftQuantity, readQuantity, stepQuantity } from './quantity.ts';

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

test.each([
  ['', 'least', false, 1, null],
  ['', 'former', false, 7, 'empty'],
  ['', 'former', true, 7, 'empty'],
  ['0', 'former', true, null, null],
  ['0', 'least', false, 1, 'min'],
  ['12', 'least', false, 12, null],
  ['10000', 'former', false, 9999, 'max'],
  ['1.5', 'least', false, 7, 'notWhole'],
] as const)('a box of 7 left with %j, where empty means the %s and less than the least none: %s, holds %s', (text, empty, isNoneBelow, quantity, said) => {
  expect(leftQuantity(text, 7, bounds, { empty, isNoneBelow })).toEqual({ quantity, said });
});

test('a box that held nothing and is left empty says nothing', () => {
  expect(leftQuantity('', null, bounds, { empty: 'former', isNoneBelow: true })).toEqual({ quantity: null, said: null });
});
