import { numberText as n, ofGroup, round, sumOf, type WorkingStep } from '../../inputs/index.ts';
import { poeStandardNames } from '../../roles/index.ts';
import { ESTIMATE_NOTE, streamsText, streamWorking } from '../stream/explain.ts';
import type { SwitchAccessOutputs } from './calculate.ts';
import { demandOf, isAbovePort, limitsOf, portLimitW } from './demand.ts';
import type { SwitchAccessValues } from './fields.ts';
import { poeFeed, psePowerW as psePowerOf, type PoeAllocation } from './poe.ts';

export function switchAccessWorking(values: SwitchAccessValues, outputs: SwitchAccessOutputs): WorkingStep[] {
  return [
    ...ofGroup(
      values.cameras.flatMap((camera, place) => [
        streamWorking(`第 ${place + 1} 组码率`, camera),
        ...powerWorking(`第 ${place + 1} 组每台供电`, camera, values),
      ]),
    ),
    ...limitsWorking(values, outputs),
    coreWorking(values, outputs),
    capacityWorking(values, outputs),
  ];
}

function powerWorking(title: string, camera: SwitchAccessValues['cameras'][number], values: SwitchAccessValues): WorkingStep[] {
  const { allocation, cableLengthM } = values;
  const { requiredClass, psePowerW } = demandOf(camera, values);
  if (requiredClass === null) return [];
  const value = psePowerW !== null ? `${n(psePowerW, 4)} W（${requiredClass} 级）` : `供不到（${requiredClass} 级）`;
  if (allocation === 'class') return [{ title, formula: '按 PoE 等级的供电功率', substituted: `${requiredClass} 级`, value }];
  const feed = poeFeed(camera, cableLengthM);
  if (feed === null) return [{ title, formula: FEED_FORMULA, substituted: `网线长度 ${n(cableLengthM)} m`, value }];
  const { volts, ohms, powerW, poeClass, portW, isClassLimit } = feed;
  const watts = n(powerW);
  const lossy = ohms > 0 ? `${volts} ×（${volts}－√（${volts}² － 4 × ${n(ohms)} × ${watts}））÷（2 × ${n(ohms)}）` : `${watts}（网线长度 0，无线损）`;
  const capped = isClassLimit ? `；信道以内不超过 ${poeClass} 级的 ${n(portW)} W` : '';
  const lower = poeClass < requiredClass ? `；${requiredClass} 级电压高、算得少，按 ${poeClass} 级的 ${watts} W 取较大值` : '';
  return [{ title, formula: FEED_FORMULA, substituted: `${lossy}${capped}${lower}`, value }];
}
const FEED_FORMULA = 'V ×（V－√（V² － 4RP））÷ 2R';

function limitsWorking(values: SwitchAccessValues, outputs: SwitchAccessOutputs): WorkingStep[] {
  const { switch: device, poeReservePercent, peakFactor, utilisation } = values;
  const demands = values.cameras.map((camera) => demandOf(camera, values));
  const { ports, budgetW } = limitsOf(values);
  const { totalPoeW, requiredPoeBudgetW, switchesNeeded, camerasPerSwitch } = outputs;
  const isPoe = device.poeStandard !== 'none';
  const budget: WorkingStep = {
    title: 'PoE 总需求',
    formula: '数量 × 每台供电，各组相加，×（1＋预留）',
    substituted: `（${demands.map(({ count, psePowerW }) => `${n(count)} × ${n(psePowerW ?? 0, 4)}`).join('＋')}）×（1＋${n(poeReservePercent)}%）`,
    value: `${n(totalPoeW)} W，含预留 ${n(requiredPoeBudgetW)} W`,
  };
  const uplink = `上联 ${n(device.uplinkPorts)} × ${n(device.uplinkMbps)} × ${n(utilisation)} ÷ ${n(peakFactor)} ＝ ${n((device.uplinkPorts * device.uplinkMbps * utilisation) / peakFactor)} Mbps`;
  return [
    ...(isPoe ? [budget] : []),
    {
      title: '交换机台数',
      formula: '按清单顺序逐台接入，放进第一台口数、供电和上联都够的交换机',
      substituted: `每台 ${n(ports)} 口${isPoe ? `，PoE 总功率 ${n(budgetW)} W` : ''}，${uplink}`,
      value: switchesNeeded === null ? '无解' : `${n(switchesNeeded)} 台，各接 ${firstFew(camerasPerSwitch)}`,
    },
  ];
}

function coreWorking({ peakFactor, utilisation }: SwitchAccessValues, { totalMbps, corePortMbps }: SwitchAccessOutputs): WorkingStep {
  return {
    title: '核心端口',
    formula: '最小的一档，端口速率 × 可用率 ≥ 总码流 × 峰值系数',
    substituted: `${n(totalMbps)} × ${n(peakFactor)} ÷ ${n(utilisation)} ＝ ${n((totalMbps * peakFactor) / utilisation)}`,
    value: corePortMbps === null ? '超过 100G' : `${n(corePortMbps)} Mbps`,
  };
}

