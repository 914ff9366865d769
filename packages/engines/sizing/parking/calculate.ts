import { ENTRY_PER_HOUR, EXIT_PER_HOUR, MIXED_LANE_SHARE } from '../../constants/parking.ts';
import { isAtMost, readInputs, refused, warningsOf, type CalcResult, type ValuesOf } from '../../inputs/index.ts';
import type { SizedOutputs } from '../core/plan.ts';
import { parkingFields, type ParkingFields } from './fields.ts';
import { sizeLanes, type ParkingMetrics } from './lanes.ts';
import { parkingLines } from './lines.ts';

type Values = ValuesOf<ParkingFields>;

/**
 * Entrances and exits of a car park, and the guidance inside it. CONFLICT on `entryLanes` where no lane is left at all.
 * Source: SIZE-2: 900 in and 700 out an hour, paid beforehand → 3 entries and 3 exits.
 */
export function scenarioParking(inputs: unknown): CalcResult<SizedOutputs<ParkingMetrics>, Values> {
  const read = readInputs(parkingFields, inputs);
  if (!read.ok) return refused(...read.errors);
  const { values } = read;
  const metrics = sizeLanes(values);
  if (metrics.lanes === 0) return refused({ field: 'entryLanes', code: 'CONFLICT' });
  return { valid: true, values, ...metrics, warnings: warningsOfLanes(values, metrics), lines: parkingLines(values, metrics) };
}

function warningsOfLanes(
  { peakInPerHour = 0, peakOutPerHour = 0, payment }: Values,
  { entryLanes, exitLanes, mixedLanes, lanes, barriers }: ParkingMetrics,
): string[] {
  const half = mixedLanes * MIXED_LANE_SHARE.value;
  return warningsOf([
    ['ENTRY_CAPACITY_LOW', !isAtMost(peakInPerHour, (entryLanes + half) * ENTRY_PER_HOUR.value)],
    ['EXIT_CAPACITY_LOW', !isAtMost(peakOutPerHour, (exitLanes + half) * EXIT_PER_HOUR.value[payment])],
    ['BOOM_TOO_LONG', barriers > lanes],
  ]);
}
