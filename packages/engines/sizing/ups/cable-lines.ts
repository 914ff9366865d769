/** What a UPS is connected by: batteries with a breaker, the mains before the host and the loads behind it. */
import { DC_BREAKERS_A, DC_BREAKERS_V, BLOCK_END_VOLTS, BLOCK_FLOAT_VOLTS, UPS_OUTPUT_RUN_M, UPS_WIRED_FROM_KVA } from '../../constants/ups.ts';
import { ceil, firstAtLeast, numberText as n } from '../../inputs/index.ts';
import { mainsCableFor, mainsCableLine } from '../core/mains-cable.ts';
import type { SizedLine } from '../core/plan.ts';
import { sizedLine } from '../core/sized-line.ts';
import type { Battery, SizedUps } from './size-ups.ts';

/** Breakers of a string: as many equal ones as share its current, of a voltage not below that of its floating charge. */
export function batteryBreakerOf(stringA: number, blocksPerString: number) {
  const largestA = Math.max(...DC_BREAKERS_A.value);
  const perString = Math.max(1, ceil(stringA / largestA));
  const floatV = blocksPerString * BLOCK_FLOAT_VOLTS.value;
  return {
    perString,
    floatV,
    breakerA: firstAtLeast(DC_BREAKERS_A.value, stringA / perString) ?? largestA,
    voltage: firstAtLeast(DC_BREAKERS_V.value, floatV) ?? Math.max(...DC_BREAKERS_V.value),
  };
}

/**
 * A breaker for each string, no smaller than what the host draws out of it, and a cable that the breaker protects.
 * Source: SIZE-5.2: 10 kVA at 0.8, 16 blocks: 8000 W ÷ 0.9 ÷ 168 V = 52.9 A → breaker 63 A of 250 V, 16 mm².
 */
export function batteryCableLines({ strings, hostA, stringA }: Battery, { units, blocksPerString }: { units: number; blocksPerString: number }): SizedLine[] {
  const { perString, floatV, breakerA, voltage } = batteryBreakerOf(stringA, blocksPerString);
  const { areaMm2, parallel } = mainsCableFor(breakerA);
  const breakers = strings * units * perString;
  const sets = breakers * parallel;
  const hosts = `每台主机 ${n(strings)} 组${units > 1 ? `，${n(units)} 台主机` : ''}，电池电流 ${n(hostA, 1)} A${strings > 1 ? `，一组检修时每组 ${n(stringA, 1)} A` : ''}`;
  const counted = `${n(strings)} × ${n(units)}${perString > 1 ? ` × ${n(perString)}` : ''}`;
  return [
    sizedLine('batteryCableSet', sets, { areaMm2 }, [
      `每组电池 1 套连接线，载流量不小于直流断路器${parallel > 1 ? `；电流大，每个断路器 ${n(parallel)} 套并联` : ''}`,
      `${hosts}，断路器 ${breakerA} A → ${areaMm2} mm²`,
      `${counted}${parallel > 1 ? ` × ${n(parallel)}` : ''} ＝ ${n(sets)}`,
    ]),
    sizedLine('batteryBreaker', breakers, { currentA: breakerA, voltage }, [
      `每组电池 1 个直流断路器，不小于主机满载、电池放到每节 ${BLOCK_END_VOLTS.value} V 的电流，额定电压不小于浮充电压${perString > 1 ? `；电流大，每组 ${n(perString)} 个` : ''}`,
      `${hosts}，浮充 ${n(floatV, 1)} V → ${breakerA} A、${voltage} V`,
      `${counted} ＝ ${n(breakers)}`,
    ]),
  ];
}

/** Of hosts with terminals: the way in, the way in to the bypass, and the way to the output box; those of one thickness as one. */
export function hostCableLines(
  { kVA, units, phases, breakersPerHost }: SizedUps,
  { feedM, breakerA, output }: { feedM: number; breakerA: number; output: { count: number; currentA: number } },
): SizedLine[] {
  if (kVA < UPS_WIRED_FROM_KVA.value) return [];
  const ways = [
    { name: '主机输入', count: units * breakersPerHost, currentA: breakerA, runM: feedM },
    { name: '旁路输入', count: output.count, currentA: output.currentA, runM: feedM },
    { name: '主机输出', count: output.count, currentA: output.currentA, runM: UPS_OUTPUT_RUN_M.value },
  ].map((way) => ({ ...way, ...mainsCableFor(way.currentA) }));
  return [...Map.groupBy(ways, ({ areaMm2 }) => areaMm2)]
    .toSorted(([a], [b]) => a - b)
    .map(([areaMm2, same]) =>
      mainsCableLine(
        { phases, areaMm2, feeds: same.map(({ count, parallel, runM }) => [count * parallel, runM]) },
        `${same.map(({ name, currentA }) => `${name} ${n(currentA)} A`).join('、')}，载流量不小于它，${phases === 1 ? '三芯' : '五芯'} ${areaMm2} mm²`,
      ),
    );
}
