import { describe, expect, it } from 'vitest';
import { readInputs } from '../../inputs/index.ts';
import { cCameraFocalLength, lensOf, viewBoxAt } from './calculate.ts';
import { doriLevelOf, oodpcvsLevelOf } from './density.ts';
import { focalLengthFields, SENSORS } from './fields.ts';
import { focalLength } from './plan.ts';

const found = (inputs: Record<string, unknown>) => {
  const result = cCameraFocalLength(inputs);
  if (!result.valid) throw new Error(JSON.stringify(result));
  return result;
};
const errorsOf = (inputs: Record<string, unknown>): string[] => {
  const result = cCameraFocalLength(inputs);
  return result.valid ? [] : result.errors.map(({ field, code }) => `${field} ${code}`);
};
const valuesOf = (inputs: Record<string, unknown>) => {
  const read = readInputs(focalLengthFields, inputs);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.values;
};

// f = 4.8 × D ÷ W on a 1/3" sensor: [width at 10 m, focal length, standard lens, warnings]
it.each([
  [17.15, 2.8, null, ['NO_STANDARD_LENS']],
  [48 / 2.8, 2.8, 2.8, []],
  [12.001, 4, 2.8, []],
  [12, 4, 4, []],
  [0.97, 49.48, 35, []],
  [0.96, 50, 50, []],
  [0.95, 50.53, 50, ['ZOOM_LENS_NEEDED']],
] as const)('%f m wide at 10 m asks for %f mm and the standard lens %s', (targetWidthM, focalLengthMm, standardLensMm, warnings) => {
  expect(found({ sensor: '1/3"', distanceM: 10, targetWidthM })).toMatchObject({ focalLengthMm, standardLensMm, warnings });
});

it('the shorter of two focal lengths covers both sides', () => {
  const both = found({ sensor: '1/3"', distanceM: 10, targetWidthM: 4, targetHeightM: 6 });
  expect(both).toMatchObject({ focalByWidthMm: 12, focalByHeightMm: 6, focalLengthMm: 6, lensMm: 6, viewWidthM: 8, viewHeightM: 6 });
});

it('a height alone is enough, and neither asks for the width', () => {
  expect(found({ sensor: '1/3"', distanceM: 10, targetHeightM: 6 })).toMatchObject({ focalByWidthMm: null, focalByHeightMm: 6 });
  expect(errorsOf({ distanceM: 10 })).toEqual(['targetWidthM REQUIRED']);
  expect(errorsOf({ distanceM: 10, targetWidthM: null, targetHeightM: null })).toEqual(['targetWidthM REQUIRED']);
  expect(errorsOf({ distanceM: 10, targetHeightM: 0 })).toEqual(['targetHeightM OUT_OF_RANGE']);
});

it('the view of a lens neither reads targets nor speaks of standard lenses', () => {
  const view = found({ mode: 'view', focalMm: 400, distanceM: 100, targetWidthM: 5, targetHeightM: 1 });
  expect(view).toMatchObject({ focalLengthMm: 400, viewWidthM: 1.39, warnings: [] });
  expect(Object.keys(view)).not.toContain('standardLensMm');
  expect(Object.keys(view).filter((key) => key.startsWith('focalBy'))).toEqual([]);
  expect(errorsOf({ mode: 'view', distanceM: 100, targetWidthM: -1 })).toEqual(['targetWidthM OUT_OF_RANGE', 'focalMm REQUIRED']);
});

it('a focal length given does not count where one is asked for', () => {
  expect(found({ distanceM: 10, targetWidthM: 5.57, focalMm: 50 })).toMatchObject({ focalLengthMm: 10 });
});

