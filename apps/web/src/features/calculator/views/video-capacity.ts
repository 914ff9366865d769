import { videoCapacity } from '@portal/engines/calculators';
import { numberText } from '@portal/engines/inputs';
import { VideoCapacityDrawing } from '../drawings/video-capacity.tsx';
import type { ViewOf } from '../view.ts';

export const videoCapacityView = {
  plan: videoCapacity,
  answer: (values, outputs) =>
    'retentionDays' in outputs
      ? { label: '可以保存', value: numberText(outputs.retentionDays), unit: '天' }
      : { label: `${values.diskSizeTB} TB 硬盘`, value: numberText(outputs.totalDisks), unit: '块' },
  figures: (_values, outputs) =>
    'retentionDays' in outputs
      ? [
          { label: '每天录像', value: numberText(outputs.gbPerDay), unit: 'GB' },
          { label: '可用容量', value: numberText(outputs.usableTotalTB), unit: 'TB' },
          { label: '存录像的盘', value: numberText(outputs.dataDisks), unit: '块' },
          { label: '录像写入', value: numberText(outputs.recordMbps), unit: 'Mbps' },
        ]
      : [
          { label: '录像总量', value: numberText(outputs.totalTB), unit: 'TB' },
          { label: '存录像的盘', value: numberText(outputs.dataDisks), unit: '块' },
          ...(outputs.parityDisks > 0 ? [{ label: '校验或镜像盘', value: numberText(outputs.parityDisks), unit: '块' }] : []),
          { label: '录像写入', value: numberText(outputs.recordMbps), unit: 'Mbps' },
        ],
  details: ({ groups }, outputs) => {
    const shared = ({ bitrateKbps, gbPerChannelPerDay }: (typeof outputs)['groups'][number], place: number) => [
      `分组 ${place + 1}`,
      numberText(groups[place]?.channels),
      numberText(bitrateKbps),
      numberText(gbPerChannelPerDay),
    ];
    const columns = [
      { label: '分组' },
      { label: '路数', isFigure: true as const },
      { label: '每路码率 kbps', isFigure: true as const },
      { label: '每路每天 GB', isFigure: true as const },
    ];
    if ('retentionDays' in outputs) return [{ title: '各组用量', columns, rows: outputs.groups.map(shared) }];
    return [
      {
        title: '各组用量',
        columns: [...columns, { label: '保存天数', isFigure: true as const }, { label: '合计 GB', isFigure: true as const }],
        rows: outputs.groups.map((group, place) => [...shared(group, place), numberText(groups[place]?.days), numberText(group.totalGB)]),
      },
    ];
  },
  drawing: VideoCapacityDrawing,
  more: ['formatLossPercent', 'raidGroupMax', 'hotSpares'],
} satisfies ViewOf<typeof videoCapacity>;
