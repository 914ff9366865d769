import { COUNTER_SENSOR, COUNTERS_MAX, HEAD_CLEARANCE_MIN_M, LENS_BY_HEIGHT, MOUNT_HEIGHT_HIGH_M, MOUNT_HEIGHT_LOW_M } from '../../constants/counter.ts';
import { SENSORS_16_9 } from '../../constants/lens.ts';
import { ceil, isAtMost, readInputs, refused, round, warningsOf, type CalcResult, type ValuesOf } from '../../inputs/index.ts';
import { peopleCounterFields, type PeopleCounterFields } from './fields.ts';

export interface PeopleCounterOutputs {
  lensMm: number;
  /** Metres, 2 decimals, like all that follow: the picture on the floor. */
  groundWidthM: number;
  groundLengthM: number;
  /** The picture at head height, and the part of it that counts. */
  coverageWidthM: number;
  coverageLengthM: number;
  effectiveWidthM: number;
  effectiveLengthM: number;
  cameraCount: number;
  /** Centres from the left wall. */
  positionsM: number[];
  /** Between centres; null for one camera. */
  spacingM: number | null;
}

export type PeopleCounterValues = ValuesOf<PeopleCounterFields>;

/** Widths across the passage and lengths along it, metres, unrounded. */
export interface Coverage {
  lensMm: number;
  groundWidthM: number;
  groundLengthM: number;
  coverageWidthM: number;
  coverageLengthM: number;
  effectiveWidthM: number;
  effectiveLengthM: number;
}

/**
 * What a counting camera that looks straight down covers, and how many a passage needs. Counted at head height, not on the floor.
 * CONFLICT: on `mountHeightM` where heads come nearer than 0.5 m; on `overlapM` where one camera is not enough and the overlap
 * leaves nothing of the width, or so little that more than 1,000 cameras would be needed.
 * Source: CALC-9; 3 m, 2.8 mm: 5.57 ÷ 2.8 × (3 − 1.7) = 2.59 m.
 */
export function iVerticalBinocular(inputs: unknown): CalcResult<PeopleCounterOutputs, ValuesOf<typeof peopleCounterFields>> {
  const read = readInputs(peopleCounterFields, inputs);
  if (!read.ok) return refused(...read.errors);
  const { values } = read;
  const { mountHeightM, personHeightM } = values;
  if (!isAtMost(HEAD_CLEARANCE_MIN_M.value, mountHeightM - personHeightM)) return refused({ field: 'mountHeightM', code: 'CONFLICT' });
  const coverage = coverageOf(values);
  const cameraCount = countersFor(values, coverage);
  if (cameraCount === null) return refused({ field: 'overlapM', code: 'CONFLICT' });
  return {
    valid: true,
    values,
    lensMm: coverage.lensMm,
    groundWidthM: round(coverage.groundWidthM, 2),
    groundLengthM: round(coverage.groundLengthM, 2),
    coverageWidthM: round(coverage.coverageWidthM, 2),
    coverageLengthM: round(coverage.coverageLengthM, 2),
    effectiveWidthM: round(coverage.effectiveWidthM, 2),
    effectiveLengthM: round(coverage.effectiveLengthM, 2),
    cameraCount,
    positionsM: centresOf(values, cameraCount).map((centre) => round(centre, 2)),
    spacingM: cameraCount === 1 ? null : round(spacingOf(values, cameraCount), 2),
    warnings: warningsOf([
      ['HEIGHT_BELOW_2_5', !isAtMost(MOUNT_HEIGHT_LOW_M.value, mountHeightM)],
      ['HEIGHT_ABOVE_6', !isAtMost(mountHeightM, MOUNT_HEIGHT_HIGH_M.value)],
    ]),
  };
}

/** The picture of the lens, on the floor, at head height, and the part of it that counts. */
export function coverageOf({ lensMm, mountHeightM, personHeightM, usableRatio }: PeopleCounterValues): Coverage {
  const lens = lensMm === 'auto' ? lensForHeight(mountHeightM) : lensMm;
  const [sensorWidthMm, sensorHeightMm] = SENSORS_16_9.value[COUNTER_SENSOR.value];
  const headM = mountHeightM - personHeightM;
  const across = (distanceM: number): number => (sensorWidthMm / lens) * distanceM;
  const along = (distanceM: number): number => (sensorHeightMm / lens) * distanceM;
  return {
    lensMm: lens,
    groundWidthM: across(mountHeightM),
    groundLengthM: along(mountHeightM),
    coverageWidthM: across(headM),
    coverageLengthM: along(headM),
    effectiveWidthM: across(headM) * usableRatio,
    effectiveLengthM: along(headM) * usableRatio,
  };
}

/** Where the counted area of each camera lies, metres from the left wall, unrounded; from left to right. For drawing. */
export function footprintsOf(values: PeopleCounterValues, cameraCount: number): { leftM: number; rightM: number; lengthM: number }[] {
  const { effectiveWidthM, effectiveLengthM } = coverageOf(values);
  return centresOf(values, cameraCount).map((centre) => ({
    leftM: centre - effectiveWidthM / 2,
    rightM: centre + effectiveWidthM / 2,
    lengthM: effectiveLengthM,
  }));
}

function lensForHeight(mountHeightM: number): number {
  const found = LENS_BY_HEIGHT.value.findLast(({ fromM }) => isAtMost(fromM, mountHeightM));
  if (found === undefined) throw new Error(`no lens for ${mountHeightM} m`);
  return found.lensMm;
}

function countersFor({ passageWidthM, overlapM }: PeopleCounterValues, { effectiveWidthM }: Coverage): number | null {
  if (isAtMost(passageWidthM, effectiveWidthM)) return 1;
  if (isAtMost(effectiveWidthM, overlapM)) return null;
  const count = ceil((passageWidthM - overlapM) / (effectiveWidthM - overlapM));
  return count > COUNTERS_MAX.value ? null : count;
}

/** Between the centres of several cameras whose outer edges are flush with the walls. */
const spacingOf = (values: PeopleCounterValues, cameraCount: number): number => (values.passageWidthM - coverageOf(values).effectiveWidthM) / (cameraCount - 1);

function centresOf(values: PeopleCounterValues, cameraCount: number): number[] {
  if (cameraCount === 1) return [values.passageWidthM / 2];
  const first = coverageOf(values).effectiveWidthM / 2;
  const spacing = spacingOf(values, cameraCount);
  return Array.from({ length: cameraCount }, (_, place) => first + place * spacing);
}
