import { expect, it } from 'vitest';
import { creditsEarned } from './credits.ts';

const line = (paidAmount: number, quantity = 1, refundedQuantity = 0) => ({ paidAmount, quantity, refundedQuantity });

it.each([
  [[line(0)], 0],
  [[line(9.99)], 0],
  [[line(10)], 1],
  [[line(199.99)], 19],
  [[line(5), line(5)], 1],
  [[line(2380, 10, 9)], 23],
  [[line(2380, 10, 10)], 0],
  [[line(100, 3, 1)], 6],
  [[line(100, 3, 3), line(30)], 3],
  [[], 0],
])('what stays paid of %j makes %i points (CREDITS-3)', (lines, points) => {
  expect(creditsEarned({ lines, orderType: 'normal', payWay: 'online' })).toBe(points);
});

it('an order for credits, and one on credit, makes none (CREDITS-3)', () => {
  expect(creditsEarned({ lines: [line(1000)], orderType: 'credits', payWay: 'online' })).toBe(0);
  expect(creditsEarned({ lines: [line(1000)], orderType: 'normal', payWay: 'credit' })).toBe(0);
});
