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
import { ceil, EPS, floor, isAtMost, type ValuesOf } from '../../inputs/index.ts';
import { resolutionOf } from '../../roles/index.ts';
import { isInReach } from '../core/network-cable.ts';
import { usualDepthM, usualWidthM, type VideoSurveillanceFields } from './fields.ts';

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
  /** As many as what is asked takes; `cameras` are fewer or more where the customer told how many. */
  wanted: number;
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
export function sizeArea(area: Area, values: Pick<Values, 'resolution' | 'detail'>): SizedArea {
  const asked = areaAsAsked(area, values);
  return area.cameras === undefined ? asked : countedArea(asked, area.cameras, values);
}

function areaAsAsked(area: Area, { resolution, detail }: Pick<Values, 'resolution' | 'detail'>): SizedArea {
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

/**
 * So many cameras as the customer told. As many as asked stand as asked; more of them, in an area of said size, in the rows and with the lens that see most finely without
 * what is warned of, and within reach of copper where those asked are; too few where they come nearest to what is asked: the share of the density, of the width and of the reach of the light multiplied.
 */
function countedArea(asked: SizedArea, cameras: number, { resolution }: Pick<Values, 'resolution'>): SizedArea {
  const { area, densityPpm, wanted, isShort } = asked;
  const [sensorWidthMm, sensorHeightMm] = SENSORS[SURVEILLANCE_SENSORS.value[resolution]];
  const { widthPx } = resolutionOf(resolution);
  const laidOut = (focalMm: number, rows: number): SizedArea => ({
    ...layoutOf(area, { sensorWidthMm, sensorHeightMm, focalMm }, { widthPx, densityPpm }, { rows, columns: floor(cameras / rows) }),
    cameras,
    wanted,
    isShort,
  });
  const asAsked = laidOut(asked.lensMm, asked.rows);
  if (cameras === wanted || isOfUsualSize(area)) return asAsked;
  const rowCounts = Array.from({ length: cameras }, (_, place) => place + 1);
  const layoutsWith = (counts: readonly number[]): SizedArea[] =>
    SURVEILLANCE_LENSES_MM.value[housingOf(area)].flatMap((focalMm) => counts.map((rows) => laidOut(focalMm, rows)));
  if (isFew({ cameras, wanted }))
    return layoutsWith(rowCounts.filter((rows) => cameras % rows === 0)).reduce((best, one) => (shareOf(one) > shareOf(best) + EPS ? one : best));
  const isAsGood = (one: SizedArea): boolean =>
    isAtMost(1, shareOf(one)) && [isBlind, hasStrip, isSteep, isFar].every((isAmiss) => isAmiss(asAsked) || !isAmiss(one));
  return layoutsWith(rowCounts)
    .filter(isAsGood)
    .reduce((best, one) => (one.reachedPpm > best.reachedPpm + EPS ? one : best), asAsked);
}

/** Did nobody say how large it is. */
const isOfUsualSize = (area: Area): boolean => area.lengthM === usualDepthM(area) && area.widthM === usualWidthM(area);

/** Does copper not reach the farthest of a layout; more than its rows take stand beside those of the first. */
const isFar = ({ area, rows, columns, depthM }: SizedArea): boolean =>
  !isInReach(ceil(area.runM + ((columns - 1 / 2) * area.widthM) / columns + (rows - 1) * depthM + (isOutdoors(area) ? area.heightM : 0)));

/** How much of what is asked a layout gives: 1 is all of it. */
const shareOf = ({ area, densityPpm, reachedPpm, columns, viewM, slantM, lensMm }: SizedArea): number =>
  Math.min(1, reachedPpm / densityPpm) * Math.min(1, (columns * viewM) / area.widthM) * Math.min(1, litM(area, lensMm) / slantM);

/** Did the customer tell of fewer than what is asked takes. */
export const isFew = ({ cameras, wanted }: Pick<SizedArea, 'cameras' | 'wanted'>): boolean => cameras < wanted;

const isBetter = (one: SizedArea, other: SizedArea): boolean => (one.cameras === other.cameras ? isBlind(other) && !isBlind(one) : one.cameras < other.cameras);

/** Is nobody seen in more than half of what a camera serves. */
export const isBlind = ({ blindM, depthM }: SizedArea): boolean => !isAtMost(blindM, depthM * BLIND_SHARE_MAX.value);

/** Behind the foot of each row but the first, where the row before ends: nobody sees faces there as asked. */
export const stripOf = ({ rows, blindM }: SizedArea): number => (rows > 1 ? blindM : 0);
export const hasStrip = (sized: SizedArea): boolean => !isAtMost(stripOf(sized), STRIP_MAX_M.value);

interface Grid {
  rows: number;
  columns: number;
}

/** `grid`: given, not looked for. */
function layoutOf(area: Area, lens: Lens, { widthPx, densityPpm }: { widthPx: number; densityPpm: number }, grid?: Grid): SizedArea {
  const drop = area.heightM - AIM_HEIGHT_M.value;
  const reachM = Math.min(distanceOfDensityM(lens, widthPx, densityPpm), litM(area, lens.focalMm));
  const isShort = !(reachM > Math.abs(drop));
  const levelM = isShort ? area.lengthM : Math.sqrt(reachM ** 2 - drop ** 2);
  const rows = grid?.rows ?? Math.max(1, ceil(area.lengthM / levelM));
  const depthM = area.lengthM / rows;
  const slantM = Math.hypot(depthM, drop);
  const viewM = (lens.sensorWidthMm * slantM) / lens.focalMm;
  const columns = grid?.columns ?? Math.max(1, ceil(area.widthM / viewM));
  const tiltDeg = degrees(Math.atan(drop / depthM));
  const lowerDeg = tiltDeg + fieldOfViewDeg(lens.sensorHeightMm, lens.focalMm) * (1 - FACE_FROM_TOP.value);
  return {
    area,
    densityPpm,
    lensMm: lens.focalMm,
    rows,
    columns,
    cameras: rows * columns,
    wanted: rows * columns,
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
