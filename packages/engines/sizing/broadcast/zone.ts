import { COPPER_CLASS_5 } from '../../calculators/index.ts';
import {
  AMPLIFIER_MARGIN,
  AMPLIFIERS_W,
  BROADCAST_USES,
  EAR_HEIGHT_M,
  EMERGENCY_POWER_FACTOR,
  EMERGENCY_SPACING_MAX_M,
  LEVEL_MARGIN_DB,
  LINE_LOSS_FACTOR,
  LINE_VOLTS,
  OUTDOOR_TAPS_W,
  OUTDOOR_THROW_M,
  SPACING_PER_CEILING,
  SPEAKER_CABLE_MM2,
  SPEAKER_LIMITS,
  TAPS_W,
  VOLUME_CONTROLS,
  VOLUME_CONTROLS_W,
} from '../../constants/broadcast.ts';
import { ceil, firstAtLeast, floor, isAtMost, type ValuesOf } from '../../inputs/index.ts';
import type { BroadcastFields } from './fields.ts';

type Values = ValuesOf<BroadcastFields>;
export type Zone = Values['zones'][number];

/** A zone worked out, unrounded; what metrics, lines and the drawing start from. */
export type SizedZone = ReturnType<typeof sizeZone>;

/** Speakers, tap, amplifier and line of one zone. Source: SIZE-4. */
export function sizeZone(zone: Zone, { lineLossDb, ageing, level }: Pick<Values, 'lineLossDb' | 'ageing' | 'level'>) {
  const grid = speakerGrid(zone);
  const { powerShare } = BROADCAST_USES.value[zone.use];
  const requiredDb = requiredDbOf(zone) + (level === 'louder' ? LEVEL_MARGIN_DB.value : 0);
  const levelWith = (tapW: number): number => levelDbAt(zone, tapW, grid.listenerM);
  const taps = (zone.room === 'outdoor' ? OUTDOOR_TAPS_W : TAPS_W).value;
  const enough = taps.find((tapW) => isAtMost(requiredDb, levelWith(tapW)));
  const tapW = enough ?? Math.max(...taps);
  const speakers = grid.along * grid.across;
  const loadW = speakers * tapW;
  const byFormula = LINE_LOSS_FACTOR.value[lineLossDb] * ageing * powerShare * loadW;
  const requiredAmpW = Math.max(byFormula, (zone.use === 'emergency' ? EMERGENCY_POWER_FACTOR : AMPLIFIER_MARGIN).value * loadW);
  return {
    ...grid,
    speakers,
    requiredDb,
    tapW,
    levelDb: levelWith(tapW),
    isLoudEnough: enough !== undefined,
    cure: enough === undefined ? cureOf(zone, requiredDb, requiredDb - levelWith(tapW)) : null,
    loadW,
    requiredAmpW,
    ...amplifiersFor(requiredAmpW),
    ...volumeControlsFor(zone, loadW),
    /** To the zone and on from speaker to speaker. */
    wireM: zone.cableM === 0 ? 0 : zone.cableM + (speakers - 1) * grid.pitchM,
    lineAreaMm2: lineAreaFor(zone.cableM, loadW, lineLossDb),
  };
}

function requiredDbOf({ use, noiseDb }: Zone): number {
  const { leastDb, overNoiseDb } = BROADCAST_USES.value[use];
  return Math.max(leastDb, noiseDb + overNoiseDb);
}

/** What the worst listener hears. */
const levelDbAt = ({ sensitivityDb }: Zone, tapW: number, listenerM: number): number => sensitivityDb + 10 * Math.log10(tapW) - 10 * Math.log10(listenerM ** 2);

/** By how much a zone is too quiet, and what would make it loud enough; null: that would not. */
export interface LevelCure {
  shortDb: number;
  sensitivityDb: number | null;
  /** Of a hall, laid out for speakers of a narrower angle and so closer together. */
  coverageDeg: number | null;
}

function cureOf(zone: Zone, requiredDb: number, shortDb: number): LevelCure {
  const limits = SPEAKER_LIMITS.value;
  const sensitivityDb = ceil((zone.sensitivityDb + shortDb) * 10) / 10;
  const isLoud = (coverageDeg: number): boolean =>
    isAtMost(requiredDb, levelDbAt(zone, Math.max(...TAPS_W.value), speakerGrid({ ...zone, coverageDeg }).listenerM));
  const angles = Array.from({ length: Math.max(0, floor(zone.coverageDeg) - limits.coverageDeg) }, (_, place) => floor(zone.coverageDeg) - 1 - place);
  return {
    shortDb,
    sensitivityDb: isAtMost(sensitivityDb, limits.sensitivityDb) ? sensitivityDb : null,
    coverageDeg: zone.room === 'hall' ? (angles.find(isLoud) ?? null) : null,
  };
}

