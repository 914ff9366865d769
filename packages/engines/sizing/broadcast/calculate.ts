import { EMERGENCY_POWER_FACTOR } from '../../constants/broadcast.ts';
import { readInputs, refused, round, sumOf, warningsOf, type CalcResult, type ValuesOf } from '../../inputs/index.ts';
import type { SizedOutputs } from '../core/plan.ts';
import { broadcastFields } from './fields.ts';
import { broadcastLines, emergencyStandby } from './lines.ts';
import { amplified, type AmplifiedZone } from './shared-amplifiers.ts';
import { sizeZone, type LevelCure, type SizedZone, type Zone } from './zone.ts';

/** `lineAreaMm2` null: no cable of the list loses little enough. */
export type BroadcastZoneMetrics = {
  spacingM: number;
  speakers: number;
  requiredDb: number;
  tapW: number;
  levelDb: number;
  zoneLoadW: number;
  requiredAmpW: number;
  ampW: number;
  /** 0: it hangs on the amplifier of a zone before it. */
  ampCount: number;
  /** Zones on that amplifier, this one too. */
  ampZones: number;
  lineAreaMm2: number | null;
  /** What would make a zone loud enough that is not; null: it is. */
  cure: LevelCure | null;
};

export type BroadcastMetrics = {
  zones: BroadcastZoneMetrics[];
  totalSpeakers: number;
  totalSpeakerW: number;
  /** Least capacity of the emergency amplifiers of the whole system, all zones at once, for information. */
  emergencyAmpW: number;
  /** What the UPS of the emergency zones carries; 0: none. */
  standbyW: number;
};

/**
 * Public address by zones: speakers, amplifiers, control, cable. No CONFLICT; SPL_SHORT and LINE_TOO_LONG where a zone cannot
 * be met. Source: SIZE-4: an office of 30 × 20 × 3 m → 54 speakers of 3 W, one amplifier of 180 W.
 */
export function scenarioBroadcast(inputs: unknown): CalcResult<SizedOutputs<BroadcastMetrics>, ValuesOf<typeof broadcastFields>> {
  const read = readInputs(broadcastFields, inputs);
  if (!read.ok) return refused(...read.errors);
  const { values } = read;
  const sized = amplified(
    values,
    values.zones.map((zone) => sizeZone(zone, values)),
  );
  const standby = emergencyStandby(values, sized);
  return {
    valid: true,
    values,
    zones: sized.map(zoneMetrics),
    totalSpeakers: sumOf(sized, ({ speakers }) => speakers),
    totalSpeakerW: sumOf(sized, ({ loadW }) => loadW),
    emergencyAmpW: round(emergencyPowerW(values.zones, sized), 1),
    standbyW: round(standby.watts, 1),
    warnings: warningsOf([
      ['SPL_SHORT', sized.some(({ isLoudEnough }) => !isLoudEnough)],
      ['NO_EMERGENCY_POWER', values.backupMin === 0 && values.zones.some(({ use }) => use === 'emergency')],
      ['STANDBY_TOO_LARGE', standby.isTooLarge],
      ['LINE_TOO_LONG', sized.some(({ lineAreaMm2 }) => lineAreaMm2 === null)],
    ]),
    lines: [...broadcastLines(values, sized), ...standby.lines],
  };
}

const zoneMetrics = ({
  spacingM,
  speakers,
  requiredDb,
  tapW,
  levelDb,
  loadW,
  requiredAmpW,
  ampW,
  ampCount,
  ampZones,
  lineAreaMm2,
  cure,
}: AmplifiedZone): BroadcastZoneMetrics => ({
  spacingM: round(spacingM, 2),
  speakers,
  requiredDb,
  tapW,
  levelDb: round(levelDb, 1),
  zoneLoadW: loadW,
  requiredAmpW: round(requiredAmpW, 1),
  ampW,
  ampCount,
  ampZones,
  lineAreaMm2,
  cure: cure && { ...cure, shortDb: round(cure.shortDb, 1) },
});

function emergencyPowerW(zones: readonly Zone[], sized: readonly SizedZone[]): number {
  const emergency = sized.filter((_zone, place) => zones[place]?.use === 'emergency');
  return EMERGENCY_POWER_FACTOR.value * sumOf(emergency, ({ loadW }) => loadW);
}
