/** One geometry for page and paper: what is drawn is where it is reckoned, whatever is asked. Source: BOOK-10, CALC-3, CALC-10. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawingsOf } from './drawings-of.ts';
import type { Drawing, Shape } from './shapes.ts';

const figuresOf = (shape: Shape): number[] => {
  switch (shape.kind) {
    case 'path':
      return (shape.d.match(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g) ?? []).map(Number);
    case 'rect':
      return [shape.x, shape.y, shape.width, shape.height];
    case 'circle':
      return [shape.x, shape.y, shape.radius];
    case 'words':
      return [shape.x, shape.y];
  }
};
const isWhole = ({ shapes }: Drawing): boolean => !/NaN|Infinity|undefined/.test(JSON.stringify(shapes)) && shapes.flatMap(figuresOf).every(Number.isFinite);
const textsOf = ({ shapes }: Drawing): string[] => shapes.flatMap((shape) => (shape.kind === 'words' ? [shape.text] : []));

describe('a lens', () => {
  const lens = { distanceM: 20, targetWidthM: 12, resolution: '4MP' };
  it('is drawn from above, and from the side only where somebody said how high it hangs', () => {
    expect(drawingsOf('cCameraFocalLength', lens)).toHaveLength(1);
    const [plan, side] = drawingsOf('cCameraFocalLength', { ...lens, mountHeightM: 4 });
    expect(plan?.says).toContain('俯视：20.14 m 处视场宽 14.02 m');
    expect(side?.says).toBe('侧视：装高 4 m，俯角 6.8°，地面从 12.38 m 起看得到');
  });

  it('its light falls on the ground where the calculation says', () => {
    const [, side] = drawingsOf('cCameraFocalLength', { ...lens, mountHeightM: 4 });
    const light = side?.shapes.find((shape) => shape.kind === 'path' && shape.look === 'light');
    // 44 to 336 across 25 m, the ground at 208
    const [x, y] = light ? figuresOf(light).slice(2, 4) : [];
    expect(((x ?? 0) - 44) / ((336 - 44) / 25)).toBeCloseTo(12.38, 1);
    expect(y).toBe(208);
  });

  it('of any inputs every shape is somewhere', () =>
    fc.assert(
      fc.property(
        fc.record({
          distanceM: fc.double({ min: 0.5, max: 500, noNaN: true }),
          targetWidthM: fc.double({ min: 0.5, max: 200, noNaN: true }),
          mountHeightM: fc.option(fc.double({ min: 2, max: 30, noNaN: true }), { nil: undefined }),
          aimHeightM: fc.double({ min: 0, max: 3, noNaN: true }),
        }),
        (inputs) => {
          for (const drawing of drawingsOf('cCameraFocalLength', { ...inputs, resolution: '1080P' }))
            expect(isWhole(drawing), JSON.stringify(drawing.shapes)).toBe(true);
        },
      ),
    ));
});

describe('a link', () => {
  const link = { distanceKm: 3.3, antennaHeightAM: 25, antennaHeightBM: 18, camerasPerClient: [{ count: 3, resolution: '1080P' }] };
  it('tells of each obstacle whether it is clear, as the calculation does', () => {
    const [profile] = drawingsOf('jWirelessIntelligent', {
      ...link,
      obstacles: [
        { distanceFromAKm: 1.2, heightM: 9 },
        { distanceFromAKm: 2.2, heightM: 17 },
      ],
    });
    expect(profile && textsOf(profile)).toEqual(expect.arrayContaining(['净空 13.31 m', '差 0.51 m', 'A 25 m', 'B 18 m', '3.3 km']));
    expect(profile?.shapes.filter((shape) => shape.kind === 'rect').map((shape) => 'look' in shape && shape.look)).toEqual(['obstacle', 'obstacleBad']);
  });

  it('nothing of the zone is below the ground, and every shape is somewhere', () =>
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 40, noNaN: true }), fc.integer({ min: 2, max: 60 }), (distanceKm, antennaHeightAM) => {
        const [profile] = drawingsOf('jWirelessIntelligent', { ...link, distanceKm, antennaHeightAM });
        if (profile === undefined) return;
        expect(isWhole(profile)).toBe(true);
        const zones = profile.shapes.filter((shape) => shape.kind === 'path' && (shape.look === 'zone' || shape.look === 'zoneInner'));
        for (const shape of zones) expect(Math.max(...figuresOf(shape).filter((_figure, at) => at % 2 === 1))).toBeLessThanOrEqual(242);
      }),
    ));
});

it('what draws nothing on paper, or refuses its inputs, has no drawing', () => {
  expect(drawingsOf('aVideoCapacity', { groups: [{ channels: 16, resolution: '4MP' }] })).toEqual([]);
  expect(drawingsOf('scenarioUps', {})).toEqual([]);
  expect(drawingsOf('jWirelessIntelligent', {})).toEqual([]);
});
