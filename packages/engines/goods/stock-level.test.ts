import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBeyondLevel, STOCK_FEW_MAX, StockLevel, stockLevelOf } from './index.ts';

describe('how much there is, without a figure (GOODS-45)', () => {
  it.each([
    [-3, StockLevel.None],
    [0, StockLevel.None],
    [1, StockLevel.Few],
    [20, StockLevel.Few],
    [21, StockLevel.More],
    [99_999, StockLevel.More],
  ])('%d pieces', (pieces, level) => expect(stockLevelOf(pieces)).toBe(level));

  it('few are fewer of what is made of many', () => expect([2, 3].map((sets) => stockLevelOf(sets, 2))).toEqual([StockLevel.Few, StockLevel.More]));

  it('a level is its own level, never more than there is, and in stock exactly where pieces are', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 100_000 }), (pieces) => {
        const level = stockLevelOf(pieces);
        expect(stockLevelOf(level)).toBe(level);
        expect(level).toBeLessThanOrEqual(Math.max(0, pieces));
        expect(level > 0).toBe(pieces > 0);
      }),
    );
  });

  it.each([
    [StockLevel.None, 1, true],
    [StockLevel.None, 0, false],
    [StockLevel.Few, STOCK_FEW_MAX, false],
    [StockLevel.Few, STOCK_FEW_MAX + 1, true],
    [StockLevel.More, 9999, false],
  ])('at level %d %d are too many: %s', (level, quantity, isBeyond) => expect(isBeyondLevel(level, quantity)).toBe(isBeyond));

  it('what is said to be too many is too many', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 }), (pieces, quantity) => {
        if (isBeyondLevel(stockLevelOf(pieces), quantity)) expect(quantity).toBeGreaterThan(pieces);
      }),
    );
  });
});
