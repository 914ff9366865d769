import { EDGE } from '@portal/engines/drawings';
import type { switchAccess } from '@portal/engines/calculators';
import { numberText as n } from '@portal/engines/inputs';
import type { PropsOf } from './props.ts';
import { Paper, Words } from './parts.tsx';
import './switch-access.css';

const WIDTH = 400;
const PER_ROW = 24;
const PORT = { step: 15.4, size: 11, rowStep: 16 };
/** More switches, and more rows of ports altogether, are told, not drawn. */
const SHOWN_MAX = 6;
const ROWS_MAX = 12;

/** The fronts of the switches: which ports are taken, which are kept free, and how far the uplink is used. */
export function SwitchAccessDrawing({ values, outputs }: PropsOf<typeof switchAccess>) {
  const { ports, reservedPorts } = values.switch;
  const rows = Math.ceil(ports / PER_ROW);
  const shown = outputs.camerasPerSwitch.slice(0, Math.min(SHOWN_MAX, Math.floor(ROWS_MAX / rows)));
  const front = { width: 16 + Math.min(ports, PER_ROW) * PORT.step - (PORT.step - PORT.size), height: 18 + rows * PORT.rowStep };
  const step = front.height + 32;
  const more = outputs.camerasPerSwitch.length - shown.length;
  if (shown.length === 0) {
    return (
      <Paper width={WIDTH} height={28} says="没有合适的接法">
        <Words x={EDGE} y={16} tone="bad">
          这款交换机接不了，请按提醒换型号或缩短线缆
        </Words>
      </Paper>
    );
  }
  return (
    <Paper
      width={WIDTH}
      height={shown.length * step + (more > 0 ? 16 : -10)}
      says={`${n(outputs.switchesNeeded)} 台交换机，各接 ${outputs.camerasPerSwitch
        .slice(0, 20)
        .map((count) => n(count))
        .join('、')}${outputs.camerasPerSwitch.length > 20 ? ' …' : ''} 路`}
    >
      {shown.map((used, place) => {
        const y = place * step;
        return (
          <g key={place}>
            <Words x={EDGE} y={y + 13}>
              第 {place + 1} 台：接 {n(used)} 路{reservedPorts > 0 ? `，留 ${n(reservedPorts)} 口` : ''}，上联峰值占 {n(outputs.uplinkLoadPercent[place])}%
            </Words>
            <rect className="cd-front" x={EDGE} y={y + 20} width={front.width} height={front.height} rx={4} />
            {Array.from({ length: ports }, (_port, port) => (
              <rect
                key={port}
                className={port < used ? 'cd-port cd-port--used' : port >= ports - reservedPorts ? 'cd-port cd-port--kept' : 'cd-port'}
                x={EDGE + 8 + (port % PER_ROW) * PORT.step}
                y={y + 30 + Math.floor(port / PER_ROW) * PORT.rowStep}
                width={PORT.size}
                height={PORT.size}
                rx={1.5}
              />
            ))}
          </g>
        );
      })}
      {more > 0 && (
        <Words x={EDGE} y={shown.length * step + 6}>
          还有 {n(more)} 台未画出
        </Words>
      )}
    </Paper>
  );
}
