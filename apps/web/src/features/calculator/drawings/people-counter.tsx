import { footprintsOf, numberText as n, type peopleCounter } from '@portal/engines/calculators';
import type { PropsOf } from './props.ts';
import { Across, Paper, Person, Upright, Words } from './parts.tsx';

type Props = PropsOf<typeof peopleCounter>;

const WIDTH = 400;
/** More cameras than these make the drawing a comb: the first of them are drawn. */
const SHOWN_MAX = 24;

/** The passage seen from the front with what each camera covers at head height, and the same from above. */
export function PeopleCounterDrawing({ values, outputs }: Props) {
  const prints = footprintsOf(values, outputs.cameraCount).slice(0, SHOWN_MAX);
  const fullM = Math.max(values.passageWidthM, outputs.effectiveWidthM);
  const left = 24;
  const scale = (WIDTH - 80) / fullM;
  const offset = (fullM - values.passageWidthM) / 2;
  const xOf = (m: number) => left + (m + offset) * scale;
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
  const height = 226;
  const floor = height - 30;
  const ceiling = 26;
  const perM = (floor - ceiling) / values.mountHeightM;
  const head = floor - values.personHeightM * perM;
  return (
    <Paper width={WIDTH} height={height} says={`正视：${says}`}>
      <path className="cd-wall" d={`M${xOf(0)} ${ceiling}V${floor}H${xOf(values.passageWidthM)}V${ceiling}`} />
      {prints.map(({ leftM, rightM }, place) => {
        const centre = xOf((leftM + rightM) / 2);
        return (
          <g key={place}>
            <path className="cd-light" d={`M${centre} ${ceiling}L${xOf(leftM)} ${head}H${xOf(rightM)}z`} />
            <rect className="cd-device" x={centre - 9} y={ceiling - 7} width={18} height={7} rx={2} />
          </g>
        );
      })}
      <path className="cd-mark" d={`M${xOf(0)} ${head}H${xOf(values.passageWidthM)}`} />
      <Person x={xOf(values.passageWidthM / 2)} y={floor} height={values.personHeightM * perM} />
      <Upright x={WIDTH - 46} from={ceiling} to={floor}>
        {n(values.mountHeightM)} m
      </Upright>
      <Words x={xOf(0) + 6} y={head - 5}>
        头顶 {n(values.personHeightM)} m 处计数
      </Words>
      <Across from={xOf(0)} to={xOf(values.passageWidthM)} y={height - 8}>
        通道 {n(values.passageWidthM)} m
      </Across>
      {outputs.cameraCount > SHOWN_MAX && (
        <Words x={WIDTH / 2} y={12} anchor="middle">
          画出前 {SHOWN_MAX} 台
        </Words>
      )}
    </Paper>
  );
}

function FromAbove({ values, outputs, prints, xOf, scale }: ViewProps & { scale: number }) {
  const depth = Math.min(130, Math.max(34, outputs.effectiveLengthM * scale));
  const height = depth + 84;
  const top = 30;
  return (
    <Paper
      width={WIDTH}
      height={height}
      says={`俯视：每台有效覆盖 ${n(outputs.effectiveWidthM)} × ${n(outputs.effectiveLengthM)} m${outputs.spacingM === null ? '' : `，间距 ${n(outputs.spacingM)} m`}`}
    >
      <Words x={xOf(0)} y={14}>
        俯视：每台有效 {n(outputs.effectiveWidthM)} × {n(outputs.effectiveLengthM)} m
      </Words>
      <path className="cd-wall" d={`M${xOf(0)} ${top - 8}v${depth + 16}M${xOf(values.passageWidthM)} ${top - 8}v${depth + 16}`} />
      {prints.map(({ leftM, rightM }, place) => (
        <g key={place}>
          <rect className={place % 2 === 0 ? 'cd-print' : 'cd-print cd-print--other'} x={xOf(leftM)} y={top} width={(rightM - leftM) * scale} height={depth} />
          <circle className="cd-dot" cx={xOf((leftM + rightM) / 2)} cy={top + depth / 2} r={4} />
          {prints.length <= 8 && (
            <Words x={xOf((leftM + rightM) / 2)} y={top + depth + 18 + (place % 2) * 14} anchor="middle">
              {n(outputs.positionsM[place])}
            </Words>
          )}
        </g>
      ))}
      <Words x={xOf(0)} y={height - 8}>
        中心距左墙（m）
      </Words>
      {outputs.spacingM !== null && (
        <Words x={xOf(values.passageWidthM)} y={height - 8} anchor="end" tone="strong">
          间距 {n(outputs.spacingM)} m
        </Words>
      )}
    </Paper>
  );
}