it('a sensor of its own needs width and height; with a listed one neither counts', () => {
  expect(errorsOf({ sensor: 'custom', distanceM: 10, targetWidthM: 5 })).toEqual(['sensorWidthMm REQUIRED', 'sensorHeightMm REQUIRED']);
  expect(errorsOf({ sensor: 'custom', sensorWidthMm: 41, sensorHeightMm: 30, distanceM: 10, targetWidthM: 5 })).toEqual(['sensorWidthMm OUT_OF_RANGE']);
  expect(found({ sensor: 'custom', sensorWidthMm: 40, sensorHeightMm: 30, distanceM: 10, targetWidthM: 50 })).toMatchObject({
    focalLengthMm: 8,
    viewHeightM: 37.5,
  });
  expect(found({ sensorWidthMm: 20, distanceM: 10, targetWidthM: 5.57 })).toMatchObject({ focalLengthMm: 10 });
  expect(errorsOf({ sensor: '1/9"', distanceM: 10, targetWidthM: 5 })).toEqual(['sensor NOT_IN_LIST']);
});

it.each(Object.entries(SENSORS))('the diagonal of %s fits its name', (name, [width, height]) => {
  const [over, under = '1'] = name.replace('"', '').split('/');
  const inch = Number(over) / Number(under);
  const expected = inch * (inch < 0.5 ? 18 : 16);
  expect(Math.abs(Math.hypot(width, height) / expected - 1)).toBeLessThan(0.05);
});

// IEC 62676-4:2025, exactly the threshold counts
it.each([
  [1500, 'scrutinise'],
  [1499, 'validate'],
  [500, 'validate'],
  [499, 'characterise'],
  [250, 'characterise'],
  [249, 'perceive'],
  [125, 'perceive'],
  [124, 'discern'],
  [80, 'discern'],
  [79, 'outline'],
  [40, 'outline'],
  [39, 'overview'],
  [20, 'overview'],
  [19.9, 'none'],
] as const)('%f pixels a metre %s by the edition of 2025', (density, level) => expect(oodpcvsLevelOf(density)).toBe(level));

describe('everything that is told is told of the lens that is chosen (CALC-3.1)', () => {
  // 1/2.8", 5 m, 7.68 m wide needs 3.63 mm; 2.8 mm sees 5.57 × 5 ÷ 2.8 = 9.946 m: 193 pixels a metre, 2·atan(5.57 ÷ 5.6) = 89.7°
  const door = { distanceM: 5, targetWidthM: 7.68, resolution: '1080P' };
  it('a fixed lens shorter than needed', () => {
    expect(found(door)).toMatchObject({
      focalLengthMm: 3.63,
      lensMm: 2.8,
      viewWidthM: 9.95,
      hfovDeg: 89.7,
      pixelsPerMeter: 193,
      doriLevel: 'recognise',
      doriDistancesM: { identify: 3.9, recognise: 7.7 },
      oodpcvsLevel: 'perceive',
      oodpcvsDistancesM: { characterise: 3.9, validate: 1.9 },
    });
  });
  it('a zoom set to what is needed, a tenth of a millimetre down', () => {
    expect(found({ ...door, lens: 'varifocal' })).toMatchObject({ lensMm: 3.6, viewWidthM: 7.74, pixelsPerMeter: 248.2, warnings: [] });
  });
  it('a lens chosen by hand, and that it is too long for the scene', () => {
    expect(found({ ...door, lens: 3.6 })).toMatchObject({ lensMm: 3.6, warnings: [] });
    expect(found({ ...door, lens: 4 })).toMatchObject({ lensMm: 4, viewWidthM: 6.96, warnings: ['LENS_TOO_LONG'] });
    expect(errorsOf({ ...door, lens: 5 })).toEqual(['lens NOT_IN_LIST']);
  });
  it('beyond the longest fixed lens only a zoom: nothing is told of 50 mm', () => {
    const far = found({ sensor: '1/1.8"', distanceM: 100, targetWidthM: 8, resolution: '8MP' });
    expect(far).toMatchObject({ focalLengthMm: 96, lensMm: 96, viewWidthM: 8, warnings: ['ZOOM_LENS_NEEDED'] });
    expect(far.doriDistancesM?.identify).toBe(192);
  });
});

