import { pathPointAt, type WirelessBridgeOutputs, type WirelessBridgeValues } from '../calculators/index.ts';
import { numberText as n } from '../inputs/index.ts';
import { LETTER, placed, within, type Label } from './labels.ts';
import { across, circle, EDGE, path, placedWords, rect, words, type Drawing } from './shapes.ts';

const WIDTH = 400;
const HEIGHT = 270;
const LEFT = 16;
const RIGHT = WIDTH - 16;
const TOP = 56;
const GROUND = HEIGHT - 34;
/** Below the ground nothing of the zone is seen. */
const FLOOR = GROUND + 6;
/** Points of the curves. */
const STEPS = 48;

/** The path in profile: the line, the first Fresnel zone with the 60 % that must be clear, the earth and what stands on it. Source: CALC-10.5, CALC-10.6. */
export function bridgeProfile(values: WirelessBridgeValues, outputs: WirelessBridgeOutputs): Drawing {
  const { distanceKm } = values;
  const points = Array.from({ length: STEPS + 1 }, (_point, place) => {
    const km = (distanceKm * place) / STEPS;
    return { km, ...pathPointAt(values, km) };
  });
  type Point = (typeof points)[number];
  const highest = Math.max(
    ...points.map(({ lineM, fresnelM }) => lineM + fresnelM),
    ...values.obstacles.map(({ distanceFromAKm, heightM }) => heightM + pathPointAt(values, distanceFromAKm).bulgeM),
    1,
  );
  const xOf = (km: number): number => LEFT + ((RIGHT - LEFT) * km) / distanceKm;
  const yOf = (m: number): number => GROUND - ((GROUND - TOP) * m) / (highest * 1.08);
  const along = (heightOf: (point: Point) => number, from: readonly Point[] = points): string =>
    from.map((point) => `${xOf(point.km).toFixed(1)} ${Math.min(FLOOR, yOf(heightOf(point))).toFixed(1)}`).join('L');
  const back = points.toReversed();
  const band = (half: (point: Point) => number): string => `M${along((p) => p.lineM + half(p))}L${along((p) => p.lineM - half(p), back)}z`;
  const obstacles = values.obstacles.map((obstacle, place) => {
    const { bulgeM } = pathPointAt(values, obstacle.distanceFromAKm);
    const found = outputs.obstacles[place];
    const spare = (found?.clearanceM ?? 0) - (found?.requiredM ?? 0);
    return {
      x: xOf(obstacle.distanceFromAKm),
      top: yOf(obstacle.heightM + bulgeM),
      foot: yOf(bulgeM),
      isOk: found?.ok ?? false,
      text: found?.ok ? `净空 ${n(found.clearanceM)} m` : `差 ${n(-spare, 2)} m`,
    };
  });
  const labels = placed(obstacles.map(({ x, top, text }) => placesOver(x, top, text)));
  const [lineA, lineB] = [pathPointAt(values, 0).lineM, pathPointAt(values, distanceKm).lineM];
  const isAssumed = values.antennaHeightAM === undefined || values.antennaHeightBM === undefined;
  return {
    width: WIDTH,
    height: HEIGHT,
    letter: LETTER,
    says: says(values, outputs),
    shapes: [
      path(
        'zone',
        band((p) => p.fresnelM),
      ),
      path(
        'zoneInner',
        band((p) => p.requiredM),
      ),
      path('earth', `M${along((p) => p.bulgeM)}L${RIGHT} ${FLOOR}L${LEFT} ${FLOOR}z`),
      ...obstacles.map(({ x, top, foot, isOk }) => rect(isOk ? 'obstacle' : 'obstacleBad', x - 8, top, 16, Math.max(1, foot - top))),
      path('mark', `M${xOf(0)} ${yOf(lineA)}L${xOf(distanceKm)} ${yOf(lineB)}`),
      path('mast', `M${xOf(0)} ${GROUND}V${yOf(lineA)}M${xOf(distanceKm)} ${GROUND}V${yOf(lineB)}`),
      circle('dot', xOf(0), yOf(lineA), 5),
      circle('dot', xOf(distanceKm), yOf(lineB), 5),
      words(xOf(0) + 6, Math.min(yOf(lineA) + 20, GROUND - 4), `A ${n(lineA, 1)} m`, { isOver: true }),
      words(xOf(distanceKm) - 6, Math.min(yOf(lineB) + 20, GROUND - 4), `B ${n(lineB, 1)} m`, { anchor: 'end', isOver: true }),
      ...labels.flatMap((label, place) => placedWords(label, obstacles[place]?.isOk ? 'strong' : 'bad')),
      words(EDGE, 13, '第一菲涅耳区，深色的 60% 内不能有遮挡（竖向放大）'),
      ...(isAssumed ? [words(EDGE, 30, `天线高度未填，按平地最低净空 ${n(outputs.minClearHeightM)} m 画`)] : []),
      ...across(LEFT, RIGHT, HEIGHT - 8, `${n(distanceKm)} km`),
    ],
  };
}

/** Above the obstacle, else higher. */
const placesOver = (x: number, top: number, text: string): Label[] =>
  [6, 21, 36, 51].map((over) => within({ x, y: Math.max(top - over, TOP - 8), text, anchor: 'middle' }, EDGE, WIDTH - EDGE));

function says(values: WirelessBridgeValues, outputs: WirelessBridgeOutputs): string {
  const obstacles = outputs.obstacles.map(
    ({ clearanceM, requiredM, ok }, place) => `障碍物 ${place + 1} 净空 ${n(clearanceM)} m，需要 ${n(requiredM)} m，${ok ? '够' : '不够'}`,
  );
  return [`${n(values.distanceKm)} km 链路剖面，中点第一菲涅耳区半径 ${n(outputs.fresnelMidM)} m，最低净高 ${n(outputs.minClearHeightM)} m`, ...obstacles].join(
    '；',
  );
}
