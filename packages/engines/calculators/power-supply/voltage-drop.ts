import { COPPER_CLASS_5, COPPER_PER_KELVIN, RATED_TEMP_C } from '../../constants/supply.ts';
import { isAtMost, sumOf, type ValuesOf } from '../../inputs/index.ts';
import type { PowerSupplyFields } from './fields.ts';

export type PowerSupplyValues = ValuesOf<PowerSupplyFields>;
export interface LinePoint {
  distanceM: number;
  volts: number;
}
type Camera = PowerSupplyValues['cameras'][number];

/** What one camera draws, amperes, unrounded. Its own current wins over its power. */
export const currentOf = ({ currentA, powerW = 0 }: Camera, supplyVoltage: number): number => currentA ?? powerW / supplyVoltage;

/** What may be lost on the way, volts, unrounded; nothing left where it is 0 or less. */
export const allowedDropOf = ({ outputVoltage, supplyVoltage, maxDropPercent }: PowerSupplyValues): number =>
  outputVoltage - supplyVoltage * (1 - maxDropPercent / 100);

/** Resistance of warm copper over that of 20 °C. */
export const temperatureFactor = (conductorTempC: number): number => 1 + COPPER_PER_KELVIN.value * (conductorTempC - RATED_TEMP_C.value);

/** One core of this area at 20 °C. An area that is not in the table throws: our mistake. */
export function ohmPerKmOf(areaMm2: number): number {
  const row = COPPER_CLASS_5.value.find((conductor) => conductor.areaMm2 === areaMm2);
  if (row === undefined) throw new Error(`no conductor of ${areaMm2} mm²`);
  return row.ohmPerKm;
}

/** Ohms of a metre of line, out and back, at the temperature of the inputs. */
export const loopOhmPerM = (areaMm2: number, conductorTempC: number): number => (2 * ohmPerKmOf(areaMm2) * temperatureFactor(conductorTempC)) / 1000;

/** A stretch of a bus and what it carries; `place`: the group it ends at, in input order. */
export interface BusStretch {
  place: number;
  lengthM: number;
  currentA: number;
}

/** The stretches of a bus from the supply outward; each carries the groups from its end on, equal distances in list order. */
export function busStretchesOf({ cameras, supplyVoltage }: PowerSupplyValues): BusStretch[] {
  let beyond = sumOf(cameras, (camera) => camera.count * currentOf(camera, supplyVoltage));
  let reachedM = 0;
  return cameras
    .map((camera, place) => ({ camera, place }))
    .toSorted((a, b) => a.camera.distanceM - b.camera.distanceM)
    .map(({ camera, place }) => {
      const stretch = { place, lengthM: camera.distanceM - reachedM, currentA: beyond };
      beyond -= camera.count * currentOf(camera, supplyVoltage);
      reachedM = camera.distanceM;
      return stretch;
    });
}

/**
 * Current times length to each camera of a group, ampere metres, in input order; the drop is this times the ohms of a metre.
 * Star: each camera has a line of its own. Bus: the stretches add up from the supply.
 */
export function ampereMetresOf(values: PowerSupplyValues): number[] {
  const { cameras, supplyVoltage, topology } = values;
  if (topology === 'star') return cameras.map((camera) => currentOf(camera, supplyVoltage) * camera.distanceM);
  const found = cameras.map(() => 0);
  let sofar = 0;
  for (const { place, lengthM, currentA } of busStretchesOf(values)) {
    sofar += lengthM * currentA;
    found[place] = sofar;
  }
  return found;
}

/** The thinnest area whose drop is allowed; null where the thickest is still too thin. */
export const thinnestArea = (ampereMetres: number, values: PowerSupplyValues): number | null =>
  COPPER_CLASS_5.value.find(({ areaMm2 }) => isAtMost(ampereMetres * loopOhmPerM(areaMm2, values.conductorTempC), allowedDropOf(values)))?.areaMm2 ?? null;

/**
 * Volts along each line, unrounded, from the supply outward; for drawing. Star: a line for each group, in input order.
 * Bus: one line through all. `areasMm2`: the area used by each group, in input order.
 */
export function voltagesAlong(values: PowerSupplyValues, areasMm2: readonly number[]): LinePoint[][] {
  const { cameras, outputVoltage, conductorTempC, topology } = values;
  const source = { distanceM: 0, volts: outputVoltage };
  const ampereMetres = ampereMetresOf(values);
  const ends = cameras.map(({ distanceM }, place) => ({
    distanceM,
    volts: outputVoltage - (ampereMetres[place] ?? 0) * loopOhmPerM(areasMm2[place] ?? 0, conductorTempC),
  }));
  if (topology === 'star') return ends.map((end) => [source, end]);
  return [[source, ...ends.toSorted((a, b) => a.distanceM - b.distanceM)]];
}
