import { numberText as n, voltagesAlong, type powerSupply } from '@portal/engines/calculators';
import type { PropsOf } from './props.ts';
import { Paper, ticksTo, Words } from './parts.tsx';

type Props = PropsOf<typeof powerSupply>;

const WIDTH = 400;
const HEIGHT = 250;
const LEFT = 40;
const TOP = 24;
const RIGHT = 20;
const BOTTOM = 34;
/** Lines beyond these are drawn without a figure of their own. */
const LABELS_MAX = 8;

/** The voltage along each line, from the supply outward, with the level below which a camera is not fed. */
export function PowerSupplyDrawing({ values, outputs }: Props) {
  const lines = voltagesAlong(
    values,
    outputs.cameras.map(({ areaMm2 }) => areaMm2),
  );
  const least = values.outputVoltage - outputs.allowedDropV;
  const volts = lines.flat().map((point) => point.volts);
  const lowest = Math.max(0, Math.min(least, ...volts) - 0.6);
  const highest = values.outputVoltage + 0.3;
  const farthest = Math.max(10, ...lines.flat().map(({ distanceM }) => distanceM));
  const xOf = (m: number) => LEFT + ((WIDTH - LEFT - RIGHT) * m) / farthest;
  const yOf = (v: number) => TOP + ((HEIGHT - TOP - BOTTOM) * (highest - Math.max(v, lowest))) / (highest - lowest);
  const ends = lines.map((line) => line.at(-1)).filter((end) => end !== undefined);
  return (
    <Paper width={WIDTH} height={HEIGHT} says={says(values, outputs, least)}>
      {ticksTo(farthest, 5).map((m) => (
        <g key={m}>
          <path className="cd-grid" d={`M${xOf(m)} ${TOP}V${HEIGHT - BOTTOM}`} />
          <Words x={xOf(m)} y={HEIGHT - BOTTOM + 16} anchor="middle">
            {n(m)}
          </Words>
        </g>
      ))}
      <Words x={WIDTH - RIGHT} y={HEIGHT - 4} anchor="end">
        距电源（m）
      </Words>
      {[values.outputVoltage, least].map((level) => (
        <Words key={level} x={LEFT - 5} y={yOf(level) + 4} anchor="end">
          {n(level, 1)}
        </Words>
      ))}
      <Words x={4} y={12}>
        V
      </Words>
      <rect className="cd-forbidden" x={LEFT} y={yOf(least)} width={WIDTH - LEFT - RIGHT} height={HEIGHT - BOTTOM - yOf(least)} />
      <path className="cd-limit" d={`M${LEFT} ${yOf(least)}H${WIDTH - RIGHT}`} />
      <Words x={LEFT + 6} y={Math.min(yOf(least) + 15, HEIGHT - BOTTOM - 4)} tone="bad">
        低于 {n(least, 2)} V 供电不足
      </Words>
      {lines.map((line, place) => (
        <g key={place}>
          <polyline className="cd-line" points={line.map(({ distanceM, volts: v }) => `${xOf(distanceM)},${yOf(v)}`).join(' ')} />
          {line.slice(1).map((point, spot) => (
            <End key={spot} x={xOf(point.distanceM)} y={yOf(point.volts)} isOk={point.volts >= least - 1e-9} />
          ))}
        </g>
      ))}
      {(values.topology === 'bus' ? (lines[0] ?? []).slice(1) : ends).slice(0, LABELS_MAX).map((point, place) => (
        <Words
          key={place}
          x={Math.min(xOf(point.distanceM), WIDTH - RIGHT - 6)}
          y={yOf(point.volts) - 9}
          anchor={point.distanceM > farthest * 0.85 ? 'end' : 'middle'}
          tone={point.volts >= least - 1e-9 ? 'strong' : 'bad'}
        >
          {n(point.volts, 2)} V
        </Words>
      ))}
    </Paper>
  );
}

/** A dot where the camera is fed, a cross where it is not. */
function End({ x, y, isOk }: { x: number; y: number; isOk: boolean }) {
  return isOk ? <circle className="cd-dot" cx={x} cy={y} r={4} /> : <path className="cd-cross" d={`M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`} />;
}

function says(values: Props['values'], outputs: Props['outputs'], least: number): string {
  const ends = outputs.cameras.map(
    ({ deviceV, ok }, place) => `第 ${place + 1} 组 ${n(values.cameras[place]?.distanceM)} m 处 ${n(deviceV)} V${ok ? '' : '，不足'}`,
  );
  return `沿线电压：电源 ${n(values.outputVoltage)} V，下限 ${n(least, 2)} V；${ends.join('；')}`;
}
