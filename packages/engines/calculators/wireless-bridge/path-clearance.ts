import { CLEARANCE_RATIO, EARTH_DIAMETER_MM, FRESNEL_FACTOR } from '../../constants/wireless.ts';
import { isAtMost } from '../../inputs/index.ts';
import type { WirelessBridgeValues } from './link-budget.ts';

/** A point of the line between the antennas, metres, unrounded. */
export interface PathPoint {
  /** Height of the line above the straight ground. */
  lineM: number;
  /** How far the earth stands up there. */
  bulgeM: number;
  /** Radius of the first Fresnel zone, and the part of it that must be clear. */
  fresnelM: number;
  requiredM: number;
}

type Path = Pick<WirelessBridgeValues, 'distanceKm' | 'frequencyGHz' | 'kFactor' | 'antennaHeightAM' | 'antennaHeightBM'>;

/**
 * The line at `aKm` from end A, 0 to the distance. An antenna whose height is not given counts as just high enough for flat ground.
 * Source: CALC-10.5, CALC-10.6; 2 km at 5.8 GHz, half way: F1 = 17.32 × √(1 × 1 ÷ 11.6) = 5.09 m.
 */
export function pathPointAt(path: Path, aKm: number): PathPoint {
  const { distanceKm, antennaHeightAM, antennaHeightBM } = path;
  const clear = minClearHeightM(path);
  const a = antennaHeightAM ?? clear;
  const b = antennaHeightBM ?? clear;
  const fresnelM = fresnelAt(path, aKm);
  return {
    lineM: a + ((b - a) * aKm) / distanceKm,
    bulgeM: bulgeAt(path, aKm),
    fresnelM,
    requiredM: CLEARANCE_RATIO.value * fresnelM,
  };
}

/** Height of both antennas above a flat line of obstacles, metres, unrounded. */
export const minClearHeightM = (path: Path): number => CLEARANCE_RATIO.value * fresnelAt(path, path.distanceKm / 2) + bulgeAt(path, path.distanceKm / 2);

/** Room between the line and an obstacle, less the bulge of the earth; unrounded. */
export function clearanceOver(
  path: Path,
  { distanceFromAKm, heightM }: WirelessBridgeValues['obstacles'][number],
): PathPoint & { clearanceM: number; ok: boolean } {
  const point = pathPointAt(path, distanceFromAKm);
  const clearanceM = point.lineM - point.bulgeM - heightM;
  return { ...point, clearanceM, ok: isAtMost(point.requiredM, clearanceM) };
}

// 48 forty-eighths of 0.2 km are a hair beyond the far end: the zone is closed there, not imaginary
const fresnelAt = ({ distanceKm, frequencyGHz }: Path, aKm: number): number =>
  FRESNEL_FACTOR.value * Math.sqrt(Math.max(0, aKm * (distanceKm - aKm)) / (frequencyGHz * distanceKm));

const bulgeAt = ({ distanceKm, kFactor }: Path, aKm: number): number => (aKm * (distanceKm - aKm)) / (EARTH_DIAMETER_MM.value * kFactor);
