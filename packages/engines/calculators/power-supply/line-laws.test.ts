/** Laws of Ohm and Joule that hold on every line, beside the worked examples. Source: CALC-7. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInputs } from '../../inputs/index.ts';
import { powerSupplyFields } from './fields.ts';
import {
  allowedDropOf,
  busStretchesOf,
  currentAt,
  deviceVoltsOf,
  farthestM,
  isFed,
  leastVoltsOf,
  loopOhmPerM,
  ohmPerKmOf,
  powerOf,
  temperatureFactor,
  thinnestAreas,
  voltagesAlong,
  type PowerSupplyValues,
} from './voltage-drop.ts';

const AREAS = [0.5, 0.75, 1, 1.5, 2.5, 4, 6];
const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
const camera = fc.record({
  count: fc.integer({ min: 1, max: 8 }),
  currentA: tenths(0.1, 1.5),
  distanceM: fc.integer({ min: 1, max: 200 }),
  load: fc.constantFrom('power' as const, 'current' as const),
});
const cameras = fc.array(camera, { minLength: 1, maxLength: 6 });
const area = fc.constantFrom(...AREAS);

function valuesOf(told: readonly object[], more: object = {}): PowerSupplyValues {
  const read = readInputs(powerSupplyFields, { cameras: told, ...more });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.values;
}

describe('the copper', () => {
  it('thicker lines resist less, and warm ones more', () => {
    expect(AREAS.map(ohmPerKmOf)).toEqual(AREAS.map(ohmPerKmOf).toSorted((a, b) => b - a));
    fc.assert(
      fc.property(area, fc.integer({ min: -20, max: 70 }), fc.integer({ min: 1, max: 20 }), (mm2, celsius, more) => {
        expect(loopOhmPerM(mm2, celsius + more)).toBeGreaterThan(loopOhmPerM(mm2, celsius));
        expect(loopOhmPerM(mm2, celsius)).toBeCloseTo((2 * ohmPerKmOf(mm2) * temperatureFactor(celsius)) / 1000, 12);
      }),
    );
  });

  it('an area that is not sold is our mistake', () => expect(() => ohmPerKmOf(3)).toThrow('no conductor of 3 mm²'));
});

describe('one camera at the end of its own line', () => {
  it('takes the same power at any voltage where it is regulated, the same current where it is not', () =>
    fc.assert(
      fc.property(camera, tenths(8, 15), (one, volts) => {
        const values = valuesOf([one]);
        const [device] = values.cameras;
        if (device === undefined) return;
        const current = currentAt(device, values.supplyVoltage, volts);
        expect(one.load === 'power' ? current * volts : current).toBeCloseTo(one.load === 'power' ? powerOf(device, values.supplyVoltage) : one.currentA, 9);
      }),
    ));

  it('what arrives and what the line takes are together what the supply gives', () =>
    fc.assert(
      fc.property(camera, area, (one, mm2) => {
        const values = valuesOf([one], { topology: 'star' });
        const [volts = null] = deviceVoltsOf(values, () => mm2);
        const [device] = values.cameras;
        if (volts === null || device === undefined) return;
        const dropped = currentAt(device, values.supplyVoltage, volts) * loopOhmPerM(mm2, values.conductorTempC) * one.distanceM;
        expect(volts + dropped).toBeCloseTo(values.outputVoltage, 6);
      }),
    ));

  it('gets less the longer the line, and no less on a thicker one', () =>
    fc.assert(
      fc.property(camera, area, fc.integer({ min: 1, max: 50 }), (one, mm2, more) => {
        const voltsAt = (distanceM: number, on: number): number =>
          deviceVoltsOf(valuesOf([{ ...one, distanceM }], { topology: 'star' }), () => on)[0] ?? -Infinity;
        expect(voltsAt(one.distanceM + more, mm2)).toBeLessThanOrEqual(voltsAt(one.distanceM, mm2));
        expect(voltsAt(one.distanceM, 6)).toBeGreaterThanOrEqual(voltsAt(one.distanceM, mm2));
      }),
    ));

  it('is fed up to the farthest point that is named, and no longer beyond it', () =>
    fc.assert(
      fc.property(camera, area, (one, mm2) => {
        const values = valuesOf([one], { topology: 'star' });
        const [device] = values.cameras;
        if (device === undefined) return;
        const farthest = farthestM(device, values, mm2);
        const isFedAt = (distanceM: number): boolean => {
          const moved = { ...values, cameras: [{ ...device, distanceM }] };
          return isFed(deviceVoltsOf(moved, () => mm2)[0] ?? null, moved);
        };
        expect([isFedAt(farthest * 0.999), isFedAt(farthest * 1.001)]).toEqual([true, false]);
        expect(leastVoltsOf(values) + allowedDropOf(values)).toBeCloseTo(values.outputVoltage, 9);
      }),
    ));
});

describe('several on one bus', () => {
  it('the first stretch carries all of them, each further one no more, and together they are as long as the farthest is away', () =>
    fc.assert(
      fc.property(cameras, (told) => {
        const values = valuesOf(told, { topology: 'bus' });
        const volts = values.cameras.map(() => values.outputVoltage);
        const stretches = busStretchesOf(values, volts);
        const all = values.cameras.reduce((sum, one) => sum + one.count * currentAt(one, values.supplyVoltage, values.outputVoltage), 0);
        expect(stretches[0]?.currentA).toBeCloseTo(all, 9);
        const last = values.cameras[stretches.at(-1)?.place ?? 0];
        if (last) expect(stretches.at(-1)?.currentA).toBeCloseTo(last.count * currentAt(last, values.supplyVoltage, values.outputVoltage), 9);
        for (const [place, { currentA, lengthM }] of stretches.entries()) {
          expect(lengthM).toBeGreaterThanOrEqual(0);
          expect(currentA).toBeLessThanOrEqual((stretches[place - 1]?.currentA ?? all) + 1e-9);
        }
        expect(stretches.reduce((sum, { lengthM }) => sum + lengthM, 0)).toBeCloseTo(Math.max(...told.map(({ distanceM }) => distanceM)), 9);
        expect(stretches.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual(told.map((_one, place) => place));
      }),
    ));

  it('alone on the bus is as alone on a line', () =>
    fc.assert(
      fc.property(camera, area, (one, mm2) => {
        const single = { ...one, count: 1 };
        const [star = null, bus = null] = (['star', 'bus'] as const).flatMap((topology) => deviceVoltsOf(valuesOf([single], { topology }), () => mm2));
        if (star === null || bus === null) return;
        expect(bus).toBeCloseTo(star, 4);
      }),
    ));

  it('a neighbour more takes from nobody’s voltage but downward', () =>
    fc.assert(
      fc.property(cameras, camera, area, (told, another, mm2) => {
        const before = deviceVoltsOf(valuesOf(told, { topology: 'bus' }), () => mm2);
        const after = deviceVoltsOf(valuesOf([...told, another], { topology: 'bus' }), () => mm2);
        for (const [place, volts] of before.entries()) expect(after[place] ?? -Infinity).toBeLessThanOrEqual((volts ?? Infinity) + 1e-6);
      }),
      { numRuns: 60 },
    ));
});

describe('the thinnest area', () => {
  it('feeds where it is named, and none thinner does', () =>
    fc.assert(
      fc.property(cameras, (told) => {
        const values = valuesOf(told, { topology: 'star' });
        for (const [place, thinnest] of thinnestAreas(values).entries()) {
          const isFedOn = (mm2: number): boolean => isFed(deviceVoltsOf(values, () => mm2)[place] ?? null, values);
          expect(AREAS.filter((mm2) => isFedOn(mm2))).toEqual(thinnest === null ? [] : AREAS.filter((mm2) => mm2 >= thinnest));
        }
      }),
      { numRuns: 60 },
    ));

  it('of a bus it is one for all, on which everybody is fed', () =>
    fc.assert(
      fc.property(cameras, (told) => {
        const values = valuesOf(told, { topology: 'bus' });
        const [thinnest = null, ...others] = thinnestAreas(values);
        for (const one of others) expect(one).toBe(thinnest);
        const feedsAll = (mm2: number): boolean => deviceVoltsOf(values, () => mm2).every((volts) => isFed(volts, values));
        expect(AREAS.find((mm2) => feedsAll(mm2)) ?? null).toBe(thinnest);
      }),
      { numRuns: 60 },
    ));

  it('the drawing begins at the supply and ends at each camera', () =>
    fc.assert(
      fc.property(cameras, fc.constantFrom('star' as const, 'bus' as const), area, (told, topology, mm2) => {
        const values = valuesOf(told, { topology });
        const lines = voltagesAlong(
          values,
          told.map(() => mm2),
        );
        expect(lines).toHaveLength(topology === 'star' ? told.length : 1);
        for (const [first, ...points] of lines) {
          expect(first).toEqual({ distanceM: 0, volts: values.outputVoltage });
          expect(points.map(({ distanceM }) => distanceM)).toEqual(points.map(({ distanceM }) => distanceM).toSorted((a, b) => a - b));
        }
      }),
      { numRuns: 60 },
    ));
});
