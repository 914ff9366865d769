/** What a wall stands in, is fed by and shows: worked by hand. Sources: SIZE-1, SIZE-15. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boughtOf, piecesOf } from '../bought.fixture.ts';
import { scenarioLed } from './calculate.ts';

const led = 'scenarioLed';
type Environment = 'indoor' | 'outdoor';
/** So many cabinets: 640 × 480 mm indoors, 960 × 960 mm outdoors. */
const wall = (environment: Environment, columns: number, rows = 1, more: object = {}) => {
  const [width, height] = environment === 'indoor' ? [0.64, 0.48] : [0.96, 0.96];
  return { environment, widthM: columns * width, heightM: rows * height, pitchMm: 4, ...more };
};

describe('the feed carries the breaker before it', () => {
  it.each([
    // a cabinet with a fifth more: 221.2 W indoors, 884.7 outdoors; one phase ÷ 198 V, three ÷ 592.4; breaker from 1.25 times
    { inputs: wall('indoor', 11, 1, { feedM: 90 }), sum: '12.3 A, 16: 2.5 mm² carry 21, lose 8.2 %; 4: 5.1; 6: 3.4', cable: '3/6/100', rolls: 1 },
    { inputs: wall('indoor', 23, 1, { feedM: 90 }), sum: '25.7 A, 40: 10 mm² carry 50', cable: '3/10/100', rolls: 1 },
    { inputs: wall('indoor', 45, 1, { feedM: 90 }), sum: '50.3 A, 63: 16 mm² carry 68, lose 5.4 %; 25: 3.5', cable: '3/25/100', rolls: 1 },
    { inputs: wall('indoor', 46, 1, { feedM: 90 }), sum: 'three phases: 17.2 A, 25: 4 mm² carry 28', cable: '5/4/100', rolls: 1 },
    { inputs: wall('outdoor', 45, 1, { feedM: 90 }), sum: '67.2 A, 100: 35 mm² carry 110', cable: '5/35/100', rolls: 1 },
    { inputs: wall('outdoor', 71, 3, { feedM: 46 }), sum: '318.1 A, 400: two of 200 A, 95 mm² carry 207, 101.2 m', cable: '5/95/100', rolls: 2 },
    { inputs: wall('outdoor', 43, 5, { feedM: 46 }), sum: '321.1 × 1.25 = 402 A: two of 201, 95 mm², 101.2 m', cable: '5/95/100', rolls: 2 },
    { inputs: wall('outdoor', 50, 5, { feedM: 46 }), sum: '373.4 × 1.25 = 467 A: two of 234, 120 mm² carry 239', cable: '5/120/100', rolls: 2 },
    { inputs: wall('outdoor', 60, 5, { feedM: 31 }), sum: '448 × 1.25 = 560 A: three of 187, 95 mm², 102.3 m', cable: '5/95/100', rolls: 2 },
  ])('$inputs: $sum', ({ inputs, cable, rolls }) => expect(boughtOf(led, inputs)).toMatchObject({ [`mainsCable ${cable}`]: rolls }));

  it.each([
    { feedM: 90, sum: '99 m', rolls: 1 },
    { feedM: 91, sum: '100.1 m', rolls: 2 },
    { feedM: 500, sum: '550 m', rolls: 6 },
  ])('$feedM m and a tenth: $sum → $rolls rolls', ({ feedM, rolls }) => expect(piecesOf(led, wall('indoor', 3, 2, { feedM }), 'mainsCable')).toBe(rolls));
});

describe('steel by whole square metres, supplies three in a hundred', () => {
  it.each([
    { environment: 'indoor', columns: 3, sum: '0.92 m²', frame: 1 },
    { environment: 'indoor', columns: 4, sum: '1.23 m²', frame: 2 },
    { environment: 'indoor', columns: 13, sum: '3.99 m²', frame: 4 },
    { environment: 'outdoor', columns: 1, sum: '0.92 m²', frame: 1 },
    { environment: 'outdoor', columns: 13, sum: '11.98 m²', frame: 12 },
  ] as const)('$columns cabinets $environment: $sum → $frame', ({ environment, columns, frame }) =>
    expect(piecesOf(led, wall(environment, columns), 'ledFrame')).toBe(frame),
  );

  it.each([
    { environment: 'indoor', columns: 1, sum: '2 supplies: 0.06', spare: 1 },
    { environment: 'indoor', columns: 16, sum: '32: 0.96', spare: 1 },
    { environment: 'indoor', columns: 17, sum: '34: 1.02', spare: 2 },
    { environment: 'indoor', columns: 50, sum: '100: 3 exactly', spare: 3 },
    { environment: 'outdoor', columns: 6, sum: '30: 0.9', spare: 1 },
    { environment: 'outdoor', columns: 7, sum: '35: 1.05', spare: 2 },
    { environment: 'outdoor', columns: 20, sum: '100: 3 exactly', spare: 3 },
  ] as const)('$columns cabinets $environment have $sum → $spare', ({ environment, columns, spare }) =>
    expect(piecesOf(led, wall(environment, columns), 'ledSpareSupply')).toBe(spare),
  );
});

