/** A PoE extender in the middle of a run beyond 100 m. Source: CHECK-10.9. */
import { describe, expect, it } from 'vitest';
import type { GivenLine, RoleLine } from '../roles/index.ts';
import { drawnFrom, of } from './drawn-scenes.fixture.ts';
import { aCableBox, aCamera, aPoeSwitch, found, taking, waysOf } from './list-builder.ts';
import { assignmentOf } from './assignment.ts';
import { WHOLE_EFFORT } from './budget.ts';

const FAR = 'DISTANCE_OVER_100M';
const far = (quantity: number, runMaxM: number, more: Record<string, number | string> = {}) =>
  aCamera({ powerW: 10, runAvgM: runMaxM, runMaxM, location: 'indoor', ...more }, quantity);
const anExtender = (quantity: number, poeStandard = 'at'): RoleLine => ({ role: 'poeExtender', quantity, attributes: { poeStandard } });
const isFar = (lines: readonly GivenLine[]): boolean => found(lines).some((text) => text.startsWith(FAR));
const strong = aPoeSwitch({ poePorts: 24, poeBudgetW: 740, poeStandard: 'bt3' });
const rolesOf = (lines: readonly GivenLine[]): string[] => waysOf(lines, 'reach').map(({ adds }) => [...new Set(adds.map(({ role }) => role))].join(' '));

describe('an extender carries a run as far as two spans', () => {
  it.each([
    ['94 m needs none', 94, 0, false],
    ['95 m is beyond copper', 95, 0, true],
    ['95 m with one', 95, 1, false],
    ['188 m, 94 and 6 m of ends each', 188, 1, false],
    ['189 m is beyond two spans', 189, 1, true],
  ])('%s', (_name, runMaxM, extenders, isTold) => expect(isFar([far(1, runMaxM), strong, ...(extenders > 0 ? [anExtender(extenders)] : [])])).toBe(isTold));
  it('each serves one', () => expect([isFar([far(3, 120), strong, anExtender(2)]), isFar([far(3, 120), strong, anExtender(3)])]).toEqual([true, false]));
  it('none whose cable feeds nothing', () => expect(isFar([far(1, 120, { power: 'dc12' }), strong, anExtender(1)])).toBe(true));
  it('none that is too weak: 10 W and its own through two spans are above 802.3af', () =>
    expect([isFar([far(1, 180), strong, anExtender(1, 'af')]), isFar([far(1, 180), strong, anExtender(1, 'at')])]).toEqual([true, false]));
  it('its runs are cut as two, with plugs for each', () => {
    const codes = (extenders: number) => found([far(2, 150), strong, aCableBox({}, 1), ...(extenders > 0 ? [anExtender(extenders)] : [])]);
    // 1.1 × 75 + 6 = 88.5 m: three out of a box, four are needed
    expect(codes(2)).toContain('CABLE_SHORT 1');
  });
});

it('the port feeds it, too', () => {
  const wattsOf = (...more: RoleLine[]) =>
    assignmentOf({ lines: [far(1, 90), far(1, 140), strong, ...more] }, WHOLE_EFFORT)?.feeding.feeders[0]?.watts.used ?? 0;
  expect(wattsOf(anExtender(1)) - wattsOf()).toBeGreaterThan(3.5);
  const lines = [far(4, 140), anExtender(4), aPoeSwitch({ poePorts: 8, poeBudgetW: 120, poeStandard: 'af' })];
  // 10 W are class 3, with an extender before them class 4
  expect(found(lines)).toContain('POE_CLASS_UNSUPPORTED');
});

describe('ways', () => {
  it('an extender where the ports can feed it, and fibre', () => {
    expect(rolesOf([far(2, 150), strong])).toEqual([
      'poeExtender networkCableBox',
      'mediaConverter fibreCable fibreCord patchCord poeInjector powerAdapter',
      'mediaConverter fibreCable fibreCord patchCord poeInjector powerAdapter',
    ]);
    expect(rolesOf([far(2, 150), aPoeSwitch({ poeStandard: 'af' })]).some((roles) => roles.includes('poeExtender'))).toBe(false);
  });
  it('outdoors of those made for it', () => {
    const [way] = waysOf([far(1, 150, { location: 'outdoor', ipRating: 67 }), strong], 'reach');
    expect(way?.adds[0]).toEqual({ role: 'poeExtender', quantity: 1, attributes: { poeStandard: 'at', portMbps: 100, location: 'outdoor' } });
  });
  it('beyond two spans fibre, and both where there are both', () => {
    expect(rolesOf([far(1, 300), strong]).some((roles) => roles.includes('poeExtender'))).toBe(false);
    expect(rolesOf([far(1, 300), far(1, 150), strong]).some((roles) => roles.includes('poeExtender') && roles.includes('mediaConverter'))).toBe(true);
  });
});

