import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOfPieces, isAsCalculated } from './index.ts';

describe('money that came with a call (DESIGN-21)', () => {
  it.each([
    ['nothing is said', undefined, 99.99, true],
    ['the same', 99.99, 99.99, true],
    ['the same with dust', 0.1 + 0.2, 0.3, true],
    ['a fen more', 100, 99.99, false],
    ['a fen less', 99.98, 99.99, false],
    ['none where there is none', null, null, true],
    ['0 where there is none', 0, null, true],
    ['none where there is one', null, 0.01, false],
    ['one where there is none', 0.01, null, false],
    ['below zero', -5, 5, false],
  ])('%s', (_name, claimed, ours, same) => expect(isAsCalculated(claimed, ours)).toBe(same));

  it('is the same as itself and never the same as another fen', () => {
    const fen = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });
    fc.assert(fc.property(fen, fen, (one, other) => isAsCalculated(one / 100, other / 100) === (one === other)));
    fc.assert(fc.property(fen, (one) => isAsCalculated(one / 100, one / 100)));
  });

  it('pieces are counted as they are named', () => {
    expect(amountOfPieces({ ratePrice: 33.35 }, 3)).toBe(100.05);
    expect(amountOfPieces({ ratePrice: null }, 3)).toBe(0);
  });
});
