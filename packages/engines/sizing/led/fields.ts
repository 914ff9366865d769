import { LED_CONTROL_M, LED_FEED_M, LED_MODULES, LED_PITCHES_MM } from '../../constants/led.ts';
import { defineFields, type Raw } from '../../inputs/index.ts';

const pitchesFor = (environment: unknown): readonly number[] =>
  environment === 'indoor' || environment === 'outdoor' ? LED_PITCHES_MM.value[environment] : LED_MODULES.value.map(({ pitchMm }) => pitchMm);

const hasNoPitch = ({ pitchMm }: Raw): boolean => pitchMm === undefined || pitchMm === null;

export const ledFields = defineFields({
  environment: {
    kind: 'option',
    label: '使用环境',
    hint: '户外屏防水、亮度高，阳光直射的橱窗也按户外选',
    options: [
      { value: 'indoor', label: '室内' },
      { value: 'outdoor', label: '户外' },
    ],
    required: true,
  },
  widthM: { kind: 'number', label: '屏体宽', hint: '画面净宽，不含边框', unit: 'm', min: 0.3, max: 100, required: true },
  heightM: { kind: 'number', label: '屏体高', hint: '画面净高，不含边框', unit: 'm', min: 0.3, max: 50, required: true },
  use: {
    kind: 'option',
    label: '主要看什么',
    hint: '看文字、表格和监控画面要更小的点间距',
    options: [
      { value: 'video', label: '视频图片' },
      { value: 'text', label: '文字会议' },
      { value: 'control', label: '监控值守' },
    ],
    default: 'video',
  },
  nearestViewM: {
    kind: 'number',
    label: '最近观看距离',
    hint: '第一排观众到屏面的距离，点间距由它推出',
    unit: 'm',
    min: 1,
    max: 500,
    required: hasNoPitch,
  },
  pitchMm: {
    kind: 'option',
    label: '点间距',
    hint: '不选则按最近观看距离推荐；数字越小越清晰、越贵',
    unit: 'mm',
    options: LED_MODULES.value.map(({ pitchMm }) => ({ value: pitchMm, label: `P${pitchMm}` })),
    offered: ({ environment }) => pitchesFor(environment),
  },
  detail: {
    kind: 'option',
    label: '清晰余量',
    hint: '细一档：点间距比按距离算的再小一档，近看也看不出颗粒',
    options: [
      { value: 'asked', label: '按距离' },
      { value: 'finer', label: '细一档' },
    ],
    default: 'asked',
    idle: (_row, { pitchMm }) => (pitchMm ?? null) !== null,
  },
  feedM: { kind: 'number', label: '配电到屏', hint: '配电间到屏体的走线距离，电源电缆按它算', unit: 'm', min: 1, max: 500, default: LED_FEED_M.value },
  controlM: {
    kind: 'number',
    label: '控制室到屏',
    hint: '发送器到屏体的走线距离；连两端超过 100 m 网线到不了，清单改配光纤',
    unit: 'm',
    min: 1,
    max: 20_000,
    default: LED_CONTROL_M.value,
  },
  fit: {
    kind: 'option',
    label: '尺寸取整',
    hint: '屏由整箱体拼成，实际尺寸与要求略有出入',
    options: [
      { value: 'nearest', label: '就近' },
      { value: 'floor', label: '不大于' },
      { value: 'ceil', label: '不小于' },
    ],
    default: 'nearest',
  },
});
export type LedFields = typeof ledFields;