describe('of 60 drawn lists', () => {
  const drawn = Array.from({ length: 60 }, (_, seed) => {
    const draw = drawnFrom(seed + 1);
    const lengthOf = () => 95 + Math.floor(draw() * 93);
    const near = Array.from({ length: 1 + Math.floor(draw() * 3) }, () =>
      aCamera(
        { powerW: of(draw, 4, 6, 10), runAvgM: 30, runMaxM: 40 + Math.floor(draw() * 55), location: of(draw, 'indoor', 'outdoor'), ipRating: 67 },
        1 + Math.floor(draw() * 3),
      ),
    );
    const beyond = Array.from({ length: 1 + Math.floor(draw() * 2) }, () => far(1 + Math.floor(draw() * 3), lengthOf(), { powerW: of(draw, 4, 6, 10) }));
    return { near, beyond };
  });
  it('each with a run beyond is told and cured, by an extender among others; each without is not told', () => {
    let cured = 0;
    for (const { near, beyond } of drawn) {
      expect(isFar([...near, strong])).toBe(false);
      const lines = [...near, ...beyond, strong];
      expect(isFar(lines)).toBe(true);
      const ways = waysOf(lines, 'reach');
      expect(ways.some(({ adds }) => adds.some(({ role }) => role === 'poeExtender'))).toBe(true);
      for (const way of ways) expect(isFar(taking(lines, way))).toBe(false);
      const [first] = ways;
      const pieces = (first?.adds ?? []).filter(({ role }) => role === 'poeExtender').reduce((sum, { quantity }) => sum + quantity, 0);
      // no piece less would do
      expect(pieces).toBe(beyond.reduce((sum, { quantity }) => sum + quantity, 0));
      cured++;
    }
    expect(cured).toBe(60);
  });
});

describe('where each wire lies', () => {
  const runsOf = (lines: readonly GivenLine[]) =>
    assignmentOf({ lines }, WHOLE_EFFORT)?.cabling.runs.map(({ extended, onFibre, laidM, isWithin }) => [extended, onFibre, laidM, isWithin]);
  it('an extended run is two of half the way, each with its ends', () =>
    // 150 ÷ 2 + 6
    expect(runsOf([far(2, 150), strong, anExtender(2)])).toEqual([[2, 0, 81, true]]));
  it('one that is left over is too long as it is', () => expect(runsOf([far(2, 150), strong, anExtender(1)])).toEqual([[1, 0, 156, false]]));
  it('fibre takes the farthest, extenders what is left', () => {
    const pair = { role: 'mediaConverter', quantity: 2, attributes: { fibreMode: 'single', distanceKm: 3, portMbps: 100 } } as const;
    expect(runsOf([far(1, 170), far(1, 150), strong, pair, anExtender(1)])).toEqual([
      [0, 1, null, true],
      [1, 0, 81, true],
    ]);
  });
  it('the weakest that does is taken, so that a strong one is left for whom it takes', () => {
    const hungry = far(1, 150, { powerW: 20 });
    expect(isFar([far(1, 160, { powerW: 4 }), hungry, strong, anExtender(1, 'at'), anExtender(1, 'af')])).toBe(false);
    expect(isFar([far(1, 160, { powerW: 4 }), hungry, strong, anExtender(2, 'af')])).toBe(true);
  });
  it('those that nobody needs change nothing', () => {
    const lines = [far(3, 60), strong, aCableBox({}, 1)];
    expect(found([...lines, anExtender(5)])).toEqual(found(lines));
    expect(runsOf([...lines, anExtender(5)])).toEqual(runsOf(lines));
  });
});

it('what an extender cannot feed it does not reach: 24 W and its own are above what 802.3at brings', () => {
  expect(isFar([far(1, 150, { powerW: 24 }), strong, anExtender(1, 'at')])).toBe(true);
  expect(isFar([far(1, 150, { powerW: 24 }), strong, anExtender(1, 'bt3')])).toBe(false);
});
