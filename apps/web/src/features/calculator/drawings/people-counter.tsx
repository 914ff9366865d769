import { footprintsOf, type peopleCounter } from '@portal/engines/calculators';
import { numberText as n } from '@portal/engines/inputs';
import { EDGE, LETTER_IN_PAIR, placed, widthOf, type Label } from '@portal/engines/drawings';
import type { PropsOf } from './props.ts';
import { Across, Paper, Person, Placed, Upright, Words } from './parts.tsx';
import './people-counter.css';

type Props = PropsOf<typeof peopleCounter>;

const WIDTH = 400;
const LEFT = 12;
/** More cameras than these make the drawing a comb: the first of them are drawn. */
const SHOWN_MAX = 24;

/** The passage seen from the front with what each camera covers at head height, and the same from above. */
export function PeopleCounterDrawing({ values, outputs }: Props) {
  const prints = footprintsOf(values, outputs.cameraCount).slice(0, SHOWN_MAX);
  const fullM = Math.max(values.passageWidthM, outputs.effectiveWidthM);
  const scale = (WIDTH - 80) / fullM;
  const offset = (fullM - values.passageWidthM) / 2;
  const xOf = (m: number) => LEFT + (m + offset) * scale;
  const says = `通道宽 ${n(values.passageWidthM)} m，装 ${n(outputs.cameraCount)} 台，中心距左墙 ${outputs.positionsM
    .slice(0, SHOWN_MAX)
    .map((m) => n(m))
    .join('、')} m`;
  return (
    <div className="cd-pair">
      <FromFront values={values} outputs={outputs} prints={prints} xOf={xOf} says={says} />
      <FromAbove values={values} outputs={outputs} prints={prints} xOf={xOf} scale={scale} />
    </div>
  );
}

interface ViewProps extends Props {
  prints: readonly { leftM: number; rightM: number; lengthM: number }[];
  xOf: (m: number) => number;
}

function FromFront({ values, outputs, prints, xOf, says }: ViewProps & { says: string }) {
  const height = 236;
  const floor = height - 32;
  const ceiling = 30;
  const perM = (floor - ceiling) / values.mountHeightM;
  const head = floor - values.personHeightM * perM;
  const words = `头顶 ${n(values.personHeightM)} m 处计数`;
  const isRoomy = (xOf(values.passageWidthM) - xOf(0)) / 2 > widthOf(words, LETTER_IN_PAIR) + 24;
  return (
    <Paper width={WIDTH} height={height} says={`正视：${says}`}>
      <Words x={EDGE} y={14}>
        正视{outputs.cameraCount > SHOWN_MAX ? `：画出前 ${SHOWN_MAX} 台` : ''}
      </Words>
      <path className="cd-wall" d={`M${xOf(0)} ${ceiling}V${floor}H${xOf(values.passageWidthM)}V${ceiling}`} />
      {prints.map(({ leftM, rightM }, place) => {
        const centre = xOf((leftM + rightM) / 2);
        return (
          <g key={place}>
            <path className="cd-light" d={`M${centre} ${ceiling}L${xOf(leftM)} ${head}H${xOf(rightM)}z`} />
            <rect className="cd-device" x={centre - 7} y={ceiling - 7} width={14} height={7} rx={2} />
          </g>
        );
      })}
      <path className="cd-mark" d={`M${xOf(0)} ${head}H${xOf(values.passageWidthM)}`} />
      <Person x={xOf(values.passageWidthM / 2)} y={floor} height={values.personHeightM * perM} />
      <Upright x={WIDTH - 56} from={ceiling} to={floor}>
        {n(values.mountHeightM, 2)} m
      </Upright>
      <Words x={isRoomy ? xOf(0) + 8 : EDGE} y={isRoomy ? head + 18 : head - 6} isOver>
        {words}
      </Words>
      <Across from={xOf(0)} to={xOf(values.passageWidthM)} y={height - 6}>
        通道 {n(values.passageWidthM)} m
      </Across>
    </Paper>
  );
}

function FromAbove({ values, outputs, prints, xOf, scale }: ViewProps & { scale: number }) {
  const depth = Math.min(130, Math.max(34, outputs.effectiveLengthM * scale));
  const top = 34;
  const bottom = top + depth;
  const labels = placed(
    prints.map((print, place) => placesBelow(xOf((print.leftM + print.rightM) / 2), bottom, n(outputs.positionsM[place]))),
    LETTER_IN_PAIR,
  );
  const isLabelled = labels.every((label) => label !== null);
  const height = bottom + (isLabelled ? 66 : 32);
  return (
    <Paper
      width={WIDTH}
      height={height}
      says={`俯视：每台有效覆盖 ${n(outputs.effectiveWidthM)} × ${n(outputs.effectiveLengthM)} m${outputs.spacingM === null ? '' : `，间距 ${n(outputs.spacingM)} m`}`}
    >
      <Words x={EDGE} y={14}>
        俯视：每台有效 {n(outputs.effectiveWidthM)} × {n(outputs.effectiveLengthM)} m
      </Words>
      <path className="cd-wall" d={`M${xOf(0)} ${top - 8}v${depth + 16}M${xOf(values.passageWidthM)} ${top - 8}v${depth + 16}`} />
      {prints.map(({ leftM, rightM }, place) => (
        <g key={place}>
          <rect className={place % 2 === 0 ? 'cd-print' : 'cd-print cd-print--other'} x={xOf(leftM)} y={top} width={(rightM - leftM) * scale} height={depth} />
          <circle className="cd-dot" cx={xOf((leftM + rightM) / 2)} cy={top + depth / 2} r={4} />
        </g>
      ))}
      {isLabelled && labels.map((label, place) => <Placed key={place} label={label} />)}
      <Words x={EDGE} y={height - 6}>
        {isLabelled ? '中心距左墙（m）' : ''}
        {isLabelled && outputs.spacingM !== null ? '，' : ''}
        {outputs.spacingM === null ? '' : `间距 ${n(outputs.spacingM)} m`}
      </Words>
    </Paper>
  );
}

const placesBelow = (x: number, bottom: number, text: string): Label[] => [22, 39].map((below) => ({ x, y: bottom + below, text, anchor: 'middle' }));
