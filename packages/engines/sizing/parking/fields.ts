import { GARAGE_RUN_M, LANE_RUN_M, LANE_WIDTH_M } from '../../constants/parking.ts';
import { defineFields, type Raw } from '../../inputs/index.ts';

const isAbsent = (value: unknown): boolean => value === undefined || value === null;
/** Lanes must be said where neither a peak gives them nor a mixed lane serves both ways. */
const neededWithout = (peak: string) => (row: Raw) => isAbsent(row[peak]) && isAbsent(row['mixedLanes']);

export const parkingFields = defineFields({
  entryLanes: {
    kind: 'number',
    whole: true,
    label: '入口车道数',
    hint: '只进不出的车道；不填则按高峰进车量推算',
    unit: '条',
    min: 0,
    max: 50,
    required: neededWithout('peakInPerHour'),
  },
  exitLanes: {
    kind: 'number',
    whole: true,
    label: '出口车道数',
    hint: '只出不进的车道；不填则按高峰出车量推算',
    unit: '条',
    min: 0,
    max: 50,
    required: neededWithout('peakOutPerHour'),
  },
  mixedLanes: { kind: 'number', whole: true, label: '同进同出车道', hint: '进出共用的单通道', unit: '条', min: 0, max: 50, default: 0 },
  peakInPerHour: { kind: 'number', label: '高峰进车量', hint: '早高峰一小时进多少辆，用来推算或核对车道数', unit: '辆/h', min: 0, max: 20_000 },
  peakOutPerHour: { kind: 'number', label: '高峰出车量', hint: '晚高峰一小时出多少辆', unit: '辆/h', min: 0, max: 20_000 },
  payment: {
    kind: 'option',
    label: '收费',
    hint: '出口停车缴费最慢，场内预付可少设出口',
    options: [
      { value: 'free', label: '免费' },
      { value: 'prepaid', label: '场内预付' },
      { value: 'atExit', label: '出口缴费' },
    ],
    default: 'prepaid',
  },
  unattended: { kind: 'flag', label: '无人值守', hint: '不设收费员，出口自助缴费，有事按对讲', default: true },
  trigger: {
    kind: 'option',
    label: '触发方式',
    hint: '地感要切路面，雷达免切，视频不加设备但受光线影响',
    options: [
      { value: 'loop', label: '地感' },
      { value: 'radar', label: '雷达' },
      { value: 'video', label: '视频' },
    ],
    default: 'radar',
  },
  laneWidthM: { kind: 'number', label: '车道宽', hint: '闸杆要拦住的净宽', unit: 'm', min: 2, max: 8, default: LANE_WIDTH_M.value },
  clearHeightM: { kind: 'number', label: '净高', hint: '地库有顶时填，不够竖直杆就用曲臂杆；露天不填', unit: 'm', min: 2, max: 20 },
  laneRunM: {
    kind: 'number',
    label: '车道到管理室',
    hint: '出入口到岗亭或管理室的走线距离，电源线和网线按它算',
    unit: 'm',
    min: 1,
    max: 1000,
    default: LANE_RUN_M.value,
  },
  backupMin: {
    kind: 'number',
    label: '停电后备',
    hint: '停电后识别、收费和网络还要工作多久；0 不配 UPS，道闸手动抬杆',
    unit: 'min',
    min: 0,
    max: 480,
    default: 0,
  },
  booths: { kind: 'number', whole: true, label: '岗亭数', hint: '有人值守的岗亭，每个一台电脑', unit: '个', min: 0, max: 20, default: 0 },
  guidance: {
    kind: 'option',
    label: '车位引导',
    hint: '视频能反向寻车，超声波只报有无车',
    options: [
      { value: 'none', label: '不要' },
      { value: 'videoSingle', label: '视频（单向）' },
      { value: 'videoDual', label: '视频（双向）' },
      { value: 'ultrasonic', label: '超声波' },
    ],
    default: 'none',
  },
  spaces: {
    kind: 'number',
    whole: true,
    label: '车位数',
    hint: '要车位引导时填',
    unit: '个',
    min: 1,
    max: 50_000,
    required: ({ guidance }) => !isAbsent(guidance) && guidance !== 'none',
  },
  zones: { kind: 'number', whole: true, label: '引导分区', hint: '要车位引导时填，每个分区一块区位引导屏', unit: '个', min: 1, max: 500, default: 1 },
  garageRunM: {
    kind: 'number',
    label: '车场到管理室',
    hint: '要车位引导时填：区域控制器、引导屏、寻车机到管理室的平均走线距离',
    unit: 'm',
    min: 1,
    max: 1000,
    default: GARAGE_RUN_M.value,
  },
});
export type ParkingFields = typeof parkingFields;
