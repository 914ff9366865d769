/** A central supply feeds a camera from each of its outputs. Source: CHECK-2.15. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoleLine } from '../roles/index.ts';
import { aCamera, aSupply, checked, taking, waysOf } from './list-builder.ts';

const CODES = ['POWER_12V_SHORT', 'POWER_12V_OUTPUTS_SHORT'];
const isOf12V = ({ code }: { code: string }): boolean => CODES.includes(code);
const shortOf = (...lines: RoleLine[]) => checked(lines).issues.find(isOf12V) ?? null;

// 3 W ÷ 12 V ÷ 0.8 = 0.3125 A each
const cameras = (count: number): RoleLine => aCamera({ power: 'dc12', powerW: 3 }, count);

it.each([
  { title: '8 cameras on 4 outputs: four are without', count: 8, supplies: [aSupply({ currentA: 5, outputs: 4 })], short: 'POWER_12V_OUTPUTS_SHORT 4' },
  { title: '4 on 4', count: 4, supplies: [aSupply({ currentA: 5, outputs: 4 })], short: null },
  { title: '5 on 4', count: 5, supplies: [aSupply({ currentA: 5, outputs: 4 })], short: 'POWER_12V_OUTPUTS_SHORT 1' },
  { title: '8 on two of 4', count: 8, supplies: [aSupply({ currentA: 5, outputs: 4 }, 2)], short: null },
  { title: '8 on one that does not say', count: 8, supplies: [aSupply({ currentA: 5 })], short: null },
  { title: '8 on 4 of too few amperes', count: 8, supplies: [aSupply({ currentA: 2, outputs: 4 })], short: 'POWER_12V_SHORT 0.5' },
])('$title', ({ count, supplies, short }) => {
  const issue = shortOf(cameras(count), ...supplies);
  expect(issue && `${issue.code} ${issue.shortBy}`).toBe(short);
});

it('the reason counts the outputs, and says that the current is enough', () =>
  expect(shortOf(cameras(8), aSupply({ currentA: 5, outputs: 4 }))?.why).toBe('电流 5 A 够（需要 2.5 A），但摄像机 8 台各占一路，电源输出共 4 路'));

describe('adapters of one camera each', () => {
  const adapters = (quantity: number, currentA = 1): RoleLine => ({ role: 'powerAdapter', quantity, attributes: { voltage: 12, currentA } });
  const codesOf = (powerW: number, ...supplies: RoleLine[]) =>
    checked([aCamera({ power: 'dc12', powerW }, 8), ...supplies]).issues.flatMap(({ code, shortBy }) => (/12V/u.test(code) ? [`${code} ${shortBy}`] : []));

  it.each([
    { title: 'four fifths', powerW: 9.6, says: [] },
    { title: 'beyond four fifths it is warm', powerW: 10, says: ['ADAPTER_12V_TIGHT 8'] },
    { title: 'as it is rated', powerW: 12, says: ['ADAPTER_12V_TIGHT 8'] },
    { title: 'beyond what it is rated for', powerW: 12.1, says: ['POWER_12V_SHORT 2.08'] },
  ])('$title', ({ powerW, says }) => expect(codesOf(powerW, adapters(8))).toEqual(says));

  it('a supply of several keeps its fifth', () => expect(codesOf(10, aSupply({ currentA: 8, outputs: 8 }))).toEqual(['POWER_12V_SHORT 0.33']));

  it('one that is missing is a way, and the cheapest where it costs least', () => {
    const lines = [aCamera({ power: 'dc12', powerW: 6 }, 8), adapters(7)];
    expect(waysOf(lines, 'power').map(({ adds }) => adds)).toContainEqual([{ role: 'powerAdapter', quantity: 1, attributes: { voltage: 12, currentA: 1 } }]);
    const outdoors = [aCamera({ power: 'dc12', powerW: 6, location: 'outdoor', ipRating: 67 }, 8), adapters(7)];
    expect(waysOf(outdoors, 'power').flatMap(({ adds }) => adds)).toContainEqual({
      role: 'powerAdapter',
      quantity: 1,
      attributes: { voltage: 12, currentA: 1, location: 'outdoor' },
    });
  });
});

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
        const cures = issues.find(isOf12V)?.cures;
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
