import { expect, it } from 'vitest';
import { flashDifference, flashDifferenceOf } from './flash-difference.ts';

const line = { price: 60, dailyPrice: 100, quantity: 3 };

it.each([
  [line, 120],
  [{ ...line, price: 0.07, dailyPrice: 0.1, quantity: 7 }, 0.21],
  [{ ...line, dailyPrice: null }, null],
  [{ ...line, dailyPrice: 60 }, 0],
  [{ ...line, quantity: 0 }, 0],
])('of %j a flash sale takes %s below the daily price (SECKILL-16)', (given, difference) => expect(flashDifferenceOf(given)).toBe(difference));

it('of an order is the sum of its lines that tell; of none that tells there is none', () => {
  expect(flashDifference([line, { ...line, dailyPrice: null }, { ...line, quantity: 1 }])).toBe(160);
  expect([flashDifference([]), flashDifference([{ ...line, dailyPrice: null }])]).toEqual([null, null]);
});
