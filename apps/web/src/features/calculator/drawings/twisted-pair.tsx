import { EDGE } from '@portal/engines/drawings';
import { cutM, packCuts, type twistedPair } from '@portal/engines/calculators';
import { numberText as n } from '@portal/engines/inputs';
import type { PropsOf } from './props.ts';
import { Paper, Words } from './parts.tsx';
import './twisted-pair.css';

type Props = PropsOf<typeof twistedPair>;

const WIDTH = 400;
const ROW = 30;
const LEFT = 62;
/** More boxes than these are told, not drawn. */
const SHOWN_MAX = 8;
/** More pieces than these are drawn as one: they would be finer than a line. */
const PIECES_MAX = 100;

/** How the boxes are cut: each a bar of its length, a piece for each cable, the rest pale. */
export function TwistedPairDrawing({ values, outputs }: Props) {
  const boxes = firstBoxes(values, outputs);
  const more = outputs.boxes - boxes.length;
  const scale = (WIDTH - LEFT - EDGE) / values.boxLengthM;
  return (
    <Paper
      width={WIDTH}
      height={16 + boxes.length * ROW + (more > 0 ? 18 : -4)}
      says={`${n(outputs.boxes)} 箱，每箱 ${n(values.boxLengthM)} m；共余 ${n(outputs.leftoverM)} m`}
    >
      <Words x={LEFT} y={13}>
        0
      </Words>
      <Words x={WIDTH - EDGE} y={13} anchor="end">
        {n(values.boxLengthM)} m
      </Words>
      {boxes.map((cuts, place) => {
        const y = 20 + place * ROW;
        return (
          <g key={place}>
            <Words x={EDGE} y={y + 14}>
              第 {place + 1} 箱
            </Words>
            <rect className="cd-track" x={LEFT} y={y} width={WIDTH - LEFT - EDGE} height={20} rx={3} />
            {piecesOf(cuts).map(({ fromM, lengthM, words }, spot) => (
              <g key={spot}>
                <rect className="cd-piece" x={LEFT + fromM * scale} y={y} width={Math.max(1, lengthM * scale - 1.5)} height={20} rx={2} />
                {lengthM * scale > 34 && (
                  <text className="cd-piece__words" x={LEFT + (fromM + lengthM / 2) * scale} y={y + 14} textAnchor="middle">
                    {words}
                  </text>
                )}
              </g>
            ))}
          </g>
        );
      })}
      {more > 0 && (
        <Words x={EDGE} y={28 + boxes.length * ROW}>
          还有 {n(more)} 箱未画出
        </Words>
      )}
    </Paper>
  );
}

/** Cable lengths of the boxes that are drawn. */
function firstBoxes(values: Props['values'], outputs: Props['outputs']): number[][] {
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

function piecesOf(cuts: readonly number[]): { fromM: number; lengthM: number; words: string }[] {
  const all = cuts.reduce((sum, cut) => sum + cut, 0);
  if (cuts.length > PIECES_MAX) return [{ fromM: 0, lengthM: all, words: `${n(cuts.length)} 根` }];
  let fromM = 0;
  return cuts.map((lengthM) => {
    const piece = { fromM, lengthM, words: n(lengthM, 1) };
    fromM += lengthM;
    return piece;
  });
}
