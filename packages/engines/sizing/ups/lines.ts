import { BREAKER_MARGIN } from '../../constants/mains.ts';
import {
  ALL_PURPOSE_LESS_PERCENT,
  BATTERY_AGEING,
  BLOCK_VOLTS,
  GEL_FROM_MIN,
  HIGH_RATE_UNTIL_MIN,
  OUTPUT_BOXES_A,
  UPS_WIRED_FROM_KVA,
} from '../../constants/ups.ts';
import { ceil, firstAtLeast, numberText as n, type ValuesOf } from '../../inputs/index.ts';
import type { SizedLine } from '../core/plan.ts';
import { linesToBuy, sizedLine } from '../core/sized-line.ts';
import { batteryCableLines, hostCableLines } from './cable-lines.ts';
import type { UpsFields } from './fields.ts';
import type { SizedUps } from './size-ups.ts';

/** Hosts, batteries with their cabinets, cables and breakers, what is before and behind the hosts, monitor cards. */
export function upsLines({ upsPowerFactor, redundancy, runtimeMin, feedM }: ValuesOf<UpsFields>, ups: SizedUps): SizedLine[] {
  const { kVA, units, parallel, blocksPerString, phases, feedA, hostVA, chargeW } = ups;
  const spare = redundancy === 'n+1' ? '，N＋1 再加 1 台' : '';
  const hosts = `${n(units)} 台主机`;
  const { breakerA, breakersPerHost } = ups;
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
      { voltage: blocksPerString * BLOCK_VOLTS.value, phases },
    ),
    ...batteryLines(ups, runtimeMin),
    sizedLine(
      'upsInputBreaker',
      units * breakersPerHost,
      { currentA: breakerA },
      [
        `每台主机 ${n(breakersPerHost)} 个，输入电流含满载、主机损耗和充电，额定电流不小于它的 ${BREAKER_MARGIN.value} 倍${breakersPerHost > 1 ? '；电流大，分路供电' : ''}`,
        `${hosts}，满载 ${n(hostVA, 0)} VA，充电 ${n(chargeW, 0)} W，${phases === 1 ? '单相' : '三相'}输入 ${n(feedA, 1)} A`,
        `${n(feedA, 1)} × ${BREAKER_MARGIN.value} ＝ ${n(feedA * BREAKER_MARGIN.value, 1)} → ${breakersPerHost > 1 ? `每台 ${n(breakersPerHost)} 个 ${breakerA} A，共 ${n(units * breakersPerHost)}` : `${breakerA} A`}`,
      ],
      { phases },
    ),
    ...outputLines(ups),
    ...hostCableLines(ups, { feedM, breakerA, output: outputOf(ups) }),
    sizedLine('upsParallelKit', units > 1 ? units : 0, {}, ['几台主机并联，每台 1 套并机套件', hosts, n(units)]),
    sizedLine('upsMonitorCard', units, {}, ['每台主机 1 块监控卡', hosts, n(units)]),
  ]);
}

/** Behind a wired host: where the loads are connected, and how they are fed while it is exchanged. */
function outputLines(ups: SizedUps): SizedLine[] {
  const { kVA, parallel, phases, inputA } = ups;
  const { totalA, count, currentA } = outputOf(ups);
  const why = [
    `${UPS_WIRED_FROM_KVA.value} kVA 起端子接线，总开关不小于全部主机的额定电流`,
    `${n(parallel)} 台 ${kVA} kVA，${n(inputA, 1)} A`,
    `${n(totalA, 1)} A → ${n(count)} 台 ${currentA} A`,
  ] as const;
  return [sizedLine('upsOutputBox', count, { phases, currentA }, why), sizedLine('upsBypass', count, { phases, currentA }, why)];
}

/** How many boxes (and bypasses) of which main switch; none behind a host with sockets of its own. */
function outputOf({ kVA, parallel, inputA }: SizedUps): { totalA: number; count: number; currentA: number } {
  const largestA = Math.max(...OUTPUT_BOXES_A.value);
  const totalA = inputA * parallel;
  const count = kVA < UPS_WIRED_FROM_KVA.value ? 0 : Math.max(1, ceil(totalA / largestA));
  return { totalA, count, currentA: firstAtLeast(OUTPUT_BOXES_A.value, totalA / Math.max(1, count)) ?? largestA };
}

/** Up to a quarter of an hour the sheet is of blocks made for high rates. */
const highRateText = (runtimeMin: number): string =>
  runtimeMin > HIGH_RATE_UNTIL_MIN.value
    ? ''
    : `；${HIGH_RATE_UNTIL_MIN.value} min 以内按高倍率型（UPS 专用）电池的放电表，通用型最多少放 ${ALL_PURPOSE_LESS_PERCENT.value} %，订货前核对其恒功率放电表`;

function batteryLines({ battery, blocksPerString, loadW, growth, units }: SizedUps, runtimeMin: number): SizedLine[] {
  if (battery === null) return [];
  const { blocks, blocksPerCabinet, cabinets, capacityAh, efficiency, hours, perCabinet, requiredAh, agedAh, strings } = battery;
  const perUnit = units > 1 ? `，${n(units)} 台主机` : '';
  const isShort = runtimeMin < GEL_FROM_MIN.value;
  return [
    sizedLine(
      'batteryBlock',
      blocks,
      { voltage: BLOCK_VOLTS.value, capacityAh },
      [
        `容量 ＝ 瓦数 × 小时 ÷（电池组电压 × 逆变效率 × 放电效率）× 老化余量 ${BATTERY_AGEING.value}，进到规格，不够则并组${isShort ? `；不足 ${GEL_FROM_MIN.value} min 用 AGM 电池` : ''}${highRateText(runtimeMin)}`,
        `${n(loadW * growth, 1)} W × ${n(hours, 2)} h，每组 ${blocksPerString} 节 ${BLOCK_VOLTS.value} V，放电效率 ${n(efficiency)}${perUnit}`,
        `${n(requiredAh, 2)} × ${BATTERY_AGEING.value} ＝ ${n(agedAh, 2)} Ah → ${n(strings)} 组 × ${blocksPerString} 节 ${capacityAh} Ah${units > 1 ? ` × ${n(units)} 台` : ''} ＝ ${n(blocks)}`,
      ],
      isShort ? { batteryType: 'agm' } : undefined,
    ),
    sizedLine(
      'batteryCabinet',
      cabinets,
      {},
      [
        `${capacityAh} Ah 电池一个柜最多装 ${perCabinet} 节，柜子按要装的节数选`,
        `每台主机 ${n(blocksPerString * strings)} 节${perUnit}`,
        `${n(blocksPerString * strings)} ÷ ${perCabinet}，向上取整${units > 1 ? ` × ${n(units)}` : ''} ＝ ${n(cabinets)}；每柜装 ${n(blocksPerCabinet)} 节`,
      ],
      { blocks: blocksPerCabinet },
    ),
    ...batteryCableLines(battery, { units, blocksPerString }),
  ];
}
