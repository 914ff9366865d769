/** Adapters of 12 V by what hangs on them. Source: SIZE-15. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adapterLines } from './adapter-lines.ts';

const bought = (...fed: { watts: number; count: number }[]): string[] =>
  adapterLines(fed.map((one) => ({ named: '每处', ...one }))).map(({ quantity, attributes }) => `${quantity} of ${String(attributes['currentA'])} A`);

describe('the first size that carries each at four fifths', () => {
  it.each([
    { watts: 9.6, sum: '1 A exactly', size: 1 },
    { watts: 9.7, sum: '1.01 A', size: 2 },
    { watts: 14, sum: '1.46 A', size: 2 },
    { watts: 24, sum: '2.5 A', size: 3 },
    { watts: 48, sum: '5 A', size: 5 },
  ])('$watts W: $sum → $size A', ({ watts, size }) => expect(bought({ watts, count: 4 })).toEqual([`4 of ${size} A`]));
});

it('those of one size are one line, and nothing is none', () => {
  expect(bought({ watts: 5, count: 2 }, { watts: 2, count: 1 }, { watts: 14, count: 1 })).toEqual(['3 of 1 A', '1 of 2 A']);
  expect(bought({ watts: 0, count: 3 }, { watts: 5, count: 0 })).toEqual([]);
});

it('whatever hangs on them, none is loaded to more than four fifths', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ watts: fc.integer({ min: 1, max: 48 }), count: fc.integer({ min: 1, max: 90 }) }), { minLength: 1, maxLength: 5 }),
      (fed) => {
        const lines = adapterLines(fed.map((one) => ({ named: '每处', ...one })));
        expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(fed.reduce((sum, { count }) => sum + count, 0));
        const watts = fed.reduce((sum, one) => sum + one.watts * one.count, 0);
        expect(lines.reduce((sum, { quantity, attributes }) => sum + quantity * Number(attributes['currentA']) * 12 * 0.8, 0)).toBeGreaterThanOrEqual(
          watts - 1e-6,
        );
      },
    ),
  ));