function capacityWorking({ switch: device }: SwitchAccessValues, { switchingCapacityGbps, forwardingMpps }: SwitchAccessOutputs): WorkingStep {
  return {
    title: '交换容量',
    formula: '2 ×（下联口 × 下联速率＋上联口 × 上联速率）÷ 1000',
    substituted: `2 ×（${n(device.ports)} × ${n(device.portMbps)}＋${n(device.uplinkPorts)} × ${n(device.uplinkMbps)}）÷ 1000`,
    value: `${n(switchingCapacityGbps)} Gbps，包转发率 ${n(forwardingMpps)} Mpps`,
  };
}

const firstFew = (counts: readonly number[]): string =>
  `${counts
    .slice(0, 6)
    .map((count) => n(count))
    .join('、')}${counts.length > 6 ? ' …' : ''} 台`;

/** `每口最多供 60 W，经 150 m 网线要 66.67 W`. */
function whyNot(values: SwitchAccessValues): string {
  const { poeStandard } = values.switch;
  const above = values.cameras.map((camera) => demandOf(camera, values)).filter((demand) => isAbovePort(demand, poeStandard));
  if (poeStandard === 'none' || above.length === 0) return '请按提示换型号';
  const mostW = Math.max(...above.map(({ psePowerW }) => psePowerW ?? 0));
  return `每口最多供 ${n(portLimitW(poeStandard))} W，经 ${n(values.cableLengthM)} m 网线要 ${n(mostW, 2)} W`;
}

const SUMS: Readonly<Record<PoeAllocation, string>> = { actual: '额定功率加线损合计', class: '按级别预留合计' };

/** Which sum it is, and beside it the other one and why it differs. */
function powerSentence({ cameras, allocation, cableLengthM }: SwitchAccessValues, { totalPoeW, requiredPoeBudgetW }: SwitchAccessOutputs): string {
  const other = allocation === 'class' ? 'actual' : 'class';
  const otherW = sumOf(cameras, (camera) => camera.count * (psePowerOf(camera, other, cableLengthM) ?? 0));
  const own = `PoE ${SUMS[allocation]} ${n(totalPoeW)} W，含预留 ${n(requiredPoeBudgetW)} W`;
  if (round(otherW, 2) === totalPoeW) return `${own}。`;
  return `${own}；${SUMS[other]}是 ${n(otherW, 2)} W，差在级别按上限算、不看摄像机实际功率。`;
}

export function switchAccessMeaning(values: SwitchAccessValues, outputs: SwitchAccessOutputs): string[] {
  const { cameras, switch: device } = values;
  const { cameraCount, switchesNeeded, uplinkLoadPercent, corePortMbps } = outputs;
  const what = `${n(cameraCount)} 台摄像机${streamsText(cameras)}`;
  const kind =
    device.poeStandard === 'none'
      ? `${device.ports} 口交换机`
      : `${device.ports} 口 PoE 交换机（${poeStandardNames[device.poeStandard]}，${n(device.poeBudgetW)} W）`;
  if (switchesNeeded === null) return [`${kind}接不了其中的摄像机，${whyNot(values)}。`, ESTIMATE_NOTE];
  const power = device.poeStandard === 'none' ? [] : [powerSentence(values, outputs)];
  const busiest = uplinkLoadPercent.reduce((most, percent) => Math.max(most, percent), 0);
  return [
    `${what}需要 ${n(switchesNeeded)} 台 ${kind}。`,
    ...power,
    `最忙的上联在峰值时占用 ${n(round(busiest, 1))}%。`,
    corePortMbps === null ? '核心端口超过 100G，请分区汇聚。' : `汇聚到核心请用 ${n(corePortMbps)} Mbps 及以上端口。`,
    ESTIMATE_NOTE,
  ];
}

export const switchAccessWarnings = {
  POE_CLASS_UNSUPPORTED: '有摄像机的 PoE 等级高于交换机的供电标准，请换支持该等级的交换机或单独供电',
  POE_PORT_LOW: '连同网线上的损耗，有摄像机要的功率超过交换机每口的上限，接不了：请换供电等级更高的交换机，或缩短网线，或在摄像机旁用 PoE 供电器或另配电源',
  POE_CABLE_TOO_LONG: '网线太长，线上压降后供不到摄像机所需的功率，请缩短网线或就近供电',
  PORT_SPEED_LOW: '有摄像机的峰值码流超过下联口的可用速率，请换更快的下联口或降低码率',
  UPLINK_TOO_SLOW: '有一台摄像机的峰值码流就超过上联的可用速率，请换更快的上联口或增加上联',
  POE_BUDGET_LOW: '有一台摄像机的供电就超过交换机的 PoE 总功率，请换更大功率的型号',
  CABLE_OVER_100M: '网线超过 100 m，传输不可靠，请改用光纤、无线网桥或增加接入点',
};
