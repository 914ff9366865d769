import { numberText as n, type genericCabling } from '@portal/engines/calculators';
import type { PropsOf } from './props.ts';
import { Paper, Words } from './parts.tsx';

const WIDTH = 400;
const STOREY = 46;
/** More floors than these are told, not drawn. */
const SHOWN_MAX = 10;

/** The building in section: each floor with its cabinet and points, the backbone down to the equipment room. */
export function GenericCablingDrawing({ values, outputs }: PropsOf<typeof genericCabling>) {
  const shown = outputs.floors.slice(0, SHOWN_MAX);
  const height = 34 + shown.length * STOREY + (outputs.floors.length > SHOWN_MAX ? 18 : 0);
  const says = shown
    .map((floor, place) => `第 ${place + 1} 行 ${n(values.floors[place]?.points)} 点，${n(floor.boxes)} 箱，机柜 ${n(floor.cabinets)} 台 ${floor.cabinetU}U`)
    .join('；');
  const bottom = 24 + shown.length * STOREY;
  return (
    <Paper width={WIDTH} height={height} says={`分层示意：${says}`}>
      {shown.map((floor, place) => {
        const y = bottom - (place + 1) * STOREY;
        const row = values.floors[place];
        return (
          <g key={place}>
            <rect className="cd-storey" x={8} y={y} width={WIDTH - 16} height={STOREY - 4} rx={2} />
            <path className="cd-riser" d={`M38 ${y + STOREY - 4}V${y + STOREY / 2}`} />
            <g className="cd-recorder">
              <rect x={24} y={y + 7} width={28} height={28} rx={2} />
              <path d={`M29 ${y + 14}h18M29 ${y + 21}h18M29 ${y + 28}h18`} />
            </g>
            <path className="cd-flow" d={`M52 ${y + 21}H64`} />
            {Array.from({ length: 14 }, (_point, spot) => (
              <circle key={spot} className="cd-point" cx={70 + spot * 8} cy={y + 21} r={2.2} />
            ))}
            <Words x={188} y={y + 17} tone="strong">
              {n(row?.points)} 点，{n(floor.boxes)} 箱
            </Words>
            <Words x={188} y={y + 34}>
              {`${floor.cabinetU}U × ${n(floor.cabinets)}，槽盒 ${floor.trunkSize ?? '需分槽'}${floor.fibreCores === null ? '' : `，光纤 ${n(floor.fibreCores)} 芯`}`}
            </Words>
          </g>
        );
      })}
      <path className="cd-riser" d={`M38 ${bottom - 4}V${26}`} />
      <Words x={8} y={14}>
        自下而上为填写顺序，左侧为弱电井主干
      </Words>
      {outputs.floors.length > SHOWN_MAX && (
        <Words x={8} y={height - 4}>
          还有 {n(outputs.floors.length - SHOWN_MAX)} 层未画出
        </Words>
      )}
    </Paper>
  );
}
