/** How much can be made out, and how far. Source: CALC-3; IEC 62676-4. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { densityOutputs, distanceOfDensityM, doriLevelOf, levelsOf, oodpcvsLevelOf } from './density.ts';

const lens = fc.record({
  sensorWidthMm: fc.integer({ min: 30, max: 130 }).map((tenths) => tenths / 10),
  sensorHeightMm: fc.constant(3),
  focalMm: fc.integer({ min: 20, max: 500 }).map((tenths) => tenths / 10),
});
const pixels = fc.constantFrom(1280, 1920, 2560, 3840);
const density = fc.integer({ min: 1, max: 3000 });

describe('pixels a metre', () => {
  it('at the distance that is named the picture has just so many', () =>
    fc.assert(
      fc.property(lens, pixels, density, (glass, wide, least) => {
        const distance = distanceOfDensityM(glass, wide, least);
        const viewM = (glass.sensorWidthMm * distance) / glass.focalMm;
        expect(wide / viewM).toBeCloseTo(least, 6);
        expect(distanceOfDensityM(glass, wide, 2 * least)).toBeCloseTo(distance / 2, 9);
        expect(distanceOfDensityM({ ...glass, focalMm: 2 * glass.focalMm }, wide, least)).toBeCloseTo(2 * distance, 9);
      }),
    ));

  it('more of them never make out less, by either edition', () =>
    fc.assert(
      fc.property(density, fc.integer({ min: 1, max: 500 }), (few, more) => {
        for (const [levelOf, levels] of [
          [doriLevelOf, ['none', 'monitor', 'detect', 'observe', 'recognise', 'identify', 'inspect']],
          [oodpcvsLevelOf, ['none', 'overview', 'outline', 'discern', 'perceive', 'characterise', 'validate', 'scrutinise']],
        ] as const) {
          const [before, after] = [few, few + more].map((one) => (levels as readonly string[]).indexOf(levelOf(one)));
          expect(before).toBeGreaterThanOrEqual(0);
          expect(after).toBeGreaterThanOrEqual(before ?? 0);
        }
      }),
    ));

  it('the level is the finest that so many are enough for', () =>
    fc.assert(
      fc.property(lens, pixels, fc.integer({ min: 1, max: 200 }), (glass, wide, distanceM) => {
        const viewM = (glass.sensorWidthMm * distanceM) / glass.focalMm;
        const { reaches = [], label = '', isNone = false } = levelsOf('2025', densityOutputs(glass, wide, viewM)) ?? {};
        const enough = reaches.filter(({ pixelsPerMeter }) => pixelsPerMeter <= wide / viewM + 1e-9);
        expect(isNone ? '' : label).toBe(enough.at(-1)?.label ?? '');
      }),
    ));

  it('the finer a level, the nearer it ends; and the level at the target is one whose reach it lies in', () =>
    fc.assert(
      fc.property(lens, pixels, fc.integer({ min: 1, max: 200 }), (glass, wide, distanceM) => {
        const outputs = densityOutputs(glass, wide, (glass.sensorWidthMm * distanceM) / glass.focalMm);
        for (const edition of ['2014', '2025'] as const) {
          const { reaches = [], isNone = false, label = '' } = levelsOf(edition, outputs) ?? {};
          const far = reaches.map((one) => one.distanceM);
          expect(far).toEqual(far.toSorted((a, b) => b - a));
          expect(reaches.map(({ pixelsPerMeter }) => pixelsPerMeter)).toEqual(reaches.map(({ pixelsPerMeter }) => pixelsPerMeter).toSorted((a, b) => a - b));
          const reached = reaches.find((one) => one.label === label);
          if (!isNone && reached) expect(reached.distanceM).toBeGreaterThanOrEqual(distanceM - 0.06);
        }
      }),
    ));

  it('without a resolution nothing is said', () => expect(levelsOf('2025', {})).toBeNull());
});