describe('mounted above the ground', () => {
  // 3 m above the face, 4 m away: 5 m of slant, 36.9° down
  const pole = { distanceM: 4, mountHeightM: 4.6, targetWidthM: 5.57, resolution: '1080P' };
  it('the slant counts, not the ground', () => {
    expect(found(pole)).toMatchObject({ slantM: 5, tiltDeg: 36.9, focalLengthMm: 5, lensMm: 4, viewWidthM: 6.96, warnings: ['TILT_STEEP'] });
    expect(found({ ...pole, distanceM: 12 })).toMatchObject({ slantM: 12.37, tiltDeg: 14, warnings: [] });
  });
  it('the ground is seen between the lower and the upper edge of the picture', () => {
    // 4 mm on 3.13 mm: 42.7° high, so from 58.2° to 15.5° down: 4.6 ÷ tan
    expect(found(pole)).toMatchObject({ vfovDeg: 42.7, nearGroundM: 2.85, farGroundM: 16.6 });
    expect(found({ ...pole, distanceM: 40, targetWidthM: 20 }).farGroundM).toBeNull();
    expect(found({ mode: 'view', focalMm: 50, distanceM: 1, mountHeightM: 1, aimHeightM: 100 })).not.toHaveProperty('nearGroundM');
    expect(found({ mode: 'view', focalMm: 2.8, distanceM: 0.1, mountHeightM: 6 }).nearGroundM).toBe(0);
  });
  it('without a height nothing is told of it', () => expect(Object.keys(found({ distanceM: 4, targetWidthM: 5 }))).not.toContain('tiltDeg'));
});

// IEC 62676-4:2014: exactly the threshold counts
it.each([
  [1000, 'inspect'],
  [999.9, 'identify'],
  [250, 'identify'],
  [249.9, 'recognise'],
  [125, 'recognise'],
  [124.9, 'observe'],
  [62.5, 'observe'],
  [62.4, 'detect'],
  [25, 'detect'],
  [24.9, 'monitor'],
  [12.5, 'monitor'],
  [12.4, 'none'],
] as const)('%f pixels a metre are good to %s', (density, level) => {
  expect(doriLevelOf(density)).toBe(level);
});

it('without a resolution nothing is said of what can be made out', () => {
  const blind = found({ distanceM: 10, targetWidthM: 8 });
  expect(Object.keys(blind).filter((key) => key === 'pixelsPerMeter' || key.startsWith('dori'))).toEqual([]);
  expect(found({ distanceM: 10, targetWidthM: 8, resolution: '720P' })).toMatchObject({ pixelsPerMeter: 137.9, doriLevel: 'recognise' });
});

it('a wide angle and a narrow one', () => {
  expect(found({ mode: 'view', sensor: '1"', focalMm: 6.4, distanceM: 1 })).toMatchObject({ hfovDeg: 90, vfovDeg: 73.7 });
  expect(found({ mode: 'view', sensor: '1/4"', focalMm: 1000, distanceM: 5000 })).toMatchObject({ hfovDeg: 0.2, viewWidthM: 18 });
});

it('a distance or a target next to nothing is a contradiction, not an endless lens', () => {
  const tiny = 5e-324;
  expect(errorsOf({ distanceM: 10, targetWidthM: tiny })).toEqual(['distanceM CONFLICT']);
  expect(errorsOf({ distanceM: 10, targetWidthM: 5, targetHeightM: tiny })).toEqual(['distanceM CONFLICT']);
  expect(errorsOf({ distanceM: tiny, targetWidthM: 5 })).toEqual(['distanceM CONFLICT']);
  expect(errorsOf({ mode: 'view', focalMm: 4, distanceM: tiny, resolution: '1080P' })).toEqual(['distanceM CONFLICT']);
  expect(errorsOf({ distanceM: 0, targetWidthM: 5 })).toEqual(['distanceM OUT_OF_RANGE']);
});