describe('where the picture comes from', () => {
  // P1.25: 196,608 pixels a cabinet, 2,304,000 a sender; a processor has eight outputs
  it.each([
    { columns: 11, rows: 1, sum: '0.94: one sender', line: undefined },
    { columns: 12, rows: 1, sum: '1.02: two senders', line: ['ledProcessor 2', 1] },
    { columns: 31, rows: 3, sum: '7.94: eight senders', line: ['ledProcessor 8', 1] },
    { columns: 47, rows: 2, sum: '8.02: nine senders', line: ['ledProcessor 8', 2] },
    { columns: 47, rows: 4, sum: '16.04: seventeen senders', line: ['ledProcessor 8', 3] },
  ])('$columns × $rows cabinets, $sum: $line', ({ columns, rows, line }) =>
    expect(Object.entries(boughtOf(led, wall('indoor', columns, rows, { pitchMm: 1.25 }))).find(([name]) => name.startsWith('ledProcessor'))).toEqual(line),
  );

  it.each([
    ['video', 1],
    ['text', 1],
    ['control', 0],
  ])('%s: %d computers that play', (use, players) => expect(piecesOf(led, wall('indoor', 3, 2, { use }), 'ledPlayer')).toBe(players));
});

describe('weather', () => {
  it.each([
    { inputs: wall('outdoor', 11), sum: '9.73 kW on one phase', surge: 'surgeProtector 220' },
    { inputs: wall('outdoor', 12), sum: '10.62 kW on three', surge: 'surgeProtector 380' },
  ])('$sum: $surge, an earthing and a sensor', ({ inputs, surge }) =>
    expect(boughtOf(led, inputs)).toMatchObject({ [surge]: 1, ledEarthing: 1, ledSensor: 1 }),
  );

  it('is no matter under a roof', () => {
    expect(['surgeProtector', 'ledEarthing', 'ledSensor'].map((role) => piecesOf(led, wall('indoor', 46), role))).toEqual([0, 0, 0]);
  });
});

describe('whole cabinets', () => {
  it.each([
    { fit: 'nearest', widthM: 1.6, sum: '2.5', columns: 3 },
    { fit: 'nearest', widthM: 1.59, sum: '2.48', columns: 2 },
    { fit: 'floor', widthM: 1.91, sum: '2.98', columns: 2 },
    { fit: 'floor', widthM: 1.92, sum: '3 exactly', columns: 3 },
    { fit: 'floor', widthM: 0.3, sum: '0.47, never none', columns: 1 },
    { fit: 'ceil', widthM: 1.92, sum: '3 exactly', columns: 3 },
    { fit: 'ceil', widthM: 1.93, sum: '3.02', columns: 4 },
  ])('$widthM m ÷ 0.64 = $sum, $fit → $columns', ({ fit, widthM, columns }) =>
    expect(scenarioLed({ environment: 'indoor', widthM, heightM: 1.92, pitchMm: 4, fit })).toMatchObject({ columns, rows: 4 }),
  );

  it('not larger is never larger, not smaller never smaller, and the nearest is one of the two', () =>
    fc.assert(
      fc.property(fc.integer({ min: 640, max: 50_000 }), fc.integer({ min: 480, max: 20_000 }), (widthMm, heightMm) => {
        const size = (fit: string) => {
          const answer = scenarioLed({ environment: 'indoor', widthM: widthMm / 1000, heightM: heightMm / 1000, pitchMm: 5, fit });
          return answer.valid ? ([answer.actualWidthM * 1000, answer.actualHeightM * 1000] as const) : ([Number.NaN, Number.NaN] as const);
        };
        const [inner, near, outer] = [size('floor'), size('nearest'), size('ceil')];
        for (const side of [0, 1] as const) {
          expect(inner[side]).toBeLessThanOrEqual([widthMm, heightMm][side] as number);
          expect(outer[side]).toBeGreaterThanOrEqual([widthMm, heightMm][side] as number);
          expect([inner[side], outer[side]]).toContain(near[side]);
        }
      }),
    ));
});
