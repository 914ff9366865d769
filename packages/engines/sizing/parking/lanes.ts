import {
  BARRIERS_PER_WIDE_LANE,
  BOOM_MAX_M,
  BOOM_MIN_M,
  BOOM_STEP_M,
  CAMERAS_PER_MIXED_LANE,
  ENTRY_PER_HOUR,
  EXIT_PER_HOUR,
  STRAIGHT_BOOM_HEADROOM_M,
} from '../../constants/parking.ts';
import { ceil, isAtMost, type ValuesOf } from '../../inputs/index.ts';
import type { ParkingFields } from './fields.ts';

type Values = ValuesOf<ParkingFields>;

export type ParkingMetrics = {
  entryLanes: number;
  exitLanes: number;
  mixedLanes: number;
  lanes: number;
  /** One for each direction of each lane. */
  passPoints: number;
  /** Two to a lane that is too wide for one boom. */
  barriers: number;
  boomLengthM: number;
  boomType: 'straight' | 'folding';
};

const lanesFor = (peakPerHour: number | undefined, perLane: number): number => ceil((peakPerHour ?? 0) / perLane);

export function sizeLanes(values: Values): ParkingMetrics {
  const { mixedLanes, peakInPerHour, peakOutPerHour, payment, laneWidthM, clearHeightM } = values;
  const entryLanes = values.entryLanes ?? lanesFor(peakInPerHour, ENTRY_PER_HOUR.value);
  const exitLanes = values.exitLanes ?? lanesFor(peakOutPerHour, EXIT_PER_HOUR.value[payment]);
  const boomFor = (widthM: number): number => Math.max(BOOM_MIN_M.value, ceil(widthM / BOOM_STEP_M.value) * BOOM_STEP_M.value);
  const perLane = isAtMost(boomFor(laneWidthM), BOOM_MAX_M.value) ? 1 : BARRIERS_PER_WIDE_LANE.value;
  const boomLengthM = boomFor(laneWidthM / perLane);
  const lanes = entryLanes + exitLanes + mixedLanes;
  const isLow = clearHeightM !== undefined && !isAtMost(boomLengthM + STRAIGHT_BOOM_HEADROOM_M.value, clearHeightM);
  return {
    entryLanes,
    exitLanes,
    mixedLanes,
    lanes,
    passPoints: entryLanes + exitLanes + CAMERAS_PER_MIXED_LANE.value * mixedLanes,
    barriers: lanes * perLane,
    boomLengthM,
    boomType: isLow ? 'folding' : 'straight',
  };
}
