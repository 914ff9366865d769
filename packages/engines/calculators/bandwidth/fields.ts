import { OVERHEAD_PERCENT, TRUNK_UTILISATION, VIEW_KBPS } from '../../constants/network.ts';
import { SUB_STREAM_KBPS } from '../../constants/recorder.ts';
import { defineFields, type Raw, type ValuesOf } from '../../inputs/index.ts';
import { streamFields } from '../stream/fields.ts';

const isByStandard = (_row: Raw, inputs: Raw) => inputs['method'] === 'gb51348';
const isDirect = (row: Raw, inputs: Raw) => !isByStandard(row, inputs);

export const bandwidthFields = defineFields({
  method: {
    kind: 'option',
    label: '估算方法',
    hint: '直接累加按码流与客户端相加，规范估算按 GB 51348 条文说明',
    options: [
      { value: 'direct', label: '直接累加' },
      { value: 'gb51348', label: '规范估算' },
    ],
    default: 'direct',
  },
  groups: {
    kind: 'rows',
    label: '摄像机分组',
    rowLabel: '分组',
    hint: '码流不同的摄像机分开填',
    maxRows: 1000,
    fields: {
      count: { kind: 'number', whole: true, label: '路数', hint: '这一组的摄像机数量', unit: '路', min: 1, max: 100_000, required: true },
      ...streamFields,
      includeSub: { kind: 'flag', label: '计入子码流', hint: '录像机同时拉取子码流时计入', default: false, idle: isByStandard },
      subStreamKbps: {
        kind: 'number',
        rare: true,
        whole: true,
        label: '子码流',
        hint: '勾选计入子码流后才相加',
        unit: 'kbps',
        min: 0,
        max: 8192,
        default: SUB_STREAM_KBPS.value,
        idle: isByStandard,
      },
    },
  },
  viewers: { kind: 'number', whole: true, label: '客户端数', hint: '同时看画面的客户端', unit: '个', min: 0, max: 10_000, default: 0, idle: isByStandard },
  viewChannels: {
    kind: 'number',
    whole: true,
    label: '每客户端画面数',
    hint: '一个客户端同时打开的画面',
    unit: '路',
    min: 0,
    max: 1024,
    default: 0,
    idle: isByStandard,
  },
  viewKbps: {
    kind: 'number',
    whole: true,
    label: '预览码率',
    hint: '客户端看的每一路画面',
    unit: 'kbps',
    min: 32,
    max: 65536,
    default: VIEW_KBPS.value,
    idle: isByStandard,
  },
  overheadPercent: {
    kind: 'number',
    label: '冗余',
    hint: '协议开销与突发',
    unit: '%',
    min: 0,
    max: 100,
    default: OVERHEAD_PERCENT.value,
    idle: isByStandard,
  },
  utilisation: { kind: 'number', label: '端口可用率', hint: '端口标称速率中实际可用的比例，0.7 即 70%', min: 0.3, max: 1, default: TRUNK_UTILISATION.value },
  concurrentDisplays: {
    kind: 'number',
    whole: true,
    label: '并发显示路数',
    hint: '超过 128 路时，同时上墙和调看的路数',
    unit: '路',
    min: 0,
    max: 100_000,
    default: 0,
    ignored: isDirect,
  },
});
export type BandwidthFields = typeof bandwidthFields;
export type BandwidthValues = ValuesOf<BandwidthFields>;
