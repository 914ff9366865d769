import { STANDARD_LENSES_MM, TILT_MAX_DEG, ZOOM_STEP_MM } from '../../constants/lens.ts';
import { EPS, floor, isAtMost, readInputs, refused, round, warningsOf, type CalcResult, type ValuesOf } from '../../inputs/index.ts';
import { resolutionOf } from '../../roles/index.ts';
import { densityOutputs, type DensityOutputs, type Lens } from './density.ts';
import { focalLengthFields, SENSORS, type FocalLengthFields } from './fields.ts';

export interface FocalLengthOutputs extends Partial<DensityOutputs> {
  /** Millimetres, 2 decimals; null where that target is not given. `focal` mode only, like the next two. */
  focalByWidthMm?: number | null;
  focalByHeightMm?: number | null;
  /** The longest standard lens that still covers the target; null below the shortest. */
  standardLensMm?: number | null;
  /** What the target asks for, or the lens given; 2 decimals. */
  focalLengthMm: number;
  /** The lens everything below speaks of; null where there is none that short: then of the one the target asks for. */
  lensMm: number | null;
  /** What that lens sees at the distance, metres, 2 decimals. */
  viewWidthM: number;
  viewHeightM: number;
  /** Degrees, 1 decimal. */
  hfovDeg: number;
  vfovDeg: number;
  /** With a mounting height only, like the next three: from lens to target, metres, 2 decimals. */
  slantM?: number;
  /** Downwards from the level, degrees, 1 decimal. */
  tiltDeg?: number;
  /** From here on the ground is in the picture, metres from the foot of the pole, 2 decimals. */
  nearGroundM?: number;
  /** And up to here, 1 decimal; null to the horizon. */
  farGroundM?: number | null;
}

export type FocalLengthValues = ValuesOf<FocalLengthFields>;

/**
 * The focal length that covers a target and the lens chosen for it, or the view of a lens; with a resolution how much can be
 * made out. View, angle and density are those of the chosen lens.
 * CONFLICT on `distanceM` where distance and target are so small or so far apart that no figure comes out.
 * Source: CALC-3; f = w × D ÷ W: 1/2.8", 5 m, 7.68 m wide → 3.63 mm, 2.8 mm chosen: 9.95 m wide, 193 pixels a metre at 1080P.
 */
export function cCameraFocalLength(inputs: unknown): CalcResult<FocalLengthOutputs, ValuesOf<typeof focalLengthFields>> {
  const read = readInputs(focalLengthFields, inputs);
  if (!read.ok) return refused(...read.errors);
  const { values } = read;
  const lens = lensOf(values);
  const view = viewBoxAt(lens, sightM(values));
  const { byWidthMm, byHeightMm } = focalLengthsOf(values);
  const measured = [neededMm(values), lens.focalMm, byWidthMm ?? lens.focalMm, byHeightMm ?? lens.focalMm, view.widthM];
  if (!measured.every(isMeasurable)) return refused({ field: 'distanceM', code: 'CONFLICT' });
  const vfovDeg = fieldOfViewDeg(lens.sensorHeightMm, lens.focalMm);
  const mounted = mountingOutputs(values, vfovDeg);
  return {
    valid: true,
    values,
    ...focalOutputs(values),
    focalLengthMm: round(neededMm(values), 2),
    lensMm: chosenMm(values),
    viewWidthM: round(view.widthM, 2),
    viewHeightM: round(view.heightM, 2),
    hfovDeg: round(fieldOfViewDeg(lens.sensorWidthMm, lens.focalMm), 1),
    vfovDeg: round(vfovDeg, 1),
    ...(values.resolution === undefined ? {} : densityOutputs(lens, resolutionOf(values.resolution).widthPx, view.widthM)),
    ...mounted,
    warnings: warningsOf([...lensWarnings(values), ['TILT_STEEP', !isAtMost(mounted.tiltDeg ?? 0, TILT_MAX_DEG.value)]]),
  };
}

/** From the lens to what is looked at, metres, unrounded: along the slant where the mounting height is known. */
export const sightM = ({ distanceM, mountHeightM, aimHeightM }: FocalLengthValues): number =>
  mountHeightM === undefined ? distanceM : Math.hypot(distanceM, mountHeightM - aimHeightM);

/** What the target asks for, millimetres, unrounded: the shorter of width and height; in `view` mode the lens given. */
export function neededMm(values: FocalLengthValues): number {
  if (values.mode === 'view') return values.focalMm;
  const { byWidthMm, byHeightMm } = focalLengthsOf(values);
  return Math.min(byWidthMm ?? Infinity, byHeightMm ?? Infinity);
}

