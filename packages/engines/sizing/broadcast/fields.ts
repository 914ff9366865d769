import {
  AGEING_FACTOR,
  COVERAGE_DEG,
  NOISE_DB,
  OUTDOOR_COVERAGE_DEG,
  OUTDOOR_SENSITIVITY_DB,
  SENSITIVITY_DB,
  ZONE_CABLE_M,
} from '../../constants/broadcast.ts';
import { defineFields } from '../../inputs/index.ts';

export const broadcastFields = defineFields({
  zones: {
    kind: 'rows',
    label: '广播分区',
    rowLabel: '分区',
    hint: '能单独开关、单独喊话的一片区域，每区一台功放',
    maxRows: 500,
    fields: {
      lengthM: { kind: 'number', label: '长', hint: '分区的长', unit: 'm', min: 1, max: 1000, required: true },
      widthM: { kind: 'number', label: '宽', hint: '分区的宽；走道填走道宽', unit: 'm', min: 1, max: 1000, required: true },
      ceilingM: { kind: 'number', label: '净高', hint: '地面到扬声器的高度；室外填安装高度', unit: 'm', min: 2.2, max: 12, required: true },
      room: {
        kind: 'option',
        label: '空间',
        hint: '走道一排；室外用号角、音柱，沿长边一排或几排',
        options: [
          { value: 'hall', label: '厅室' },
          { value: 'lobby', label: '门厅' },
          { value: 'corridor', label: '走道' },
          { value: 'outdoor', label: '室外' },
        ],
        default: 'hall',
      },
      use: {
        kind: 'option',
        label: '用途',
        hint: '兼消防应急广播的选应急，声压和功放要求最高',
        options: [
          { value: 'background', label: '背景' },
          { value: 'business', label: '业务' },
          { value: 'emergency', label: '应急' },
        ],
        default: 'background',
      },
      noiseDb: { kind: 'number', label: '环境噪声', hint: '办公室约 50，商场约 65，车间 80 以上', unit: 'dB', min: 20, max: 100, default: NOISE_DB.value },
      coverageDeg: {
        kind: 'number',
        label: '辐射角',
        hint: '扬声器说明书上的辐射角，影响厅室和室外的间距',
        unit: '°',
        min: 40,
        max: 150,
        default: ({ room }) => (room === 'outdoor' ? OUTDOOR_COVERAGE_DEG : COVERAGE_DEG).value,
      },
      sensitivityDb: {
        kind: 'number',
        label: '灵敏度',
        hint: '扬声器说明书上的灵敏度（1 W/1 m）',
        unit: 'dB',
        min: 80,
        max: 110,
        default: ({ room }) => (room === 'outdoor' ? OUTDOOR_SENSITIVITY_DB : SENSITIVITY_DB).value,
      },
      cableM: { kind: 'number', label: '线路长度', hint: '机房到最远扬声器的走线长度', unit: 'm', min: 0, max: 2000, default: ZONE_CABLE_M.value },
      volumeControls: {
        kind: 'number',
        rare: true,
        whole: true,
        label: '音量控制器',
        hint: '分区里单独调音量的房间数，都带强切；不填则小厅室配一只，大的在功放上调',
        unit: '只',
        min: 0,
        max: 200,
      },
    },
  },
  lineLossDb: {
    kind: 'option',
    label: '线路衰耗',
    hint: '允许在线路上损失多少；1 dB 声音更足、线更粗',
    unit: 'dB',
    options: [
      { value: 1, label: '1 dB' },
      { value: 2, label: '2 dB' },
    ],
    default: 1,
  },
  ageing: { kind: 'number', label: '老化系数', hint: '功放和扬声器用久变弱的余量', min: 1.2, max: 1.4, default: AGEING_FACTOR.value },
  callStations: { kind: 'number', whole: true, label: '呼叫站', hint: '需要喊话的位置数，每处一只寻呼话筒', unit: '个', min: 1, max: 50, default: 1 },
});
export type BroadcastFields = typeof broadcastFields;
