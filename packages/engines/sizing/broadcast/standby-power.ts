/** What feeds the emergency broadcast when the mains is gone: a UPS of its own, by that recommendation itself. Source: SIZE-4.2. */
import { AMPLIFIER_EFFICIENCY, BROADCAST_DEVICE_W } from '../../constants/broadcast.ts';
import { EMERGENCY_POWER_CODE } from '../../constants/fire.ts';
import { ceil, numberText as n } from '../../inputs/index.ts';
import type { SizedLine } from '../core/plan.ts';
import { scenarioUps } from '../ups/calculate.ts';
import { upsFields } from '../ups/fields.ts';

export interface StandbyPower {
  /** Out of the mains, watts; 0 without an emergency zone or a time. */
  watts: number;
  lines: SizedLine[];
  /** More strings of batteries than should stand side by side. */
  isTooLarge: boolean;
}

/** `speakersW`: of all emergency zones, which play at once; `devices`: what must work beside the amplifiers. 270 W and 4 devices → 650 W. */
export function standbyPower(speakersW: number, devices: number, backupMin: number): StandbyPower {
  if (speakersW === 0 || backupMin === 0) return { watts: 0, lines: [], isTooLarge: false };
  const watts = speakersW / AMPLIFIER_EFFICIENCY.value + devices * BROADCAST_DEVICE_W.value;
  const count = ceil(watts / upsFields.loads.fields.powerW.max);
  // no power factor is worse than the one a UPS is reckoned with
  const ups = scenarioUps({ loads: [{ count, powerW: watts / count }], runtimeMin: backupMin });
  if (!ups.valid) return { watts, lines: [], isTooLarge: true };
  return { watts, lines: ups.lines.map((line) => ofEmergency(line, watts, backupMin)), isTooLarge: ups.warnings.includes('TOO_MANY_STRINGS') };
}

function ofEmergency(line: SizedLine, watts: number, backupMin: number): SizedLine {
  const { role, reason } = line;
  if (role !== 'upsHost' && role !== 'batteryBlock') return line;
  const rule = `必配，不能省：应急功放和它前面的设备停电后再工作 ${n(backupMin)} min（${EMERGENCY_POWER_CODE.value}），应急扬声器总功率 ÷ ${AMPLIFIER_EFFICIENCY.value} 加其余设备共 ${n(watts, 0)} W；${reason.rule}`;
  return { ...line, reason: { ...reason, rule }, mandatory: EMERGENCY_POWER_CODE.value };
}
