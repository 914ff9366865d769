/** A central supply feeds a camera from each of its outputs. Source: CHECK-2.15. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RoleLine } from '../roles/index.ts';
import { aCamera, aSupply, checked, taking, waysOf } from './list-builder.ts';

const shortOf = (...lines: RoleLine[]) => checked(lines).issues.find(({ code }) => code === 'POWER_12V_SHORT') ?? null;

// 3 W ÷ 12 V ÷ 0.8 = 0.3125 A each
const cameras = (count: number): RoleLine => aCamera({ power: 'dc12', powerW: 3 }, count);

it.each([
  { title: '8 cameras on 4 outputs: four are without', count: 8, supplies: [aSupply({ currentA: 5, outputs: 4 })], shortA: 1.25 },
  { title: '4 on 4', count: 4, supplies: [aSupply({ currentA: 5, outputs: 4 })], shortA: null },
  { title: '5 on 4', count: 5, supplies: [aSupply({ currentA: 5, outputs: 4 })], shortA: 0.31 },
  { title: '8 on two of 4', count: 8, supplies: [aSupply({ currentA: 5, outputs: 4 }, 2)], shortA: null },
  { title: '8 on one that does not say', count: 8, supplies: [aSupply({ currentA: 5 })], shortA: null },
])('$title', ({ count, supplies, shortA }) => expect(shortOf(cameras(count), ...supplies)?.shortBy ?? null).toBe(shortA));

it('the reason counts the outputs', () =>
  expect(shortOf(cameras(8), aSupply({ currentA: 5, outputs: 4 }))?.why).toContain('；摄像机 8 台各占一路，电源输出共 4 路'));

it('what is proposed, and whatever else cures it, leaves no camera without an output', () => {
  let proposals = 0;
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom(3, 6, 12),
      fc.array(fc.record({ currentA: fc.constantFrom(1, 5, 10, 30), outputs: fc.constantFrom(1, 4, 9, 18) }), { maxLength: 3 }),
      (count, powerW, listed) => {
        const lines = [aCamera({ power: 'dc12', powerW }, count), ...listed.map((its) => aSupply(its))];
        const { issues, additions } = checked(lines);
        const cures = issues.find(({ code }) => code === 'POWER_12V_SHORT')?.cures;
        if (cures === undefined) return;
        const supplies = cures.flatMap((place) => additions[place] ?? []);
        expect(supplies).not.toEqual([]);
        for (const { attributes } of supplies) expect(attributes['outputs']).toBeLessThanOrEqual(18);
        expect(shortOf(...(lines as RoleLine[]), ...supplies)).toBeNull();
        for (const way of waysOf(lines, 'power')) expect(shortOf(...(taking(lines, way) as RoleLine[]))).toBeNull();
        proposals++;
      },
    ),
    { numRuns: 60 },
  );
  expect(proposals).toBeGreaterThan(20);
});
