import { recorderAccess } from '@portal/engines/calculators';
import { numberText } from '@portal/engines/inputs';
import { RecorderAccessDrawing } from '../drawings/recorder-access.tsx';
import type { ViewOf } from '../view.ts';

const limits: Readonly<Record<'channels' | 'bandwidth' | 'both', string>> = { channels: '路数', bandwidth: '带宽', both: '路数与带宽' };

export const recorderAccessView = {
  plan: recorderAccess,
  answer: (_values, outputs) =>
    outputs.nvrCount === null ? { label: '需要 NVR', value: '接不了', isBad: true } : { label: '需要 NVR', value: numberText(outputs.nvrCount), unit: '台' },
  figures: (_values, outputs) => [
    { label: '摄像机', value: numberText(outputs.totalCameras), unit: '台' },
    { label: '需要带宽', value: numberText(outputs.requiredMbps), unit: 'Mbps' },
    { label: '单台可用带宽', value: numberText(outputs.availableMbps), unit: 'Mbps' },
    { label: '单台还能接', value: numberText(outputs.freeChannels), unit: '路' },
  ],
  details: (values, outputs) => [
    {
      title: '一台 NVR 只接这一种时',
      columns: [
        { label: '分组' },
        { label: '数量', isFigure: true },
        { label: '每路带宽 Mbps', isFigure: true },
        { label: '带宽够接', isFigure: true },
        { label: '最多接入', isFigure: true },
        { label: '先到的限制' },
        { label: '主码流显示', isFigure: true },
      ],
      rows: outputs.cameras.map(({ perChannelMbps, maxByBandwidth, maxCameras, limitedBy, maxMainDecode }, place) => [
        `分组 ${place + 1}`,
        numberText(values.cameras[place]?.count),
        numberText(perChannelMbps),
        numberText(maxByBandwidth),
        numberText(maxCameras),
        limits[limitedBy],
        numberText(maxMainDecode),
      ]),
    },
  ],
  drawing: RecorderAccessDrawing,
  more: ['reservePercent'],
} satisfies ViewOf<typeof recorderAccess>;
