import { CABLE_AMPERES, COPPER_OHM_MM2_PER_M, FEED_DROP_PERCENT, SINGLE_PHASE } from '../../constants/mains.ts';
import { isAtMost } from '../../inputs/index.ts';

/**
 * What a feed of 220 V needs so that its drop stays allowed, all of the load at the far end: the safe side; as thick as its breaker
 * besides. 240 W at 500 m → 2.5 mm².
 */
export function feedAreaMm2(powerW: number, lengthM: number, breakerA = 0): number {
  const { volts } = SINGLE_PHASE.value;
  const ampere = powerW / volts;
  const dropV = (areaMm2: number): number => (2 * COPPER_OHM_MM2_PER_M.value * lengthM * ampere) / areaMm2;
  const found = CABLE_AMPERES.value.find(
    (size) => isAtMost(Math.max(ampere, breakerA), size.ampere) && isAtMost(dropV(size.areaMm2), (volts * FEED_DROP_PERCENT.value) / 100),
  );
  if (found === undefined) throw new Error(`no mains cable carries ${powerW} W over ${lengthM} m`);
  return found.areaMm2;
}
