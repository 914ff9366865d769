import { CLOSET_RUN_M } from '../../constants/cabling.ts';
import { KEY_TARGET_RETENTION_DAYS, RETENTION_DAYS } from '../../constants/storage.ts';
import type { SITE_SCENES } from '../../constants/stream.ts';
import { BACKUP_MIN, COUNTED_AREA, HIGH_RETENTION_DAYS, RUN_M, SURVEILLANCE_CAMERAS_MAX } from '../../constants/video-surveillance.ts';
import { defineFields, numberText, type Raw } from '../../inputs/index.ts';

/** Without a number of cameras they follow from the size. */
const isUncounted = ({ cameras }: Raw): boolean => (cameras ?? null) === null;

/** Of an area whose depth nobody told. */
export const usualDepthM = ({ purpose }: Raw): number => {
  const depths: Readonly<Record<string, number>> = COUNTED_AREA.value.depthM;
  return (typeof purpose === 'string' ? depths[purpose] : undefined) ?? COUNTED_AREA.value.depthM.perceive;
};

/** Of an area whose width nobody told. */
export const usualWidthM = ({ cameras }: Raw): number =>
  Math.min(COUNTED_AREA.value.widthMaxM, COUNTED_AREA.value.widthEachM * (typeof cameras === 'number' ? cameras : 1));

export const videoSurveillanceFields = defineFields({
  site: {
    kind: 'option',
    label: '场所',
    hint: '决定画面复杂度：街道、停车场、厂区的码率更高',
    options: [
      { value: 'shop', label: '商铺' },
      { value: 'office', label: '办公' },
      { value: 'school', label: '学校' },
      { value: 'factory', label: '厂区' },
      { value: 'residential', label: '住宅小区' },
      { value: 'warehouse', label: '仓库' },
      { value: 'parking', label: '停车场' },
      { value: 'street', label: '街道' },
    ] satisfies { value: keyof typeof SITE_SCENES.value; label: string }[],
    default: 'shop',
  },
  areas: {
    kind: 'rows',
    label: '区域',
    rowLabel: '区域',
    hint: '同样的区域归一行，填几处；每行说清要看到什么程度',
    conflict: `各区域合计超过 ${numberText(SURVEILLANCE_CAMERAS_MAX.value)} 台摄像机：请减少处数，或分区分期计算`,
    maxRows: 200,
    fields: {
      count: { kind: 'number', whole: true, label: '处数', hint: '同样大小、同样要求的有几处', unit: '处', min: 1, max: 500, default: 1 },
      cameras: {
        kind: 'number',
        whole: true,
        label: '摄像机数量',
        hint: '已定好每处装几台就填，按填的配，少了会提示；不填按要求算',
        unit: '台',
        min: 1,
        max: 500,
      },
      purpose: {
        kind: 'option',
        label: '看到什么程度',
        hint: '按最远处的人算；认得出生面孔才能作证',
        options: [
          { value: 'overview', label: '看清场面' },
          { value: 'outline', label: '看出有人' },
          { value: 'discern', label: '看出人数和去向' },
          { value: 'perceive', label: '看清动作' },
          { value: 'characterise', label: '认出熟人' },
          { value: 'validate', label: '认出生人' },
        ],
        default: 'perceive',
      },
      lengthM: {
        kind: 'number',
        label: '纵深',
        hint: '从摄像机一侧到最远处；填了台数可以不填',
        unit: 'm',
        min: 1,
        max: 500,
        required: isUncounted,
        default: usualDepthM,
      },
      widthM: {
        kind: 'number',
        label: '宽度',
        hint: '最远处要看到多宽；填了台数可以不填',
        unit: 'm',
        min: 1,
        max: 1000,
        required: isUncounted,
        default: usualWidthM,
      },
      mounting: {
        kind: 'option',
        label: '装在哪里',
        hint: '吸顶用半球；墙、货架立柱和立杆用枪机，室外的防水',
        options: [
          { value: 'ceiling', label: '室内吸顶' },
          { value: 'indoorWall', label: '室内墙装' },
          { value: 'rack', label: '室内货架、立柱' },
          { value: 'wall', label: '室外墙装' },
          { value: 'pole', label: '室外立杆' },
        ],
        default: 'ceiling',
      },
      heightM: { kind: 'number', label: '安装高度', hint: '镜头离地高；太高只见头顶', unit: 'm', min: 2, max: 20, default: 3 },
      light: {
        kind: 'option',
        label: '夜里',
        hint: '没有灯就按摄像机自带补光的距离排点位',
        options: [
          { value: 'lit', label: '有灯' },
          { value: 'dark', label: '没有灯' },
        ],
        default: 'lit',
      },
      closet: { kind: 'number', rare: true, whole: true, label: '弱电间', hint: '接到第几个弱电间；每个弱电间各配交换机', min: 1, max: 200, default: 1 },
      runM: {
        kind: 'number',
        label: '到区域的走线',
        hint: '弱电间到区域近角；区域里到各点位的路、室外的安装高度另加，逐台算',
        unit: 'm',
        min: 1,
        max: 1000,
        default: RUN_M.value,
      },
    },
  },
  backboneM: {
    kind: 'number',
    rare: true,
    label: '弱电间之间',
    hint: '其余弱电间到第一个弱电间（录像设备在那里）的走线，按最远的',
    unit: 'm',
    min: 1,
    max: 2000,
    default: CLOSET_RUN_M.value,
  },
  resolution: {
    kind: 'option',
    label: '分辨率',
    hint: '越高每台看得越宽，码率和硬盘也越多',
    options: [
      { value: '1080P', label: '200 万（1080P）' },
      { value: '4MP', label: '400 万' },
      { value: '8MP', label: '800 万' },
    ],
    default: '4MP',
  },
  detail: {
    kind: 'option',
    label: '清晰余量',
    hint: '高一级：每处都按更清楚的一级排点位',
    options: [
      { value: 'asked', label: '按要求' },
      { value: 'better', label: '高一级' },
    ],
    default: 'asked',
  },
  analytics: {
    kind: 'option',
    label: '智能分析',
    hint: '人车分类：只对人和车报警，回放按人、车找，少被树影和雨雪打扰',
    options: [
      { value: 'none', label: '不要求' },
      { value: 'people', label: '人车分类' },
    ],
    default: 'none',
  },
  retentionDays: {
    kind: 'number',
    whole: true,
    label: '保存天数',
    hint: `一般不少于 ${RETENTION_DAYS.value} 天，反恐重点目标不少于 ${KEY_TARGET_RETENTION_DAYS.value} 天；不填时高配档存 ${HIGH_RETENTION_DAYS.value} 天`,
    unit: '天',
    min: 1,
    max: 365,
    default: ({ isKeyTarget }) => (isKeyTarget === true ? KEY_TARGET_RETENTION_DAYS : RETENTION_DAYS).value,
  },
  isKeyTarget: { kind: 'flag', label: '反恐重点目标', hint: '录像保存不少于 90 天', default: false },
  backupMin: {
    kind: 'number',
    label: '停电后备',
    hint: '停电后录像、交换机和摄像机还要工作多久；0 不配 UPS',
    unit: 'min',
    min: 0,
    max: 480,
    default: BACKUP_MIN.value,
  },
  monitors: { kind: 'number', whole: true, label: '显示器', hint: '看画面的屏有几台，只用手机和电脑看填 0', unit: '台', min: 0, max: 100, default: 1 },
});
export type VideoSurveillanceFields = typeof videoSurveillanceFields;
