import { SINGLE_PHASE, THREE_PHASE } from '../../constants/mains.ts';
import {
  BATTERY_AGEING,
  BATTERY_SIZES,
  BLOCK_END_VOLTS,
  BLOCK_VOLTS,
  DISCHARGE_EFFICIENCY,
  STRING_OUT,
  UPS_SINGLE_PHASE_UP_TO_KVA,
  UPS_SIZES,
} from '../../constants/ups.ts';
import { ceil, firstAtLeast, isAtMost, sumOf, type ValuesOf } from '../../inputs/index.ts';
import { breakerFor, mainsCurrentA } from '../core/mains.ts';
import type { UpsFields } from './fields.ts';

type Values = ValuesOf<UpsFields>;

/** Hosts and batteries, unrounded. */
export type SizedUps = ReturnType<typeof sizeUps>;
export type Battery = NonNullable<SizedUps['battery']>;

export function sizeUps(values: Values) {
  const { loads, growthPercent, upsPowerFactor, redundancy } = values;
  const growth = 1 + growthPercent / 100;
  const loadW = sumOf(loads, ({ count, powerW }) => count * powerW);
  const loadVA = sumOf(loads, ({ count, powerW, powerFactor }) => (count * powerW) / powerFactor);
  const requiredVA = Math.max((loadW * growth) / upsPowerFactor, loadVA * growth);
  const largestKVA = Math.max(...UPS_SIZES.value.map(({ kVA }) => kVA));
  const parallel = Math.max(1, ceil(requiredVA / (largestKVA * 1000)));
  const { kVA, blocks } = upsSizeFor(requiredVA);
  const isSinglePhase = kVA <= UPS_SINGLE_PHASE_UP_TO_KVA.value;
  const supply = (isSinglePhase ? SINGLE_PHASE : THREE_PHASE).value;
  const inputA = mainsCurrentA(kVA * 1000, supply);
  const blocksPerString = values.blocksPerString ?? blocks;
  const units = redundancy === 'n+1' ? parallel + 1 : parallel;
  return {
    growth,
    loadW,
    loadVA,
    requiredVA,
    kVA,
    /** Units that carry the load together; one more stands by with n+1. */
    parallel,
    units,
    blocksPerString,
    battery: batteryOf(values, { powerW: loadW * growth, hostW: kVA * 1000 * upsPowerFactor, blocksPerString, parallel, units }),
    phases: supply.phases,
    inputA,
    breakerA: breakerFor(inputA),
  };
}

/** The first size that is enough; the largest where none is, several in parallel. */
function upsSizeFor(needVA: number) {
  const size = UPS_SIZES.value.find(({ kVA }) => isAtMost(needVA, kVA * 1000)) ?? UPS_SIZES.value.at(-1);
  if (size === undefined) throw new Error('no UPS sizes');
  return size;
}

interface Fed {
  powerW: number;
  /** What one host can give, whatever hangs on it today. */
  hostW: number;
  blocksPerString: number;
  /** Units the load is shared by, and all that are bought. */
  parallel: number;
  units: number;
}

/** null for no runtime. Every unit has strings of its own, that of n+1 too: strings shared by two hosts are not what makers allow. */
function batteryOf({ runtimeMin, inverterEfficiency }: Values, { powerW, hostW, blocksPerString, parallel, units }: Fed) {
  if (runtimeMin === 0) return null;
  // for less than the first minutes of the table a block gives no more current
  const hours = Math.max(runtimeMin / 60, DISCHARGE_EFFICIENCY.value[0]?.hours ?? 0);
  const efficiency = dischargeEfficiencyAt(hours);
  const requiredAh = (powerW * hours) / (blocksPerString * BLOCK_VOLTS.value * inverterEfficiency * efficiency) / parallel;
  const agedAh = requiredAh * BATTERY_AGEING.value;
  const hostA = hostW / inverterEfficiency / (blocksPerString * BLOCK_END_VOLTS.value);
  const sizes = BATTERY_SIZES.value.map(({ capacityAh }) => capacityAh);
  const largestAh = Math.max(...sizes);
  const strings = Math.max(1, ceil(agedAh / largestAh));
  const capacityAh = firstAtLeast(sizes, agedAh / strings) ?? largestAh;
  const perCabinet = BATTERY_SIZES.value.find((size) => size.capacityAh === capacityAh)?.perCabinet ?? 1;
  const cabinetsPerUnit = ceil((blocksPerString * strings) / perCabinet);
  return {
    hours,
    efficiency,
    requiredAh,
    agedAh,
    strings,
    capacityAh,
    /** Out of all strings of a host, and of one while another is exchanged. */
    hostA,
    stringA: hostA / Math.max(1, strings - STRING_OUT.value),
    blocks: blocksPerString * strings * units,
    perCabinet,
    /** What one cabinet really has to hold. */
    blocksPerCabinet: ceil((blocksPerString * strings) / cabinetsPerUnit),
    cabinets: cabinetsPerUnit * units,
  };
}

/** Linear between the points of the table, flat outside. */
export function dischargeEfficiencyAt(hours: number): number {
  const points = DISCHARGE_EFFICIENCY.value;
  const upper = points.find((point) => hours <= point.hours);
  const lower = points.findLast((point) => point.hours < hours);
  if (upper === undefined || lower === undefined) return (upper ?? lower)?.efficiency ?? 1;
  const share = (hours - lower.hours) / (upper.hours - lower.hours);
  return lower.efficiency + share * (upper.efficiency - lower.efficiency);
}
