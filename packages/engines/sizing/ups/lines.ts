import { BREAKER_MARGIN, BREAKERS_A } from '../../constants/mains.ts';
import { BATTERY_AGEING, BLOCK_END_VOLTS, BLOCK_VOLTS, OUTPUT_BOXES_A, UPS_WIRED_FROM_KVA } from '../../constants/ups.ts';
import { ceil, firstAtLeast, numberText as n, type ValuesOf } from '../../inputs/index.ts';
import type { SizedLine } from '../core/plan.ts';
import { mainsCableFor } from '../core/mains-cable.ts';
import { linesToBuy, sizedLine } from '../core/sized-line.ts';
import type { UpsFields } from './fields.ts';
import type { Battery, SizedUps } from './size-ups.ts';

/** Hosts, batteries with their cabinets and cables, input breakers, monitor cards. */
export function upsLines({ upsPowerFactor, redundancy }: ValuesOf<UpsFields>, ups: SizedUps): SizedLine[] {
  const { kVA, units, parallel, blocksPerString, phases, inputA } = ups;
  const spare = redundancy === 'n+1' ? '，N＋1 再加 1 台' : '';
  const hosts = `${n(units)} 台主机`;
  const breakerA = ups.breakerA ?? Math.max(...BREAKERS_A.value);
  return linesToBuy([
    sizedLine(
      'upsHost',
      units,
      { capacityKVA: kVA, powerFactor: upsPowerFactor },
      [
        `瓦数 ÷ 输出功率因数与伏安数取大，乘扩容预留，进到规格${spare}`,
        `负载 ${n(ups.loadW, 1)} W、${n(ups.loadVA, 1)} VA，预留 ${n((ups.growth - 1) * 100)} %`,
        `max(${n(ups.loadW, 1)} ÷ ${upsPowerFactor}，${n(ups.loadVA, 1)}) × ${n(ups.growth)} ＝ ${n(ups.requiredVA, 0)} VA → ${n(parallel)} 台 ${kVA} kVA${spare === '' ? '' : `${spare}，共 ${n(units)} 台`}`,
      ],
      { voltage: blocksPerString * BLOCK_VOLTS.value },
    ),
    ...batteryLines(ups),
    sizedLine(
      'upsInputBreaker',
      units,
      { currentA: breakerA },
      [
        `每台主机 1 个，额定电流不小于输入电流的 ${BREAKER_MARGIN.value} 倍`,
        `${hosts}，${phases === 1 ? '单相' : '三相'}输入 ${n(inputA, 1)} A`,
        `${n(inputA, 1)} × ${BREAKER_MARGIN.value} ＝ ${n(inputA * BREAKER_MARGIN.value, 1)} → ${breakerA} A`,
      ],
      { phases },
    ),
    ...outputLines(ups),
    sizedLine('upsParallelKit', units > 1 ? units : 0, {}, ['几台主机并联，每台 1 套并机套件', hosts, n(units)]),
    sizedLine('upsMonitorCard', units, {}, ['每台主机 1 块监控卡', hosts, n(units)]),
  ]);
}

/** Behind a wired host: where the loads are connected, and how they are fed while it is exchanged. */
function outputLines({ kVA, parallel, phases, inputA }: SizedUps): SizedLine[] {
  const largestA = Math.max(...OUTPUT_BOXES_A.value);
  const totalA = inputA * parallel;
  const count = kVA < UPS_WIRED_FROM_KVA.value ? 0 : Math.max(1, ceil(totalA / largestA));
  const currentA = firstAtLeast(OUTPUT_BOXES_A.value, totalA / Math.max(1, count)) ?? largestA;
  const why = [
    `${UPS_WIRED_FROM_KVA.value} kVA 起端子接线，总开关不小于全部主机的额定电流`,
    `${n(parallel)} 台 ${kVA} kVA，${n(inputA, 1)} A`,
    `${n(totalA, 1)} A → ${n(count)} 台 ${currentA} A`,
  ] as const;
  return [sizedLine('upsOutputBox', count, { phases, currentA }, why), sizedLine('upsBypass', count, { phases, currentA }, why)];
}

function batteryLines({ battery, blocksPerString, loadW, growth, units }: SizedUps): SizedLine[] {
  if (battery === null) return [];
  const { blocks, blocksPerCabinet, cabinets, capacityAh, efficiency, hours, perCabinet, requiredAh, agedAh, strings } = battery;
  const perUnit = units > 1 ? `，${n(units)} 台主机` : '';
  return [
    sizedLine('batteryBlock', blocks, { voltage: BLOCK_VOLTS.value, capacityAh }, [
      `容量 ＝ 瓦数 × 小时 ÷（电池组电压 × 逆变效率 × 放电效率）× 老化余量 ${BATTERY_AGEING.value}，进到规格，不够则并组`,
      `${n(loadW * growth, 1)} W × ${n(hours, 2)} h，每组 ${blocksPerString} 节 ${BLOCK_VOLTS.value} V，放电效率 ${n(efficiency)}${perUnit}`,
      `${n(requiredAh, 2)} × ${BATTERY_AGEING.value} ＝ ${n(agedAh, 2)} Ah → ${n(strings)} 组 × ${blocksPerString} 节 ${capacityAh} Ah${units > 1 ? ` × ${n(units)} 台` : ''} ＝ ${n(blocks)}`,
    ]),
    sizedLine(
      'batteryCabinet',
      cabinets,
      {},
      [
        `${capacityAh} Ah 电池每柜 ${perCabinet} 节`,
        `每台主机 ${n(blocksPerString * strings)} 节${perUnit}`,
        `${n(blocksPerString * strings)} ÷ ${perCabinet}，向上取整${units > 1 ? ` × ${n(units)}` : ''} ＝ ${n(cabinets)}`,
      ],
      { blocks: blocksPerCabinet },
    ),
    batteryCableLine(battery, units),
  ];
}

/** As thick as the battery current asks. Source: SIZE-5: 10 kVA at 0.8, 16 blocks: 8000 W ÷ 0.9 ÷ 168 V = 52.9 A → 16 mm². */
function batteryCableLine({ strings, hostA, stringA }: Battery, units: number): SizedLine {
  const { areaMm2, parallel } = mainsCableFor(stringA);
  const sets = strings * units * parallel;
  return sizedLine('batteryCableSet', sets, { areaMm2 }, [
    `每组电池 1 套连接线，截面积按主机满载、电池放到每节 ${BLOCK_END_VOLTS.value} V 的电流选${parallel > 1 ? `；电流大，每组 ${n(parallel)} 套并联` : ''}`,
    `每台主机 ${n(strings)} 组${units > 1 ? `，${n(units)} 台主机` : ''}，电池电流 ${n(hostA, 1)} A${strings > 1 ? `，一组检修时每组 ${n(stringA, 1)} A` : ''} → ${areaMm2} mm²`,
    `${n(strings)} × ${n(units)}${parallel > 1 ? ` × ${n(parallel)}` : ''} ＝ ${n(sets)}`,
  ]);
}
