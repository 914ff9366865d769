import { sourced } from '../inputs/index.ts';

/** One core of flexible copper (RVV) at 20 °C, ascending by area. Broadcast lines use it too. */
export const COPPER_CLASS_5 = sourced({
  mark: 'V',
  label: '第 5 种软铜导体电阻（20 °C，单芯）',
  source: 'IEC 60228:2004／GB/T 3956-2008 表 3：第 5 种不镀锡铜导体',
  value: [
    { areaMm2: 0.5, ohmPerKm: 39 },
    { areaMm2: 0.75, ohmPerKm: 26 },
    { areaMm2: 1, ohmPerKm: 19.5 },
    { areaMm2: 1.5, ohmPerKm: 13.3 },
    { areaMm2: 2.5, ohmPerKm: 7.98 },
    { areaMm2: 4, ohmPerKm: 4.95 },
    { areaMm2: 6, ohmPerKm: 3.3 },
  ],
});
export const COPPER_PER_KELVIN = sourced({ mark: 'S', label: '铜电阻温度系数', source: 'IEC 60028:1925 标准退火铜，20 °C 起每升高 1 K', value: 0.00393 });
export const RATED_TEMP_C = sourced({ mark: 'V', label: '导体电阻的基准温度', source: 'IEC 60228:2004／GB/T 3956-2008 表 3：导体电阻按 20 °C', value: 20 });
export const USUAL_CONDUCTOR_TEMP_C = sourced({
  mark: 'P',
  label: '默认导体温度',
  source: '工程取值：夏季顶棚、桥架里成束的电源线；低于 PVC 电缆的 70 °C 长期允许温度',
  value: 50,
});
export const CONSTANT_POWER_LOAD = sourced({
  mark: 'V',
  label: '恒功率负载的末端电压',
  source: '公式：基尔霍夫定律，摄像机内有稳压，电压越低电流越大；IEEE 802.3-2018 第 33 章的 PoE 线损按同一公式',
  value: 'V ＝ V0 ÷ 2 ＋ √（（V0 ÷ 2）² − R × P）',
});
export const MAX_DROP_PERCENT = sourced({ mark: 'P', label: '允许压降', source: '12 V 摄像机通常允许 ±10%；以产品说明书的输入电压范围为准', value: 10 });
export const LOAD_RATIO = sourced({ mark: 'P', label: '电源负载率', source: '电源不能只按额定电流选，长期按额定的八成使用', value: 0.8 });
/** Ascending, amperes. */
export const SUPPLY_SIZES_A = sourced({ mark: 'P', label: '集中电源规格', source: '市场常见的电流档', value: [1, 2, 3, 5, 8, 10, 15, 20, 30] });
/** Ascending, amperes. */
export const ADAPTERS_12V_A = sourced({ mark: 'P', label: '12 V 适配器规格', source: '市场常见的 12 V 适配器电流档，装在设备旁的机箱里', value: [1, 2, 3, 5] });
/** Of an adapter that feeds one camera: its maker says what it gives lastingly, and from which heat on less. */
export const ADAPTER_LOAD_RATIO = sourced({
  mark: 'P',
  label: '一对一适配器的负载率',
  source:
    '12 V 1 A 适配器规格书（EDATEC ED-POWER1201）：额定 1.0 A，环境到 40 °C；再热按厂家降额曲线（MEAN WELL《How to read a derating curve》：50 °C 满载，60 °C 为 75 %），所以到额定算合格，超过八成只作提示；AC 24 V 的电源同样',
  value: 1,
});
export const LISTED_SUPPLY_V = sourced({ mark: 'P', label: '多路集中电源的电压', source: '产品目录的多路集中电源为 12 V，24 V 为导轨式开关电源', value: 12 });
