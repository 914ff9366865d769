/** One area: rows and columns of cameras, and their lens. Source: SIZE-13. */
import { distanceOfDensityM, fieldOfViewDeg, SENSORS, type Lens } from '../../calculators/index.ts';
import { AIM_HEIGHT_M, OODPCVS_PIXELS_PER_METER, TILT_MAX_DEG } from '../../constants/lens.ts';
import {
  BLIND_SHARE_MAX,
  FACE_FROM_TOP,
  NIGHT_REACH_M,
  STRIP_MAX_M,
  SURVEILLANCE_LENSES_MM,
  SURVEILLANCE_SENSORS,
} from '../../constants/video-surveillance.ts';
import { ceil, isAtMost, type ValuesOf } from '../../inputs/index.ts';
import { resolutionOf } from '../../roles/index.ts';
import type { VideoSurveillanceFields } from './fields.ts';

type Values = ValuesOf<VideoSurveillanceFields>;
export type Area = Values['areas'][number];
type Level = Area['purpose'];

/** An area with the cameras that serve it; lengths in metres, unrounded. */
export interface SizedArea {
  area: Area;
  /** Pixels a metre asked at the far edge of what each camera serves. */
  densityPpm: number;
  lensMm: number;
  /** One behind the other along the depth, and side by side. */
  rows: number;
  columns: number;
  /** In one such area. */
  cameras: number;
  /** What one camera serves. */
  depthM: number;
  /** From the lens to a face at the far edge. */
  slantM: number;
  /** What it sees there, and pixels a metre. */
  viewM: number;
  reachedPpm: number;
  /** From its foot to where a face comes into the picture. */
  blindM: number;
  /** Downwards to a face at the far edge. */
  tiltDeg: number;
  /** No lens gets there from this height: the longest is taken and the density is not reached. */
  isShort: boolean;
}

/** Under the open sky. */
export const isOutdoors = ({ mounting }: Pick<Area, 'mounting'>): boolean => mounting === 'wall' || mounting === 'pole';
/** What hangs under a ceiling is a dome; on a wall, a column of a rack or a pole a bullet. Source: SIZE-13.3. */
export const housingOf = ({ mounting }: Pick<Area, 'mounting'>): 'dome' | 'bullet' => (mounting === 'ceiling' ? 'dome' : 'bullet');

/** From dense to sparse, as the purposes of an area go. */
const LEVELS: readonly Level[] = ['validate', 'characterise', 'perceive', 'discern', 'outline', 'overview'];

/** What is asked at the far edge, pixels a metre; `better`: one level above, 认出生人 stays. 看清动作 → 125, better 250. */
export function densityFor(purpose: Level, detail: Values['detail']): number {
  const level = detail === 'better' ? LEVELS[Math.max(0, LEVELS.indexOf(purpose) - 1)] : purpose;
  return OODPCVS_PIXELS_PER_METER.value[level ?? purpose];
}

/**
 * Fewest cameras that see a face anywhere along the far edge of what they serve with the density asked; of equally many the
 * one that sees faces in half of that at least, then the shortest lens, which sees most nearby. Source: SIZE-13: 20 × 10 m, 125 pixels a metre, 4MP at 3 m → one camera of 6 mm.
 */
export function sizeArea(area: Area, { resolution, detail }: Pick<Values, 'resolution' | 'detail'>): SizedArea {
  const [sensorWidthMm, sensorHeightMm] = SENSORS[SURVEILLANCE_SENSORS.value[resolution]];
  const { widthPx } = resolutionOf(resolution);
  const densityPpm = densityFor(area.purpose, detail);
  const lenses = SURVEILLANCE_LENSES_MM.value[housingOf(area)];
  const layouts = lenses.map((focalMm) => layoutOf(area, { sensorWidthMm, sensorHeightMm, focalMm }, { widthPx, densityPpm }));
  const reaching = layouts.filter(({ isShort }) => !isShort);
  const [first, ...others] = reaching.length > 0 ? reaching : layouts.slice(-1);
  if (first === undefined) throw new Error('no lens to choose from');
  return others.reduce((best, one) => (isBetter(one, best) ? one : best), first);
}

const isBetter = (one: SizedArea, other: SizedArea): boolean => (one.cameras === other.cameras ? isBlind(other) && !isBlind(one) : one.cameras < other.cameras);

/** Is nobody seen in more than half of what a camera serves. */
export const isBlind = ({ blindM, depthM }: SizedArea): boolean => !isAtMost(blindM, depthM * BLIND_SHARE_MAX.value);

/** Behind the foot of each row but the first, where the row before ends: nobody sees faces there as asked. */
export const stripOf = ({ rows, blindM }: SizedArea): number => (rows > 1 ? blindM : 0);
export const hasStrip = (sized: SizedArea): boolean => !isAtMost(stripOf(sized), STRIP_MAX_M.value);

function layoutOf(area: Area, lens: Lens, { widthPx, densityPpm }: { widthPx: number; densityPpm: number }): SizedArea {
  const drop = area.heightM - AIM_HEIGHT_M.value;
  const reachM = Math.min(distanceOfDensityM(lens, widthPx, densityPpm), litM(area, lens.focalMm));
  const isShort = !(reachM > Math.abs(drop));
  const levelM = isShort ? area.lengthM : Math.sqrt(reachM ** 2 - drop ** 2);
  const rows = Math.max(1, ceil(area.lengthM / levelM));
  const depthM = area.lengthM / rows;
  const slantM = Math.hypot(depthM, drop);
  const viewM = (lens.sensorWidthMm * slantM) / lens.focalMm;
  const columns = Math.max(1, ceil(area.widthM / viewM));
  const tiltDeg = degrees(Math.atan(drop / depthM));
  const lowerDeg = tiltDeg + fieldOfViewDeg(lens.sensorHeightMm, lens.focalMm) * (1 - FACE_FROM_TOP.value);
  return {
    area,
    densityPpm,
    lensMm: lens.focalMm,
    rows,
    columns,
    cameras: rows * columns,
    depthM,
    slantM,
    viewM,
    reachedPpm: widthPx / viewM,
    blindM: lowerDeg < 180 / 2 ? Math.min(depthM, drop / Math.tan((lowerDeg * Math.PI) / 180)) : 0,
    tiltDeg,
    isShort,
  };
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** How far a face can be from the lens at night: as far as the camera's own light where there is no other. */
const litM = ({ light }: Area, focalMm: number): number => {
  const reaches: Readonly<Record<string, number>> = NIGHT_REACH_M.value;
  return light === 'dark' ? (reaches[String(focalMm)] ?? 0) : Infinity;
};

/** Are faces seen from too far above: only where somebody is to be told by the face. */
export const isSteep = ({ area, tiltDeg }: SizedArea): boolean =>
  (area.purpose === 'characterise' || area.purpose === 'validate') && !isAtMost(tiltDeg, TILT_MAX_DEG.value);
