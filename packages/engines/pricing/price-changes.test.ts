import { expect, test } from 'vitest';
import { priceChangesOf } from './price-changes.ts';

const none = { risen: 0, risenBy: 0, fallen: 0, fallenBy: 0, by: 0, appeared: 0, vanished: 0 };

test.each([
  ['nothing', [], none],
  ['a price that stays', [[358, 358]], none],
  ['a fen up', [[0.1, 0.11]], { ...none, risen: 1, risenBy: 0.01, by: 0.01 }],
  [
    'tenths that floating sums miss',
    [
      [0, 0.1],
      [0, 0.2],
      [0.3, 0],
    ],
    { ...none, risen: 2, risenBy: 0.3, fallen: 1, fallenBy: 0.3 },
  ],
  [
    'prices that appear and vanish',
    [
      [null, 5],
      [7, null],
      [null, null],
    ],
    { ...none, appeared: 1, vanished: 1 },
  ],
  ['the largest price', [[9_999_999_999.99, 0]], { ...none, fallen: 1, fallenBy: 9_999_999_999.99, by: -9_999_999_999.99 }],
] as const)('%s', (_name, pairs, expected) => {
  expect(priceChangesOf(pairs.map(([before, after]) => ({ before, after })))).toEqual(expected);
});
