import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ceil, firstAtLeast, floor, isAtMost, round } from './numbers.ts';

describe('rounding of the handbook (CALC-0)', () => {
  it.each([
    [2.345, 2, 2.35],
    [-2.345, 2, -2.35],
    [1.005, 2, 1.01],
    [0.5, 0, 1],
    [-0.5, 0, -1],
    [-0.4, 0, 0],
    [10125, 2, 10125],
    [63.28125, 2, 63.28],
  ])('round(%d, %d) = %d: half away from zero, noise forgiven', (value, decimals, expected) => expect(round(value, decimals)).toBe(expected));

  it('never gives minus nought, which would print as -0', () => {
    expect(Object.is(round(-0.001, 2), 0)).toBe(true);
    expect(Object.is(ceil(-0.5), 0)).toBe(true);
    expect(Object.is(floor(-1e-12), 0)).toBe(true);
  });

  it('a noise of 1e-10 moves neither ceiling nor floor, a real thousandth does', () => {
    expect([ceil(3 + 1e-10), floor(3 - 1e-10)]).toEqual([3, 3]);
    expect([ceil(3.001), floor(2.999)]).toEqual([4, 2]);
    expect([isAtMost(3 + 1e-10, 3), isAtMost(3.001, 3)]).toEqual([true, false]);
  });

  it('the nearest of all values with so many places is never further than half a step', () =>
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.integer({ min: 0, max: 4 }), (value, decimals) => {
        expect(Math.abs(round(value, decimals) - value)).toBeLessThanOrEqual(0.5 / 10 ** decimals + 1e-8);
      }),
    ));

  it('the first size that suffices; none where all are too small', () => {
    expect([firstAtLeast([3, 5, 8], 5), firstAtLeast([3, 5, 8], 5.2), firstAtLeast([3, 5, 8], 8.1)]).toEqual([5, 8, null]);
  });
});
