import { EDGE } from '@portal/engines/drawings';
import type { genericCabling } from '@portal/engines/calculators';
import { numberText as n } from '@portal/engines/inputs';
import type { PropsOf } from './props.ts';
import { Paper, Words } from './parts.tsx';
import './generic-cabling.css';

const WIDTH = 400;
const STOREY = 46;
/** More floors than these are told, not drawn. */
const SHOWN_MAX = 10;

/** The building in section: each floor with its cabinet and points, the backbone down to the equipment room. */
export function GenericCablingDrawing({ values, outputs }: PropsOf<typeof genericCabling>) {
  const shown = outputs.floors.slice(0, SHOWN_MAX);
  const more = outputs.floors.length - shown.length;
  const height = 24 + shown.length * STOREY + (more > 0 ? 18 : 0);
  const says = shown
    .map((floor, place) => `楼层 ${place + 1}：${n(values.floors[place]?.points)} 点，${n(floor.boxes)} 箱，${floor.cabinetU}U 机柜 ${n(floor.cabinets)} 台`)
    .join('；');
  const bottom = 24 + shown.length * STOREY;
  return (
    <Paper width={WIDTH} height={height} says={`分层示意：${says}`}>
      {shown.map((floor, place) => {
        const y = bottom - (place + 1) * STOREY;
        return (
          <g key={place}>
            <rect className="cd-storey" x={EDGE} y={y} width={WIDTH - 2 * EDGE} height={STOREY - 4} rx={2} />
            <g className="cd-recorder">
              <rect x={24} y={y + 7} width={28} height={28} rx={2} />
              <path d={`M29 ${y + 14}h18M29 ${y + 21}h18M29 ${y + 28}h18`} />
            </g>
            <path className="cd-flow" d={`M52 ${y + 21}H64`} />
            {Array.from({ length: 9 }, (_point, spot) => (
              <circle key={spot} className="cd-point" cx={70 + spot * 8} cy={y + 21} r={2.2} />
            ))}
            <Words x={148} y={y + 17} tone="strong">
              楼层 {place + 1}：{n(values.floors[place]?.points)} 点，网线 {n(floor.boxes)} 箱
            </Words>
            <Words x={148} y={y + 34}>
              {partsText(floor)}
            </Words>
          </g>
        );
      })}
      <path className="cd-riser" d={`M38 ${bottom - 4}V26`} />
      <Words x={EDGE} y={13}>
        {shown.length > 1 ? '由下往上，左侧竖线为弱电井主干' : '左侧竖线为弱电井主干'}
      </Words>
      {more > 0 && (
        <Words x={EDGE} y={height - 4}>
          还有 {n(more)} 层未画出
        </Words>
      )}
    </Paper>
  );
}

type Floor = PropsOf<typeof genericCabling>['outputs']['floors'][number];

/** `22U 机柜，槽盒 100×100，光缆 12 芯`. */
const partsText = ({ cabinetU, cabinets, trunkSize, fibreCores }: Floor): string =>
  [
    cabinets === 1 ? `${cabinetU}U 机柜` : `${cabinetU}U 机柜 ×${n(cabinets)}`,
    trunkSize === null ? '槽盒分槽' : `槽盒 ${trunkSize.replace('x', '×')}`,
    fibreCores === null ? '光缆分缆' : `光缆 ${n(fibreCores)} 芯`,
  ].join('，');
