import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suiteOffer, type SuitePart } from './index.ts';

const part = (fields: Partial<SuitePart> = {}): SuitePart => ({ price: 100, quantity: 1, stockTotal: 10, skuStatus: 0, skuType: 0, ...fields });

describe('what a suite costs and how many there are (SUITE-2, SUITE-3)', () => {
  it('is the sum of its parts less its own reduction, and as many as the scarcest part allows', () => {
    expect(suiteOffer([part({ price: 288, quantity: 4, stockTotal: 9 }), part({ price: 699, stockTotal: 7 })], 3)).toEqual({
      originalPrice: 1851,
      price: 1795.47,
      saved: 55.53,
      stockTotal: 2,
      isSaleable: true,
    });
  });

  it.each([
    ['a part without a price leaves it without one', [part(), part({ price: null })], 5, { originalPrice: null, price: null, saved: 0, stockTotal: 10 }],
    ['software counts no stock', [part({ stockTotal: 6, quantity: 2 }), part({ skuType: 2, stockTotal: 0 })], 0, { stockTotal: 3 }],
    ['software alone is without number', [part({ skuType: 2, stockTotal: 0 })], 0, { stockTotal: null }],
    ['a free part adds nothing', [part(), part({ price: 0, skuType: 2 })], 0, { price: 100, originalPrice: 100 }],
    ['one part that is gone ends the sale of the whole', [part(), part({ skuStatus: 1 })], 0, { isSaleable: false, price: 200 }],
    ['nothing at all is no suite', [], 0, { isSaleable: false, price: null }],
    ['less than a whole suite is none', [part({ stockTotal: 3, quantity: 4 })], 0, { stockTotal: 0 }],
    ['a stock below zero is none', [part({ stockTotal: -3 })], 0, { stockTotal: 0 }],
    ['half a fen rounds away', [part({ price: 0.5 })], 1, { price: 0.5, saved: 0 }],
  ] as const)('%s', (_, parts, reduction, expected) => expect(suiteOffer(parts, reduction)).toMatchObject(expected));

  it('is exact to the fen for any parts: price and what is saved are the sum, and the reduction is within half a fen', () => {
    const parts = fc.array(
      fc.record({
        fen: fc.integer({ min: 0, max: 999_999_999 }),
        quantity: fc.integer({ min: 1, max: 9999 }),
        stockTotal: fc.integer({ min: 0, max: 100_000 }),
      }),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 9999 }), (some, points) => {
        const offer = suiteOffer(
          some.map(({ fen, quantity, stockTotal }) => part({ price: fen / 100, quantity, stockTotal })),
          points / 100,
        );
        const sum = some.reduce((all, { fen, quantity }) => all + BigInt(fen) * BigInt(quantity), 0n);
        const fenOf = (yuan: number | null) => BigInt(Math.round((yuan ?? Number.NaN) * 100));
        expect(fenOf(offer.originalPrice)).toBe(sum);
        expect(fenOf(offer.price) + fenOf(offer.saved)).toBe(sum);
        const off = 2n * (fenOf(offer.price) * 10_000n - sum * BigInt(10_000 - points));
        expect(off > -10_000n && off <= 10_000n).toBe(true);
        const stock = offer.stockTotal ?? -1;
        expect(some.every(({ stockTotal, quantity }) => stock * quantity <= stockTotal)).toBe(true);
        expect(some.some(({ stockTotal, quantity }) => (stock + 1) * quantity > stockTotal)).toBe(true);
      }),
    );
  });
});
