import { COPPER_PER_KELVIN, RATED_TEMP_C } from '../../constants/supply.ts';
import { numberText as n, ofGroup, round, sumOf, type WorkingStep } from '../../inputs/index.ts';
import type { PoweredCamera, PowerSupplyOutputs } from './calculate.ts';
import { busStretchesOf, currentAt, leastVoltsOf, loopOhmPerM, ohmPerKmOf, powerOf, temperatureFactor, type PowerSupplyValues } from './voltage-drop.ts';

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
      formula: '各组 数量 × 单台电流 之和；末端低于下限电压的按下限电压时的电流',
      substituted: shown(values.cameras, (camera, place) => `${camera.count}×${n(countedCurrent(values, outputs, camera, place))}`).join('＋'),
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

/** What the supply is sized for: at the voltage that arrives, and not below the least allowed (CALC-7.2). */
function countedCurrent(values: PowerSupplyValues, outputs: PowerSupplyOutputs, camera: Camera, place: number): number {
  const found = outputs.cameras[place];
  return found?.ok ? found.currentA : round(currentAt(camera, values.supplyVoltage, leastVoltsOf(values)), 3);
}

function groupSteps(values: PowerSupplyValues, outputs: PowerSupplyOutputs): WorkingStep[] {
  return values.cameras.slice(0, SHOWN_GROUPS).flatMap((camera, place): WorkingStep[] => {
    const found = outputs.cameras[place];
    if (found === undefined) return [];
    const steps = values.topology === 'star' ? starSteps(values, camera, found) : busSteps(values, outputs, camera, found, place);
    return values.cameras.length > 1 ? ofGroup(steps.map((step) => ({ ...step, title: `第 ${place + 1} 组${step.title}` }))) : steps;
  });
}

type Camera = PowerSupplyValues['cameras'][number];

function starSteps(values: PowerSupplyValues, camera: Camera, found: PoweredCamera): WorkingStep[] {
  const { supplyVoltage, outputVoltage, conductorTempC } = values;
  const ohm = n(loopOhmPerM(found.areaMm2, conductorTempC) * camera.distanceM, 4);
  const resistance: WorkingStep = {
    title: `线路电阻（${areaText(found.areaMm2)} mm²）`,
    formula: '2 × 距离 × r20 × k ÷ 1000',
    substituted: `2 × ${n(camera.distanceM)} × ${n(ohmPerKmOf(found.areaMm2))} × ${n(temperatureFactor(conductorTempC), 4)} ÷ 1000`,
    value: `${ohm} Ω`,
  };
  if (camera.load === 'current') {
    return [
      resistance,
      {
        title: '线路压降',
        formula: '线路电阻 × 单台电流',
        substituted: `${ohm} × ${n(found.currentA)}`,
        value: `${n(found.dropV)} V，末端 ${n(found.deviceV)} V`,
      },
    ];
  }
  const watts = n(powerOf(camera, supplyVoltage));
  const half = `${n(outputVoltage)} ÷ 2`;
  if (found.deviceV === null) {
    return [
      resistance,
      {
        title: '末端电压',
        formula: 'V0 ÷ 2 ＋ √（（V0 ÷ 2）² − 线路电阻 × 功率）',
        substituted: `（${half}）² − ${ohm} × ${watts} ＜ 0`,
        value: '没有解：这条线带不动，电压会一直掉到断电',
      },
    ];
  }
  return [
    resistance,
    {
      title: '末端电压',
      formula: 'V0 ÷ 2 ＋ √（（V0 ÷ 2）² − 线路电阻 × 功率）',
      substituted: `${half} ＋ √（（${half}）² − ${ohm} × ${watts}）`,
      value: `${n(found.deviceV)} V，压降 ${n(found.dropV)} V`,
    },
    { title: '单台电流', formula: '功率 ÷ 末端电压', substituted: `${watts} ÷ ${n(found.deviceV)}`, value: `${n(found.currentA)} A` },
  ];
}

