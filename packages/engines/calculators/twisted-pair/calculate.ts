import { CHANNEL_MAX_M, HORIZONTAL_MAX_M } from '../../constants/cabling.ts';
import { ceil, floor, isAtMost, readInputs, refused, round, sumOf, warningsOf, type CalcResult, type ValuesOf } from '../../inputs/index.ts';
import { twistedPairFields, type TwistedPairFields } from './fields.ts';

export interface TwistedPairOutputs {
  /** Metres a cable, 2 decimals. */
  averageM: number;
  /** Metres in all, 1 decimal. */
  totalM: number;
  /** Cables out of one box; null in list mode. */
  cablesPerBox: number | null;
  boxes: number;
  /** Boxes if cable could be joined: the lower bound. */
  boxesByLength: number;
  leftoverM: number;
  /** The longest cable as it lies: the way and both terminations, metres, 1 decimal. What limits are held against. */
  longestM: number;
  plugs: number;
}

type Values = ValuesOf<TwistedPairFields>;
export type TwistedPairValues = Values;

/**
 * Boxes of cable and plugs. A cable is never joined: in average mode a box gives `floor(box ÷ average)` cables, in list mode
 * the cuts go into boxes longest first, each into the first with room.
 * Warnings look at the longest cable as it lies, not at the way to the point: from 84 m on it is over 90 m.
 * CONFLICT: on `nearestM` beyond `farthestM`; on `farthestM` or `lengthsM[i]` (first one) where a cable is longer than a box.
 * Source: CALC-8; average = 0.55 × (F + N) + 6: 60 and 15 m → 47.25 m.
 */
export function hTwistedPairAmount(inputs: unknown): CalcResult<TwistedPairOutputs, Values> {
  const read = readInputs(twistedPairFields, inputs);
  if (!read.ok) return refused(...read.errors);
  const { values } = read;
  return values.mode === 'list' ? byList(values) : byAverage(values);
}

/** Length of the cable to a point at this distance, with spare and terminations. */
export const cutM = ({ sparePercent, terminalAllowanceM }: Pick<Values, 'sparePercent' | 'terminalAllowanceM'>, distanceM: number): number =>
  distanceM * (1 + sparePercent / 100) + terminalAllowanceM;

/** Length of a cable as it lies, with its terminations; the spare is waste and stays in the box. */
export const installedM = ({ terminalAllowanceM }: Pick<Values, 'terminalAllowanceM'>, distanceM: number): number => distanceM + terminalAllowanceM;

function byAverage(values: Values): CalcResult<TwistedPairOutputs, Values> {
  const { points, farthestM, nearestM, boxLengthM } = values;
  if (!isAtMost(nearestM, farthestM)) return refused({ field: 'nearestM', code: 'CONFLICT' });
  const average = cutM(values, (farthestM + nearestM) / 2);
  const cablesPerBox = floor(boxLengthM / average);
  if (cablesPerBox < 1) return refused({ field: 'farthestM', code: 'CONFLICT' });
  return outputsOf(values, { points, totalM: average * points, boxes: ceil(points / cablesPerBox), cablesPerBox, longestM: installedM(values, farthestM) });
}

function byList(values: Values): CalcResult<TwistedPairOutputs, Values> {
  const { lengthsM, boxLengthM } = values;
  const cuts = lengthsM.map((distanceM) => cutM(values, distanceM));
  const tooLong = cuts.findIndex((cut) => !isAtMost(cut, boxLengthM));
  if (tooLong >= 0) return refused({ field: `lengthsM[${tooLong}]`, code: 'CONFLICT' });
  return outputsOf(values, {
    points: lengthsM.length,
    totalM: sumOf(cuts, (cut) => cut),
    boxes: packCuts(cuts, boxLengthM).length,
    cablesPerBox: null,
    longestM: installedM(values, Math.max(...lengthsM)),
  });
}

/** First-fit decreasing: the cuts of each box. Every cut must fit a box. */
export function packCuts(cuts: readonly number[], boxLengthM: number): number[][] {
  const boxes: { left: number; cuts: number[] }[] = [];
  for (const cut of cuts.toSorted((a, b) => b - a)) {
    const box = boxes.find(({ left }) => isAtMost(cut, left));
    if (box) {
      box.left -= cut;
      box.cuts.push(cut);
    } else boxes.push({ left: boxLengthM - cut, cuts: [cut] });
  }
  return boxes.map((box) => box.cuts);
}

interface Found {
  points: number;
  totalM: number;
  boxes: number;
  cablesPerBox: number | null;
  longestM: number;
}

function outputsOf(values: Values, { points, totalM, boxes, cablesPerBox, longestM }: Found): CalcResult<TwistedPairOutputs, Values> {
  const over100 = !isAtMost(longestM, CHANNEL_MAX_M.value);
  return {
    valid: true,
    values,
    averageM: round(totalM / points, 2),
    totalM: round(totalM, 1),
    cablesPerBox,
    boxes,
    boxesByLength: ceil(totalM / values.boxLengthM),
    leftoverM: round(boxes * values.boxLengthM - totalM, 1),
    longestM: round(longestM, 1),
    plugs: ceil(points * values.plugsPerCable * (1 + values.plugSparePercent / 100)),
    warnings: warningsOf([
      ['OVER_100M', over100],
      ['OVER_90M', !over100 && !isAtMost(longestM, HORIZONTAL_MAX_M.value)],
    ]),
  };
}
