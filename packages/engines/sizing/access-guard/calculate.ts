import { FLAP_LANE_MAX_M } from '../../constants/passage.ts';
import { isAtMost, readInputs, refused, round, warningsOf, type CalcResult, type ValuesOf } from '../../inputs/index.ts';
import { isInReach } from '../core/network-cable.ts';
import type { SizedOutputs } from '../core/plan.ts';
import { accessGuardFields } from './fields.ts';
import { gateRow } from './gate-row.ts';
import { accessGuardLines } from './lines.ts';

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

/**
 * A row of pedestrian gates for a peak of people. No CONFLICT.
 * Source: SIZE-3: 800 people in 15 min through swing gates with faces → 3 lanes, 2.9 m.
 */
export function scenarioAccessGuard(inputs: unknown): CalcResult<SizedOutputs<AccessGuardMetrics>, ValuesOf<typeof accessGuardFields>> {
  const read = readInputs(accessGuardFields, inputs);
  if (!read.ok) return refused(...read.errors);
  const { values } = read;
  const row = gateRow(values);
  const fitsSite = values.siteWidthM === undefined ? null : isAtMost(row.installWidthM, values.siteWidthM);
  return {
    valid: true,
    values,
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
      ['NETWORK_OVER_100M', !isInReach(values.runM)],
      ['FLAP_TOO_WIDE', values.gateType === 'flap' && !isAtMost(values.laneWidthM, FLAP_LANE_MAX_M.value)],
    ]),
    lines: accessGuardLines(values, row),
  };
}
