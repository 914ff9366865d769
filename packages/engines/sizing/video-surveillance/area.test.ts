/** Rows, columns and lens of one area, against figures worked by hand and by the lens page. Source: SIZE-13, SIZE-14. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cCameraFocalLength } from '../../calculators/index.ts';
import { SURVEILLANCE_SENSORS } from '../../constants/video-surveillance.ts';
import { type Area, densityFor, hasStrip, isBlind, isSteep, sizeArea, stripOf } from './area.ts';

const area = (more: Partial<Area> = {}): Area => ({
  count: 1,
  cameras: undefined,
  purpose: 'perceive',
  lengthM: 12,
  widthM: 8,
  mounting: 'ceiling',
  heightM: 3,
  light: 'lit',
  closet: 1,
  runM: 50,
  ...more,
});
const asked = { resolution: '4MP', detail: 'asked' } as const;
const laidOut = (more: Partial<Area>, wants: Parameters<typeof sizeArea>[1] = asked): string => {
  const { rows, columns, lensMm } = sizeArea(area(more), wants);
  return `${rows} × ${columns}, ${lensMm} mm`;
};

describe('what is asked at the far edge', () => {
  it.each([
    ['overview', 20, 40],
    ['outline', 40, 80],
    ['discern', 80, 125],
    ['perceive', 125, 250],
    ['characterise', 250, 500],
    ['validate', 500, 500],
  ] as const)('%s: %d pixels a metre, one level better %d', (purpose, density, better) => {
    expect(densityFor(purpose, 'asked')).toBe(density);
    expect(densityFor(purpose, 'better')).toBe(better);
  });
});

describe('rows and columns', () => {
  it.each<[string, Partial<Area>, string]>([
    // 2560 × 4 ÷ (5.76 × 125) = 14.2 m reach; 2.8 mm reaches 9.96 m: two rows
    ['a room of 12 × 8 m', {}, '1 × 1, 4 mm'],
    // 2.8 mm: 9.85 m level; it is enough and the shortest
    ['a room of 9 × 8 m', { lengthM: 9 }, '1 × 1, 2.8 mm'],
    // at the limit a 4MP camera sees 2560 ÷ 125 = 20.48 m, nearer less: 4 mm at 12 m 17.4 m
    ['as wide as one sees', { widthM: 17.3 }, '1 × 1, 4 mm'],
    ['a little wider than that, which 2.8 mm in two rows does not do with fewer', { widthM: 17.5 }, '1 × 2, 4 mm'],
    // 6 mm reaches 21.3 m
    ['a corridor of 60 m', { lengthM: 60, widthM: 2.4 }, '3 × 1, 6 mm'],
    // identify by face: 2560 ÷ 500 = 5.12 m wide at most
    ['a counter of 5 × 4.9 m, strangers known', { lengthM: 5, widthM: 4.9, purpose: 'validate' }, '1 × 1, 6 mm'],
    ['a counter of 5 × 11 m, strangers known', { lengthM: 5, widthM: 11, purpose: 'validate' }, '1 × 3, 6 mm'],
    // outdoors lenses go to 12 mm: 42.7 m
    ['a road of 40 m from a wall', { lengthM: 40, widthM: 6, mounting: 'wall' }, '1 × 1, 12 mm'],
    ['the same in the dark: the light reaches 50 m', { lengthM: 40, widthM: 6, mounting: 'wall', light: 'dark' }, '1 × 1, 12 mm'],
    // people counted: 80 pixels a metre reach 66 m with 12 mm, the light 50 m
    ['120 m by day', { lengthM: 120, widthM: 6, mounting: 'pole', purpose: 'discern', heightM: 5 }, '2 × 1, 12 mm'],
    ['120 m in the dark', { lengthM: 120, widthM: 6, mounting: 'pole', purpose: 'discern', heightM: 5, light: 'dark' }, '3 × 1, 8 mm'],
  ])('%s', (_name, more, layout) => expect(laidOut(more)).toBe(layout));

  it('sees wider and farther with more pixels', () => {
    expect(laidOut({ lengthM: 18, widthM: 25 }, { ...asked, resolution: '1080P' })).toBe('2 × 2, 4 mm');
    expect(laidOut({ lengthM: 18, widthM: 25 }, asked)).toBe('1 × 2, 6 mm');
    expect(laidOut({ lengthM: 18, widthM: 23 }, { ...asked, resolution: '8MP' })).toBe('1 × 1, 6 mm');
  });

  it('says where no lens gets there from that height: a face 18 m below asks for 250', () => {
    const sized = sizeArea(area({ heightM: 20, purpose: 'validate', lengthM: 10 }), { ...asked, resolution: '1080P' });
    expect(sized).toMatchObject({ isShort: true, lensMm: 6, rows: 1 });
    expect(sized.reachedPpm).toBeLessThan(500);
  });
});

describe('what lies at the foot', () => {
  it('is nothing where the picture reaches straight down', () => {
    // 2.8 mm: 60.1° high, a quarter above the face: from 45.1° below it; at 3 m down and 1.4 m away 45 + 45 > 90
    expect(sizeArea(area({ lengthM: 1.4, widthM: 2 }), asked).blindM).toBe(0);
  });

  it('is as trigonometry has it: 3 m high, face at 12 m, 4 mm', () => {
    const lower = Math.atan(1.4 / 12) + 2 * Math.atan(3.24 / 8) * 0.75;
    expect(sizeArea(area(), asked).blindM).toBeCloseTo(1.4 / Math.tan(lower), 9);
  });

  it('is rather less, of lenses that do it with equally many', () => {
    // from 10 m up one camera of 6, 8 or 12 mm does 15 m: the shortest of them
    const sized = sizeArea(area({ lengthM: 15, widthM: 4, mounting: 'pole', heightM: 10 }), asked);
    expect(sized).toMatchObject({ cameras: 1, lensMm: 6 });
    expect(isBlind(sized)).toBe(false);
  });

  it('never costs cameras: one that sees strangers at 5 m sees nobody before 1.8 m', () => {
    const sized = sizeArea(area({ lengthM: 5, widthM: 4.9, purpose: 'validate' }), asked);
    expect(sized).toMatchObject({ cameras: 1, lensMm: 6 });
    expect(sized.blindM).toBeCloseTo(1.78, 1);
  });

  it('is told where it is more than half: strangers from 5 m up', () => {
    expect(isBlind(sizeArea(area({ lengthM: 10, widthM: 3, heightM: 5, mounting: 'pole', purpose: 'validate' }), asked))).toBe(true);
  });
});

describe('the strip between rows', () => {
  // three rows of 20 m in a corridor of 60 m, 3 m up, 6 mm: 1.4 ÷ tan(atan(1.4 ÷ 20) + ¾ × 30.2°) = 2.9 m
  it('is what lies at the foot of the second row: the first one ends there', () => {
    const corridor = sizeArea(area({ lengthM: 60, widthM: 2.4 }), asked);
    expect(corridor).toMatchObject({ rows: 3, lensMm: 6, depthM: 20 });
    expect(stripOf(corridor)).toBeCloseTo(1.4 / Math.tan(Math.atan(1.4 / 20) + 2 * Math.atan(3.24 / 12) * 0.75), 9);
    expect(hasStrip(corridor)).toBe(true);
  });
  it('is none where there is one row, whatever lies at its foot', () => {
    const room = sizeArea(area(), asked);
    expect([room.rows, stripOf(room), hasStrip(room)]).toEqual([1, 0, false]);
  });
});

describe('a face seen from above', () => {
  it('is too steep above 15°, where somebody is to be known by it', () => {
    // atan(1.4 ÷ 5.2) = 15.07°, atan(1.4 ÷ 5.3) = 14.8°
    expect(isSteep(sizeArea(area({ lengthM: 5.2, purpose: 'characterise' }), asked))).toBe(true);
    expect(isSteep(sizeArea(area({ lengthM: 5.3, purpose: 'characterise' }), asked))).toBe(false);
    expect(isSteep(sizeArea(area({ lengthM: 3, purpose: 'perceive' }), asked))).toBe(false);
  });
});

/** Any area the questions allow. */
const anyArea = fc.record({
  count: fc.constant(1),
  purpose: fc.constantFrom('overview', 'outline', 'discern', 'perceive', 'characterise', 'validate'),
  lengthM: fc.double({ min: 1, max: 500, noNaN: true }),
  widthM: fc.double({ min: 1, max: 1000, noNaN: true }),
  mounting: fc.constantFrom('ceiling', 'wall', 'pole'),
  heightM: fc.double({ min: 2, max: 20, noNaN: true }),
  light: fc.constantFrom('lit', 'dark'),
  closet: fc.constant(1),
  runM: fc.constant(50),
}) as fc.Arbitrary<Area>;
const anyWants = fc.record({ resolution: fc.constantFrom('1080P', '4MP', '8MP'), detail: fc.constantFrom('asked', 'better') }) as fc.Arbitrary<
  Parameters<typeof sizeArea>[1]
