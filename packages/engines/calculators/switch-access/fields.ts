import { ACCESS_UTILISATION, PEAK_FACTOR } from '../../constants/network.ts';
import { POE_CLASS_RESERVE_PERCENT, POE_CLASSES, POE_RESERVE_PERCENT } from '../../constants/poe.ts';
import { defineFields, type Raw, type ValuesOf } from '../../inputs/index.ts';
import { poeStandardNames, poeStandards } from '../../roles/index.ts';
import { streamFields } from '../stream/fields.ts';

const isPoe = (_row: Raw, inputs: Raw) => {
  const device = inputs['switch'] as Raw | null | undefined;
  return poeStandards.some((standard) => standard === device?.['poeStandard']);
};
const isNotPoe = (row: Raw, inputs: Raw) => !isPoe(row, inputs);
const isAbsent = (given: unknown) => given === undefined || given === null;

export const switchAccessFields = defineFields({
  cameras: {
    kind: 'rows',
    label: '摄像机分组',
    rowLabel: '分组',
    hint: '按接入的先后填写，码流或功率不同的分开填',
    maxRows: 1000,
    fields: {
      count: { kind: 'number', whole: true, label: '数量', hint: '这一组的摄像机数量', unit: '台', min: 1, max: 10_000, required: true },
      ...streamFields,
      powerW: {
        kind: 'number',
        label: '摄像机最大功率',
        hint: '按样本的最大功率，开补光和加热时的值',
        unit: 'W',
        min: 0,
        above: true,
        max: 71.3,
        required: (row, inputs) => isPoe(row, inputs) && isAbsent(row['poeClass']),
        idle: isNotPoe,
      },
      poeClass: {
        kind: 'number',
        rare: true,
        whole: true,
        label: 'PoE 等级',
        hint: '样本标出等级时填写，不填按功率推算',
        min: 0,
        max: 8,
        suggestions: POE_CLASSES.value.map(({ poeClass }) => poeClass),
        idle: isNotPoe,
      },
    },
  },
  cableLengthM: { kind: 'number', label: '网线长度', hint: '按最长的一根，超过 100 m 不可靠', unit: 'm', min: 0, max: 250, default: 100 },
  allocation: {
    kind: 'option',
    label: '功率分配',
    hint: '交换机按实际用电分配，或按等级整份预留',
    options: [
      { value: 'actual', label: '实际功率＋线损' },
      { value: 'class', label: '按等级' },
    ],
    default: 'actual',
  },
  poeReservePercent: {
    kind: 'number',
    label: 'PoE 预留',
    hint: '按实际功率一般预留 20%，按等级不再预留',
    unit: '%',
    min: 0,
    max: 100,
    default: (_row: Raw, inputs: Raw) => (inputs['allocation'] === 'class' ? POE_CLASS_RESERVE_PERCENT.value : POE_RESERVE_PERCENT.value),
  },
  peakFactor: { kind: 'number', label: '峰值系数', hint: '码流瞬时高于平均的倍数', min: 1, max: 3, default: PEAK_FACTOR.value },
  utilisation: { kind: 'number', label: '端口可用率', hint: '端口标称速率中实际可用的比例，0.6 即 60%', min: 0.3, max: 1, default: ACCESS_UTILISATION.value },
  switch: {
    kind: 'group',
    label: '交换机',
    fields: {
      ports: { kind: 'number', whole: true, label: '下联口数', hint: '接摄像机的口', unit: '口', min: 1, max: 128, required: true },
      portMbps: { kind: 'option', label: '下联速率', hint: '每个下联口的速率', unit: 'Mbps', options: speeds(100, 1000, 2500), default: 1000 },
      uplinkPorts: { kind: 'number', whole: true, label: '上联口数', hint: '聚合后一起用的上联口', unit: '口', min: 1, max: 8, default: 1 },
      uplinkMbps: { kind: 'option', label: '上联速率', hint: '每个上联口的速率', unit: 'Mbps', options: speeds(100, 1000, 2500, 10_000), default: 1000 },
      poeStandard: {
        kind: 'option',
        label: 'PoE 标准',
        hint: '不供电的交换机选“无”',
        options: [
          { value: 'none', label: '无' },
          { value: 'af', label: `${poeStandardNames.af}（每口 15.4 W）` },
          { value: 'at', label: `${poeStandardNames.at}（每口 30 W）` },
          { value: 'bt3', label: `${poeStandardNames.bt3}（每口 60 W）` },
          { value: 'bt4', label: `${poeStandardNames.bt4}（每口 90 W）` },
        ],
        default: 'none',
      },
      poeBudgetW: {
        kind: 'number',
        label: 'PoE 总功率',
        hint: '样本上全部端口合计的供电功率',
        unit: 'W',
        min: 1,
        max: 5000,
        required: isPoe,
        idle: isNotPoe,
      },
      reservedPorts: { kind: 'number', whole: true, label: '预留口', hint: '留给以后扩容的下联口', unit: '口', min: 0, max: 127, default: 0 },
    },
  },
});
export type SwitchAccessFields = typeof switchAccessFields;
export type SwitchAccessValues = ValuesOf<SwitchAccessFields>;

function speeds<const Speed extends number>(...values: Speed[]): { value: Speed; label: string }[] {
  return values.map((value) => ({ value, label: `${value} Mbps` }));
}
