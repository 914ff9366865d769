/** Steps of an axis are round, begin at nought and stay within it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ticksTo } from './ticks.ts';

it.each([
  [60, 5, [0, 20, 40, 60]],
  [100, 5, [0, 20, 40, 60, 80, 100]],
  [90, 5, [0, 20, 40, 60, 80]],
  [10, 5, [0, 2, 4, 6, 8, 10]],
  [12, 5, [0, 2.5, 5, 7.5, 10]],
  [2000, 5, [0, 500, 1000, 1500, 2000]],
])('to %d in at most %i steps', (most, count, ticks) => expect(ticksTo(most, count)).toEqual(ticks));

it('of any axis the steps are alike, no more than asked, and the last is no further than a step from the end', () =>
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 1e6, noNaN: true }), fc.integer({ min: 2, max: 12 }), (most, count) => {
      const ticks = ticksTo(most, count);
      const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
      expect(ticks.length - 1).toBeLessThanOrEqual(count);
      expect(ticks[0]).toBe(0);
      const last = ticks.at(-1) ?? 0;
      expect(last).toBeLessThanOrEqual(most * 1.000001);
      expect(most - last).toBeLessThan(step * 1.000001);
    }),
  ));
