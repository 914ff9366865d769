import { fen } from '@portal/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSetPrice } from './set-price.ts';

describe('the price of a set, split over its pieces (SECKILL-3)', () => {
  it.each([
    [
      'in proportion, what is left over on a single piece',
      8001,
      [
        [2, 3000],
        [1, 4000],
      ],
      { units: [2400, 3201], price: 8001, exact: true },
    ],
    ['of one model alone', 9900, [[1, 12_800]], { units: [9900], price: 9900, exact: true }],
    ['that no whole fen come to', 1001, [[2, 500]], { units: [500], price: 1000, exact: false }],
    [
      'where nothing has a price',
      300,
      [
        [1, 0],
        [1, 0],
      ],
      { units: [150, 150], price: 300, exact: true },
    ],
    [
      'a fen a piece at least',
      4,
      [
        [3, 0],
        [1, 999_999],
      ],
      { units: [1, 1], price: 4, exact: true },
    ],
    [
      'too little',
      3,
      [
        [3, 100],
        [1, 100],
      ],
      null,
    ],
    ['of nothing', 100, [], null],
  ] as const)('%s', (_, price, parts, expected) =>
    expect(
      splitSetPrice(
        fen(price),
        parts.map(([quantity, weight]) => ({ quantity, weight: fen(weight) })),
      ),
    ).toEqual(expected),
  );

  it('always comes to what it says, and to the price wherever one part is a single piece', () => {
    const part = fc.record({ quantity: fc.integer({ min: 1, max: 40 }), weight: fc.nat(9_999_999).map(fen) });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), fc.integer({ min: 1000, max: 900_000_000 }), (parts, price) => {
        const split = splitSetPrice(fen(price), parts);
        const sum = parts.reduce((total, { quantity }, index) => total + quantity * (split?.units[index] ?? 0), 0);
        expect([sum, split?.exact]).toEqual([split?.price, sum === price]);
        expect(split?.units.every((unit) => Number.isInteger(unit) && unit >= 1)).toBe(true);
        if (parts.some(({ quantity }) => quantity === 1)) expect(split?.exact).toBe(true);
      }),
    );
  });
});
