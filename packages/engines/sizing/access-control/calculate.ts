import { WIEGAND_MAX_M } from '../../constants/access-control.ts';
import { LISTED_SUPPLY_V } from '../../constants/supply.ts';
import { floor, readInputs, refused, round, sumOf, warningsOf, type CalcResult, type ValuesOf } from '../../inputs/index.ts';
import type { SizedOutputs } from '../core/plan.ts';
import { isCardFarther, sizeDoorGroup } from './door-group.ts';
import { accessControlFields } from './fields.ts';
import { accessControlLines } from './lines.ts';

export type AccessControlMetrics = {
  doors: number;
  controllers: number;
  /** Card readers and face terminals. */
  readers: number;
  /** What all of it draws at 12 V, watts: what a central UPS would have to carry. */
  drawnW: number;
  /** How long the supply lasts that is empty first, hours, with aged batteries; null without standby. */
  heldHours: number | null;
};

/**
 * Access control of groups of doors, each with its own controllers. No CONFLICT.
 * Source: SIZE-6: 7 doors read in and buttoned out → 2 controllers of 4 doors, 7 readers.
 */
export function scenarioAccessControl(inputs: unknown): CalcResult<SizedOutputs<AccessControlMetrics>, ValuesOf<typeof accessControlFields>> {
  const read = readInputs(accessControlFields, inputs);
  if (!read.ok) return refused(...read.errors);
  const { values } = read;
  const sized = values.groups.map((group) => sizeDoorGroup(group, values.standbyHours));
  const drawnW = LISTED_SUPPLY_V.value * sumOf(sized, ({ supplies }) => sumOf(supplies, ({ count, drawnA }) => count * drawnA));
  const held = sized.flatMap(({ supplies }) => supplies.flatMap(({ heldHours }) => (heldHours === null ? [] : [heldHours])));
  return {
    valid: true,
    values,
    doors: sumOf(sized, ({ group }) => group.doors),
    controllers: sumOf(sized, ({ controllers }) => controllers),
    readers: sumOf(sized, ({ readers, faceTerminals }) => readers + faceTerminals),
    drawnW: round(drawnW, 1),
    heldHours: held.length === 0 ? null : floor(Math.min(...held) * 10) / 10,
    warnings: warningsOf([['WIEGAND_OVER_100M', isCardFarther(sized, WIEGAND_MAX_M.value)]]),
    lines: accessControlLines(values, sized),
  };
}
