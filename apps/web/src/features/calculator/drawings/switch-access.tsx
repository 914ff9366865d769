import { numberText as n, type switchAccess } from '@portal/engines/calculators';
import type { PropsOf } from './props.ts';
import { Paper, Words } from './parts.tsx';

const WIDTH = 400;
const PER_ROW = 24;
const SHOWN_MAX = 6;

/** The fronts of the switches: which ports are taken, which are kept free, and how far the uplink is used. */
export function SwitchAccessDrawing({ values, outputs }: PropsOf<typeof switchAccess>) {
  const { ports, reservedPorts } = values.switch;
  const shown = outputs.camerasPerSwitch.slice(0, SHOWN_MAX);
  const rows = Math.ceil(Math.min(ports, 96) / PER_ROW);
  const frontHeight = 18 + rows * 16;
  const step = frontHeight + 30;
  const more = outputs.camerasPerSwitch.length - shown.length;
  if (shown.length === 0) {
    return (
      <Paper width={WIDTH} height={40} says="没有合适的接法">
        <Words x={8} y={24} tone="bad">
          这款交换机接不了，请按提醒换型号或缩短线缆
        </Words>
      </Paper>
    );
  }
  return (
    <Paper
      width={WIDTH}
      height={shown.length * step + (more > 0 ? 20 : 4)}
      says={`${n(outputs.switchesNeeded)} 台交换机，各接 ${outputs.camerasPerSwitch
        .slice(0, 20)
        .map((count) => n(count))
        .join('、')} 路`}
    >
      {shown.map((used, place) => {
        const y = place * step;
        return (
          <g key={place}>
            <Words x={8} y={y + 14}>
              第 {place + 1} 台：接 {n(used)} 路{reservedPorts > 0 ? `，留 ${n(reservedPorts)} 口` : ''}
            </Words>
            <Words x={WIDTH - 8} y={y + 14} anchor="end">
              上联峰值占 {n(outputs.uplinkLoadPercent[place])}%
            </Words>
            <rect className="cd-front" x={8} y={y + 20} width={WIDTH - 16} height={frontHeight} rx={4} />
            {Array.from({ length: Math.min(ports, 96) }, (_port, port) => (
              <rect
                key={port}
                className={port < used ? 'cd-port cd-port--used' : port >= ports - reservedPorts ? 'cd-port cd-port--kept' : 'cd-port'}
                x={16 + (port % PER_ROW) * 15.4}
                y={y + 29 + Math.floor(port / PER_ROW) * 16}
                width={11}
                height={11}
                rx={1.5}
              />
            ))}
          </g>
        );
      })}
      {more > 0 && (
        <Words x={8} y={shown.length * step + 12}>
          还有 {n(more)} 台未画出
        </Words>
      )}
    </Paper>
  );
}
