import { pathPointAt, type wirelessBridge } from '@portal/engines/calculators';
import { numberText as n } from '@portal/engines/inputs';
import type { PropsOf } from './props.ts';
import { placed, within, type Label } from './labels.ts';
import { Across, EDGE, Paper, Placed, Words } from './parts.tsx';
import './wireless-bridge.css';

type Props = PropsOf<typeof wirelessBridge>;

const WIDTH = 400;
const HEIGHT = 270;
const LEFT = 16;
const RIGHT = WIDTH - 16;
const TOP = 56;
const GROUND = HEIGHT - 34;
/** Points of the curves. */
const STEPS = 48;

/** The path in profile: the line, the first Fresnel zone with the 60 % that must be clear, the earth and what stands on it. */
export function WirelessBridgeDrawing({ values, outputs }: Props) {
  const { distanceKm } = values;
  const points = Array.from({ length: STEPS + 1 }, (_point, place) => {
    const km = (distanceKm * place) / STEPS;
    return { km, ...pathPointAt(values, km) };
  });
  const first = points[0];
  const last = points.at(-1);
  const highest = Math.max(
    ...points.map(({ lineM, fresnelM }) => lineM + fresnelM),
    ...values.obstacles.map(({ distanceFromAKm, heightM }) => heightM + pathPointAt(values, distanceFromAKm).bulgeM),
    1,
  );
  const xOf = (km: number) => LEFT + ((RIGHT - LEFT) * km) / distanceKm;
  const yOf = (m: number) => GROUND - ((GROUND - TOP) * m) / (highest * 1.08);
  const along = (heightOf: (point: (typeof points)[number]) => number, from: readonly (typeof points)[number][] = points) =>
    from.map((point) => `${xOf(point.km).toFixed(1)} ${yOf(heightOf(point)).toFixed(1)}`).join('L');
  const back = points.toReversed();
  const band = (half: (point: (typeof points)[number]) => number) => `M${along((p) => p.lineM + half(p))}L${along((p) => p.lineM - half(p), back)}z`;
  const obstacles = values.obstacles.map((obstacle, place) => {
    const { bulgeM } = pathPointAt(values, obstacle.distanceFromAKm);
    const found = outputs.obstacles[place];
    const spare = (found?.clearanceM ?? 0) - (found?.requiredM ?? 0);
    return {
      x: xOf(obstacle.distanceFromAKm),
      top: yOf(obstacle.heightM + bulgeM),
      foot: yOf(bulgeM),
      isOk: found?.ok ?? false,
      words: found?.ok ? `净空 ${n(found.clearanceM)} m` : `差 ${n(-spare, 2)} m`,
    };
  });
  const labels = placed(obstacles.map(({ x, top, words }) => placesOver(x, top, words)));
  const isAssumed = values.antennaHeightAM === undefined || values.antennaHeightBM === undefined;
  return (
    <Paper width={WIDTH} height={HEIGHT} says={says(values, outputs)}>
      <clipPath id="cd-above-ground">
        <rect x={0} y={0} width={WIDTH} height={GROUND + 6} />
      </clipPath>
      <g clipPath="url(#cd-above-ground)">
        <path className="cd-zone" d={band((p) => p.fresnelM)} />
        <path className="cd-zone cd-zone--inner" d={band((p) => p.requiredM)} />
      </g>
      <path className="cd-earth" d={`M${along((p) => p.bulgeM)}L${RIGHT} ${GROUND + 6}L${LEFT} ${GROUND + 6}z`} />
      {obstacles.map(({ x, top, foot, isOk }, place) => (
        <rect key={place} className={isOk ? 'cd-obstacle' : 'cd-obstacle cd-obstacle--bad'} x={x - 8} y={top} width={16} height={Math.max(1, foot - top)} />
      ))}
      {first && last && (
        <>
          <path className="cd-mark" d={`M${xOf(0)} ${yOf(first.lineM)}L${xOf(distanceKm)} ${yOf(last.lineM)}`} />
          <path className="cd-mast" d={`M${xOf(0)} ${GROUND}V${yOf(first.lineM)}M${xOf(distanceKm)} ${GROUND}V${yOf(last.lineM)}`} />
          <circle className="cd-dot" cx={xOf(0)} cy={yOf(first.lineM)} r={5} />
          <circle className="cd-dot" cx={xOf(distanceKm)} cy={yOf(last.lineM)} r={5} />
          <Words x={xOf(0) + 6} y={Math.min(yOf(first.lineM) + 20, GROUND - 4)} isOver>
            A {n(first.lineM, 1)} m
          </Words>
          <Words x={xOf(distanceKm) - 6} y={Math.min(yOf(last.lineM) + 20, GROUND - 4)} anchor="end" isOver>
            B {n(last.lineM, 1)} m
          </Words>
        </>
      )}
      {labels.map((label, place) => (
        <Placed key={place} label={label} tone={obstacles[place]?.isOk ? 'strong' : 'bad'} />
      ))}
      <Words x={EDGE} y={13}>
        第一菲涅耳区，深色的 60% 内不能有遮挡（竖向放大）
      </Words>
      {isAssumed && (
        <Words x={EDGE} y={30}>
          天线高度未填，按平地最低净空 {n(outputs.minClearHeightM)} m 画
        </Words>
      )}
      <Across from={LEFT} to={RIGHT} y={HEIGHT - 8}>
        {n(distanceKm)} km
      </Across>
    </Paper>
  );
}

/** Above the obstacle, else higher. */
const placesOver = (x: number, top: number, text: string): Label[] =>
  [6, 21, 36, 51].map((over) => within({ x, y: Math.max(top - over, TOP - 8), text, anchor: 'middle' }, EDGE, WIDTH - EDGE));

function says(values: Props['values'], outputs: Props['outputs']): string {
  const obstacles = outputs.obstacles.map(
    ({ clearanceM, requiredM, ok }, place) => `障碍物 ${place + 1} 净空 ${n(clearanceM)} m，需要 ${n(requiredM)} m，${ok ? '够' : '不够'}`,
  );
  return [`${n(values.distanceKm)} km 链路剖面，中点第一菲涅耳区半径 ${n(outputs.fresnelMidM)} m，最低净高 ${n(outputs.minClearHeightM)} m`, ...obstacles].join(
    '；',
  );
}
