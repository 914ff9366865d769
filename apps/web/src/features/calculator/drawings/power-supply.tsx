import { voltagesAlong, type powerSupply } from '@portal/engines/calculators';
import { numberText as n } from '@portal/engines/inputs';
import { EDGE, LETTER, placed, within, type Label } from '@portal/engines/drawings';
import type { PropsOf } from './props.ts';
import { Paper, Placed, ticksTo, Words } from './parts.tsx';
import './power-supply.css';

type Props = PropsOf<typeof powerSupply>;

const WIDTH = 400;
const HEIGHT = 250;
const LEFT = 48;
const TOP = 24;
const RIGHT = 20;
const BOTTOM = 34;
/** Volts below the lowest level that are still shown, and the least the axis spans. */
const BELOW_V = 0.6;
/** Takes the room of a dot or a cross. */
const MARK = '一';

/** The voltage along each line, from the supply outward, with the level below which a camera is not fed. */
export function PowerSupplyDrawing({ values, outputs }: Props) {
  const lines = voltagesAlong(
    values,
    outputs.cameras.map(({ areaMm2 }) => areaMm2),
  );
  const least = values.outputVoltage - outputs.allowedDropV;
  // a line that gives way has no voltage at its end: a cross at the bottom, and nothing drawn up to it
  const points = lines.flatMap((line) => line.slice(1)).map(({ distanceM, volts }) => ({ distanceM, volts: volts ?? 0 }));
  // below nought there is no voltage: such a line runs off the drawing
  const lowest = Math.max(0, Math.min(least, ...points.map(({ volts }) => volts)) - BELOW_V);
  const highest = values.outputVoltage + 0.3;
  const farthest = Math.max(10, ...points.map(({ distanceM }) => distanceM));
  const bottom = HEIGHT - BOTTOM;
  const xOf = (m: number) => LEFT + ((WIDTH - LEFT - RIGHT) * m) / farthest;
  const yOf = (v: number) => TOP + ((bottom - TOP) * (highest - v)) / (highest - lowest);
  const ends = distinct(points).map(({ distanceM, volts }) => ({ x: xOf(distanceM), y: yOf(Math.max(volts, lowest)), volts, isOk: volts >= least - 1e-9 }));
  const labels = placed(
    ends.map(({ x, y, volts }) => placesAround(x, y, volts > lowest ? `${n(volts, 2)} V` : '供不到')),
    LETTER,
    ends.map(({ x, y }) => ({ x, y: y + 5, text: MARK, anchor: 'middle' })),
  );
  const upper = yOf(values.outputVoltage) + 4;
  return (
    <Paper width={WIDTH} height={HEIGHT} says={says(values, outputs, least)}>
      {ticksTo(farthest, 5).map((m) => (
        <g key={m}>
          <path className="cd-grid" d={`M${xOf(m)} ${TOP}V${bottom}`} />
          <Words x={xOf(m)} y={bottom + 15} anchor={m === farthest ? 'end' : 'middle'}>
            {n(m)}
          </Words>
        </g>
      ))}
      <Words x={WIDTH - RIGHT} y={HEIGHT - 4} anchor="end">
        距电源（m）
      </Words>
      <Words x={EDGE} y={13}>
        电压（V）
      </Words>
      <Words x={LEFT - 6} y={upper} anchor="end">
        {n(values.outputVoltage, 2)}
      </Words>
      <Words x={LEFT - 6} y={Math.max(yOf(least) + 4, upper + 13)} anchor="end">
        {n(least, 2)}
      </Words>
      <rect className="cd-forbidden" x={LEFT} y={yOf(least)} width={WIDTH - LEFT - RIGHT} height={bottom - yOf(least)} />
      <path className="cd-limit" d={`M${LEFT} ${yOf(least)}H${WIDTH - RIGHT}`} />
      <clipPath id="cd-plot">
        <rect x={LEFT} y={TOP - 4} width={WIDTH - LEFT} height={bottom - TOP + 4} />
      </clipPath>
      <g clipPath="url(#cd-plot)">
        {lines.map((line, place) => (
          <polyline
            key={place}
            className="cd-line"
            points={line.flatMap(({ distanceM, volts }) => (volts === null ? [] : [`${xOf(distanceM)},${yOf(volts)}`])).join(' ')}
          />
        ))}
      </g>
      {ends.map(({ x, y, isOk }, place) => (
        <End key={place} x={x} y={y} isOk={isOk} />
      ))}
      <Words x={LEFT + 6} y={bottom - 7} tone="bad" isOver>
        低于 {n(least, 2)} V 供电不足
      </Words>
      {labels.map((label, place) => (
        <Placed key={place} label={label} tone={ends[place]?.isOk ? 'strong' : 'bad'} />
      ))}
    </Paper>
  );
}

/** Groups at one place with one voltage are one mark. */
function distinct<Point extends { distanceM: number; volts: number }>(points: readonly Point[]): Point[] {
  return [...new Map(points.map((point) => [`${point.distanceM} ${n(point.volts, 2)}`, point])).values()];
}

const placesAround = (x: number, y: number, text: string): Label[] =>
  [
    { x, y: y - 9, text, anchor: 'middle' as const },
    { x, y: y + 19, text, anchor: 'middle' as const },
    { x: x - 9, y: y + 4, text, anchor: 'end' as const },
  ].map((label) => within(label, LEFT + 4, WIDTH - EDGE));

/** A dot where the camera is fed, a cross where it is not. */
function End({ x, y, isOk }: { x: number; y: number; isOk: boolean }) {
  return isOk ? <circle className="cd-dot" cx={x} cy={y} r={4} /> : <path className="cd-cross" d={`M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`} />;
}

function says(values: Props['values'], outputs: Props['outputs'], least: number): string {
  const ends = outputs.cameras.map(
    ({ deviceV, ok }, place) =>
      `分组 ${place + 1} ${n(values.cameras[place]?.distanceM)} m 处 ${deviceV !== null && deviceV > 0 ? `${n(deviceV)} V` : '供不到'}${ok ? '' : '，不足'}`,
  );
  return `沿线电压：电源 ${n(values.outputVoltage)} V，下限 ${n(least, 2)} V；${ends.join('；')}`;
}