/** As many as are asked for, more where one does not carry its share; where nothing is said, one for a small hall. */
function volumeControlsFor({ volumeControls, room, use }: Zone, loadW: number): { controls: number; controlW: number } {
  const largestW = Math.max(...VOLUME_CONTROLS_W.value);
  const isSmallHall = room === 'hall' && use !== 'emergency' && isAtMost(loadW, largestW);
  const asked = volumeControls ?? (isSmallHall ? VOLUME_CONTROLS.value : 0);
  const controls = asked === 0 ? 0 : Math.max(asked, ceil(loadW / largestW));
  return { controls, controlW: controls === 0 ? 0 : (firstAtLeast(VOLUME_CONTROLS_W.value, loadW / controls) ?? largestW) };
}

/** How far apart, how many each way, and how far the worst listener is from a speaker (never less than the 1 m of the data sheet). */
function speakerGrid(zone: Zone) {
  return zone.room === 'outdoor' ? outdoorGrid(zone) : indoorGrid(zone, zone.room);
}

function indoorGrid({ use, lengthM, widthM, ceilingM, coverageDeg }: Zone, room: 'hall' | 'lobby' | 'corridor') {
  const dropM = ceilingM - EAR_HEIGHT_M.value;
  const open = room === 'hall' ? 2 * dropM * Math.tan(((coverageDeg / 2) * Math.PI) / 180) : SPACING_PER_CEILING.value[room] * ceilingM;
  const spacingM = use === 'emergency' ? Math.min(open, EMERGENCY_SPACING_MAX_M.value) : open;
  const along = ceil(lengthM / spacingM);
  const across = room === 'corridor' ? 1 : ceil(widthM / spacingM);
  const pitchM = room === 'corridor' ? lengthM / along : Math.max(lengthM / along, widthM / across);
  return { spacingM, pitchM, along, across, listenerM: Math.max(1, Math.hypot(dropM, pitchM / 2)) };
}

/** Rows along the longer side, each throwing across to the next; beside each other as far as the cone is wide at the far end. */
function outdoorGrid({ use, lengthM, widthM, ceilingM, coverageDeg }: Zone) {
  const [longM, shortM] = [Math.max(lengthM, widthM), Math.min(lengthM, widthM)];
  const throwMax = use === 'emergency' ? Math.min(OUTDOOR_THROW_M.value, EMERGENCY_SPACING_MAX_M.value) : OUTDOOR_THROW_M.value;
  const across = ceil(shortM / throwMax);
  const throwM = shortM / across;
  const cone = 2 * throwM * Math.tan(((coverageDeg / 2) * Math.PI) / 180);
  const spacingM = use === 'emergency' ? Math.min(cone, EMERGENCY_SPACING_MAX_M.value) : cone;
  const along = ceil(longM / spacingM);
  const besideM = longM / along;
  return { spacingM, pitchM: Math.max(besideM, throwM), along, across, listenerM: Math.max(1, Math.hypot(throwM, besideM / 2, ceilingM - EAR_HEIGHT_M.value)) };
}

/** One amplifier, or as many equal ones as share what no single one carries. */
function amplifiersFor(requiredW: number): { ampW: number; ampCount: number } {
  const largest = Math.max(...AMPLIFIERS_W.value);
  const ampCount = isAtMost(requiredW, largest) ? 1 : ceil(requiredW / largest);
  return { ampW: firstAtLeast(AMPLIFIERS_W.value, requiredW / ampCount) ?? largest, ampCount };
}

/** Of both cores of a line, so that it loses no more than this. 162 W and 1 dB → 7.5 Ω. */
export const allowedLineOhm = (loadW: number, lineLossDb: number): number => (Math.sqrt(10 ** (lineLossDb / 10)) - 1) * (LINE_VOLTS.value ** 2 / loadW);

/** The thinnest cable whose two cores lose no more than allowed on the constant-voltage line; null: none of the list. */
function lineAreaFor(cableM: number, loadW: number, lineLossDb: number): number | null {
  const allowedOhm = allowedLineOhm(loadW, lineLossDb);
  const fitting = COPPER_CLASS_5.value.find(
    ({ areaMm2, ohmPerKm }) => SPEAKER_CABLE_MM2.value.some((area) => area === areaMm2) && isAtMost((2 * cableM * ohmPerKm) / 1000, allowedOhm),
  );
  return fitting?.areaMm2 ?? null;
}