>;

describe('whatever is asked (SIZE-14)', () => {
  it('the lens page gives the far edge the density asked, and the same width', () => {
    fc.assert(
      fc.property(anyArea, anyWants, (one, wants) => {
        const { lensMm, depthM, densityPpm, viewM, isShort, tiltDeg } = sizeArea(one, wants);
        const seen = cCameraFocalLength({
          mode: 'view',
          sensor: SURVEILLANCE_SENSORS.value[wants.resolution],
          focalMm: lensMm,
          distanceM: depthM,
          mountHeightM: one.heightM,
          resolution: wants.resolution,
        });
        if (!seen.valid) throw new Error(JSON.stringify(seen.errors));
        expect(seen.viewWidthM).toBeCloseTo(viewM, 1);
        expect(seen.tiltDeg).toBeCloseTo(tiltDeg, 0);
        if (!isShort) expect(seen.pixelsPerMeter).toBeGreaterThanOrEqual(densityPpm - 0.1);
      }),
      { numRuns: 500 },
    );
  });

  it('depth and width are covered, in the dark as far as the light reaches', () => {
    const lit: Readonly<Record<string, number>> = { '2.8': 30, '4': 30, '6': 30, '8': 50, '12': 50 };
    fc.assert(
      fc.property(anyArea, anyWants, (one, wants) => {
        const { rows, columns, cameras, depthM, viewM, slantM, lensMm, isShort, blindM } = sizeArea(one, wants);
        expect(rows * depthM).toBeCloseTo(one.lengthM, 6);
        expect(columns * viewM).toBeGreaterThanOrEqual(one.widthM - 1e-6);
        expect(cameras).toBe(rows * columns);
        expect(blindM).toBeLessThanOrEqual(depthM + 1e-9);
        if (one.light === 'dark' && !isShort) expect(slantM).toBeLessThanOrEqual((lit[String(lensMm)] ?? 0) + 1e-6);
      }),
      { numRuns: 500 },
    );
  });

  it('no lens of the series does it with fewer', () => {
    const series = { dome: [2.8, 4, 6], bullet: [2.8, 4, 6, 8, 12] } as const;
    fc.assert(
      fc.property(anyArea, ({ ...one }) => {
        const best = sizeArea({ ...one, light: 'lit' }, asked);
        if (best.isShort) return;
        const drop = one.heightM - 1.6;
        const counts = series[one.mounting === 'ceiling' ? 'dome' : 'bullet'].flatMap((focalMm) => {
          const reachM = (2560 * focalMm) / (5.76 * densityFor(one.purpose, 'asked'));
          if (reachM <= drop) return [];
          const depthM = one.lengthM / Math.ceil(one.lengthM / Math.sqrt(reachM ** 2 - drop ** 2) - 1e-9);
          const viewM = (5.76 * Math.hypot(depthM, drop)) / focalMm;
          return [Math.round(one.lengthM / depthM) * Math.ceil(one.widthM / viewM - 1e-9)];
        });
        expect(best.cameras).toBe(Math.min(...counts));
      }),
      { numRuns: 300 },
    );
  });

  it('a longer or wider area never has fewer cameras of one lens series, and a better level never fewer', () => {
    fc.assert(
      fc.property(anyArea, (one) => {
        if (sizeArea(one, asked).isShort) return;
        const better = sizeArea(one, { ...asked, detail: 'better' });
        if (!better.isShort) expect(better.densityPpm).toBeGreaterThanOrEqual(sizeArea(one, asked).densityPpm);
        const wider = sizeArea({ ...one, widthM: one.widthM * 2 }, asked);
        expect(wider.cameras).toBeGreaterThanOrEqual(sizeArea(one, asked).cameras);
      }),
      { numRuns: 200 },
    );
  });
});
