import { sourced } from '../inputs/index.ts';

export const SINGLE_PHASE = sourced({ mark: 'S', label: '单相电源', source: 'GB/T 156 标准电压：220 V', value: { phases: 1, volts: 220 } });
export const THREE_PHASE = sourced({ mark: 'S', label: '三相电源', source: 'GB/T 156 标准电压：380 V', value: { phases: 3, volts: 380 } });
/** Ascending, amperes. */
export const BREAKERS_A = sourced({
  mark: 'S',
  label: '断路器额定电流',
  source: 'GB/T 10963、GB/T 14048.2 的额定电流系列',
  value: [16, 20, 25, 32, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400],
});
/** Ascending, amperes: two wires, 30 mA. */
export const LEAKAGE_BREAKERS_A = sourced({
  mark: 'S',
  label: '漏电断路器额定电流',
  source: 'GB/T 16917.1（IEC 61009-1）的额定电流系列，额定剩余动作电流 30 mA',
  value: [6, 10, 16, 20, 25, 32, 40, 63],
});
/** What leads outdoors is cut when current goes to earth. */
export const OUTDOOR_LEAKAGE = sourced({
  mark: 'S',
  label: '室外馈线的漏电保护',
  source: 'GB/T 13955-2017：安装在户外的电气装置装剩余电流动作保护器；GB 50054-2011：配电线路装短路与过负荷保护（条号未核对）；30 mA 为工程取值',
  value: 'GB/T 13955-2017',
});
/** Breakers in one box, ascending. */
export const FEEDER_BOX_WAYS = sourced({ mark: 'P', label: '馈线配电箱回路数', source: '市场常见的 12、24 回路配电箱', value: [12, 24] });
/** Ascending. Three loaded copper cores in conduit, PVC, 30 °C. */
export const CABLE_AMPERES = sourced({
  mark: 'S',
  label: '电源电缆载流量',
  source: 'GB/T 16895.6-2014（IEC 60364-5-52）表 B.52.4，B1 敷设，三根带载 PVC 铜芯，30 °C；成束、高温另行折减',
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
export const DEVICE_FEED_MM2 = sourced({ mark: 'P', label: '设备电源线截面积', source: '工程取值：220 V 单台设备用 3×2.5 mm²', value: 2.5 });
export const BREAKER_MARGIN = sourced({ mark: 'P', label: '断路器选型系数', source: '额定电流不小于计算电流的 1.25 倍，避免长期满载误跳', value: 1.25 });
export const FEED_DROP_PERCENT = sourced({ mark: 'S', label: '电源线允许压降', source: 'GB 50052-2009：一般用电设备端子处 ±5 %（条号未核对）', value: 5 });
/** Of a cable of the mains: 80 mΩ a kilometre of each conductor. */
export const CABLE_REACTANCE_OHM_PER_M = sourced({
  mark: 'S',
  label: '电缆的电抗',
  source:
    'IEC 60364-5-52（GB/T 16895.6）附录 G：没有数据时取 0.08 mΩ/m；压降 ＝ b ×（ρ × 长 ÷ 截面 × cosφ ＋ 电抗 × 长 × sinφ）× 电流，单相 b ＝ 2、三相 b ＝ 1，对 220 V 相电压（条号未核对）',
  value: 0.000_08,
});
export const COPPER_OHM_MM2_PER_M = sourced({ mark: 'P', label: '铜导体电阻率（运行温度）', source: '工程取值：铜约 70 °C，0.0225 Ω·mm²/m', value: 0.0225 });
/** Of a circuit with plugs or devices under the open sky; a larger one would not protect 2.5 mm². */
export const FEED_BREAKER = sourced({
  mark: 'P',
  label: '设备回路断路器',
  source: '工程取值：每个 220 V 回路 1 个 16 A、30 mA 漏电断路器（GB/T 13955 剩余电流动作保护，条号未核）',
  value: { currentA: 16, phases: 1 },
});
