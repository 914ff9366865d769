import { ACCESSIBLE_LANE_M, FULL_HEIGHT_UNIT_M, GATES, READERS_BOTH_WAYS, SIDE_PEDESTALS, VERIFICATION_FACTOR } from '../../constants/passage.ts';
import { type CalcResult, ceil, isAtMost, readInputs, refused, round, type ValuesOf, warningsOf } from '../../inputs/index.ts';
import type { SizedOutputs } from '../core/plan.ts';
import { accessGuardFields, type AccessGuardFields } from './fields.ts';
import { accessGuardLines } from './lines.ts';

type Values = ValuesOf<AccessGuardFields>;

export type AccessGuardMetrics = {
  lanes: number;
  standardLanes: number;
  accessibleLanes: number;
  /** Persons a minute and lane. */
  perLanePpm: number;
  capacityPpm: number;
  installWidthM: number;
  /** null: the site's width was not said. */
  fitsSite: boolean | null;
};

/** The row of gates, unrounded. */
export type GateRow = ReturnType<typeof gateRow>;

/**
 * A row of pedestrian gates for a peak of people. No CONFLICT.
 * Source: engineering handbook, scenarios §3: 800 people in 15 min through swing gates with faces → 3 lanes, 2.9 m.
 */
export function scenarioAccessGuard(inputs: unknown): CalcResult<SizedOutputs<AccessGuardMetrics>> {
  const read = readInputs(accessGuardFields, inputs);
  if (!read.ok) return refused(...read.errors);
  const { values } = read;
  const row = gateRow(values);
  const fitsSite = values.siteWidthM === undefined ? null : isAtMost(row.installWidthM, values.siteWidthM);
  return {
    valid: true,
    lanes: row.lanes,
    standardLanes: row.standardLanes,
    accessibleLanes: values.accessibleLanes,
    perLanePpm: round(row.perLanePpm, 2),
    capacityPpm: round(row.capacityPpm, 1),
    installWidthM: round(row.installWidthM, 2),
    fitsSite,
    warnings: warningsOf([
      ['SITE_TOO_NARROW', fitsSite === false],
      ['NO_ACCESSIBLE_LANE', values.accessibleLanes === 0],
    ]),
    lines: accessGuardLines(values, row),
  };
}

export function gateRow(values: Values) {
  const { accessibleLanes, bidirectional, gateType, laneWidthM, peakMinutes, peakPeople, utilisation, verification } = values;
  const { ppm, pedestalM, built } = GATES.value[gateType];
  const perLanePpm = ppm * VERIFICATION_FACTOR.value[verification] * utilisation;
  const needed = Math.max(1, ceil(peakPeople / peakMinutes / perLanePpm));
  const isShared = built === 'pedestals';
  // in a shared row the wide lanes are some of the needed ones; beside units they are extra and add no capacity
  const gates = isShared ? Math.max(needed, accessibleLanes) : needed;
  const lanes = isShared ? gates : gates + accessibleLanes;
  const standardLanes = lanes - accessibleLanes;
  const unitM = gateType === 'fullHeight' ? FULL_HEIGHT_UNIT_M.value : laneWidthM + pedestalM;
  const extraLaneM = ACCESSIBLE_LANE_M.value + SIDE_PEDESTALS.value * GATES.value.swing.pedestalM;
  return {
    needed,
    isShared,
    gates,
    lanes,
    standardLanes,
    perLanePpm,
    capacityPpm: gates * perLanePpm,
    installWidthM: isShared
      ? standardLanes * laneWidthM + accessibleLanes * ACCESSIBLE_LANE_M.value + (gates + 1) * pedestalM
      : gates * unitM + accessibleLanes * extraLaneM,
    readers: lanes * (bidirectional ? READERS_BOTH_WAYS.value : 1),
  };
}
