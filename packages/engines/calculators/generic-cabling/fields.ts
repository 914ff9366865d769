import { BOX_LENGTH_M } from '../../constants/cabling.ts';
import { TRUNK_FILL_PERCENT } from '../../constants/structured-cabling.ts';
import { defineFields } from '../../inputs/index.ts';

export const genericCablingFields = defineFields({
  floors: {
    kind: 'rows',
    label: '楼层',
    rowLabel: '楼层',
    hint: '每层一个弱电间，一行一层',
    maxRows: 1000,
    fields: {
      points: { kind: 'number', whole: true, label: '信息点数', hint: '这一层的网络、电话、摄像机等信息点总数', unit: '个', min: 1, max: 5000, required: true },
      farthestM: {
        kind: 'number',
        label: '最远点距离',
        hint: '最远的点到弱电间的走线距离，不是直线距离',
        unit: 'm',
        min: 0,
        above: true,
        max: 300,
        required: true,
      },
      nearestM: { kind: 'number', label: '最近点距离', hint: '最近的点到弱电间的走线距离，不大于最远点', unit: 'm', min: 0, max: 300, required: true },
      backboneRouteM: { kind: 'number', label: '主干路由', hint: '弱电间到总机房的走线距离；不填就不算主干光缆长度', unit: 'm', min: 0, max: 10_000 },
    },
  },
  pointsPerOutlet: {
    kind: 'option',
    label: '每面板点数',
    hint: '一个面板上装几个信息点',
    options: [
      { value: 1, label: '单口' },
      { value: 2, label: '双口' },
      { value: 4, label: '四口' },
    ],
    default: 2,
  },
  cableType: {
    kind: 'option',
    label: '线缆类别',
    hint: '类别越高线越粗，槽盒也要越大',
    options: [
      { value: 'cat5e', label: '超五类' },
      { value: 'cat6', label: '六类' },
      { value: 'cat6a', label: '超六类' },
    ],
    default: 'cat6',
  },
  cords: {
    kind: 'option',
    label: '跳线',
    hint: '成品跳线经过测试；自制跳线只买水晶头，线从箱里裁',
    options: [
      { value: 'finished', label: '成品跳线' },
      { value: 'made', label: '自制跳线' },
    ],
    default: 'finished',
  },
  boxLengthM: { kind: 'number', label: '每箱长度', hint: '常见一箱 305 m', unit: 'm', min: 50, max: 1000, default: BOX_LENGTH_M.value },
  trunkFillPercent: {
    kind: 'number',
    label: '槽盒截面利用率',
    hint: '槽盒里线缆截面所占的比例，留出散热和以后加线的空间',
    unit: '%',
    min: 30,
    max: 50,
    default: TRUNK_FILL_PERCENT.value,
  },
});
export type GenericCablingFields = typeof genericCablingFields;
