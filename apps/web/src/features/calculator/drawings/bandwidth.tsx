import { EDGE } from '@portal/engines/drawings';
import type { bandwidth } from '@portal/engines/calculators';
import { numberText as n } from '@portal/engines/inputs';
import type { PropsOf } from './props.ts';
import { LoadBar, Paper, Words } from './parts.tsx';
import './bandwidth.css';

const WIDTH = 400;
const BOX = { width: 112, height: 52 };
const COLUMNS = [EDGE, (WIDTH - BOX.width) / 2, WIDTH - EDGE - BOX.width] as const;

/** From the cameras through the network to recorder and clients, and how much of the port is used. */
export function BandwidthDrawing({ values, outputs }: PropsOf<typeof bandwidth>) {
  const port = outputs.recommendedPortMbps;
  const usable = (port ?? 0) * values.utilisation;
  const hasClients = outputs.viewMbps > 0;
  const middle = hasClients ? 35 : 4;
  const below = (hasClients ? 122 : 60) + 26;
  return (
    <Paper
      width={WIDTH}
      height={port === null ? below - 22 : below + 48}
      says={`摄像机 ${n(outputs.cameraCount)} 路共 ${n(outputs.recordMbps)} Mbps，预览 ${n(outputs.viewMbps)} Mbps，总 ${n(outputs.totalMbps)} Mbps，${port === null ? '超出 100G 端口' : `${n(port)} Mbps 端口可用 ${n(usable)} Mbps`}`}
    >
      <Box x={COLUMNS[0]} y={middle} title={`摄像机 ${n(outputs.cameraCount)} 路`} mbps={outputs.recordMbps} />
      <Flow from={0} y={middle + BOX.height / 2} />
      <Box x={COLUMNS[1]} y={middle} title="核心交换" mbps={outputs.totalMbps} isStrong />
      {hasClients ? (
        <>
          <Flow from={1} y={middle + 12} />
          <Flow from={1} y={middle + BOX.height - 12} />
          <Box x={COLUMNS[2]} y={4} title="录像存储" mbps={outputs.recordMbps} />
          <Box x={COLUMNS[2]} y={66} title={`客户端 ${n(values.viewers)} 个`} mbps={outputs.viewMbps} />
        </>
      ) : (
        <>
          <Flow from={1} y={middle + BOX.height / 2} />
          <Box x={COLUMNS[2]} y={middle} title="录像存储" mbps={outputs.recordMbps} />
        </>
      )}
      {port !== null && (
        <>
          <Words x={EDGE} y={below}>
            建议端口按 {n(values.utilisation * 100)}% 可用
          </Words>
          <LoadBar x={EDGE} y={below + 9} width={WIDTH - 2 * EDGE} used={outputs.totalMbps} limit={usable} />
          <Words x={EDGE} y={below + 42} tone="strong">
            需要 {n(outputs.totalMbps)} Mbps
          </Words>
          <Words x={WIDTH - EDGE} y={below + 42} anchor="end">
            可用 {n(usable)} Mbps
          </Words>
        </>
      )}
    </Paper>
  );
}

function Box({ x, y, title, mbps, isStrong }: { x: number; y: number; title: string; mbps: number; isStrong?: boolean }) {
  return (
    <g>
      <rect className={isStrong ? 'cd-box cd-box--strong' : 'cd-box'} x={x} y={y} width={BOX.width} height={BOX.height} rx={4} />
      <Words x={x + BOX.width / 2} y={y + 22} anchor="middle" tone="strong">
        {title}
      </Words>
      <Words x={x + BOX.width / 2} y={y + 40} anchor="middle">
        {n(mbps, 1)} Mbps
      </Words>
    </g>
  );
}

/** An arrow from one column of boxes to the next. */
function Flow({ from, y }: { from: 0 | 1; y: number }) {
  const start = COLUMNS[from] + BOX.width + 2;
  const end = COLUMNS[from === 0 ? 1 : 2] - 3;
  return <path className="cd-flow" d={`M${start} ${y}H${end}M${end - 6} ${y - 4}l6 4l-6 4`} />;
}
