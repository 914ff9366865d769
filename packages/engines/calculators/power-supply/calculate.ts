import { COPPER_CLASS_5, SUPPLY_SIZES_A } from '../../constants/supply.ts';
import { ceil, firstAtLeast, floor, isAtMost, readInputs, refused, round, sumOf, warningsOf, type CalcResult, type ValuesOf } from '../../inputs/index.ts';
import { powerSupplyFields } from './fields.ts';
import { allowedDropOf, currentAt, deviceVoltsOf, farthestM, isFed, leastVoltsOf, thinnestAreas, type PowerSupplyValues } from './voltage-drop.ts';

export interface PoweredCamera {
  /** Of one camera at the voltage it gets, amperes, 3 decimals; at the least allowed where the line gives way. */
  currentA: number;
  /** The thinnest that holds; null where 6 mm² does not. On a bus the same for all. */
  recommendedAreaMm2: number | null;
  /** The area reckoned with: as given, else recommended, else the thickest. */
  areaMm2: number;
  /** Volts, 2 decimals; null where the line gives way: no voltage at which it carries the load. */
  dropV: number | null;
  deviceV: number | null;
  ok: boolean;
  /** As far as this the area used holds, metres, 1 decimal down; null on a bus, and where next to no current flows. */
  maxDistanceM: number | null;
}

export interface PowerSupplyOutputs {
  /** Volts, 2 decimals. */
  allowedDropV: number;
  /** In input order. */
  cameras: PoweredCamera[];
  /** Amperes: 3 decimals, 2 decimals, and the size of one supply. Cameras below the least voltage count with what they draw at it. */
  totalCurrentA: number;
  requiredSupplyA: number;
  supplyA: number;
  supplyCount: number;
  /** Of one supply. */
  supplyW: number;
}

/**
 * Voltage drop, conductor and supply of centrally fed cameras.
 * CONFLICT on `outputVoltage` where nothing may be lost on the way.
 * Source: CALC-7; R = 2 × L × r20 × k ÷ 1000, V = V0 ÷ 2 + √((V0 ÷ 2)² − R × P): 76 m, 1.0 mm², 12 W, 20 °C → 6.66 V; at 60 °C none.
 */
export function gCameraPowerSupply(inputs: unknown): CalcResult<PowerSupplyOutputs, ValuesOf<typeof powerSupplyFields>> {
  const read = readInputs(powerSupplyFields, inputs);
  if (!read.ok) return refused(...read.errors);
  const { values } = read;
  const allowedDrop = allowedDropOf(values);
  if (isAtMost(allowedDrop, 0)) return refused({ field: 'outputVoltage', code: 'CONFLICT' });
  const { cameras, totalCurrent } = poweredCameras(values);
  const supply = supplyFor(totalCurrent / values.loadRatio);
  return {
    valid: true,
    values,
    allowedDropV: round(allowedDrop, 2),
    cameras,
    totalCurrentA: round(totalCurrent, 3),
    requiredSupplyA: round(totalCurrent / values.loadRatio, 2),
    ...supply,
    supplyW: supply.supplyA * values.supplyVoltage,
    warnings: warningsOf([
      ['VOLTAGE_COLLAPSE', cameras.some(({ deviceV }) => deviceV === null)],
      ['DROP_TOO_LARGE', cameras.some(({ ok }) => !ok)],
      ['NO_WIRE_FITS', cameras.some(({ recommendedAreaMm2 }) => recommendedAreaMm2 === null)],
    ]),
  };
}

/** One supply of the first size that is enough, or several of the largest. */
export function supplyFor(requiredA: number): { supplyA: number; supplyCount: number } {
  const sizes = SUPPLY_SIZES_A.value;
  const largest = Math.max(...sizes);
  const enough = firstAtLeast(sizes, requiredA);
  return enough === null ? { supplyA: largest, supplyCount: ceil(requiredA / largest) } : { supplyA: enough, supplyCount: 1 };
}

function poweredCameras(values: PowerSupplyValues): { cameras: PoweredCamera[]; totalCurrent: number } {
  const { supplyVoltage, outputVoltage, wireAreaMm2, topology } = values;
  const thickest = Math.max(...COPPER_CLASS_5.value.map(({ areaMm2 }) => areaMm2));
  const recommended = thinnestAreas(values);
  const areaOf = (place: number): number => wireAreaMm2 ?? recommended[place] ?? thickest;
  const volts = deviceVoltsOf(values, areaOf);
  const least = leastVoltsOf(values);
  const cameras = values.cameras.map((camera, place): PoweredCamera => {
    const reached = volts[place] ?? null;
    const farthest = topology === 'bus' ? Infinity : farthestM(camera, values, areaOf(place));
    return {
      currentA: round(currentAt(camera, supplyVoltage, reached ?? least), 3),
      recommendedAreaMm2: recommended[place] ?? null,
      areaMm2: areaOf(place),
      dropV: reached === null ? null : round(outputVoltage - reached, 2),
      deviceV: reached === null ? null : round(reached, 2),
      ok: isFed(reached, values),
      maxDistanceM: Number.isFinite(farthest) ? floor(10 * farthest) / 10 : null,
    };
  });
  const totalCurrent = sumOf(
    values.cameras.map((camera, place) => camera.count * currentAt(camera, supplyVoltage, Math.max(volts[place] ?? least, least))),
    (current) => current,
  );
  return { cameras, totalCurrent };
}
