import { cutM, packCuts, type TwistedPairOutputs, type TwistedPairValues } from '../calculators/index.ts';
import { numberText as n } from '../inputs/index.ts';
import { LETTER } from './labels.ts';
import { EDGE, rect, words, type Drawing } from './shapes.ts';

const WIDTH = 400;
const ROW = 30;
const BAR = 20;
const LEFT = 62;
/** More boxes than these are told, not drawn. */
const SHOWN_MAX = 8;
/** More pieces than these are drawn as one: they would be finer than a line. */
const PIECES_MAX = 100;
/** A piece narrower than this says nothing. */
const WORDS_FROM = 34;

/** How the boxes are cut: each a bar of its length, a piece for each run, the rest pale. Source: CALC-8. */
export function cableCuts(values: TwistedPairValues, outputs: TwistedPairOutputs): Drawing {
  const boxes = firstBoxes(values, outputs);
  const more = outputs.boxes - boxes.length;
  const room = WIDTH - LEFT - EDGE;
  const scale = room / values.boxLengthM;
  return {
    width: WIDTH,
    height: 16 + boxes.length * ROW + (more > 0 ? 18 : -4),
    letter: LETTER,
    says: `${n(outputs.boxes)} 箱，每箱 ${n(values.boxLengthM)} m；共余 ${n(outputs.leftoverM)} m`,
    shapes: [
      words(LEFT, 13, '0'),
      words(WIDTH - EDGE, 13, `${n(values.boxLengthM)} m`, { anchor: 'end' }),
      ...boxes.flatMap((cuts, place) => {
        const y = 20 + place * ROW;
        return [
          words(EDGE, y + 14, `第 ${place + 1} 箱`),
          rect('track', LEFT, y, room, BAR, 3),
          ...piecesOf(cuts).flatMap(({ fromM, lengthM, text }) => [
            rect('piece', LEFT + fromM * scale, y, Math.max(1, lengthM * scale - 1.5), BAR, 2),
            ...(lengthM * scale > WORDS_FROM ? [words(LEFT + (fromM + lengthM / 2) * scale, y + 14, text, { anchor: 'middle', tone: 'light' })] : []),
          ]),
        ];
      }),
      ...(more > 0 ? [words(EDGE, 28 + boxes.length * ROW, `还有 ${n(more)} 箱未画出`)] : []),
    ],
  };
}

/** Cable lengths of the boxes that are drawn. */
function firstBoxes(values: TwistedPairValues, outputs: TwistedPairOutputs): number[][] {
  if (values.mode === 'list') {
    return packCuts(
      values.lengthsM.map((distanceM) => cutM(values, distanceM)),
      values.boxLengthM,
    ).slice(0, SHOWN_MAX);
  }
  const perBox = outputs.cablesPerBox ?? 1;
  const average = cutM(values, (values.farthestM + values.nearestM) / 2);
  return Array.from({ length: Math.min(outputs.boxes, SHOWN_MAX) }, (_box, place) =>
    Array.from({ length: Math.min(perBox, values.points - place * perBox) }, () => average),
  );
}

function piecesOf(cuts: readonly number[]): { fromM: number; lengthM: number; text: string }[] {
  const all = cuts.reduce((sum, cut) => sum + cut, 0);
  if (cuts.length > PIECES_MAX) return [{ fromM: 0, lengthM: all, text: `${n(cuts.length)} 根` }];
  let fromM = 0;
  return cuts.map((lengthM) => {
    const piece = { fromM, lengthM, text: n(lengthM, 1) };
    fromM += lengthM;
    return piece;
  });
}
