import { sourced } from '../inputs/index.ts';

export const SINGLE_PHASE = sourced({ mark: 'S', label: '单相电源', source: 'GB/T 156-2017 标准电压：220 V', value: { phases: 1, volts: 220 } });
export const THREE_PHASE = sourced({ mark: 'S', label: '三相电源', source: 'GB/T 156-2017 标准电压：380 V', value: { phases: 3, volts: 380 } });
/** Ascending, amperes. */
export const BREAKERS_A = sourced({
  mark: 'S',
  label: '断路器额定电流',
  source: 'GB/T 10963.1-2020、GB/T 14048.2-2020 的额定电流系列',
  value: [16, 20, 25, 32, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400],
});
/** Ascending, amperes: two wires, 30 mA. */
export const LEAKAGE_BREAKERS_A = sourced({
  mark: 'S',
  label: '漏电断路器额定电流',
  source: 'GB/T 16917.1-2014 的额定电流系列，额定剩余动作电流 30 mA',
  value: [6, 10, 16, 20, 25, 32, 40, 63],
});
/** What leads outdoors is cut when current goes to earth. */
export const OUTDOOR_LEAKAGE = sourced({
  mark: 'P',
  label: '室外馈线的漏电保护',
  source: '工程取值，取安全侧：室外和直埋馈线都装 30 mA 剩余电流动作保护器，并有短路与过负荷保护；GB/T 13955-2017、GB 50054-2011 的条文未核到',
  value: '工程取值',
});
/** Breakers in one box, ascending. */
export const FEEDER_BOX_WAYS = sourced({ mark: 'P', label: '馈线配电箱回路数', source: '市场常见的 12、24 回路配电箱', value: [12, 24] });
/** Ascending. Three loaded copper cores in conduit, PVC, 30 °C. */
export const CABLE_AMPERES = sourced({
  mark: 'P',
  label: '电源电缆载流量',
  source:
    '工程取值，取安全侧：B1 敷设（穿管）三根带载 PVC 铜芯、30 °C 的载流量，与 IEC 60364-5-52:2009 表 B.52.4 同值，单相两根带载的更大；表格原文未核到，成束、高温另行折减',
  value: [
    { areaMm2: 2.5, ampere: 21 },
    { areaMm2: 4, ampere: 28 },
    { areaMm2: 6, ampere: 36 },
    { areaMm2: 10, ampere: 50 },
    { areaMm2: 16, ampere: 68 },
    { areaMm2: 25, ampere: 89 },
    { areaMm2: 35, ampere: 110 },
    { areaMm2: 50, ampere: 134 },
    { areaMm2: 70, ampere: 171 },
    { areaMm2: 95, ampere: 207 },
    { areaMm2: 120, ampere: 239 },
  ],
});
export const BREAKER_MARGIN = sourced({ mark: 'P', label: '断路器选型系数', source: '额定电流不小于计算电流的 1.25 倍，避免长期满载误跳', value: 1.25 });
export const FEED_DROP_PERCENT = sourced({
  mark: 'P',
  label: '电源线允许压降',
  source: '工程取值：用电设备端子处 −5 %，设备电源多为 100～240 V 宽压，取安全侧；GB 50052-2009 的条文未核到',
  value: 5,
});
/** Of a cable of the mains: 80 mΩ a kilometre of each conductor. */
export const CABLE_REACTANCE_OHM_PER_M = sourced({
  mark: 'P',
  label: '电缆的电抗',
  source:
    '工程取值：没有数据时取 0.08 mΩ/m；压降 ＝ b ×（ρ × 长 ÷ 截面 × cosφ ＋ 电抗 × 长 × sinφ）× 电流，单相 b ＝ 2、三相 b ＝ 1，对 220 V 相电压。公式见公开的 IEC 60364-5-52:2009 压降资料，附录原文未核到',
  value: 0.000_08,
});
export const COPPER_OHM_MM2_PER_M = sourced({ mark: 'P', label: '铜导体电阻率（运行温度）', source: '工程取值：铜约 70 °C，0.0225 Ω·mm²/m', value: 0.0225 });
/** Of a circuit with plugs or devices under the open sky; a larger one would not protect 2.5 mm². */
export const FEED_BREAKER = sourced({
  mark: 'P',
  label: '设备回路断路器',
  source: '工程取值：每个 220 V 回路 1 个 16 A、30 mA 漏电断路器；GB/T 13955-2017 的条文未核到，取安全侧',
  value: { currentA: 16, phases: 1 },
});
