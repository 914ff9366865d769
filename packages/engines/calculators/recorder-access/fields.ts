import { DECODE_1080P, RECORDER_RESERVE_PERCENT, SUB_STREAM_KBPS } from '../../constants/recorder.ts';
import { defineFields, type ValuesOf } from '../../inputs/index.ts';
import { streamFields } from '../stream/fields.ts';

export const recorderAccessFields = defineFields({
  nvr: {
    kind: 'group',
    label: 'NVR',
    fields: {
      channels: { kind: 'number', whole: true, label: 'NVR 最大路数', hint: '样本上的接入路数', unit: '路', min: 1, max: 1024, required: true },
      incomingMbps: { kind: 'number', label: '接入带宽', hint: '样本上的网络接入带宽', unit: 'Mbps', min: 1, max: 10_000, required: true },
      decode1080p: {
        kind: 'number',
        label: '解码能力',
        hint: '可同时显示的 1080P 主码流路数',
        unit: '路 1080P',
        min: 0,
        max: 256,
        default: DECODE_1080P.value,
      },
    },
  },
  cameras: {
    kind: 'rows',
    label: '摄像机分组',
    rowLabel: '分组',
    hint: '按接入的先后填写，码流不同的分开填',
    maxRows: 1000,
    fields: {
      count: { kind: 'number', whole: true, label: '数量', hint: '这一组的摄像机数量', unit: '台', min: 1, max: 10_000, required: true },
      ...streamFields,
      subStreamKbps: {
        kind: 'number',
        rare: true,
        whole: true,
        label: '子码流',
        hint: '预览用的第二路码流，不拉取填 0',
        unit: 'kbps',
        min: 0,
        max: 8192,
        default: SUB_STREAM_KBPS.value,
      },
    },
  },
  reservePercent: { kind: 'number', label: '带宽预留', hint: '为码率波动留出的比例', unit: '%', min: 0, max: 50, default: RECORDER_RESERVE_PERCENT.value },
});
export type RecorderAccessFields = typeof recorderAccessFields;
export type RecorderAccessValues = ValuesOf<RecorderAccessFields>;
