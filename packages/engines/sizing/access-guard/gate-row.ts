import { ACCESSIBLE_LANE_M, FULL_HEIGHT_UNIT_M, GATES, READERS_BOTH_WAYS, SIDE_PEDESTALS, VERIFICATION_FACTOR } from '../../constants/passage.ts';
import { ceil, type ValuesOf } from '../../inputs/index.ts';
import type { AccessGuardFields } from './fields.ts';

type Values = ValuesOf<AccessGuardFields>;

/** The row of gates, unrounded. */
export type GateRow = ReturnType<typeof gateRow>;

export function gateRow(values: Values) {
  const { accessibleLanes, bidirectional, gateType, laneWidthM, peakMinutes, peakPeople, utilisation, verification } = values;
  const { ppm, pedestalM, built, takesWide } = GATES.value[gateType];
  const perLanePpm = ppm * VERIFICATION_FACTOR.value[verification] * utilisation;
  const needed = Math.max(1, ceil(peakPeople / peakMinutes / perLanePpm));
  const isShared = built === 'pedestals';
  // where the gate can be wide the wide lanes are some of the needed ones; else they are swing gates beside it, extra, and add no capacity
  const gates = takesWide ? Math.max(needed, accessibleLanes) : needed;
  const lanes = takesWide ? gates : gates + accessibleLanes;
  const standardLanes = lanes - accessibleLanes;
  const unitM = gateType === 'fullHeight' ? FULL_HEIGHT_UNIT_M.value : laneWidthM + pedestalM;
  const extraLaneM = ACCESSIBLE_LANE_M.value + SIDE_PEDESTALS.value * GATES.value.swing.pedestalM;
  return {
    needed,
    isShared,
    takesWide,
    gates,
    lanes,
    standardLanes,
    perLanePpm,
    capacityPpm: gates * perLanePpm,
    installWidthM:
      (isShared ? standardLanes * laneWidthM + (gates + 1) * pedestalM : gates * unitM) + accessibleLanes * (takesWide ? ACCESSIBLE_LANE_M.value : extraLaneM),
    readers: lanes * (bidirectional ? READERS_BOTH_WAYS.value : 1),
  };
}
