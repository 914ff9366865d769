import { DORI_PIXELS_PER_METER, STANDARD_LENSES_MM } from '../../constants/lens.ts';
import { EPS, isAtMost, readInputs, refused, round, warningsOf, type CalcResult, type ValuesOf } from '../../inputs/index.ts';
import { resolutionOf } from '../../roles/index.ts';
import { focalLengthFields, SENSORS, type FocalLengthFields } from './fields.ts';

export type DoriLevel = keyof typeof DORI_PIXELS_PER_METER.value | 'none';
/** Metres, 1 decimal: as far as this a person can be detected, observed … */
export interface DoriDistances {
  detect: number;
  observe: number;
  recognise: number;
  identify: number;
}

export interface FocalLengthOutputs {
  /** Millimetres, 2 decimals; null where that target is not given. `focal` mode only, like the next two. */
  focalByWidthMm?: number | null;
  focalByHeightMm?: number | null;
  /** The longest standard lens that still covers the target; null below the shortest. */
  standardLensMm?: number | null;
  focalLengthMm: number;
  /** What the exact focal length sees at the distance, metres, 2 decimals. */
  viewWidthM: number;
  viewHeightM: number;
  /** Degrees, 1 decimal. */
  hfovDeg: number;
  vfovDeg: number;
  /** With a resolution only, like the next two; 1 decimal. */
  pixelsPerMeter?: number;
  doriLevel?: DoriLevel;
  doriDistancesM?: DoriDistances;
}

export type FocalLengthValues = ValuesOf<FocalLengthFields>;

/** A lens on a sensor, millimetres, unrounded. */
export interface Lens {
  sensorWidthMm: number;
  sensorHeightMm: number;
  focalMm: number;
}

/**
 * The focal length that covers a target, or the view of a lens; with a resolution how much can be made out.
 * CONFLICT on `distanceM` where distance and target are so small or so far apart that no figure comes out.
 * Source: CALC-3; f = w × D ÷ W: 1/3", 20 m, 5 m wide → 4.8 × 20 ÷ 5 = 19.2 mm.
 */
export function cCameraFocalLength(inputs: unknown): CalcResult<FocalLengthOutputs, ValuesOf<typeof focalLengthFields>> {
  const read = readInputs(focalLengthFields, inputs);
  if (!read.ok) return refused(...read.errors);
  const { values } = read;
  const lens = lensOf(values);
  const view = viewBoxAt(lens, values.distanceM);
  const { byWidthMm, byHeightMm } = focalLengthsOf(values);
  const measured = [lens.focalMm, byWidthMm ?? lens.focalMm, byHeightMm ?? lens.focalMm, view.widthM];
  if (!measured.every(isMeasurable)) return refused({ field: 'distanceM', code: 'CONFLICT' });
  return {
    valid: true,
    values,
    ...focalOutputs(values, lens),
    focalLengthMm: round(lens.focalMm, 2),
    viewWidthM: round(view.widthM, 2),
    viewHeightM: round(view.heightM, 2),
    hfovDeg: round(fieldOfViewDeg(lens.sensorWidthMm, lens.focalMm), 1),
    vfovDeg: round(fieldOfViewDeg(lens.sensorHeightMm, lens.focalMm), 1),
    ...doriOutputs(values, lens, view.widthM),
    warnings: values.mode === 'view' ? [] : lensWarnings(lens.focalMm),
  };
}

/** The lens of these inputs: as given in `view` mode, else the shorter of those that width and height ask for. */
export function lensOf(values: FocalLengthValues): Lens {
  const sensor = sensorOf(values);
  if (values.mode === 'view') return { ...sensor, focalMm: values.focalMm };
  const { byWidthMm, byHeightMm } = focalLengthsOf(values);
  return { ...sensor, focalMm: Math.min(byWidthMm ?? Infinity, byHeightMm ?? Infinity) };
}

/** What a lens sees at a distance, metres, unrounded. */
export const viewBoxAt = ({ sensorWidthMm, sensorHeightMm, focalMm }: Lens, distanceM: number): { widthM: number; heightM: number } => ({
  widthM: (sensorWidthMm * distanceM) / focalMm,
  heightM: (sensorHeightMm * distanceM) / focalMm,
});

