import { expect, it } from 'vitest';
import { cartDifference } from './cart-difference.ts';

const line = (price: number | null, quotedPrice: number | null, quantity: number, more: object = {}) => ({
  skuNo: 'S',
  skuModel: 'M',
  price,
  quotedPrice,
  quantity,
  stockTotal: null,
  inCart: quantity,
  ...more,
});

it.each([
  [[line(100, 100, 2), line(45, 40, 3)], { quoted: 320, today: 335, by: 15, unquoted: 0 }],
  [[line(0.1, 0.2, 3)], { quoted: 0.6, today: 0.3, by: -0.3, unquoted: 0 }],
  [[line(10, null, 1), line(null, 5, 1), line(7, 7, 1)], { quoted: 7, today: 7, by: 0, unquoted: 2 }],
  [[], { quoted: 0, today: 0, by: 0, unquoted: 0 }],
])('an order in the cart differs from what was quoted by the fen (CART-8) %#', (taken, expected) => expect(cartDifference(taken)).toEqual(expected));
