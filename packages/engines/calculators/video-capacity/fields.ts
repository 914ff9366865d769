import { DISK_SIZE_TB, DISK_SIZES_TB, FORMAT_LOSS_PERCENT, RAID_GROUP_MAX, RETENTION_DAYS } from '../../constants/storage.ts';
import { NIGHT_HOURS } from '../../constants/stream.ts';
import { defineFields, type Raw, type ValuesOf } from '../../inputs/index.ts';
import { streamFields } from '../stream/fields.ts';

const isDays = (_row: Raw, inputs: Raw) => inputs['mode'] === 'days';
const isCapacity = (row: Raw, inputs: Raw) => !isDays(row, inputs);

const isConstant = (row: Raw) => row['rateControl'] !== 'vbr';

/** Hours of a day that are recorded, as far as they are known: a night is no longer than they are. */
function recordedHours(row: Raw): number {
  const hours = row['hoursPerDay'];
  return typeof hours === 'number' && hours > 0 && hours <= HOURS_A_DAY ? hours : HOURS_A_DAY;
}

const HOURS_A_DAY = 24;
const RAID_GROUP_RANGE = { any: [3, 24], raid6: [4, 24] } as const;

export const videoCapacityFields = defineFields({
  mode: {
    kind: 'option',
    label: '计算方式',
    hint: '知道要存几天求硬盘，已有硬盘求能存几天',
    options: [
      { value: 'capacity', label: '按天数求容量' },
      { value: 'days', label: '按硬盘求天数' },
    ],
    default: 'capacity',
  },
  groups: {
    kind: 'rows',
    label: '摄像机分组',
    rowLabel: '分组',
    hint: '码流或保存天数不同的摄像机分开填',
    maxRows: 1000,
    fields: {
      channels: { kind: 'number', whole: true, label: '路数', hint: '这一组的摄像机数量', unit: '路', min: 1, max: 10_000, required: true },
      ...streamFields,
      hoursPerDay: { kind: 'number', rare: true, label: '每天录像时长', hint: '全天录像填 24', unit: '小时', min: 0, above: true, max: 24, default: 24 },
      days: {
        kind: 'number',
        whole: true,
        label: '保存天数',
        hint: '一般不少于 30 天，反恐重点目标不少于 90 天',
        unit: '天',
        min: 1,
        max: 3650,
        default: RETENTION_DAYS.value,
        ignored: isDays,
      },
      motionPercent: {
        kind: 'number',
        rare: true,
        label: '录像占比',
        hint: '移动侦测录像按实际录制的比例，全时录像填 100',
        unit: '%',
        min: 1,
        max: 100,
        default: 100,
      },
      rateControl: {
        kind: 'option',
        rare: true,
        label: '码率控制',
        hint: '定码率一直按上限写；变码率白天低、夜间噪点多时到上限，拿不准选定码率',
        options: [
          { value: 'cbr', label: '定码率（CBR）' },
          { value: 'vbr', label: '变码率（VBR）' },
        ],
        default: 'cbr',
      },
      nightHours: {
        kind: 'number',
        rare: true,
        label: '其中夜间时长',
        hint: '录像时段里光线差、噪点多的小时数，不超过每天录像时长；补光好的点位可以减少',
        unit: '小时',
        min: 0,
        max: 24,
        ranges: (row) => [[0, recordedHours(row)]],
        default: (row) => Math.min(NIGHT_HOURS.value, recordedHours(row)),
        idle: isConstant,
      },
    },
  },
  diskSizeTB: {
    kind: 'option',
    label: '单盘容量',
    hint: '硬盘标称容量',
    unit: 'TB',
    options: DISK_SIZES_TB.value.map((value) => ({ value, label: `${value} TB` })),
    default: DISK_SIZE_TB.value,
  },
  formatLossPercent: {
    kind: 'number',
    label: '预留/格式化损耗',
    hint: '标称与实际容量之差已另行折算；按 1024 进位的容量公式本身多出 2.4%，够文件系统用，清单检查也不另留；录像机另划抓图、日志分区的填 3～5',
    unit: '%',
    min: 0,
    max: 30,
    default: FORMAT_LOSS_PERCENT.value,
  },
  raid: {
    kind: 'option',
    label: 'RAID 级别',
    hint: '坏盘不丢录像选 RAID5、RAID6 或 RAID10',
    options: [
      { value: 'none', label: '不做 RAID' },
      { value: 'raid0', label: 'RAID0' },
      { value: 'raid1', label: 'RAID1' },
      { value: 'raid5', label: 'RAID5' },
      { value: 'raid6', label: 'RAID6' },
      { value: 'raid10', label: 'RAID10' },
    ],
    default: 'none',
  },
  raidGroupMax: {
    kind: 'number',
    whole: true,
    label: '单组最大盘数',
    hint: 'RAID5、RAID6 每组（含校验盘）不超过的盘数',
    unit: '块',
    min: 3,
    max: 24,
    ranges: (_row, inputs) => [inputs['raid'] === 'raid6' ? RAID_GROUP_RANGE.raid6 : RAID_GROUP_RANGE.any],
    default: RAID_GROUP_MAX.value,
  },
  hotSpares: { kind: 'number', whole: true, label: '热备盘', hint: '平时不存录像，坏盘时顶替', unit: '块', min: 0, max: 16, default: 0, idle: isDays },
  installedDisks: {
    kind: 'number',
    whole: true,
    label: '已装硬盘数',
    hint: '不含热备盘',
    unit: '块',
    min: 1,
    max: 256,
    required: isDays,
    idle: isCapacity,
  },
  isKeyTarget: { kind: 'flag', label: '反恐重点目标', hint: '录像保存不少于 90 天', default: false },
});
export type VideoCapacityFields = typeof videoCapacityFields;
export type VideoCapacityValues = ValuesOf<VideoCapacityFields>;
export type Raid = VideoCapacityValues['raid'];