/** Angle of view over one side of the sensor, degrees, unrounded. */
export const fieldOfViewDeg = (sensorSideMm: number, focalMm: number): number => (2 * Math.atan(sensorSideMm / (2 * focalMm)) * 180) / Math.PI;

/** As far as this the picture keeps so many pixels a metre, metres, unrounded. */
export const distanceOfDensityM = ({ sensorWidthMm, focalMm }: Lens, pixelsWide: number, pixelsPerMeter: number): number =>
  (pixelsWide * focalMm) / (sensorWidthMm * pixelsPerMeter);

/** Beyond these, a nanometre and a million kilometres, doubles run over or out. */
const isMeasurable = (value: number): boolean => value > EPS && value < 1 / EPS;

function sensorOf({ sensor, sensorWidthMm, sensorHeightMm }: FocalLengthValues): Omit<Lens, 'focalMm'> {
  if (sensor === 'custom') return { sensorWidthMm, sensorHeightMm };
  const [width, height] = SENSORS[sensor];
  return { sensorWidthMm: width, sensorHeightMm: height };
}

function focalLengthsOf(values: FocalLengthValues): { byWidthMm: number | null; byHeightMm: number | null } {
  const { distanceM, targetWidthM, targetHeightM } = values;
  const { sensorWidthMm, sensorHeightMm } = sensorOf(values);
  return {
    byWidthMm: targetWidthM === undefined ? null : (sensorWidthMm * distanceM) / targetWidthM,
    byHeightMm: targetHeightM === undefined ? null : (sensorHeightMm * distanceM) / targetHeightM,
  };
}

function focalOutputs(values: FocalLengthValues, { focalMm }: Lens): Pick<FocalLengthOutputs, 'focalByWidthMm' | 'focalByHeightMm' | 'standardLensMm'> {
  if (values.mode === 'view') return {};
  const { byWidthMm, byHeightMm } = focalLengthsOf(values);
  return {
    focalByWidthMm: byWidthMm === null ? null : round(byWidthMm, 2),
    focalByHeightMm: byHeightMm === null ? null : round(byHeightMm, 2),
    standardLensMm: STANDARD_LENSES_MM.value.findLast((lensMm) => isAtMost(lensMm, focalMm)) ?? null,
  };
}

function doriOutputs(
  { resolution }: FocalLengthValues,
  lens: Lens,
  viewWidthM: number,
): Pick<FocalLengthOutputs, 'pixelsPerMeter' | 'doriLevel' | 'doriDistancesM'> {
  if (resolution === undefined) return {};
  const { widthPx } = resolutionOf(resolution);
  const pixelsPerMeter = widthPx / viewWidthM;
  const levels = DORI_PIXELS_PER_METER.value;
  const upTo = (level: keyof DoriDistances): number => round(distanceOfDensityM(lens, widthPx, levels[level]), 1);
  return {
    pixelsPerMeter: round(pixelsPerMeter, 1),
    doriLevel: doriLevelOf(pixelsPerMeter),
    doriDistancesM: { detect: upTo('detect'), observe: upTo('observe'), recognise: upTo('recognise'), identify: upTo('identify') },
  };
}

/** The best that can be made out with so many pixels a metre. Source: EN/IEC 62676-4. */
export function doriLevelOf(pixelsPerMeter: number): DoriLevel {
  const levels = Object.entries(DORI_PIXELS_PER_METER.value) as [Exclude<DoriLevel, 'none'>, number][];
  return levels.find(([, least]) => isAtMost(least, pixelsPerMeter))?.[0] ?? 'none';
}

function lensWarnings(focalMm: number): string[] {
  const lenses = STANDARD_LENSES_MM.value;
  return warningsOf([
    ['NO_STANDARD_LENS', !isAtMost(Math.min(...lenses), focalMm)],
    ['ZOOM_LENS_NEEDED', !isAtMost(focalMm, Math.max(...lenses))],
  ]);
}
