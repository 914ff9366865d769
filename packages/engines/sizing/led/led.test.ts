import { describe, expect, it } from 'vitest';
import { scenarioLed } from './calculate.ts';

const valid = (inputs: object) => {
  const result = scenarioLed(inputs);
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result;
};
const box = (inputs: object) => valid(inputs).lines.find(({ role }) => role === 'ledDistributionBox');

describe('the pitch', () => {
  it.each([
    // 1380 times the pitch: P1.25 from 1.725 m, P2 2.76, P2.5 3.45, P3.076 4.245, P4 5.52, P8 11.04
    ['indoor', 1.72, 1.25, true],
    ['indoor', 1.725, 1.25, false],
    ['indoor', 2.76, 2, false],
    ['indoor', 3.44, 2, false],
    ['indoor', 4, 2.5, false],
    ['indoor', 5.51, 3.076, false],
    ['indoor', 5.52, 4, false],
    ['indoor', 500, 5, false],
    ['outdoor', 4.2, 3.076, true],
    ['outdoor', 4.25, 3.076, false],
    ['outdoor', 11.03, 6.67, false],
    ['outdoor', 11.04, 8, false],
  ])('%s from %d m is P%d; too close: %s', (environment, nearestViewM, pitchMm, tooClose) => {
    const { pitchMm: found, warnings } = valid({ environment, widthM: 5, heightM: 3, nearestViewM });
    expect([found, warnings]).toEqual([pitchMm, tooClose ? ['VIEW_TOO_CLOSE'] : []]);
  });

  it.each([
    ['indoor', 4, 2],
    ['indoor', 1.72, 1.25],
    ['indoor', 2, 1.25],
    ['outdoor', 4.2, 3.076],
    ['outdoor', 30, 8],
  ])('one finer, %s from %d m: P%d, and none finer than there is', (environment, nearestViewM, pitchMm) =>
    expect(valid({ environment, widthM: 5, heightM: 3, nearestViewM, detail: 'finer' }).pitchMm).toBe(pitchMm),
  );

  it('that was asked for stays, however fine', () =>
    expect(valid({ environment: 'indoor', widthM: 5, heightM: 3, pitchMm: 4, detail: 'finer' }).pitchMm).toBe(4));

  it('that was asked for stays, and warns where the first row is nearer', () => {
    expect(valid({ environment: 'indoor', widthM: 5, heightM: 3, nearestViewM: 3, pitchMm: 4 })).toMatchObject({ pitchMm: 4, warnings: ['VIEW_TOO_CLOSE'] });
    expect(valid({ environment: 'indoor', widthM: 5, heightM: 3, nearestViewM: 5.52, pitchMm: 4 })).toMatchObject({ pitchMm: 4, warnings: [] });
  });

  it.each([
    // millimetres at most half the metres: a meeting room of 3 to 6 m takes P1.25 to P2.5, a control room at 2.5 m P1.25
    ['text', 3, 1.25],
    ['text', 4, 2],
    ['text', 6, 2.5],
    ['control', 2.5, 1.25],
    ['video', 4, 2.5],
  ])('for %s from %d m it is P%d', (use, nearestViewM, pitchMm) =>
    expect(valid({ environment: 'indoor', widthM: 5, heightM: 3, use, nearestViewM })).toMatchObject({ pitchMm, warnings: [] }),
  );

  it('too coarse for text is said, and too near for anything before that', () => {
    const warningsOf = (use: string, pitchMm: number) => valid({ environment: 'indoor', widthM: 5, heightM: 3, use, nearestViewM: 3, pitchMm }).warnings;
    expect([warningsOf('text', 1.25), warningsOf('text', 2), warningsOf('control', 3.076), warningsOf('video', 2)]).toEqual([
      [],
      ['TEXT_TOO_COARSE'],
      ['VIEW_TOO_CLOSE'],
      [],
    ]);
  });

  it.each([
    // whole cabinets of 960 mm outdoors, 640 × 480 indoors
    { environment: 'outdoor', widthM: 2, heightM: 1.5, warnings: ['SIZE_OFF'] }, // 1.92 × 1.92
    { environment: 'outdoor', widthM: 4.3, heightM: 1.4, warnings: ['SIZE_OFF'] }, // 3.84 × 0.96
    { environment: 'indoor', widthM: 1, heightM: 1, warnings: ['SIZE_OFF'] }, // 1.28 × 0.96
    { environment: 'outdoor', widthM: 0.96 / 1.05, heightM: 0.96, warnings: [] },
    { environment: 'outdoor', widthM: 0.96 / 1.051, heightM: 0.96, warnings: ['SIZE_OFF'] },
  ])('a wall of $widthM × $heightM m $environment: $warnings', ({ warnings, ...inputs }) =>
    expect(valid({ ...inputs, pitchMm: 4 }).warnings).toEqual(warnings),
  );

  it.each([
    ['neither pitch nor distance', {}, { field: 'nearestViewM', code: 'REQUIRED' }],
    ['an outdoor pitch indoors', { pitchMm: 8 }, { field: 'pitchMm', code: 'NOT_IN_LIST' }],
    ['a pitch nobody makes', { pitchMm: 2.6 }, { field: 'pitchMm', code: 'NOT_IN_LIST' }],
    ['a pitch in words', { pitchMm: 'P2.5' }, { field: 'pitchMm', code: 'NOT_IN_LIST' }],
    ['nearer than a metre', { nearestViewM: 0.9 }, { field: 'nearestViewM', code: 'OUT_OF_RANGE' }],
  ])('%s is refused', (_name, more, error) => {
    expect(scenarioLed({ environment: 'indoor', widthM: 5, heightM: 3, ...more })).toEqual({ valid: false, errors: [error] });
  });
});