/** The lens that is taken, millimetres; null where none is that short. */
function chosenMm(values: FocalLengthValues): number | null {
  const { mode, lens } = values;
  const needed = neededMm(values);
  if (mode === 'view') return needed;
  if (typeof lens === 'number') return lens;
  const fixed = STANDARD_LENSES_MM.value;
  if (!isAtMost(Math.min(...fixed), needed)) return null;
  // beyond the longest fixed lens only a zoom goes that far
  if (lens === 'varifocal' || !isAtMost(needed, Math.max(...fixed))) return round(floor(needed / ZOOM_STEP_MM.value) * ZOOM_STEP_MM.value, 1);
  return standardLensFor(needed);
}

const standardLensFor = (neededFocalMm: number): number | null => STANDARD_LENSES_MM.value.findLast((lensMm) => isAtMost(lensMm, neededFocalMm)) ?? null;

/** The lens of these inputs: the chosen one, and where there is none the one the target asks for. */
export const lensOf = (values: FocalLengthValues): Lens => ({ ...sensorOf(values), focalMm: chosenMm(values) ?? neededMm(values) });

/** What a lens sees at a distance, metres, unrounded. */
export const viewBoxAt = ({ sensorWidthMm, sensorHeightMm, focalMm }: Lens, distanceM: number): { widthM: number; heightM: number } => ({
  widthM: (sensorWidthMm * distanceM) / focalMm,
  heightM: (sensorHeightMm * distanceM) / focalMm,
});

/** Angle of view over one side of the sensor, degrees, unrounded. */
export const fieldOfViewDeg = (sensorSideMm: number, focalMm: number): number => (2 * Math.atan(sensorSideMm / (2 * focalMm)) * 180) / Math.PI;

/** Beyond these, a nanometre and a million kilometres, doubles run over or out. */
const isMeasurable = (value: number): boolean => value > EPS && value < 1 / EPS;

function sensorOf({ sensor, sensorWidthMm, sensorHeightMm }: FocalLengthValues): Omit<Lens, 'focalMm'> {
  if (sensor === 'custom') return { sensorWidthMm, sensorHeightMm };
  const [width, height] = SENSORS[sensor];
  return { sensorWidthMm: width, sensorHeightMm: height };
}

function focalLengthsOf(values: FocalLengthValues): { byWidthMm: number | null; byHeightMm: number | null } {
  const { targetWidthM, targetHeightM } = values;
  const { sensorWidthMm, sensorHeightMm } = sensorOf(values);
  const distanceM = sightM(values);
  return {
    byWidthMm: targetWidthM === undefined ? null : (sensorWidthMm * distanceM) / targetWidthM,
    byHeightMm: targetHeightM === undefined ? null : (sensorHeightMm * distanceM) / targetHeightM,
  };
}

function focalOutputs(values: FocalLengthValues): Pick<FocalLengthOutputs, 'focalByWidthMm' | 'focalByHeightMm' | 'standardLensMm'> {
  if (values.mode === 'view') return {};
  const { byWidthMm, byHeightMm } = focalLengthsOf(values);
  return {
    focalByWidthMm: byWidthMm === null ? null : round(byWidthMm, 2),
    focalByHeightMm: byHeightMm === null ? null : round(byHeightMm, 2),
    standardLensMm: standardLensFor(neededMm(values)),
  };
}

/** The camera looks at the target's middle; the picture reaches half its angle below and above that. */
function mountingOutputs(values: FocalLengthValues, vfovDeg: number): Pick<FocalLengthOutputs, 'slantM' | 'tiltDeg' | 'nearGroundM' | 'farGroundM'> {
  const { distanceM, mountHeightM, aimHeightM } = values;
  if (mountHeightM === undefined) return {};
  const tiltDeg = (Math.atan((mountHeightM - aimHeightM) / distanceM) * 180) / Math.PI;
  const groundAt = (downDeg: number): number => mountHeightM / Math.tan((downDeg * Math.PI) / 180);
  const [lower, upper] = [tiltDeg + vfovDeg / 2, tiltDeg - vfovDeg / 2];
  return {
    slantM: round(sightM(values), 2),
    tiltDeg: round(tiltDeg, 1),
    ...(lower > EPS && { nearGroundM: isAtMost(180 / 2, lower) ? 0 : round(groundAt(lower), 2), farGroundM: upper > EPS ? round(groundAt(upper), 1) : null }),
  };
}

function lensWarnings(values: FocalLengthValues): (readonly [code: string, holds: boolean])[] {
  const { mode, lens } = values;
  if (mode === 'view') return [];
  const needed = neededMm(values);
  return [
    ['NO_STANDARD_LENS', chosenMm(values) === null],
    ['LENS_TOO_LONG', typeof lens === 'number' && !isAtMost(lens, needed)],
    ['ZOOM_LENS_NEEDED', lens === 'auto' && !isAtMost(needed, Math.max(...STANDARD_LENSES_MM.value))],
  ];
}
