import { numberText as n, type bandwidth } from '@portal/engines/calculators';
import type { PropsOf } from './props.ts';
import { LoadBar, Paper, Words } from './parts.tsx';

const WIDTH = 400;

/** From the cameras through the network to recorder and clients, and how much of the port is used. */
export function BandwidthDrawing({ values, outputs }: PropsOf<typeof bandwidth>) {
  const port = outputs.recommendedPortMbps;
  const usable = (port ?? 0) * values.utilisation;
  const hasClients = outputs.viewMbps > 0;
  return (
    <Paper
      width={WIDTH}
      height={port === null ? 130 : 206}
      says={`摄像机 ${n(outputs.cameraCount)} 路共 ${n(outputs.recordMbps)} Mbps，预览 ${n(outputs.viewMbps)} Mbps，总 ${n(outputs.totalMbps)} Mbps，${port === null ? '超出 100G 端口' : `${n(port)} Mbps 端口可用 ${n(usable)} Mbps`}`}
    >
      <Box x={8} y={36} title="摄像机" line={`${n(outputs.cameraCount)} 路`} />
      <Flow from={98} to={152} y={62} value={outputs.recordMbps} />
      <Box x={154} y={36} title="核心交换" line={`${n(outputs.totalMbps)} Mbps`} isStrong />
      <Flow from={244} to={298} y={hasClients ? 36 : 62} value={outputs.recordMbps} />
      <Box x={300} y={hasClients ? 6 : 36} title="录像存储" line="" />
      {hasClients && (
        <>
          <Flow from={244} to={298} y={94} value={outputs.viewMbps} />
          <Box x={300} y={68} title="客户端" line={`${n(values.viewers)} 台 × ${n(values.viewChannels)} 画面`} />
        </>
      )}
      {port !== null && (
        <>
          <Words x={8} y={148}>
            推荐端口 {port >= 1000 ? `${n(port / 1000)}G` : `${n(port)}M`}，按 {n(values.utilisation * 100)}% 可用
          </Words>
          <LoadBar x={8} y={158} width={WIDTH - 16} used={outputs.totalMbps} limit={usable} />
          <Words x={8} y={192}>
            需要 {n(outputs.totalMbps)} Mbps
          </Words>
          <Words x={WIDTH - 8} y={192} anchor="end">
            可用 {n(usable)} Mbps
          </Words>
        </>
      )}
    </Paper>
  );
}

function Box({ x, y, title, line, isStrong }: { x: number; y: number; title: string; line: string; isStrong?: boolean }) {
  return (
    <g>
      <rect className={isStrong ? 'cd-box cd-box--strong' : 'cd-box'} x={x} y={y} width={90} height={52} rx={4} />
      <Words x={x + 45} y={line === '' ? y + 30 : y + 22} anchor="middle" tone="strong">
        {title}
      </Words>
      <Words x={x + 45} y={y + 40} anchor="middle">
        {line}
      </Words>
    </g>
  );
}

function Flow({ from, to, y, value }: { from: number; to: number; y: number; value: number }) {
  return (
    <g>
      <path className="cd-flow" d={`M${from} ${y}H${to - 5}M${to - 6} ${y - 4}l6 4l-6 4`} />
      <Words x={(from + to) / 2} y={y - 7} anchor="middle">
        {n(value, 1)}
      </Words>
    </g>
  );
}
