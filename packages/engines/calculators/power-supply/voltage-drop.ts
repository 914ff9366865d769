import { COPPER_CLASS_5, COPPER_PER_KELVIN, RATED_TEMP_C } from '../../constants/supply.ts';
import { EPS, isAtMost, sumOf, type ValuesOf } from '../../inputs/index.ts';
import type { PowerSupplyFields } from './fields.ts';

export type PowerSupplyValues = ValuesOf<PowerSupplyFields>;
export interface LinePoint {
  distanceM: number;
  /** Null where the line cannot carry the load at all. */
  volts: number | null;
}
type Camera = PowerSupplyValues['cameras'][number];

/** What one camera takes, watts, unrounded: a current of the data sheet is one at the nominal voltage. */
export const powerOf = ({ currentA, powerW = 0 }: Camera, supplyVoltage: number): number => (currentA === undefined ? powerW : currentA * supplyVoltage);

/**
 * What one camera draws at a voltage, amperes, unrounded. A regulated load takes the same power whatever arrives, so that it
 * draws more the less there is; a coil or a lamp is reckoned with its nominal current.
 */
export const currentAt = (camera: Camera, supplyVoltage: number, volts: number): number =>
  powerOf(camera, supplyVoltage) / (camera.load === 'power' ? volts : supplyVoltage);

/** What may be lost on the way, volts, unrounded; nothing left where it is 0 or less. */
export const allowedDropOf = ({ outputVoltage, supplyVoltage, maxDropPercent }: PowerSupplyValues): number =>
  outputVoltage - supplyVoltage * (1 - maxDropPercent / 100);

/** The least a camera may get, volts, unrounded. */
export const leastVoltsOf = (values: PowerSupplyValues): number => values.outputVoltage - allowedDropOf(values);

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

/**
 * The stretches of a bus from the supply outward; each carries the groups from its end on, equal distances in list order.
 * `volts`: what arrives at each group, in input order.
 */
export function busStretchesOf({ cameras, supplyVoltage }: PowerSupplyValues, volts: readonly number[]): BusStretch[] {
  const drawn = cameras.map((camera, place) => camera.count * currentAt(camera, supplyVoltage, volts[place] ?? supplyVoltage));
  let beyond = sumOf(drawn, (current) => current);
  let reachedM = 0;
  return cameras
    .map(({ distanceM }, place) => ({ distanceM, place }))
    .toSorted((a, b) => a.distanceM - b.distanceM)
    .map(({ distanceM, place }) => {
      const stretch = { place, lengthM: distanceM - reachedM, currentA: beyond };
      beyond -= drawn[place] ?? 0;
      reachedM = distanceM;
      return stretch;
    });
}

/** Volts at each group, unrounded, in input order; null where the line cannot carry the load. `areaMm2`: of the whole bus, or by group. */
export function deviceVoltsOf(values: PowerSupplyValues, areaMm2: (place: number) => number): (number | null)[] {
  const ohmPerM = (place: number) => loopOhmPerM(areaMm2(place), values.conductorTempC);
  if (values.topology === 'star') return values.cameras.map((camera, place) => voltsAtEnd(camera, values, ohmPerM(place)));
  return busVolts(values, ohmPerM(0)) ?? values.cameras.map(() => null);
}

/**
 * A line with one camera at its end: V = V0 ÷ 2 + √((V0 ÷ 2)² − R × P), the upper of the two voltages at which R × I and P = V × I
 * agree. Beyond R × P = (V0 ÷ 2)² there is none: the camera pulls its own supply down.
 */
function voltsAtEnd(camera: Camera, { outputVoltage, supplyVoltage }: PowerSupplyValues, ohmPerM: number): number | null {
  const ohm = ohmPerM * camera.distanceM;
  if (camera.load === 'current') return outputVoltage - ohm * currentAt(camera, supplyVoltage, supplyVoltage);
  const under = (outputVoltage / 2) ** 2 - ohm * powerOf(camera, supplyVoltage);
  return under < 0 ? null : outputVoltage / 2 + Math.sqrt(under);
}

/** Rounds after which a bus that still sinks is taken as one that gives way; it is within a hundred-thousandth of doing so. */
const ROUNDS = 1000;

/**
 * From a full voltage everywhere the currents are put in again and again: the voltages only sink, and come to rest at the
 * highest ones that agree, or run out.
 */
function busVolts(values: PowerSupplyValues, ohmPerM: number): number[] | null {
  let volts = values.cameras.map(() => values.outputVoltage);
  for (let rounds = 0; rounds < ROUNDS; rounds += 1) {
    const next = volts.slice();
    let reached = values.outputVoltage;
    for (const { place, lengthM, currentA } of busStretchesOf(values, volts)) {
      reached -= lengthM * currentA * ohmPerM;
      next[place] = reached;
    }
    if (next.some((one, place) => one <= 0 && values.cameras[place]?.load === 'power')) return null;
    const sunk = Math.max(...next.map((one, place) => (volts[place] ?? 0) - one));
    volts = next;
    if (sunk < EPS / 1000) return volts;
  }
  return null;
}

/** Is that much left of the voltage? */
export const isFed = (volts: number | null, values: PowerSupplyValues): boolean =>
  volts !== null && isAtMost(values.outputVoltage - volts, allowedDropOf(values));

/** The thinnest area by group, in input order, on which it is fed (on a bus everybody); null where the thickest is still too thin. */
export function thinnestAreas(values: PowerSupplyValues): (number | null)[] {
  const tried = COPPER_CLASS_5.value.map(({ areaMm2 }) => {
    const fed = deviceVoltsOf(values, () => areaMm2).map((volts) => isFed(volts, values));
    return { areaMm2, fed: values.topology === 'bus' ? fed.map(() => fed.every(Boolean)) : fed };
  });
  return values.cameras.map((_camera, place) => tried.find(({ fed }) => fed[place])?.areaMm2 ?? null);
}

/** As far as a line of its own may be, metres, unrounded: R × I, or R × P ÷ V, takes just what may be lost. */
export function farthestM(camera: Camera, values: PowerSupplyValues, areaMm2: number): number {
  const current = currentAt(camera, values.supplyVoltage, leastVoltsOf(values));
  return current < EPS ? Infinity : allowedDropOf(values) / (current * loopOhmPerM(areaMm2, values.conductorTempC));
}

/**
 * Volts along each line, unrounded, from the supply outward; for drawing. Star: a line for each group, in input order.
 * Bus: one line through all. `areasMm2`: the area used by each group, in input order.
 */
export function voltagesAlong(values: PowerSupplyValues, areasMm2: readonly number[]): LinePoint[][] {
  const { cameras, outputVoltage, topology } = values;
  const source = { distanceM: 0, volts: outputVoltage };
  const volts = deviceVoltsOf(values, (place) => areasMm2[place] ?? 0);
  const ends = cameras.map(({ distanceM }, place) => ({ distanceM, volts: volts[place] ?? null }));
  if (topology === 'star') return ends.map((end) => [source, end]);
  return [[source, ...ends.toSorted((a, b) => a.distanceM - b.distanceM)]];
}