it.each([
  { pitchMm: 1.25, nearest: 1.73, farthest: 6.9 },
  { pitchMm: 2.5, nearest: 3.45, farthest: 13.8 },
  { pitchMm: 4, nearest: 5.52, farthest: 22.08 },
])('P$pitchMm is looked at from $nearest to $farthest m', ({ pitchMm, nearest, farthest }) =>
  expect(valid({ environment: 'indoor', widthM: 5, heightM: 3, pitchMm })).toMatchObject({ minViewM: nearest, maxViewM: farthest }),
);

describe('whole cabinets', () => {
  // 640 mm wide: 0.96 m are one and a half
  it.each([
    ['nearest', 0.95, 1],
    ['nearest', 0.96, 2],
    ['floor', 1.27, 1],
    ['floor', 1.28, 2],
    ['ceil', 0.64, 1],
    ['ceil', 0.65, 2],
    ['floor', 0.3, 1],
  ])('%s of %d m wide is %d', (fit, widthM, columns) => {
    expect(valid({ environment: 'indoor', widthM, heightM: 0.48, pitchMm: 2.5, fit }).columns).toBe(columns);
  });
});

describe('power', () => {
  it('up to 10 kW with reserve stays on one phase', () => {
    // 9 × 5 cabinets of 0.3072 m² at 600 W/m²: 8.294 kW, with a fifth more 9.953
    const inputs = { environment: 'indoor', widthM: 5.76, heightM: 2.4, pitchMm: 2.5 };
    expect(valid(inputs)).toMatchObject({ cabinets: 45, peakKW: 8.29, distributionKW: 10, phases: 1, currentA: 50.3, breakerA: 63 });
    expect(box(inputs)).toMatchObject({ quantity: 1, attributes: { powerKW: 10, phases: 1 } });
  });

  it('above the largest box several are listed and no single figure is given', () => {
    const inputs = { environment: 'outdoor', widthM: 100, heightM: 50, pitchMm: 10 };
    // 104 × 52 cabinets of 0.9216 m² at 800 W/m²: 3987.2 kW, with a fifth more 4784.7
    expect(valid(inputs)).toMatchObject({ cabinets: 5408, distributionKW: null, breakerA: null });
    expect(box(inputs)).toMatchObject({ quantity: 24, attributes: { powerKW: 200, phases: 3 } });
  });
});

it('a small screen still has a spare card and a spare module', () => {
  const { lines } = valid({ environment: 'indoor', widthM: 0.64, heightM: 0.48, pitchMm: 5 });
  expect(lines.map(({ role, quantity }) => [role, quantity])).toEqual([
    ['ledCabinet', 1],
    ['ledSpareModule', 1],
    ['ledReceivingCard', 2],
    ['ledSendingController', 1],
    ['ledPlayer', 1],
    ['ledDistributionBox', 1],
    ['mainsCable', 1],
    ['ledFrame', 1],
    ['ledSpareSupply', 1],
    ['ledNetworkCable', 1],
    ['ledSoftware', 1],
  ]);
});

it('a spare module must be made for the same environment', () => {
  const spare = valid({ environment: 'outdoor', widthM: 5, heightM: 3, pitchMm: 4 }).lines.find(({ role }) => role === 'ledSpareModule');
  expect(spare).toMatchObject({ attributes: { pitchMm: 4 }, fits: { environment: 'outdoor' } });
});

it.each([
  // six metres for the two ends
  { controlM: undefined, isFar: false },
  { controlM: 94, isFar: false },
  { controlM: 95, isFar: true },
  { controlM: 800, isFar: true },
])('a control room $controlM m away: beyond copper $isFar', ({ controlM, isFar }) => {
  const sized = scenarioLed({ environment: 'indoor', widthM: 5, heightM: 3, nearestViewM: 4, ...(controlM !== undefined && { controlM }) });
  expect(sized.valid && sized.warnings.includes('CONTROL_OVER_100M')).toBe(isFar);
});
