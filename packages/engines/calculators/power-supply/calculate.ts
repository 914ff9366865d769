import { COPPER_CLASS_5, SUPPLY_SIZES_A } from '../../constants/supply.ts';
import { ceil, EPS, firstAtLeast, floor, isAtMost, readInputs, refused, round, sumOf, warningsOf, type CalcResult, type ValuesOf } from '../../inputs/index.ts';
import { powerSupplyFields } from './fields.ts';
import { allowedDropOf, ampereMetresOf, currentOf, loopOhmPerM, thinnestArea, type PowerSupplyValues } from './voltage-drop.ts';

export interface PoweredCamera {
  /** Of one camera, amperes, 3 decimals. */
  currentA: number;
  /** The thinnest that holds; null where 6 mm² does not. On a bus the same for all. */
  recommendedAreaMm2: number | null;
  /** The area reckoned with: as given, else recommended, else the thickest. */
  areaMm2: number;
  /** Volts, 2 decimals. */
  dropV: number;
  deviceV: number;
  ok: boolean;
  /** As far as this the area used holds, metres, 1 decimal down; null on a bus, and where next to no current flows. */
  maxDistanceM: number | null;
}

export interface PowerSupplyOutputs {
  /** Volts, 2 decimals. */
  allowedDropV: number;
  /** In input order. */
  cameras: PoweredCamera[];
  /** Amperes: 3 decimals, 2 decimals, and the size of one supply. */
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
 * Source: CALC-7; drop = 2 × L × r20 × k ÷ 1000 × I: 50 m, 1.0 mm², 0.5 A → 0.975 V.
 */
export function gCameraPowerSupply(inputs: unknown): CalcResult<PowerSupplyOutputs, ValuesOf<typeof powerSupplyFields>> {
  const read = readInputs(powerSupplyFields, inputs);
  if (!read.ok) return refused(...read.errors);
  const { values } = read;
  const allowedDrop = allowedDropOf(values);
  if (isAtMost(allowedDrop, 0)) return refused({ field: 'outputVoltage', code: 'CONFLICT' });
  const cameras = poweredCameras(values);
  const totalCurrent = sumOf(values.cameras, (camera) => camera.count * currentOf(camera, values.supplyVoltage));
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

function poweredCameras(values: PowerSupplyValues): PoweredCamera[] {
  const { cameras, supplyVoltage, outputVoltage, wireAreaMm2, conductorTempC, topology } = values;
  const thickest = Math.max(...COPPER_CLASS_5.value.map(({ areaMm2 }) => areaMm2));
  const ampereMetres = ampereMetresOf(values);
  const worst = Math.max(...ampereMetres);
  const allowedDrop = allowedDropOf(values);
  return cameras.map((camera, place) => {
    const own = ampereMetres[place] ?? 0;
    const current = currentOf(camera, supplyVoltage);
    const recommendedAreaMm2 = thinnestArea(topology === 'bus' ? worst : own, values);
    const areaMm2 = wireAreaMm2 ?? recommendedAreaMm2 ?? thickest;
    const ohmPerM = loopOhmPerM(areaMm2, conductorTempC);
    const drop = own * ohmPerM;
    return {
      currentA: round(current, 3),
      recommendedAreaMm2,
      areaMm2,
      dropV: round(drop, 2),
      deviceV: round(outputVoltage - drop, 2),
      ok: isAtMost(drop, allowedDrop),
      maxDistanceM: topology === 'bus' || current < EPS ? null : floor((10 * allowedDrop * 1000) / (1000 * ohmPerM * current)) / 10,
    };
  });
}
