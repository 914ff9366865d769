import { AIM_HEIGHT_M, FURTHER_LENSES_MM, SENSORS_16_9, SENSORS_4_3, STANDARD_LENSES_MM, USUAL_SENSOR } from '../../constants/lens.ts';
import { defineFields, type Raw } from '../../inputs/index.ts';
import { resolutions } from '../../roles/index.ts';

/** Active areas by format, `[width, height]` in millimetres. */
export const SENSORS = { ...SENSORS_4_3.value, ...SENSORS_16_9.value } as const;
export type Sensor = keyof typeof SENSORS;

const smallestFirst = (Object.keys(SENSORS) as Sensor[]).toSorted((a, b) => SENSORS[a][0] - SENSORS[b][0] || SENSORS[a][1] - SENSORS[b][1]);
const sensorOptions: readonly { value: Sensor | 'custom'; label: string }[] = [
  ...smallestFirst.map((value) => ({ value, label: value })),
  { value: 'custom', label: '自定义' },
];

const isView = (_row: Raw, inputs: Raw) => inputs['mode'] === 'view';
const isFocal = (_row: Raw, inputs: Raw) => inputs['mode'] !== 'view';
const isListed = (_row: Raw, inputs: Raw) => inputs['sensor'] !== 'custom';
const hasNoHeight = (_row: Raw, inputs: Raw) => (inputs['targetHeightM'] ?? undefined) === undefined;

const isLevel = (_row: Raw, inputs: Raw) => (inputs['mountHeightM'] ?? undefined) === undefined;
const isBlind = (_row: Raw, inputs: Raw) => (inputs['resolution'] ?? undefined) === undefined;

type FixedLens = (typeof STANDARD_LENSES_MM.value)[number] | (typeof FURTHER_LENSES_MM.value)[number];
const fixedLenses: readonly FixedLens[] = [...STANDARD_LENSES_MM.value, ...FURTHER_LENSES_MM.value].toSorted((a, b) => a - b);
const lensOptions: readonly { value: FixedLens | 'auto' | 'varifocal'; label: string }[] = [
  { value: 'auto', label: '自动选标准定焦' },
  { value: 'varifocal', label: '变焦，调到算得的焦距' },
  ...fixedLenses.map((value) => ({ value, label: `${value} mm` })),
];

export const focalLengthFields = defineFields({
  mode: {
    kind: 'option',
    label: '计算方式',
    hint: '知道要看多宽就求焦距，已经有镜头就求看到的范围',
    options: [
      { value: 'focal', label: '求焦距' },
      { value: 'view', label: '求视场' },
    ],
    default: 'focal',
  },
  sensor: {
    kind: 'option',
    label: '靶面尺寸',
    hint: '产品参数里的传感器尺寸；不清楚时 200 万枪机多为 1/2.8"',
    options: sensorOptions,
    default: USUAL_SENSOR.value,
  },
  sensorWidthMm: { kind: 'number', label: '靶面宽', hint: '传感器有效面的宽', unit: 'mm', min: 1, max: 40, required: true, idle: isListed },
  sensorHeightMm: { kind: 'number', label: '靶面高', hint: '传感器有效面的高', unit: 'mm', min: 1, max: 30, required: true, idle: isListed },
  distanceM: {
    kind: 'number',
    label: '物距',
    hint: '镜头到被看物体的直线距离；填了安装高度就填水平距离',
    unit: 'm',
    min: 0,
    above: true,
    max: 5000,
    required: true,
  },
  targetWidthM: {
    kind: 'number',
    label: '场景宽',
    hint: '画面里要装下的宽度，例如大门或车道的宽；宽、高至少填一个',
    unit: 'm',
    min: 0,
    above: true,
    max: 5000,
    required: hasNoHeight,
    idle: isView,
  },
  targetHeightM: {
    kind: 'number',
    label: '场景高',
    hint: '画面里要装下的高度；宽、高都填时取较短的焦距，两个方向都装得下',
    unit: 'm',
    min: 0,
    above: true,
    max: 5000,
    idle: isView,
  },
  focalMm: {
    kind: 'number',
    label: '焦距',
    hint: '镜头上标的毫米数；变焦镜头填要用的那一档',
    unit: 'mm',
    min: 1,
    max: 1000,
    suggestions: STANDARD_LENSES_MM.value,
    required: true,
    idle: isFocal,
  },
  lens: {
    kind: 'option',
    label: '选用镜头',
    hint: '结果、表格、图纸都按这里选定的镜头算；自动取不大于算得焦距的最长标准镜头',
    options: lensOptions,
    default: 'auto',
    idle: isView,
  },
  resolution: {
    kind: 'option',
    label: '分辨率',
    hint: '填了才算得出像素密度，即看清到什么程度',
    options: resolutions,
  },
  edition: {
    kind: 'option',
    label: '分级标准',
    hint: 'IEC 62676-4 在 2025 年换版：认生面孔由 250 提高到 500 像素/m；老项目可按 2014 版',
    options: [
      { value: '2025', label: '2025 版（OODPCVS）' },
      { value: '2014', label: '2014 版（DORI）' },
    ],
    default: '2025',
    idle: isBlind,
  },
  mountHeightM: {
    kind: 'number',
    label: '安装高度',
    hint: '镜头离地高；填了就按斜距计算，并给出俯角和脚下盲区',
    unit: 'm',
    min: 0.5,
    max: 100,
  },
  aimHeightM: {
    kind: 'number',
    label: '被看处离地高',
    hint: '看人脸取 1.6 m，看车牌取 0.5 m 左右',
    unit: 'm',
    min: 0,
    max: 100,
    default: AIM_HEIGHT_M.value,
    idle: isLevel,
  },
});
export type FocalLengthFields = typeof focalLengthFields;
