import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyKept } from './apply-kept.ts';

const supply = (currentA: number, quantity: number) => ({ role: 'powerSupply12V', quantity, attributes: { currentA } });
const kept = (lines: ReturnType<typeof supply>[], devices: ReturnType<typeof supply>[]) => applyKept(lines, devices).map(({ keptQuantity }) => keptQuantity);

describe('a device that is there', () => {
  it('covers a piece of a line of its role', () => expect(kept([supply(5, 3)], [supply(5, 2)])).toEqual([2]));
  it('covers no more than the line asks', () => expect(kept([supply(5, 3)], [supply(5, 8)])).toEqual([3]));
  it('may be larger', () => expect(kept([supply(5, 1)], [supply(10, 1)])).toEqual([1]));
  it('may not be smaller', () => expect(kept([supply(5, 1)], [supply(3, 1)])).toEqual([0]));
  it('of another role covers nothing', () =>
    expect(applyKept([supply(5, 1)], [{ role: 'upsHost', quantity: 1, attributes: { currentA: 9 } }])[0]?.keptQuantity).toBe(0));
  it('that does not state what is asked covers nothing', () =>
    expect(applyKept([supply(5, 1)], [{ role: 'powerSupply12V', quantity: 1, attributes: {} }])[0]?.keptQuantity).toBe(0));
  it('serves the most demanding line first', () => expect(kept([supply(3, 1), supply(8, 1)], [supply(8, 1)])).toEqual([0, 1]));
  it('serves the line it is just large enough for', () => expect(kept([supply(3, 1), supply(8, 1)], [supply(8, 1), supply(3, 1)])).toEqual([1, 1]));
  it('is used once, also over several lines', () => expect(kept([supply(5, 2), supply(5, 2)], [supply(5, 3)])).toEqual([2, 1]));
});

it('never covers more than there is, nor more than is asked, and keeps the lines as they are', () => {
  const some = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 9 })).map(([currentA, quantity]) => supply(currentA, quantity)),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(some, some, (lines, devices) => {
      const result = applyKept(lines, devices);
      expect(result.map(({ keptQuantity: _kept, ...line }) => line)).toEqual(lines);
      for (const { quantity, keptQuantity } of result) expect(keptQuantity >= 0 && keptQuantity <= quantity).toBe(true);
      const total = (of: readonly { quantity: number }[]) => of.reduce((sum, { quantity }) => sum + quantity, 0);
      const covered = result.reduce((sum, { keptQuantity }) => sum + keptQuantity, 0);
      expect(covered).toBeLessThanOrEqual(total(devices));
      // as many as the best assignment: largest need to largest device
      const pool = devices.flatMap(({ attributes, quantity }) => Array.from({ length: quantity }, () => attributes.currentA)).toSorted((a, b) => a - b);
      let best = 0;
      for (const need of lines.flatMap(({ attributes, quantity }) => Array.from({ length: quantity }, () => attributes.currentA)).toSorted((a, b) => a - b)) {
        while (pool.length > 0 && (pool[0] ?? 0) < need) pool.shift();
        if (pool.shift() !== undefined) best++;
      }
      expect(covered).toBe(best);
    }),
  );
});
