/** The lens page against what makers and the standard publish: nothing here is taken from the engine's own constants. */
import { describe, expect, it } from 'vitest';
import { cCameraFocalLength } from './calculate.ts';

const found = (inputs: Record<string, unknown>) => {
  const result = cCameraFocalLength(inputs);
  if (!result.valid) throw new Error(JSON.stringify(result));
  return result;
};

/** Size of one pixel by the makers of the sensors: IMX327 and alike 2.9 µm, IMX334 and alike 2.0 µm. */
const CHIPS = [
  { sensor: '1/2.8"', resolution: '1080P', pixelM: 2.9e-6, across: 1920 },
  { sensor: '1/1.8"', resolution: '8MP', pixelM: 2e-6, across: 3840 },
  { sensor: '1/1.2"', resolution: '8MP', pixelM: 2.9e-6, across: 3840 },
] as const;

/** Through a pinhole a metre across the axis at D metres is f ÷ D metres on the chip. */
const densityBehindPinhole = (focalMm: number, pixelM: number, distanceM: number): number => focalMm / 1000 / distanceM / pixelM;

describe.each(CHIPS)('$sensor at $resolution', ({ sensor, resolution, pixelM, across }) => {
  it.each([
    [2.8, 5],
    [4, 12],
    [12, 37.5],
    [50, 200],
  ])('%f mm at %f m has the pixels of a pinhole camera', (focalMm, distanceM) => {
    const density = densityBehindPinhole(focalMm, pixelM, distanceM);
    const view = found({ mode: 'view', sensor, resolution, focalMm, distanceM });
    // 0.1 % for the sensor's width, which is told to a hundredth of a millimetre, and the last figure shown
    expect(Math.abs((view.pixelsPerMeter ?? 0) - density)).toBeLessThan(0.05 + density / 1000);
    expect(Math.abs(view.viewWidthM - across / density)).toBeLessThan(0.005 + across / density / 1000);
    const halfAngle = (Math.atan((across * pixelM) / 2 / (focalMm / 1000)) * 180) / Math.PI;
    expect(Math.abs(view.hfovDeg - 2 * halfAngle)).toBeLessThan(0.1);
  });
});

it('a door of 7.68 m at 5 m is told of the 2.8 mm that is put up, not of the 3.63 mm it asks for', () => {
  const told = found({ distanceM: 5, targetWidthM: 7.68, resolution: '1080P' });
  expect(told.lensMm).toBe(2.8);
  expect(told.pixelsPerMeter).toBeCloseTo(densityBehindPinhole(2.8, 2.9e-6, 5), 0);
  expect(told.oodpcvsLevel).toBe('perceive');
});

/** Least pixels a metre by IEC/EN 62676-4 as publicly described (JVSG, IP Video System Design Tool: 20/40/80 and 125/250/500/1500). */
const LEVELS_2025 = { overview: 20, outline: 40, discern: 80, perceive: 125, characterise: 250, validate: 500, scrutinise: 1500 };

it.each(CHIPS)('each level of 2025 ends where $sensor has as few pixels as it wants', ({ sensor, resolution, pixelM }) => {
  const { oodpcvsDistancesM } = found({ mode: 'view', sensor, resolution, focalMm: 8, distanceM: 10 });
  for (const [level, least] of Object.entries(LEVELS_2025)) {
    const endsM = 8 / 1000 / (pixelM * least);
    expect(Math.abs(((oodpcvsDistancesM as Record<string, number>)[level] ?? 0) - endsM), level).toBeLessThan(0.05 + endsM / 1000);
  }
});

it('a stranger is known by 500 pixels a metre since 2025: half as far as 2014 said of 250 (CALC-3.2)', () => {
  const told = found({ mode: 'view', sensor: '1/2.8"', resolution: '1080P', focalMm: 8, distanceM: 10 });
  expect((told.doriDistancesM?.identify ?? 0) / (told.oodpcvsDistancesM?.validate ?? 0)).toBeCloseTo(2, 1);
});

// a maker's sheet of a camera of 2 MP with 4 mm: 55, 22, 11 and 5.5 m (EN 62676-4:2015); lens and sheet are rounded, a metre apart at most
it('4 mm on 2 MP reaches as far as makers’ sheets say', () => {
  const { doriDistancesM: dori } = found({ mode: 'view', sensor: '1/2.8"', resolution: '1080P', focalMm: 4, distanceM: 10 });
  for (const [level, sheetM] of Object.entries({ detect: 55, observe: 22, recognise: 11, identify: 5.5 }))
    expect(Math.abs(((dori as Record<string, number>)[level] ?? 0) - sheetM), level).toBeLessThanOrEqual(1);
});
