import { cutM, numberText as n, packCuts, type twistedPair } from '@portal/engines/calculators';
import type { PropsOf } from './props.ts';
import { Paper, Words } from './parts.tsx';

type Props = PropsOf<typeof twistedPair>;

const WIDTH = 400;
const ROW = 30;
/** More boxes than these are told, not drawn. */
const SHOWN_MAX = 8;

/** How the boxes are cut: each a bar of its length, a piece for each cable, the rest pale. */
export function TwistedPairDrawing({ values, outputs }: Props) {
  const boxes = boxesOf(values, outputs);
  const shown = boxes.slice(0, SHOWN_MAX);
  const scale = (WIDTH - 78) / values.boxLengthM;
  return (
    <Paper
      width={WIDTH}
      height={30 + shown.length * ROW + (boxes.length > SHOWN_MAX ? 20 : 0)}
      says={`${n(boxes.length)} 箱，每箱 ${n(values.boxLengthM)} m；共余 ${n(outputs.leftoverM)} m`}
    >
      <Words x={62} y={12}>
        0
      </Words>
      <Words x={WIDTH - 16} y={12} anchor="end">
        {n(values.boxLengthM)} m
      </Words>
      {shown.map((cuts, place) => {
        const y = 20 + place * ROW;
        let at = 62;
        return (
          <g key={place}>
            <Words x={8} y={y + 15}>
              第 {place + 1} 箱
            </Words>
            <rect className="cd-track" x={62} y={y} width={WIDTH - 78} height={20} rx={3} />
            {cuts.map((cut, spot) => {
              const x = at;
              const width = cut * scale;
              at += width;
              return (
                <g key={spot}>
                  <rect className="cd-piece" x={x} y={y} width={Math.max(1, width - 1.5)} height={20} rx={2} />
                  {width > 34 && (
                    <text className="cd-piece__words" x={x + width / 2} y={y + 14} textAnchor="middle">
                      {n(cut, 1)}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
        );
      })}
      {boxes.length > SHOWN_MAX && (
        <Words x={8} y={34 + shown.length * ROW}>
          还有 {n(boxes.length - SHOWN_MAX)} 箱未画出
        </Words>
      )}
    </Paper>
  );
}

function boxesOf(values: Props['values'], outputs: Props['outputs']): number[][] {
  if (values.mode === 'list') {
    return packCuts(
      values.lengthsM.map((distanceM) => cutM(values, distanceM)),
      values.boxLengthM,
    );
  }
  const perBox = outputs.cablesPerBox ?? 1;
  const average = cutM(values, (values.farthestM + values.nearestM) / 2);
  return Array.from({ length: outputs.boxes }, (_box, place) => Array.from({ length: Math.min(perBox, values.points - place * perBox) }, () => average));
}
