import { loopOhmPerM } from '../../calculators/index.ts';
import { LOCK_CABLE_MM2, LOCK_CURRENT_A, WIEGAND_MAX_M } from '../../constants/access-control.ts';
import { CHANNEL_MAX_M } from '../../constants/cabling.ts';
import { LISTED_SUPPLY_V, MAX_DROP_PERCENT, USUAL_CONDUCTOR_TEMP_C } from '../../constants/supply.ts';
import { isAtMost, readInputs, refused, round, sumOf, warningsOf, type CalcResult, type ValuesOf } from '../../inputs/index.ts';
import type { SizedOutputs } from '../core/plan.ts';
import { isInReach } from '../core/network-cable.ts';
import { closetsOf } from './closet-lines.ts';
import { isCardFarther, sizeDoorGroup, type SizedDoorGroup } from './door-group.ts';
import { accessControlFields } from './fields.ts';
import { accessControlLines } from './lines.ts';

export type AccessControlMetrics = {
  doors: number;
  controllers: number;
  /** Card readers and face terminals. */
  readers: number;
  /** What all of it draws at 12 V, watts: what a central UPS would have to carry. */
  drawnW: number;
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
  return {
    valid: true,
    values,
    doors: sumOf(sized, ({ group }) => group.doors),
    controllers: sumOf(sized, ({ controllers }) => controllers),
    readers: sumOf(sized, ({ readers, faceTerminals }) => readers + faceTerminals),
    drawnW: round(drawnW, 1),
    warnings: warningsOf([
      ['STANDBY_TOO_LONG', sized.some(({ supplies }) => supplies.some(({ isTooLong }) => isTooLong))],
      ['WIEGAND_OVER_100M', isCardFarther(sized, WIEGAND_MAX_M.value)],
      ['LOCK_LINE_DROP', sized.some((group) => !group.isFace && !isAtMost(lockDropV(group), (LISTED_SUPPLY_V.value * MAX_DROP_PERCENT.value) / 100))],
      [
        'NETWORK_OVER_100M',
        sized.some(({ isFace, group }) => isFace && !isAtMost(group.distanceM, CHANNEL_MAX_M.value)) ||
          (closetsOf(sized).length > 1 && !isInReach(values.closetRunM)),
      ],
    ]),
    lines: accessControlLines(values, sized),
  };
}

/** What the line to one lock loses, volts: a coil of its nominal current on warm copper. 100 m, double maglock of 1 A: 4.36. */
const lockDropV = ({ group, lockType }: SizedDoorGroup): number =>
  group.distanceM * loopOhmPerM(LOCK_CABLE_MM2.value, USUAL_CONDUCTOR_TEMP_C.value) * LOCK_CURRENT_A.value[lockType];
