import { COPPER_PER_KELVIN, RATED_TEMP_C } from '../../constants/supply.ts';
import { numberText as n, sumOf, type WorkingStep } from '../../inputs/index.ts';
import type { PowerSupplyOutputs } from './calculate.ts';
import { busStretchesOf, currentOf, ohmPerKmOf, temperatureFactor, type PowerSupplyValues } from './voltage-drop.ts';

const SHOWN_GROUPS = 6;

export function powerSupplyWorking(values: PowerSupplyValues, outputs: PowerSupplyOutputs): WorkingStep[] {
  const { supplyVoltage, outputVoltage, maxDropPercent, loadRatio, conductorTempC } = values;
  return [
    {
      title: '允许压降',
      formula: '电源实际输出 − 供电电压 ×（1 − 允许压降）',
      substituted: `${n(outputVoltage)} − ${supplyVoltage} ×（1 − ${n(maxDropPercent)}%）`,
      value: `${n(outputs.allowedDropV)} V`,
    },
    {
      title: '温度系数 k',
      formula: '1 ＋ 铜电阻温度系数 ×（导体温度 − 基准温度）',
      substituted: `1 ＋ ${COPPER_PER_KELVIN.value} ×（${n(conductorTempC)} − ${RATED_TEMP_C.value}）`,
      value: n(temperatureFactor(conductorTempC), 4),
    },
    ...groupSteps(values, outputs),
    {
      title: '总电流',
      formula: '各组 数量 × 单台电流 之和',
      substituted: shown(values.cameras, (camera) => `${camera.count}×${n(currentOf(camera, supplyVoltage))}`).join('＋'),
      value: `${n(outputs.totalCurrentA)} A`,
    },
    {
      title: '电源规格',
      formula: '总电流 ÷ 负载率，取不小于它的规格；超过最大规格用多台',
      substituted: `${n(outputs.totalCurrentA)} ÷ ${n(loadRatio)} ＝ ${n(outputs.requiredSupplyA)} A`,
      value: `${outputs.supplyA} A（${outputs.supplyW} W）× ${n(outputs.supplyCount)} 台`,
    },
  ];
}

function groupSteps(values: PowerSupplyValues, outputs: PowerSupplyOutputs): WorkingStep[] {
  const { cameras, supplyVoltage, conductorTempC, topology } = values;
  const k = n(temperatureFactor(conductorTempC), 4);
  return cameras.slice(0, SHOWN_GROUPS).flatMap((camera, place): WorkingStep[] => {
    const found = outputs.cameras[place];
    if (found === undefined) return [];
    const name = cameras.length > 1 ? `第 ${place + 1} 组` : '';
    const current: WorkingStep = {
      title: `${name}单台电流`,
      formula: camera.currentA === undefined ? '单台最大功率 ÷ 供电电压' : '按给定电流',
      substituted: camera.currentA === undefined ? `${n(camera.powerW)} ÷ ${supplyVoltage}` : n(camera.currentA),
      value: `${n(found.currentA)} A`,
    };
    const drop: WorkingStep = {
      title: `${name}线路压降（${areaText(found.areaMm2)} mm²）`,
      formula: topology === 'star' ? '2 × 距离 × r20 × k ÷ 1000 × 单台电流' : '2 × r20 × k ÷ 1000 × 从电源起各段（段长 × 该段及以后各组电流）之和',
      substituted: `2 × ${topology === 'star' ? `${n(camera.distanceM)} × ` : ''}${n(ohmPerKmOf(found.areaMm2))} × ${k} ÷ 1000 × ${
        topology === 'star' ? n(found.currentA) : `（${stretchesText(values, place)}）`
      }`,
      value: `${n(found.dropV)} V，摄像机端 ${n(found.deviceV)} V`,
    };
    return [current, drop];
  });
}

/** `20×1.5＋20×1`: the stretches up to this group. */
function stretchesText(values: PowerSupplyValues, place: number): string {
  const stretches = busStretchesOf(values);
  const upTo = stretches.slice(0, stretches.findIndex((stretch) => stretch.place === place) + 1);
  return shown(upTo, ({ lengthM, currentA }) => `${n(lengthM)}×${n(currentA)}`).join('＋');
}

export function powerSupplyMeaning(values: PowerSupplyValues, outputs: PowerSupplyOutputs): string[] {
  const { supplyVoltage, loadRatio } = values;
  const count = sumOf(values.cameras, (camera) => camera.count);
  const lowest = Math.min(...outputs.cameras.map(({ deviceV }) => deviceV));
  const areas = [...new Set(outputs.cameras.map(({ areaMm2 }) => areaMm2))].toSorted((a, b) => a - b).map(areaText);
  const reaches = outputs.cameras.flatMap(({ maxDistanceM }) => maxDistanceM ?? []).toSorted((a, b) => a - b);
  const allOk = outputs.cameras.every(({ ok }) => ok);
  return [
    `${n(count)} 台摄像机共 ${n(outputs.totalCurrentA)} A，选 ${supplyVoltage} V ${outputs.supplyA} A 电源 ${n(outputs.supplyCount)} 台，电源线用 ${areas.join('、')} mm²${
      allOk ? `，末端电压最低 ${n(lowest)} V，压降合格。` : '，压降超出允许值，不能照此施工。'
    }`,
    ...(reaches.length > 0 ? [`按所用线径，${rangeText(reaches)}。`] : []),
    `电源按额定的 ${n(loadRatio * 100)}% 使用，其余留给启动和夜间红外的冲击。`,
  ];
}

const rangeText = (ascending: readonly number[]): string => {
  const [least, most] = [ascending.at(0), ascending.at(-1)];
  return least === most ? `最远可拉到 ${n(least)} m` : `各组最远可拉到 ${n(least)}～${n(most)} m`;
};

/** `1.0`, `0.75`: as conductors are sold. */
const areaText = (areaMm2: number): string => (Number.isInteger(areaMm2) ? areaMm2.toFixed(1) : String(areaMm2));

const shown = <Item>(items: readonly Item[], textOf: (item: Item) => string): string[] => [
  ...items.slice(0, SHOWN_GROUPS).map(textOf),
  ...(items.length > SHOWN_GROUPS ? ['…'] : []),
];

export const powerSupplyWarnings = {
  DROP_TOO_LARGE: '线路压降超出允许值，夜间红外全开时摄像机可能反复重启，请换更粗的线、把电源移近，或改用 24 V、PoE 供电',
  NO_WIRE_FITS: '用到 6.0 mm² 压降仍然超出允许值，请缩短距离、分路供电或提高供电电压',
};
