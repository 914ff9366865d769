/** Check and calculator count rolls of power cable alike: whole runs out of each. Sources: CHECK-2.16, CALC-14. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gCameraPowerSupply, powerSupply } from '../calculators/index.ts';
import type { GivenLine } from '../roles/index.ts';
import { aCamera, aPowerCable, aSupply, checked } from './list-builder.ts';

const rollsOf = (lines: readonly GivenLine[]): number => lines.filter(({ role }) => role === 'powerCable').reduce((sum, { quantity }) => sum + quantity, 0);
const fed = (cameras: number): GivenLine[] => [aCamera({ power: 'dc12', powerW: 4 }, cameras), aSupply({ currentA: 30, outputs: 100 }, 2)];

function calculated(cameras: number, distanceM: number): number {
  const inputs = { cameras: [{ count: cameras, powerW: 4, distanceM }] };
  const answer = gCameraPowerSupply(inputs);
  if (!answer.valid) throw new Error(JSON.stringify(answer.errors));
  return rollsOf(powerSupply.products(answer.values, answer));
}

describe('rolls of 100 m', () => {
  it.each([
    // 1.1 × 30 + 6 = 39 m: two a roll
    { cameras: 8, distanceM: 30, rolls: 4 },
    { cameras: 9, distanceM: 30, rolls: 5 },
    // 61 m: one
    { cameras: 8, distanceM: 50, rolls: 8 },
    // 17 m: five
    { cameras: 11, distanceM: 10, rolls: 3 },
  ])('$cameras runs of $distanceM m: $rolls', ({ cameras, distanceM, rolls }) => {
    expect(calculated(cameras, distanceM)).toBe(rolls);
    expect(rollsOf(checked(fed(cameras), { avgCableM: distanceM }).additions)).toBe(rolls);
  });

  it('as many by the check as by the calculator, whatever the distance', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 60 }), (cameras, distanceM) => {
        expect(rollsOf(checked(fed(cameras), { avgCableM: distanceM }).additions)).toBe(calculated(cameras, distanceM));
      }),
      { numRuns: 80 },
    ));

  it('what is proposed is enough, and a roll less is not', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 5, max: 80 }), (cameras, avgCableM) => {
        const needed = rollsOf(checked(fed(cameras), { avgCableM }).additions);
        const codes = (rolls: number) =>
          checked([...fed(cameras), ...(rolls > 0 ? [aPowerCable({}, rolls)] : [])], { avgCableM }).issues.map(({ code }) => code);
        expect(codes(needed)).not.toContain('DC_CABLE_SHORT');
        expect(codes(needed - 1)).toContain('DC_CABLE_SHORT');
      }),
      { numRuns: 60 },
    ));
});
