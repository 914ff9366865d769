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

describe('a supply line', () => {
  const pathOf = (drawing: Drawing | undefined, look: string): number[] =>
    (drawing?.shapes ?? []).flatMap((shape) => (shape.kind === 'path' && shape.look === look ? figuresOf(shape) : []));
  it('ends where its voltage is used up, not at the camera', () => {
    // each of its own: 2.5 A over 0.5 mm² of 50 °C (0.0872 Ω a metre) lose 12 V in 55 m, the camera stands at 500
    const [drawing] = drawingsOf('gCameraPowerSupply', { cameras: [{ count: 8, powerW: 30, load: 'current', distanceM: 500 }], wireAreaMm2: 0.5 });
    const [x, y] = pathOf(drawing, 'line').slice(-2);
    expect((((x ?? 0) - 48) / (400 - 48 - 20)) * 500).toBeCloseTo(55, 0);
    expect(y).toBeCloseTo(216, 6);
    expect(drawing && textsOf(drawing)).toContain('供不到');
  });
  it('that feeds its camera ends at its dot', () => {
    const [drawing] = drawingsOf('gCameraPowerSupply', { cameras: [{ count: 1, powerW: 5, distanceM: 20 }], wireAreaMm2: 1 });
    const dot = drawing?.shapes.find((shape) => shape.kind === 'circle');
    expect(pathOf(drawing, 'line').slice(-2)).toEqual(dot?.kind === 'circle' ? [dot.x, dot.y] : []);
  });
  it('of any inputs every shape is somewhere', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 60 }), fc.constantFrom(0.5, 1, 2.5), (distanceM, powerW, wireAreaMm2) => {
        for (const drawing of drawingsOf('gCameraPowerSupply', { cameras: [{ count: 2, powerW, distanceM }], wireAreaMm2 }))
          expect(isWhole(drawing)).toBe(true);
      }),
    ));
});

it('boxes of cable are cut as they are counted, and no piece lies outside its box', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 5, max: 90 }), { minLength: 1, maxLength: 40 }), (lengthsM) => {
      const [drawing] = drawingsOf('hTwistedPairAmount', { mode: 'list', lengthsM });
      if (drawing === undefined) throw new Error('nothing drawn');
      const rects = drawing.shapes.flatMap((shape) => (shape.kind === 'rect' ? [shape] : []));
      const pieces = rects.filter(({ look }) => look === 'piece');
      if (rects.filter(({ look }) => look === 'track').length < 8) expect(pieces).toHaveLength(lengthsM.length);
      for (const { x, width } of pieces) expect([x >= 62, x + width <= 392.001]).toEqual([true, true]);
      expect(isWhole(drawing)).toBe(true);
    }),
  ));

describe('a wall of LED', () => {
  const wall = { environment: 'indoor', widthM: 5, heightM: 3, nearestViewM: 4 };
  it('is drawn in its own proportions, a grid line between all cabinets', () => {
    const [drawing] = drawingsOf('scenarioLed', wall);
    const screen = drawing?.shapes.find((shape) => shape.kind === 'rect' && shape.look === 'screen');
    if (screen?.kind !== 'rect') throw new Error('no screen');
    // 5.12 × 2.88 m of 8 × 6 cabinets
    expect(screen.width / screen.height).toBeCloseTo(5.12 / 2.88, 6);
    const grid = drawing?.shapes.find((shape) => shape.kind === 'path' && shape.look === 'screenGrid');
    expect(grid?.kind === 'path' && grid.d.match(/v/g)?.length).toBe(7);
    expect(grid?.kind === 'path' && grid.d.match(/h/g)?.length).toBe(5);
  });
  it('says whether the first row is too close', () => {
    const textOf = (nearestViewM: number) =>
      drawingsOf('scenarioLed', { ...wall, pitchMm: 5, nearestViewM })
        .flatMap(textsOf)
        .join();
    expect([textOf(2).includes('太近'), textOf(8).includes('太近')]).toEqual([true, false]);
  });
});

it('what draws nothing on paper, or refuses its inputs, has no drawing', () => {
  expect(drawingsOf('aVideoCapacity', { groups: [{ channels: 16, resolution: '4MP' }] })).toEqual([]);
  expect(drawingsOf('scenarioUps', {})).toEqual([]);
  expect(drawingsOf('jWirelessIntelligent', {})).toEqual([]);
});
