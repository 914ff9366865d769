import { voltagesAlong, type LinePoint, type PowerSupplyOutputs, type PowerSupplyValues } from '../calculators/index.ts';
import { EPS, numberText as n } from '../inputs/index.ts';
import { LETTER, placed, within, type Label } from './labels.ts';
import { circle, EDGE, path, placedWords, rect, words, type Drawing, type Shape } from './shapes.ts';
import { ticksTo } from './ticks.ts';

const WIDTH = 400;
const HEIGHT = 250;
const LEFT = 48;
const TOP = 24;
const RIGHT = 20;
const BOTTOM = 34;
const FOOT = HEIGHT - BOTTOM;
/** Volts below the lowest level that are still shown, and the least the axis spans. */
const BELOW_V = 0.6;
/** Takes the room of a dot or a cross. */
const MARK = '一';

/** The voltage along each line, from the supply outward, with the level below which a camera is not fed. Source: CALC-7. */
export function powerDrop(values: PowerSupplyValues, outputs: PowerSupplyOutputs): Drawing {
  const lines = voltagesAlong(
    values,
    outputs.cameras.map(({ areaMm2 }) => areaMm2),
  );
  const least = values.outputVoltage - outputs.allowedDropV;
  // a line that gives way has no voltage at its end: a cross at the bottom, and nothing drawn up to it
  const points = lines.flatMap((line) => line.slice(1)).map(({ distanceM, volts }) => ({ distanceM, volts: volts ?? 0 }));
  // below nought there is no voltage: such a line ends where it is used up
  const lowest = Math.max(0, Math.min(least, ...points.map(({ volts }) => volts)) - BELOW_V);
  const highest = values.outputVoltage + BELOW_V / 2;
  const farthest = Math.max(10, ...points.map(({ distanceM }) => distanceM));
  const xOf = (m: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * m) / farthest;
  const yOf = (v: number): number => TOP + ((FOOT - TOP) * (highest - v)) / (highest - lowest);
  const ends = distinct(points).map(({ distanceM, volts }) => ({ x: xOf(distanceM), y: yOf(Math.max(volts, lowest)), volts, isOk: volts >= least - EPS }));
  const labels = placed(
    ends.map(({ x, y, volts }) => placesAround(x, y, volts > lowest ? `${n(volts, 2)} V` : '供不到')),
    LETTER,
    ends.map(({ x, y }) => ({ x, y: y + 5, text: MARK, anchor: 'middle' })),
  );
  const upper = yOf(values.outputVoltage) + 4;
  return {
    width: WIDTH,
    height: HEIGHT,
    letter: LETTER,
    says: says(values, outputs, least),
    shapes: [
      ...ticksTo(farthest, 5).flatMap((m) => [
        path('grid', `M${xOf(m)} ${TOP}V${FOOT}`),
        words(xOf(m), FOOT + 15, n(m), { anchor: m === farthest ? 'end' : 'middle' }),
      ]),
      words(WIDTH - RIGHT, HEIGHT - 4, '距电源（m）', { anchor: 'end' }),
      words(EDGE, 13, '电压（V）'),
      words(LEFT - 6, upper, n(values.outputVoltage, 2), { anchor: 'end' }),
      words(LEFT - 6, Math.max(yOf(least) + 4, upper + 13), n(least, 2), { anchor: 'end' }),
      rect('forbidden', LEFT, yOf(least), WIDTH - LEFT - RIGHT, FOOT - yOf(least)),
      path('limit', `M${LEFT} ${yOf(least)}H${WIDTH - RIGHT}`),
      ...lines.map((line) =>
        path(
          'line',
          downTo(line, lowest)
            .map(({ distanceM, volts }, place) => `${place === 0 ? 'M' : 'L'}${xOf(distanceM)} ${yOf(volts)}`)
            .join(''),
        ),
      ),
      ...ends.map(({ x, y, isOk }): Shape => (isOk ? circle('dot', x, y, 4) : path('cross', `M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`))),
      words(LEFT + 6, FOOT - 7, `低于 ${n(least, 2)} V 供电不足`, { tone: 'bad', isOver: true }),
      ...labels.flatMap((label, place) => placedWords(label, ends[place]?.isOk ? 'strong' : 'bad')),
    ],
  };
}

/** As far as there is a voltage of the axis: the way to where it is used up, not to the camera. */
function downTo(line: readonly LinePoint[], lowest: number): { distanceM: number; volts: number }[] {
  const drawn: { distanceM: number; volts: number }[] = [];
  for (const { distanceM, volts } of line) {
    if (volts === null) break;
    const before = drawn.at(-1);
    if (volts < lowest && before !== undefined) {
      const share = (before.volts - lowest) / (before.volts - volts);
      return [...drawn, { distanceM: before.distanceM + share * (distanceM - before.distanceM), volts: lowest }];
    }
    drawn.push({ distanceM, volts });
  }
  return drawn;
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

function says(values: PowerSupplyValues, outputs: PowerSupplyOutputs, least: number): string {
  const ends = outputs.cameras.map(
    ({ deviceV, ok }, place) =>
      `分组 ${place + 1} ${n(values.cameras[place]?.distanceM)} m 处 ${deviceV !== null && deviceV > 0 ? `${n(deviceV)} V` : '供不到'}${ok ? '' : '，不足'}`,
  );
  return `沿线电压：电源 ${n(values.outputVoltage)} V，下限 ${n(least, 2)} V；${ends.join('；')}`;
}
