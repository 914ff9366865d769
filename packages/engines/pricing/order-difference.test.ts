import { expect, it } from 'vitest';
import { orderDifference, type ShownOrder } from './order-difference.ts';

const line = (skuNo: string, price: number | null = 100, quantity = 2) => ({ skuNo, price, quantity });
const shownAs = (lines: ShownOrder['lines'], more: Partial<ShownOrder> = {}): ShownOrder => ({
  lines,
  couponAmount: 0,
  freight: 0,
  amount: 200,
  ...more,
});

it.each([
  [shownAs([line('a'), line('b')]), shownAs([line('b'), line('a')]), []],
  [shownAs([line('a')]), shownAs([line('a', 120.5)], { amount: 241 }), ['price a 100 120.5', 'amount  200 241']],
  [shownAs([line('a')]), shownAs([line('a', null, 1)]), ['price a 100 null', 'quantity a 2 1']],
  [shownAs([line('a')]), shownAs([line('b', 100, 3)]), ['added b null 3', 'gone a 2 null']],
  [shownAs([], { couponAmount: 10, freight: 5 }), shownAs([], { freight: 12, amount: 217 }), ['coupons  10 0', 'freight  5 12', 'amount  200 217']],
])('%j is %j by now: %j (ORDER-49)', (shown, now, expected) => {
  expect(orderDifference(shown, now).map(({ kind, skuNo, was, now: is }) => `${kind} ${skuNo} ${was} ${is}`)).toEqual(expected);
});
