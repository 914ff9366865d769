import { FLOOR_KG_PER_M2, GROWTH_LEAST_PERCENT, STRINGS_MAX, UPS_WIRED_FROM_KVA } from '../../constants/ups.ts';
import { readInputs, refused, round, warningsOf, type CalcResult, type ValuesOf } from '../../inputs/index.ts';
import type { SizedOutputs } from '../core/plan.ts';
import { upsFields } from './fields.ts';
import { upsLines } from './lines.ts';
import { sizeUps } from './size-ups.ts';

/** Figures of the battery are null without one (`NO_BATTERY`); `requiredAh` is of one unit and a new battery, `agedAh` what is bought so that it lasts to the end of its life. */
export type UpsMetrics = {
  loadW: number;
  loadVA: number;
  requiredVA: number;
  upsKVA: number;
  upsUnits: number;
  dischargeEfficiency: number | null;
  requiredAh: number | null;
  agedAh: number | null;
  batteryAh: number | null;
  strings: number;
  blocksPerString: number;
  batteryBlocks: number;
  batteryCabinets: number;
  inputPhases: number;
  inputBreakerA: number;
  /** Of a full battery cabinet, and on the floor below its frame; null without batteries. */
  cabinetKg: number | null;
  floorKgPerM2: number | null;
};

/**
 * Hosts, batteries and input of a UPS. No CONFLICT; TOO_MANY_STRINGS above four strings a unit, NO_BATTERY for no runtime.
 * Source: SIZE-5: 2100 W at 0.7 for 1 h → 3 kVA, 40.51 Ah, one string of 8 × 65 Ah.
 */
export function scenarioUps(inputs: unknown): CalcResult<SizedOutputs<UpsMetrics>, ValuesOf<typeof upsFields>> {
  const read = readInputs(upsFields, inputs);
  if (!read.ok) return refused(...read.errors);
  const { values } = read;
  const ups = sizeUps(values);
  const { battery } = ups;
  const isSpread = ups.phases > values.loadPhases;
  return {
    valid: true,
    values,
    loadW: round(ups.loadW, 1),
    loadVA: round(ups.loadVA, 1),
    requiredVA: round(ups.requiredVA, 0),
    upsKVA: ups.kVA,
    upsUnits: ups.units,
    dischargeEfficiency: battery && round(battery.efficiency, 4),
    requiredAh: battery && round(battery.requiredAh, 2),
    agedAh: battery && round(battery.agedAh, 2),
    batteryAh: battery && battery.capacityAh,
    strings: battery?.strings ?? 0,
    blocksPerString: ups.blocksPerString,
    batteryBlocks: battery?.blocks ?? 0,
    batteryCabinets: battery?.cabinets ?? 0,
    inputPhases: ups.phases,
    inputBreakerA: ups.breakerA,
    cabinetKg: battery && round(battery.cabinetKg, 0),
    floorKgPerM2: battery && round(battery.floorKgPerM2, 0),
    warnings: warningsOf([
      ['TOO_MANY_STRINGS', (battery?.strings ?? 0) > STRINGS_MAX.value],
      ['PARALLEL_SMALL', ups.units > 1 && ups.kVA < UPS_WIRED_FROM_KVA.value],
      ['GROWTH_LOW', values.growthPercent < GROWTH_LEAST_PERCENT.value],
      ['THREE_PHASE_OUTPUT', isSpread && !ups.isPhaseTooSmall],
      ['PHASE_TOO_SMALL', isSpread && ups.isPhaseTooSmall],
      ['FLOOR_LOAD', (battery?.floorKgPerM2 ?? 0) > FLOOR_KG_PER_M2.value],
      ['NO_BATTERY', battery === null],
    ]),
    lines: upsLines(values, ups),
  };
}
