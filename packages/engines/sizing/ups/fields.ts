import { GROWTH_PERCENT, INVERTER_EFFICIENCY, LOAD_POWER_FACTOR, RUNTIME_MIN, UPS_FEED_M, UPS_POWER_FACTOR } from '../../constants/ups.ts';
import { defineFields } from '../../inputs/index.ts';

export const upsFields = defineFields({
  loads: {
    kind: 'rows',
    label: '负载设备',
    rowLabel: '设备',
    hint: '断电后还要工作的设备，按铭牌最大功率填',
    maxRows: 500,
    fields: {
      count: { kind: 'number', whole: true, label: '数量', hint: '同样的设备几台', unit: '台', min: 1, max: 10_000, default: 1 },
      powerW: { kind: 'number', label: '单台功率', hint: '一台的最大功率', unit: 'W', min: 0, above: true, max: 100_000, required: true },
      powerFactor: { kind: 'number', label: '功率因数', hint: '不清楚就用 0.8', min: 0.3, max: 1, default: LOAD_POWER_FACTOR.value },
    },
  },
  loadPhases: {
    kind: 'option',
    label: '负载供电',
    hint: '有三相设备就选三相；单相设备接大主机时要均分到三相',
    options: [
      { value: 1, label: '单相 220 V' },
      { value: 3, label: '三相 380 V' },
    ],
    default: 1,
  },
  growthPercent: { kind: 'number', label: '扩容预留', hint: '日后加设备的余量', unit: '%', min: 0, max: 100, default: GROWTH_PERCENT.value },
  runtimeMin: { kind: 'number', label: '后备时间', hint: '停电后要撑多久；0 只稳压不配电池', unit: 'min', min: 0, max: 1440, default: RUNTIME_MIN.value },
  redundancy: {
    kind: 'option',
    label: '冗余',
    hint: 'N＋1 多一台主机，坏一台不断电',
    options: [
      { value: 'none', label: '不冗余' },
      { value: 'n+1', label: 'N＋1' },
    ],
    default: 'none',
  },
  upsPowerFactor: {
    kind: 'option',
    label: 'UPS 输出功率因数',
    hint: '越高同样 kVA 能带的瓦数越多',
    options: [0.7, 0.8, 0.9, 1].map((value) => ({ value, label: String(value) })),
    default: UPS_POWER_FACTOR.value,
  },
  inverterEfficiency: { kind: 'number', label: '逆变效率', hint: '主机说明书上的电池模式效率', min: 0.7, max: 0.99, default: INVERTER_EFFICIENCY.value },
  feedM: {
    kind: 'number',
    label: '配电到主机',
    hint: '配电间到主机的走线距离，端子接线的主机按它算电缆',
    unit: 'm',
    min: 1,
    max: 500,
    default: UPS_FEED_M.value,
  },
  blocksPerString: {
    kind: 'number',
    whole: true,
    label: '每组电池节数',
    hint: '主机说明书规定的 12 V 电池节数，不填按容量取常见值',
    unit: '节',
    min: 1,
    max: 64,
  },
});
export type UpsFields = typeof upsFields;
