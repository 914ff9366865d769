import {
  BOOM_MAX_M,
  BOOM_MIN_M,
  BOOM_STEP_M,
  CAMERAS_PER_MIXED_LANE,
  ENTRY_PER_HOUR,
  EXIT_PER_HOUR,
  MIXED_LANE_SHARE,
  STRAIGHT_BOOM_HEADROOM_M,
} from '../../constants/parking.ts';
import { type CalcResult, ceil, isAtMost, readInputs, refused, type ValuesOf, warningsOf } from '../../inputs/index.ts';
import type { SizedOutputs } from '../core/plan.ts';
import { parkingFields, type ParkingFields } from './fields.ts';
import { parkingLines } from './lines.ts';

type Values = ValuesOf<ParkingFields>;

export type ParkingMetrics = {
  entryLanes: number;
  exitLanes: number;
  mixedLanes: number;
  lanes: number;
  /** One for each direction of each lane. */
  passPoints: number;
  boomLengthM: number;
  boomType: 'straight' | 'folding';
};

/**
 * Entrances and exits of a car park, and the guidance inside it. CONFLICT on `entryLanes` where no lane is left at all.
 * Source: engineering handbook, scenarios §2: 900 in and 700 out an hour, paid beforehand → 3 entries and 3 exits.
 */
export function scenarioParking(inputs: unknown): CalcResult<SizedOutputs<ParkingMetrics>> {
  const read = readInputs(parkingFields, inputs);
  if (!read.ok) return refused(...read.errors);
  const { values } = read;
  const metrics = metricsOf(values);
  if (metrics.lanes === 0) return refused({ field: 'entryLanes', code: 'CONFLICT' });
  return { valid: true, ...metrics, warnings: warningsOfLanes(values, metrics), lines: parkingLines(values, metrics) };
}

const lanesFor = (peakPerHour: number | undefined, perLane: number): number => ceil((peakPerHour ?? 0) / perLane);

function metricsOf(values: Values): ParkingMetrics {
  const { mixedLanes, peakInPerHour, peakOutPerHour, payment, laneWidthM, clearHeightM } = values;
  const entryLanes = values.entryLanes ?? lanesFor(peakInPerHour, ENTRY_PER_HOUR.value);
  const exitLanes = values.exitLanes ?? lanesFor(peakOutPerHour, EXIT_PER_HOUR.value[payment]);
  const boomLengthM = Math.max(BOOM_MIN_M.value, ceil(laneWidthM / BOOM_STEP_M.value) * BOOM_STEP_M.value);
  const isLow = clearHeightM !== undefined && !isAtMost(boomLengthM + STRAIGHT_BOOM_HEADROOM_M.value, clearHeightM);
  return {
    entryLanes,
    exitLanes,
    mixedLanes,
    lanes: entryLanes + exitLanes + mixedLanes,
    passPoints: entryLanes + exitLanes + CAMERAS_PER_MIXED_LANE.value * mixedLanes,
    boomLengthM,
    boomType: isLow ? 'folding' : 'straight',
  };
}

function warningsOfLanes(
  { peakInPerHour = 0, peakOutPerHour = 0, payment }: Values,
  { entryLanes, exitLanes, mixedLanes, boomLengthM }: ParkingMetrics,
): string[] {
  const half = mixedLanes * MIXED_LANE_SHARE.value;
  return warningsOf([
    ['ENTRY_CAPACITY_LOW', !isAtMost(peakInPerHour, (entryLanes + half) * ENTRY_PER_HOUR.value)],
    ['EXIT_CAPACITY_LOW', !isAtMost(peakOutPerHour, (exitLanes + half) * EXIT_PER_HOUR.value[payment])],
    ['BOOM_TOO_LONG', !isAtMost(boomLengthM, BOOM_MAX_M.value)],
  ]);
}
