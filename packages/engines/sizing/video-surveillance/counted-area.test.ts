/** The customer's own number of cameras counts before what is reckoned. Source: SIZE-13.4. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Raw } from '../../inputs/index.ts';
import { scenarioPlans, tierInputs } from '../index.ts';
import { scenarioVideoSurveillance } from './calculate.ts';
import { videoSurveillance } from './plan.ts';

function sized(...areas: Raw[]) {
  const found = scenarioVideoSurveillance({ areas });
  if (!found.valid) throw new Error(JSON.stringify(found.errors));
  const piecesOf = (role: string): number => found.lines.filter((line) => line.role === role).reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...found, piecesOf, facts: videoSurveillance.highlights(found.values, found).map(({ label, value }) => `${label} ${value}`) };
}
const HALL = { lengthM: 40, widthM: 30 };

describe('an area with its number of cameras', () => {
  it('is enough: 12 cameras, nothing else', () => {
    const { cameras, warnings, piecesOf } = sized({ cameras: 12 });
    expect([cameras, piecesOf('ipCamera'), piecesOf('bracket'), warnings, piecesOf('mediaConverter')]).toEqual([12, 12, 12, [], 0]);
  });
  it('is enough for whatever is asked: nothing is said of an area that nobody described', () => {
    for (const resolution of ['1080P', '4MP', '8MP'])
      for (const purpose of ['overview', 'outline', 'discern', 'perceive', 'characterise', 'validate'])
        for (const mounting of ['ceiling', 'indoorWall', 'wall', 'pole'])
          for (const cameras of [1, 2, 7, 12, 40]) {
            const found = scenarioVideoSurveillance({ resolution, areas: [{ cameras, purpose, mounting }] });
            if (!found.valid) throw new Error(JSON.stringify(found.errors));
            const said = found.warnings.filter((code) => code !== 'TILT_STEEP' && code !== 'BLIND_WIDE');
            expect([resolution, purpose, mounting, cameras, found.cameras, said]).toEqual([resolution, purpose, mounting, cameras, cameras, []]);
          }
  });
  it('without one its size is asked for', () =>
    expect(scenarioVideoSurveillance({ areas: [{}] })).toMatchObject({
      errors: [
        { field: 'areas[0].lengthM', code: 'REQUIRED' },
        { field: 'areas[0].widthM', code: 'REQUIRED' },
      ],
    }));
  it.each([0, 501, 1.5])('of %j is refused', (cameras) => expect(scenarioVideoSurveillance({ areas: [{ cameras }] })).toMatchObject({ valid: false }));
  it('has them in each area of the row', () => expect(sized({ ...HALL, cameras: 5, count: 3 }).cameras).toBe(15));
  it('fewer than what is asked takes are warned of, with both numbers', () => {
    const asked = sized(HALL).cameras;
    const { warnings, facts, areas } = sized({ cameras: 12 }, { ...HALL, cameras: asked - 1 });
    expect(warnings).toContain('CAMERAS_FEW');
    expect(facts).toContain(`区域 2 台数 填 ${asked - 1} 台，按要求要 ${asked} 台`);
    expect(areas[1]).toMatchObject({ cameras: asked - 1, wanted: asked });
  });
  it('as many as reckoned stand as reckoned', () => {
    const { areas, lines } = sized(HALL);
    const same = sized({ ...HALL, cameras: areas[0]?.cameras });
    expect(same.areas).toEqual(areas);
    expect(same.lines.map(({ role, quantity }) => [role, quantity])).toEqual(lines.map(({ role, quantity }) => [role, quantity]));
  });
});

const anArea = fc.record({
  lengthM: fc.integer({ min: 4, max: 120 }),
  widthM: fc.integer({ min: 3, max: 60 }),
  purpose: fc.constantFrom('outline', 'perceive', 'characterise'),
  mounting: fc.constantFrom('ceiling', 'wall', 'pole'),
  light: fc.constantFrom('lit', 'dark'),
  count: fc.integer({ min: 1, max: 3 }),
  heightM: fc.constantFrom(2.5, 3, 4),
});

it('of so many cameras the high tier sees in more pixels a metre than the standard one', () => {
  const foundBy = (area: Raw, tier: 'standard' | 'high') => {
    const found = scenarioVideoSurveillance(tierInputs(scenarioPlans.scenarioVideoSurveillance, { areas: [area] }, tier));
    if (!found.valid || found.areas[0] === undefined) throw new Error(JSON.stringify(found));
    return { warnings: found.warnings, ...found.areas[0] };
  };
  const reachedBy = (area: Raw, tier: 'standard' | 'high'): number => foundBy(area, tier).reachedPpm;
  // four on poles for what takes three: 133 pixels a metre beside 177 where the others only stood beside
  for (const area of [{ cameras: 4, lengthM: 30, widthM: 30, mounting: 'pole', heightM: 4 }, { cameras: 4, lengthM: 20, widthM: 10 }, { cameras: 12 }])
    expect(reachedBy(area, 'high'), JSON.stringify(area)).toBeGreaterThan(1.1 * reachedBy(area, 'standard'));
  fc.assert(
    fc.property(anArea, fc.integer({ min: 1, max: 20 }), (area, cameras) => {
      const told = { ...area, cameras };
      const [standard, high] = [foundBy(told, 'standard'), foundBy(told, 'high')];
      // what the high tier has not is a strip without faces, or a cable beyond copper: it is given up for pixels
      if (standard.wanted > cameras || standard.warnings.some((code) => !high.warnings.includes(code))) return;
      // just as many as reckoned stand as reckoned: with the shortest lens that does
      if (standard.wanted === cameras || high.wanted === cameras) return;
      expect(high.reachedPpm).toBeGreaterThanOrEqual(standard.reachedPpm);
    }),
    { numRuns: 100 },
  );
});

it('whatever the area and the number: so many are bought, too few are warned of, and enough see what was asked', () =>
  fc.assert(
    fc.property(anArea, fc.integer({ min: 1, max: 60 }), (area, cameras) => {
      const wanted = sized(area).cameras / area.count;
      const told = sized({ ...area, cameras });
      expect([told.cameras, told.piecesOf('ipCamera')]).toEqual([cameras * area.count, cameras * area.count]);
      expect(told.warnings.includes('CAMERAS_FEW')).toBe(cameras < wanted);
      const [served] = told.areas;
      if (served === undefined) throw new Error('no area');
      expect(served.rows * served.columns).toBeLessThanOrEqual(cameras);
      if (cameras < wanted || told.warnings.includes('DENSITY_SHORT')) return;
      expect(served.reachedPpm).toBeGreaterThanOrEqual(served.askedPpm);
      expect(served.columns * served.viewM).toBeGreaterThanOrEqual(area.widthM - 0.1);
    }),
    { numRuns: 300 },
  ));
