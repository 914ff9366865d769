import { EDGE } from '@portal/engines/drawings';
import type { recorderAccess } from '@portal/engines/calculators';
import { numberText as n } from '@portal/engines/inputs';
import type { PropsOf } from './props.ts';
import { LoadBar, Paper, Words } from './parts.tsx';

const WIDTH = 400;
/** More recorders than these are told, not drawn. */
const SHOWN_MAX = 12;

/** Channels and bandwidth against what one recorder takes, and the recorders all cameras need. */
export function RecorderAccessDrawing({ values, outputs }: PropsOf<typeof recorderAccess>) {
  const { nvr } = values;
  const recorders = Math.min(outputs.nvrCount ?? 0, SHOWN_MAX);
  const perRow = 6;
  const height = recorders > 0 ? 136 + Math.ceil(recorders / perRow) * 38 : 106;
  return (
    <Paper
      width={WIDTH}
      height={height}
      says={`路数 ${n(outputs.totalCameras)}，一台可接 ${n(nvr.channels)}；带宽 ${n(outputs.requiredMbps)} Mbps，一台可用 ${n(outputs.availableMbps)} Mbps；${outputs.nvrCount === null ? '单路超出录像机能力' : `需 ${n(outputs.nvrCount)} 台`}`}
    >
      <Bar y={4} label="路数" used={outputs.totalCameras} limit={nvr.channels} unit="路" />
      <Bar y={60} label="接入带宽" used={outputs.requiredMbps} limit={outputs.availableMbps} unit="Mbps" />
      {recorders > 0 && (
        <Words x={EDGE} y={132}>
          共需 {n(outputs.nvrCount)} 台{(outputs.nvrCount ?? 0) > SHOWN_MAX ? `，画出 ${SHOWN_MAX} 台` : ''}
        </Words>
      )}
      {Array.from({ length: recorders }, (_recorder, place) => (
        <g key={place} className="cd-recorder" transform={`translate(${EDGE + (place % perRow) * 65} ${142 + Math.floor(place / perRow) * 38})`}>
          <rect width={56} height={28} rx={3} />
          <path d="M6 10h22M6 16h22" />
          <circle cx={48} cy={10} r={2.5} />
          <circle cx={40} cy={10} r={2.5} />
        </g>
      ))}
    </Paper>
  );
}

function Bar({ y, label, used, limit, unit }: { y: number; label: string; used: number; limit: number; unit: string }) {
  const over = used > limit;
  return (
    <g>
      <Words x={EDGE} y={y + 10}>
        {label}
      </Words>
      <Words x={WIDTH - EDGE} y={y + 10} anchor="end" tone={over ? 'bad' : 'strong'}>
        {n(used, 2)} / {n(limit, 2)} {unit}
        {over ? `，超 ${n(used - limit, 2)}` : ''}
      </Words>
      <LoadBar x={EDGE} y={y + 20} width={WIDTH - 2 * EDGE} used={used} limit={limit} />
    </g>
  );
}
