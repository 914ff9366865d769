/** What the calculator of network cable takes from a list, beside the check of that list. Source: CALC-13.3, CHECK-21. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { twistedPair } from '../calculators/index.ts';
import { sumOf } from '../inputs/index.ts';
import type { GivenLine } from '../roles/index.ts';
import { aCableBox, aCamera, checked } from './list-builder.ts';

const KEPT = { retentionDays: 30, hoursPerDay: 24 };
const inside = (quantity: number, said: { runAvgM?: number; runMaxM?: number }) => aCamera({ location: 'indoor', ...said }, quantity);
const boxesOf = (lines: readonly GivenLine[]): number =>
  sumOf(
    lines.filter(({ role }) => role === 'networkCableBox'),
    ({ quantity }) => quantity,
  );
/** Boxes the check asks for in all, where the list has none. */
const boxesChecked = (lines: readonly GivenLine[], avgCableM?: number): number =>
  boxesOf(checked(lines, { ...(avgCableM !== undefined && { avgCableM }) }).additions);
function boxesCalculated(lines: readonly GivenLine[], avgCableM?: number): number {
  const taken = twistedPair.inputsFrom(lines, { ...KEPT, ...(avgCableM !== undefined && { avgCableM }) });
  const answer = twistedPair.calculate({ ...twistedPair.starter, ...taken });
  if (!answer.valid) throw new Error(JSON.stringify(answer.errors));
  return answer.boxes;
}

describe('as many boxes as the check of the list asks for', () => {
  it.each<[string, GivenLine[], number | undefined, number]>([
    // 68.7 m and eleven of 63.2 m: four a box
    ['twelve of 52 m, the farthest 57 m', [inside(12, { runAvgM: 52, runMaxM: 57 })], undefined, 3],
    // 1.1 × 20 + 6 = 28 m: ten a box
    ['ten of 20 m', [inside(10, { runAvgM: 20, runMaxM: 20 })], undefined, 1],
    ['eleven of 20 m', [inside(11, { runAvgM: 20, runMaxM: 20 })], undefined, 2],
    ['eleven, of which the list says 20 m', [inside(11, {})], 20, 2],
    // 61 m: five a box
    ['five of one model with its run, five without', [inside(1, { runAvgM: 20, runMaxM: 20 }), inside(10, {})], undefined, 3],
    ['a farthest below the list’s average is the average', [inside(10, { runMaxM: 20 })], undefined, 1],
  ])('%s', (_name, lines, avgCableM, boxes) => expect([boxesCalculated(lines, avgCableM), boxesChecked(lines, avgCableM)]).toEqual([boxes, boxes]));

  it('whatever was said of which model', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            count: fc.integer({ min: 1, max: 30 }),
            averageM: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
            moreM: fc.integer({ min: 0, max: 34 }),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        fc.integer({ min: 1, max: 94 }),
        (cameras, avgCableM) => {
          const lines = cameras.map(({ count, averageM, moreM }) =>
            inside(count, averageM === undefined ? {} : { runAvgM: averageM, runMaxM: averageM + moreM }),
          );
          expect(boxesCalculated(lines, avgCableM)).toBe(boxesChecked(lines, avgCableM));
        },
      ),
      { numRuns: 200 },
    ));

  it('of boxes of the length that is listed: as many are enough, one fewer is not', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 70 }), fc.constantFrom(100, 200, 305, 500), (count, averageM, lengthM) => {
        const cameras = inside(count, { runAvgM: averageM, runMaxM: averageM });
        const boxes = boxesCalculated([cameras, aCableBox({ lengthM })]);
        const isShort = (listed: number): boolean =>
          checked([cameras, ...(listed > 0 ? [aCableBox({ lengthM }, listed)] : [])]).issues.some(({ code }) => code === 'CABLE_SHORT');
        expect([isShort(boxes), isShort(boxes - 1)]).toEqual([false, true]);
      }),
      { numRuns: 200 },
    ));
});
