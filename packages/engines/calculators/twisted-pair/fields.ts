import { BOX_LENGTH_M, PLUG_SPARE_PERCENT, PLUGS_PER_CABLE, SPARE_PERCENT, TERMINAL_ALLOWANCE_M } from '../../constants/cabling.ts';
import { defineFields, type Raw } from '../../inputs/index.ts';

const isList = (_row: Raw, inputs: Raw) => inputs['mode'] === 'list';
const isAverage = (_row: Raw, inputs: Raw) => inputs['mode'] !== 'list';

export const twistedPairFields = defineFields({
  mode: {
    kind: 'option',
    label: '计算方式',
    hint: '点位还没逐个量过用平均长度法，量过用逐点法',
    options: [
      { value: 'average', label: '平均长度法' },
      { value: 'list', label: '逐点法' },
    ],
    default: 'average',
  },
  points: {
    kind: 'number',
    whole: true,
    label: '点数',
    hint: '要布网线的信息点或摄像机总数',
    unit: '个',
    min: 1,
    max: 100_000,
    required: true,
    ignored: isList,
  },
  farthestM: {
    kind: 'number',
    label: '最远距离',
    hint: '最远点到机柜的走线距离，不是直线距离',
    unit: 'm',
    min: 0,
    above: true,
    max: 300,
    required: true,
    ignored: isList,
  },
  nearestM: { kind: 'number', label: '最近距离', hint: '最近点到机柜的走线距离', unit: 'm', min: 0, max: 300, required: true, ignored: isList },
  lengthsM: {
    kind: 'numbers',
    label: '各点距离',
    hint: '每个点到机柜的走线距离，可从表格粘贴一列',
    unit: 'm',
    min: 0,
    above: true,
    max: 300,
    maxRows: 10_000,
    required: true,
    ignored: isAverage,
  },
  cableType: {
    kind: 'option',
    label: '线缆类别',
    hint: '线和水晶头按同一类别选；千兆和大功率 PoE 用六类',
    options: [
      { value: 'cat5e', label: '超五类' },
      { value: 'cat6', label: '六类' },
      { value: 'cat6a', label: '超六类' },
    ],
    default: 'cat6',
  },
  boxLengthM: { kind: 'number', label: '每箱长度', hint: '常见一箱 305 m', unit: 'm', min: 50, max: 1000, default: BOX_LENGTH_M.value },
  sparePercent: { kind: 'number', label: '余量', hint: '走线弯绕和损耗的富余', unit: '%', min: 0, max: 50, default: SPARE_PERCENT.value },
  terminalAllowanceM: { kind: 'number', label: '端接容差', hint: '每根线两端预留的总长', unit: 'm', min: 0, max: 30, default: TERMINAL_ALLOWANCE_M.value },
  plugsPerCable: {
    kind: 'number',
    whole: true,
    label: '每根水晶头',
    hint: '摄像机网线两端各一个，共 2 个',
    unit: '个',
    min: 0,
    max: 4,
    default: PLUGS_PER_CABLE.value,
  },
  plugSparePercent: { kind: 'number', label: '水晶头余量', hint: '压接失败的富余', unit: '%', min: 0, max: 50, default: PLUG_SPARE_PERCENT.value },
});
export type TwistedPairFields = typeof twistedPairFields;
