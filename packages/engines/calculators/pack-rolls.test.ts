/** Rolls for pieces of several lengths. Source: SIZE-17. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packCuts } from './twisted-pair/calculate.ts';
import { packRolls } from './pack-rolls.ts';

it.each<[[number, number][], number, number]>([
  [[], 305, 0],
  [[[61, 5]], 305, 1],
  [[[61, 6]], 305, 2],
  [[[594.9, 1]], 1000, 1],
  [[[594.9, 2]], 1000, 2],
  // two whole rolls, and a rest of 400 beside one of 500
  [
    [
      [2400, 1],
      [500, 1],
    ],
    1000,
    3,
  ],
  [[[1000, 3]], 1000, 3],
  [[[1000 * 1.1, 50]], 100, 550], // 1100.0000000000002
])('%j of %d m: %d', (cuts, rollM, rolls) => expect(packRolls(cuts, rollM)).toBe(rolls));

it('as many as the cabling page cuts piece by piece, the longest first', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 10, max: 305 }), fc.integer({ min: 1, max: 12 })), { maxLength: 6 }), (cuts) => {
      const pieces = cuts.flatMap(([cutM, count]) => Array.from({ length: count }, () => cutM));
      expect(packRolls(cuts, 305)).toBe(packCuts(pieces, 305).length);
    }),
  ));
