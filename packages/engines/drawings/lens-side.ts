import { lensOf, viewBoxAt, type FocalLengthOutputs, type FocalLengthValues } from '../calculators/index.ts';
import { numberText as n } from '../inputs/index.ts';
import { LETTER_IN_PAIR } from './labels.ts';
import { across, EDGE, path, rect, words, type Drawing } from './shapes.ts';

const WIDTH = 360;
const HEIGHT = 244;
const LEFT = 44;
const RIGHT = WIDTH - 24;
const TOP = 60;
const GROUND = HEIGHT - 36;
/** Of the distance, how far beyond the target is drawn. */
const BEYOND = 1.25;

/** A mounted camera from the side: its height, tilt, what of the ground it sees. null where nobody said how high it hangs. Source: CALC-3.3. */
export function lensSide(values: FocalLengthValues, outputs: FocalLengthOutputs): Drawing | null {
  const { distanceM, mountHeightM, aimHeightM } = values;
  const { tiltDeg, nearGroundM, farGroundM } = outputs;
  if (mountHeightM === undefined || tiltDeg === undefined) return null;
  const wideM = distanceM * BEYOND;
  const highM = Math.max(mountHeightM, aimHeightM, 1);
  const xOf = (m: number): number => LEFT + ((RIGHT - LEFT) * m) / wideM;
  const yOf = (m: number): number => GROUND - ((GROUND - TOP) * m) / highM;
  // up and down are drawn at a scale of their own, so rays go through points and not along angles
  const atEnd = (degrees: number): number => mountHeightM - wideM * Math.tan((degrees * Math.PI) / 180);
  const [lowerDeg, upperDeg] = [tiltDeg + outputs.vfovDeg / 2, tiltDeg - outputs.vfovDeg / 2];
  const landsNear = nearGroundM !== undefined && nearGroundM < wideM;
  const lower = landsNear ? `${xOf(nearGroundM)} ${yOf(0)}L${RIGHT} ${yOf(0)}` : `${RIGHT} ${yOf(Math.max(0, atEnd(lowerDeg)))}`;
  const landsFar = typeof farGroundM === 'number' && farGroundM < wideM;
  const topM = Math.min(highM * 1.1, atEnd(upperDeg));
  const topX = atEnd(upperDeg) > highM * 1.1 ? xOf((wideM * (highM * 0.1)) / Math.max(1e-9, atEnd(upperDeg) - mountHeightM)) : RIGHT;
  const upper = landsFar ? `${xOf(farGroundM)} ${yOf(0)}` : `${RIGHT} ${yOf(topM)}L${Math.min(RIGHT, Math.max(LEFT, topX))} ${yOf(topM)}`;
  const body = landsFar
    ? `M${LEFT} ${yOf(mountHeightM)}L${landsNear ? `${xOf(nearGroundM)} ${yOf(0)}` : `${LEFT} ${yOf(0)}`}L${upper}z`
    : `M${LEFT} ${yOf(mountHeightM)}L${lower}L${upper}z`;
  const target = viewBoxAt(lensOf(values), Math.hypot(distanceM, mountHeightM - aimHeightM));
  const ground =
    nearGroundM === undefined
      ? '画面里看不到地面'
      : `地面从 ${n(nearGroundM)} m 起看得到${farGroundM === null || farGroundM === undefined ? '' : `，到 ${n(farGroundM)} m 为止`}`;
  return {
    width: WIDTH,
    height: HEIGHT,
    letter: LETTER_IN_PAIR,
    says: `侧视：装高 ${n(mountHeightM)} m，俯角 ${n(tiltDeg)}°，${ground}`,
    shapes: [
      path('light', body),
      path('earth', `M${EDGE} ${GROUND}H${WIDTH - EDGE}V${GROUND + 5}H${EDGE}z`),
      path('mast', `M${LEFT} ${GROUND}V${yOf(mountHeightM)}`),
      path('axis', `M${LEFT} ${yOf(mountHeightM)}L${xOf(distanceM)} ${yOf(aimHeightM)}`),
      path('mark', `M${xOf(distanceM)} ${GROUND}V${yOf(Math.min(highM, aimHeightM * 2 || highM))}`),
      rect('device', LEFT - 12, yOf(mountHeightM) - 6, 18, 12, 3),
      words(EDGE, 14, `侧视（竖向放大）：装高 ${n(mountHeightM)} m，俯角 ${n(tiltDeg)}°`),
      words(EDGE, 32, `${ground}；被看处画面高 ${n(target.heightM, 2)} m`),
      ...across(LEFT, xOf(distanceM), HEIGHT - 6, `水平距离 ${n(distanceM)} m`),
    ],
  };
}
