import { BREAKER_MARGIN, BREAKERS_A, SINGLE_PHASE, THREE_PHASE } from '../../constants/mains.ts';
import {
  BATTERY_AGEING,
  BATTERY_CABINET_BODY,
  BLOCK_CHARGE_VOLTS,
  CHARGE_RATE,
  BATTERY_SIZES,
  BLOCK_END_VOLTS,
  BLOCK_VOLTS,
  DISCHARGE_EFFICIENCY,
  LARGE_FEED_BREAKERS_A,
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
  const { loads, growthPercent, upsPowerFactor, redundancy, loadPhases } = values;
  const growth = 1 + growthPercent / 100;
  const loadW = sumOf(loads, ({ count, powerW }) => count * powerW);
  const loadVA = sumOf(loads, ({ count, powerW, powerFactor }) => (count * powerW) / powerFactor);
  const requiredVA = Math.max((loadW * growth) / upsPowerFactor, loadVA * growth);
  const largestKVA = Math.max(...UPS_SIZES.value.map(({ kVA }) => kVA));
  const parallel = Math.max(1, ceil(requiredVA / (largestKVA * 1000)));
  const { kVA, blocks } = upsSizeFor(requiredVA, loadPhases);
  const isSinglePhase = kVA <= UPS_SINGLE_PHASE_UP_TO_KVA.value;
  const supply = (isSinglePhase ? SINGLE_PHASE : THREE_PHASE).value;
  const inputA = mainsCurrentA(kVA * 1000, supply);
  const blocksPerString = values.blocksPerString ?? blocks;
  const units = redundancy === 'n+1' ? parallel + 1 : parallel;
  const battery = batteryOf(values, { powerW: loadW * growth, hostW: kVA * 1000 * upsPowerFactor, blocksPerString, parallel, units });
  const blockAh = battery === null ? 0 : battery.capacityAh * battery.strings * blocksPerString;
  const feed = hostFeedOf({ kVA, phases: supply.phases, powerFactor: upsPowerFactor, efficiency: values.inverterEfficiency, blockAh });
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
    battery,
    phases: supply.phases,
    /** Out of a host at its full capacity. */
    inputA,
    ...feed,
    /** One load of one phase is more than a third of a host. */
    isPhaseTooSmall: loads.some(({ powerW, powerFactor }) => powerW / powerFactor > (kVA * 1000) / THREE_PHASE.value.phases),
  };
}

/** Phases of the mains before a host, and behind it. */
export const phasesOf = (kVA: number): number => (kVA <= UPS_SINGLE_PHASE_UP_TO_KVA.value ? SINGLE_PHASE : THREE_PHASE).value.phases;

/**
 * Into a host from the mains: what it gives with its losses, and the charger of its blocks (`blockAh`: ampere-hours of all of them together).
 * 10 kVA at 0.8 and 0.9, 16 × 65 Ah: 10,000 VA ＋ 1,629 W on 220 V → 52.9 A, breaker 80 A.
 */
export function hostFeedOf({
  kVA,
  phases,
  powerFactor,
  efficiency,
  blockAh,
}: {
  kVA: number;
  phases: number;
  powerFactor: number;
  efficiency: number;
  blockAh: number;
}) {
  const hostVA = Math.max(kVA * 1000, (kVA * 1000 * powerFactor) / efficiency);
  const chargeW = (blockAh * CHARGE_RATE.value * BLOCK_CHARGE_VOLTS.value) / efficiency;
  const feedA = mainsCurrentA(hostVA + chargeW, (phases === SINGLE_PHASE.value.phases ? SINGLE_PHASE : THREE_PHASE).value);
  return { feedA, hostVA, chargeW, ...feedBreakersOf(feedA) };
}

/** Out of the batteries of a host at its full load, when they are nearly empty. 10 kVA at 0.8 and 0.9, 16 blocks → 52.9 A. */
export const hostBatteryA = (hostW: number, efficiency: number, blocksPerString: number): number =>
  hostW / efficiency / (blocksPerString * BLOCK_END_VOLTS.value);

/** One breaker, or as many equal ones as share what no single one carries. */
function feedBreakersOf(feedA: number): { breakerA: number; breakersPerHost: number } {
  const sizes = [...BREAKERS_A.value, ...LARGE_FEED_BREAKERS_A.value];
  const largestA = Math.max(...sizes);
  const breakersPerHost = Math.max(1, ceil((feedA * BREAKER_MARGIN.value) / largestA));
  return { breakerA: breakerFor(feedA / breakersPerHost, sizes) ?? largestA, breakersPerHost };
}

/** The first size that is enough and has the phases of the loads; the largest where none is, several in parallel. */
function upsSizeFor(needVA: number, loadPhases: number) {
  const hasPhases = (kVA: number): boolean => loadPhases === SINGLE_PHASE.value.phases || kVA > UPS_SINGLE_PHASE_UP_TO_KVA.value;
  const size = UPS_SIZES.value.find(({ kVA }) => isAtMost(needVA, kVA * 1000) && hasPhases(kVA)) ?? UPS_SIZES.value.at(-1);
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
  const hostA = hostBatteryA(hostW, inverterEfficiency, blocksPerString);
  const sizes = BATTERY_SIZES.value.map(({ capacityAh }) => capacityAh);
  const largestAh = Math.max(...sizes);
  const strings = Math.max(1, ceil(agedAh / largestAh));
  const capacityAh = firstAtLeast(sizes, agedAh / strings) ?? largestAh;
  const { perCabinet, kg } = BATTERY_SIZES.value.find((size) => size.capacityAh === capacityAh) ?? { perCabinet: 1, kg: 0 };
  const cabinetsPerUnit = ceil((blocksPerString * strings) / perCabinet);
  const blocksPerCabinet = ceil((blocksPerString * strings) / cabinetsPerUnit);
  const body = BATTERY_CABINET_BODY.value;
  const cabinetKg = body.kg + blocksPerCabinet * kg;
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
    blocksPerCabinet,
    cabinets: cabinetsPerUnit * units,
    cabinetKg,
    floorKgPerM2: cabinetKg / (body.areaM2 * body.spread),
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
