import { COPPER_CLASS_5, LOAD_RATIO, MAX_DROP_PERCENT, USUAL_CONDUCTOR_TEMP_C } from '../../constants/supply.ts';
import { defineFields, type Range, type Raw } from '../../inputs/index.ts';

const areaOptions = COPPER_CLASS_5.value.map(({ areaMm2 }) => ({ value: areaMm2, label: areaMm2.toFixed(areaMm2 === 0.75 ? 2 : 1) }));

const OUTPUT_12_V: Range = [11, 15];
const OUTPUT_24_V: Range = [22, 28];

/** Of the voltage as given; both where the voltage itself is no choice, so that one mistake is not told twice. */
function outputRanges(_row: Raw, inputs: Raw): readonly Range[] {
  switch (inputs['supplyVoltage'] ?? 12) {
    case 12:
      return [OUTPUT_12_V];
    case 24:
      return [OUTPUT_24_V];
    default:
      return [OUTPUT_12_V, OUTPUT_24_V];
  }
}

export const powerSupplyFields = defineFields({
  supplyVoltage: {
    kind: 'option',
    label: '供电电压',
    hint: '摄像机铭牌上的直流电压',
    unit: 'V',
    options: [
      { value: 12, label: '12 V' },
      { value: 24, label: '24 V' },
    ],
    default: 12,
  },
  outputVoltage: {
    kind: 'number',
    label: '电源实际输出',
    hint: '可调电源调高一点能多走一段线；不填按供电电压',
    unit: 'V',
    min: OUTPUT_12_V[0],
    max: OUTPUT_24_V[1],
    ranges: outputRanges,
    default: (_row, inputs) => (inputs['supplyVoltage'] === 24 ? 24 : 12),
  },
  topology: {
    kind: 'option',
    label: '供电方式',
    hint: '每台从电源单独拉线，还是一条线沿途串接',
    options: [
      { value: 'star', label: '每台单独布线' },
      { value: 'bus', label: '总线串接' },
    ],
    default: 'star',
  },
  cameras: {
    kind: 'rows',
    label: '摄像机',
    rowLabel: '分组',
    hint: '功率和距离都相同的摄像机归为一组',
    maxRows: 1000,
    fields: {
      count: { kind: 'number', whole: true, label: '数量', hint: '这一组有几台；总线串接时同组接在同一处', unit: '台', min: 1, max: 1000, default: 1 },
      powerW: {
        kind: 'number',
        label: '单台最大功率',
        hint: '按红外、加热全开的最大功率',
        unit: 'W',
        min: 0,
        above: true,
        max: 200,
        required: (row) => (row['currentA'] ?? undefined) === undefined,
      },
      currentA: {
        kind: 'number',
        label: '单台电流',
        hint: '说明书写的是电流就填这里（额定电压下的），填了就不看功率',
        unit: 'A',
        min: 0,
        above: true,
        max: 20,
      },
      load: {
        kind: 'option',
        label: '负载类型',
        hint: '摄像机内有稳压，电压低了电流反而大，按恒功率；电磁锁、灯按恒流',
        rare: true,
        options: [
          { value: 'power', label: '恒功率（摄像机）' },
          { value: 'current', label: '恒流（锁、灯）' },
        ],
        default: 'power',
      },
      distanceM: { kind: 'number', label: '距电源距离', hint: '沿线走的长度，不是直线距离', unit: 'm', min: 0, max: 2000, required: true },
    },
  },
  wireAreaMm2: { kind: 'option', label: '线径', hint: '不填就选出够用的最细线径', unit: 'mm²', options: areaOptions },
  conductorTempC: {
    kind: 'number',
    label: '导体温度',
    hint: '线越热电阻越大；夏天顶棚、桥架里按 50 °C，日晒的管里按 60 °C 以上',
    unit: '°C',
    min: -40,
    max: 90,
    default: USUAL_CONDUCTOR_TEMP_C.value,
  },
  maxDropPercent: {
    kind: 'number',
    label: '允许压降',
    hint: '占供电电压的百分比；宽电压摄像机按说明书放宽',
    unit: '%',
    min: 1,
    max: 25,
    default: MAX_DROP_PERCENT.value,
  },
  loadRatio: { kind: 'number', label: '电源负载率', hint: '电源额定电流里计划用到的比例，0.8 即用八成', min: 0.5, max: 1, default: LOAD_RATIO.value },
});
export type PowerSupplyFields = typeof powerSupplyFields;
