import { bandwidth } from '@portal/engines/calculators';
import { numberText } from '@portal/engines/inputs';
import { BandwidthDrawing } from '../drawings/bandwidth.tsx';
import type { ViewOf } from '../view.ts';

/** As ports are called. */
const portNames: Readonly<Record<number, string>> = { 100: '100M', 1000: '1G', 10_000: '10G', 40_000: '40G', 100_000: '100G' };

export const bandwidthView = {
  plan: bandwidth,
  answer: (_values, outputs) => ({ label: '需要带宽', value: numberText(outputs.totalMbps), unit: 'Mbps' }),
  figures: (values, outputs) => [
    {
      label: '建议端口',
      value: outputs.recommendedPortMbps === null ? '超过 100G' : (portNames[outputs.recommendedPortMbps] ?? `${outputs.recommendedPortMbps} Mbps`),
    },
    { label: '录像', value: numberText(outputs.recordMbps), unit: 'Mbps' },
    ...(values.method === 'direct'
      ? [
          { label: '预览', value: numberText(outputs.viewMbps), unit: 'Mbps' },
          { label: '远程预览上行', value: numberText(outputs.internetUploadMbps), unit: 'Mbps' },
        ]
      : [{ label: '摄像机', value: numberText(outputs.cameraCount), unit: '路' }]),
  ],
  details: (values, outputs) => [
    {
      title: '各组码率',
      columns: [{ label: '分组' }, { label: '路数', isFigure: true }, { label: '每路主码流 kbps', isFigure: true }],
      rows: outputs.groups.map(({ bitrateKbps }, place) => [`分组 ${place + 1}`, numberText(values.groups[place]?.count), numberText(bitrateKbps)]),
    },
  ],
  drawing: BandwidthDrawing,
  more: ['overheadPercent', 'utilisation'],
} satisfies ViewOf<typeof bandwidth>;