function busSteps(values: PowerSupplyValues, outputs: PowerSupplyOutputs, camera: Camera, found: PoweredCamera, place: number): WorkingStep[] {
  const watts = n(powerOf(camera, values.supplyVoltage));
  const title = `线路压降（${areaText(found.areaMm2)} mm²）`;
  const formula = '2 × r20 × k ÷ 1000 × 从电源起各段（段长 × 该段及以后各组电流）之和';
  if (found.deviceV === null) {
    return [{ title, formula, substituted: '把各点电压与电流反复代入', value: '没有解：这条线带不动，电压会一直掉到断电' }];
  }
  return [
    camera.load === 'power'
      ? {
          title: '单台电流',
          formula: '功率 ÷ 末端电压，各点电压与电流反复代入到相符',
          substituted: `${watts} ÷ ${n(found.deviceV)}`,
          value: `${n(found.currentA)} A`,
        }
      : { title: '单台电流', formula: '按额定电流', substituted: n(found.currentA), value: `${n(found.currentA)} A` },
    {
      title,
      formula,
      substituted: `2 × ${n(ohmPerKmOf(found.areaMm2))} × ${n(temperatureFactor(values.conductorTempC), 4)} ÷ 1000 × （${stretchesText(values, outputs, place)}）`,
      value: `${n(found.dropV)} V，末端 ${n(found.deviceV)} V`,
    },
  ];
}

/** `20×1.5＋20×1`: the stretches up to this group. */
function stretchesText(values: PowerSupplyValues, outputs: PowerSupplyOutputs, place: number): string {
  const stretches = busStretchesOf(
    values,
    outputs.cameras.map(({ deviceV }) => deviceV ?? values.supplyVoltage),
  );
  const upTo = stretches.slice(0, stretches.findIndex((stretch) => stretch.place === place) + 1);
  return shown(upTo, ({ lengthM, currentA }) => `${n(lengthM)}×${n(currentA, 3)}`).join('＋');
}

export function powerSupplyMeaning(values: PowerSupplyValues, outputs: PowerSupplyOutputs): string[] {
  const { supplyVoltage, loadRatio } = values;
  const count = sumOf(values.cameras, (camera) => camera.count);
  const volts = outputs.cameras.map(({ deviceV }) => deviceV);
  const areas = [...new Set(outputs.cameras.map(({ areaMm2 }) => areaMm2))].toSorted((a, b) => a - b).map(areaText);
  const reaches = outputs.cameras.flatMap(({ maxDistanceM }) => maxDistanceM ?? []).toSorted((a, b) => a - b);
  const allOk = outputs.cameras.every(({ ok }) => ok);
  return [
    `${n(count)} 台摄像机共 ${n(outputs.totalCurrentA)} A，选 ${supplyVoltage} V ${outputs.supplyA} A 电源 ${n(outputs.supplyCount)} 台，电源线用 ${areas.join('、')} mm²${
      allOk
        ? `，末端电压最低 ${n(lowestOf(volts))} V，压降合格。`
        : volts.includes(null)
          ? '，线路带不动负载，电压会掉到断电，不能照此施工。'
          : '，压降超出允许值，不能照此施工。'
    }`,
    ...(reaches.length > 0 ? [`按所用线径，${rangeText(reaches)}。`] : []),
    ...(values.outputVoltage > values.supplyVoltage ? [`电源须能调到 ${n(values.outputVoltage)} V，下单前请核对所选型号的可调范围。`] : []),
    `电源按额定的 ${n(loadRatio * 100)}% 使用，其余留给启动和夜间红外的冲击。`,
  ];
}

/** The lowest that arrives; 0 where a line gives way. */
export const lowestOf = (volts: readonly (number | null)[]): number => Math.max(0, Math.min(...volts.map((one) => one ?? 0)));

const rangeText = (ascending: readonly number[]): string => {
  const [least, most] = [ascending.at(0), ascending.at(-1)];
  return least === most ? `最远可拉到 ${n(least)} m` : `各组最远可拉到 ${n(least)}～${n(most)} m`;
};

/** `1.0`, `0.75`: as conductors are sold. */
const areaText = (areaMm2: number): string => (Number.isInteger(areaMm2) ? areaMm2.toFixed(1) : String(areaMm2));

const shown = <Item>(items: readonly Item[], textOf: (item: Item, place: number) => string): string[] => [
  ...items.slice(0, SHOWN_GROUPS).map((item, place) => textOf(item, place)),
  ...(items.length > SHOWN_GROUPS ? ['…'] : []),
];

export const powerSupplyWarnings = {
  VOLTAGE_COLLAPSE: '线路带不动这么大的负载：电压一低电流就大，电压再低，最后断电重启。请换更粗的线、缩短距离，或改用 24 V、PoE 供电',
  DROP_TOO_LARGE: '线路压降超出允许值，夜间红外全开时摄像机可能反复重启，请换更粗的线、把电源移近，或改用 24 V、PoE 供电',
  NO_WIRE_FITS: '用到 6.0 mm² 压降仍然超出允许值，请缩短距离、分路供电或提高供电电压',
};