it('the box of the view grows with the distance in step', () => {
  const lens = lensOf(valuesOf({ mode: 'view', sensor: '1/3"', focalMm: 4, distanceM: 1 }));
  expect(viewBoxAt(lens, 5)).toEqual({ widthM: 6, heightM: 4.5 });
  expect(viewBoxAt(lens, 10)).toEqual({ widthM: 12, heightM: 9 });
});

it('the camera to choose has the standard lens and the resolution; without a standard lens there is none', () => {
  const productsOf = (inputs: Record<string, unknown>) => focalLength.products(valuesOf(inputs), found(inputs));
  expect(productsOf({ distanceM: 10, targetWidthM: 8, resolution: '4MP' })).toEqual([
    { role: 'ipCamera', quantity: 1, attributes: { focalLengthMm: 6, sensor: '1/2.8"', resolution: '4MP' } },
  ]);
  const custom = (sensorWidthMm: number, sensorHeightMm: number) =>
    productsOf({ distanceM: 10, targetWidthM: 8, sensor: 'custom', sensorWidthMm, sensorHeightMm })[0]?.attributes['sensor'];
  expect(custom(7.2, 5.4)).toBe('7.2 × 5.4 mm');
  expect(custom(5.57, 3.13)).toBe('1/2.8"');
  expect(productsOf({ distanceM: 3, targetWidthM: 12 })).toEqual([]);
  expect(productsOf({ mode: 'view', focalMm: 4, distanceM: 3 })).toEqual([]);
});

it('a list gives the lens of a camera that names one, a fixed one first, of those the one with most pieces', () => {
  const camera = (attributes: Record<string, string | number>) => ({ role: 'ipCamera', quantity: 2, attributes });
  expect(focalLength.inputsFrom([camera({}), camera({ focalLengthMm: 6, sensor: '1/2.7"', resolution: '4MP' })])).toEqual({
    mode: 'view',
    focalMm: 6,
    sensor: '1/2.7"',
    resolution: '4MP',
  });
  expect(focalLength.inputsFrom([camera({ focalLengthMm: 6, sensor: 'round', resolution: '99MP' })])).toEqual({ mode: 'view', focalMm: 6 });
  const zoom = { ...camera({ focalLengthMm: 2.8, focalLengthMaxMm: 12 }), quantity: 9 };
  expect(focalLength.inputsFrom([zoom, camera({ focalLengthMm: 6 }), { ...camera({ focalLengthMm: 4 }), quantity: 3 }])).toEqual({ mode: 'view', focalMm: 4 });
  expect(focalLength.inputsFrom([zoom, camera({})])).toEqual({ mode: 'view', focalMm: 2.8 });
  expect(focalLength.howTaken?.([zoom, camera({})])).toEqual({
    picks: [{ line: zoom, among: 1, noun: '变焦摄像机' }],
    notes: ['变焦镜头按最短的一端填入，用其他焦距的请改'],
  });
  expect(focalLength.inputsFrom([camera({ resolution: '4MP' }), { role: 'nvr', quantity: 1, attributes: { focalLengthMm: 6 } }])).toBeNull();
});

it('what it means begins with the lens to buy and what that lens sees', () => {
  const inputs = { sensor: '1/3"', distanceM: 10, targetWidthM: 10, resolution: '1080P' };
  const meaning = focalLength.meaning(valuesOf(inputs), found(inputs));
  expect(meaning[0]).toBe('选 4 mm 镜头，10 m 处看到 12 m 宽、9 m 高，水平视场角 61.9°；要看的 10 m 宽正好需要 4.8 mm。');
  expect(meaning.join('')).toContain('每米 160 像素，按 IEC 62676-4:2025 达到「感知」');
  expect(meaning.join('')).not.toContain('192');
});

it('the working puts the numbers in', () => {
  const inputs = { sensor: '1/3"', distanceM: 20, targetWidthM: 5 };
  const [byWidth] = focalLength.working(valuesOf(inputs), found(inputs));
  expect(byWidth).toEqual({ title: '按场景宽求焦距', formula: '靶面宽 × 物距 ÷ 场景宽', substituted: '4.8 × 20 ÷ 5', value: '19.2 mm' });
});
