import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAtMost } from '../../inputs/index.ts';
import { camerasPerDevice, firstFit, type Batch } from './first-fit.ts';

/** The rule as the handbook words it: one camera at a time, each into the first device with room. */
function oneByOne(batches: readonly Batch[], capacity: readonly number[]): number[] | null {
  const devices: { cameras: number; load: number[] }[] = [];
  for (const { count, demand } of batches) {
    for (let camera = 0; camera < count; camera += 1) {
      const fits = (load: readonly number[]) => capacity.every((most, place) => isAtMost((load[place] ?? 0) + (demand[place] ?? 0), most));
      let device = devices.find(({ load }) => fits(load));
      if (device === undefined) {
        device = { cameras: 0, load: capacity.map(() => 0) };
        if (!fits(device.load)) return null;
        devices.push(device);
      }
      device.cameras += 1;
      device.load = device.load.map((taken, place) => taken + (demand[place] ?? 0));
    }
  }
  return devices.map(({ cameras }) => cameras);
}

const inBulk = (batches: readonly Batch[], capacity: readonly number[]): number[] | null => {
  const runs = firstFit(batches, capacity);
  return runs === null ? null : camerasPerDevice(runs);
};

// watts that meet a budget exactly, with and without 20 % on top, and streams in steps of 64 kbps
const watts = fc.constantFrom(0, 4, 7, 8.4, 15.4, 18.48, 30, 0.1, 0.7, 6.198634, 7.348891);
const mbps = fc.integer({ min: 1, max: 300 }).map((steps) => (steps * 64) / 1024);
const batch = fc.record({ count: fc.integer({ min: 1, max: 60 }), demand: fc.tuple(fc.constant(1), watts, mbps).map((demand): readonly number[] => demand) });
const capacity = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom(60, 61.6, 92.4, 120, 123.2, 230, 370, 18.48), fc.integer({ min: 1, max: 80 }));

it('cameras placed in bulk stand where they would stand placed one at a time', () => {
  fc.assert(
    fc.property(fc.array(batch, { minLength: 1, maxLength: 8 }), capacity, (batches, most) => {
      expect(inBulk(batches, most)).toEqual(oneByOne(batches, most));
    }),
    { numRuns: 2000 },
  );
});

it('a budget met exactly is used to the last watt, floating noise forgiven', () => {
  expect(inBulk([{ count: 15, demand: [1, 15.4] }], [24, 231])).toEqual([15]);
  expect(inBulk([{ count: 3, demand: [1, 0.1] }], [24, 0.3])).toEqual([3]);
  expect(inBulk([{ count: 3, demand: [1, 0.1] }], [24, 0.29])).toEqual([2, 1]);
});

it('a later small camera goes back into the first device with room', () => {
  expect(
    inBulk(
      [
        { count: 3, demand: [1, 60] },
        { count: 3, demand: [1, 40] },
      ],
      [10, 100],
    ),
  ).toEqual([2, 2, 2]);
});

it('one camera that alone is too much has no answer, even behind others', () => {
  expect(
    firstFit(
      [
        { count: 5, demand: [1, 10] },
        { count: 1, demand: [1, 101] },
      ],
      [10, 100],
    ),
  ).toBeNull();
});

it('a million cameras in a hundred kinds are placed, none lost', () => {
  const batches = Array.from({ length: 100 }, (_, place) => ({ count: 10_000, demand: [1, 1 + (place % 7), 0.5 + (place % 3)] }));
  const counts = inBulk(batches, [24, 70, 33]);
  expect(counts?.reduce((sum, count) => sum + count, 0)).toBe(1_000_000);
});
