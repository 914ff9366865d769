import { sourced } from '../inputs/index.ts';

export const GROWTH_PERCENT = sourced({
  mark: 'V',
  label: '扩容预留',
  source:
    '读过原文：JGJ 16-2008 6.3.3 UPS 额定输出对电子计算机大于各设备之和的 1.2 倍，对其他用电设备为最大计算负荷的 1.3 倍；安防、网络设备属前者，默认 25 %，带其他负荷时填 30 %',
  value: 25,
});
export const RUNTIME_MIN = sourced({ mark: 'P', label: '后备时间', source: '够有序关机或等发电机', value: 30 });
export const LOAD_POWER_FACTOR = sourced({ mark: 'P', label: '负载功率因数', source: '安防设备开关电源常见值', value: 0.8 });
export const UPS_POWER_FACTOR = sourced({ mark: 'P', label: 'UPS 输出功率因数', source: '在线式主机常见值；以产品说明书为准', value: 0.8 });
export const INVERTER_EFFICIENCY = sourced({ mark: 'P', label: '逆变效率', source: '在线式主机常见值；以产品说明书为准', value: 0.9 });
/** Ascending. `blocks`: 12 V batteries in a string. */
export const UPS_SIZES = sourced({
  mark: 'P',
  label: 'UPS 容量与每组电池节数',
  source: '市场常见主机的直流母线电压；以产品说明书为准',
  value: [
    { kVA: 1, blocks: 3 },
    { kVA: 2, blocks: 6 },
    { kVA: 3, blocks: 8 },
    { kVA: 6, blocks: 16 },
    { kVA: 10, blocks: 16 },
    { kVA: 15, blocks: 16 },
    { kVA: 20, blocks: 32 },
    { kVA: 30, blocks: 32 },
    { kVA: 40, blocks: 32 },
    { kVA: 60, blocks: 32 },
    { kVA: 80, blocks: 32 },
    { kVA: 100, blocks: 32 },
    { kVA: 120, blocks: 32 },
    { kVA: 160, blocks: 32 },
    { kVA: 200, blocks: 32 },
  ],
});
export const BLOCK_VOLTS = sourced({ mark: 'P', label: '单节电池电压', source: 'UPS 用阀控铅酸电池 12 V', value: 12 });
/** What a discharged block still gives; the current is highest there. */
export const BLOCK_END_VOLTS = sourced({ mark: 'P', label: '单节终止电压', source: '工程取值：12 V 阀控铅酸 6 个单体，每单体 1.75 V', value: 10.5 });
/** Ascending by hours; linear between, the last above. A shorter time counts as the first. */
export const DISCHARGE_EFFICIENCY = sourced({
  mark: 'P',
  label: '放电效率',
  source:
    '工程取值：半小时以上按 UPS 电池配置的通行系数，3000 VA × 0.7、1 h、96 V 放出 24.3 Ah，需标称 40.5 Ah；15 min 以内按《EP65-12》规格书（12 V 65 Ah 阀控，恒功率放电，终止 1.70 V/单体）：5 min 38.6 W/Ah，10 min 25.5 W/Ah，15 min 20.6 W/Ah 取 20.0',
  value: [
    { hours: 5 / 60, efficiency: 0.268 },
    { hours: 10 / 60, efficiency: 0.354 },
    { hours: 0.25, efficiency: 0.4166 },
    { hours: 0.5, efficiency: 0.5 },
    { hours: 1, efficiency: 0.6 },
    { hours: 2, efficiency: 0.7 },
    { hours: 4, efficiency: 0.8 },
    { hours: 9, efficiency: 0.9 },
    { hours: 20, efficiency: 1 },
  ],
});
export const BATTERY_AGEING = sourced({
  mark: 'P',
  label: '电池老化余量',
  source: '工程取值：容量降到八成即到寿命终点，按 1.25 倍选；IEEE 485-2020 的取法，条号未核到',
  value: 1.25,
});
/** Ascending. */
export const BATTERY_SIZES = sourced({
  mark: 'P',
  label: '电池容量、每柜节数与单节重量',
  source: '市场常见的 12 V 电池容量、电池柜和重量；以产品说明书为准',
  value: [
    { capacityAh: 7, perCabinet: 64, kg: 2.7 },
    { capacityAh: 9, perCabinet: 64, kg: 2.8 },
    { capacityAh: 17, perCabinet: 40, kg: 5.5 },
    { capacityAh: 24, perCabinet: 32, kg: 8.5 },
    { capacityAh: 38, perCabinet: 32, kg: 14 },
    { capacityAh: 65, perCabinet: 20, kg: 21 },
    { capacityAh: 100, perCabinet: 16, kg: 31 },
    { capacityAh: 150, perCabinet: 8, kg: 45 },
    { capacityAh: 200, perCabinet: 8, kg: 60 },
  ],
});
export const STRING_OUT = sourced({
  mark: 'P',
  label: '电池连接线的电流',
  source: '工程取值：按主机满载、电池放到终止电压算；几组并联时一组检修，其余各组分担',
  value: 1,
});
export const STRINGS_MAX = sourced({ mark: 'P', label: '并联电池组上限', source: '并联过多组间不均流，寿命短', value: 4 });
export const UPS_SINGLE_PHASE_UP_TO_KVA = sourced({ mark: 'P', label: '单相输入上限', source: '10 kVA 以上为三相输入', value: 10 });
/** Ascending, amperes of direct current. */
export const DC_BREAKERS_A = sourced({
  mark: 'P',
  label: '直流断路器规格',
  source: '市场常见的电池直流断路器电流档；不小于电池连接线的电流，连接线的载流量不小于它',
  value: [32, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630],
});
/** Ascending. */
export const DC_BREAKERS_V = sourced({ mark: 'P', label: '直流断路器电压档', source: '市场常见的电池直流断路器额定电压', value: [250, 500, 1000] });
/** Above it a touch is dangerous, and a string without a breaker cannot be worked on. */
export const SAFE_DC_VOLTS = sourced({
  mark: 'P',
  label: '直流安全电压',
  source: '工程取值，取安全侧：直流 60 V 以上按会电击人处理；GB/T 3805-2008 的限值未核到',
  value: 60,
});
export const BLOCK_FLOAT_VOLTS = sourced({ mark: 'P', label: '单节浮充电压', source: '工程取值：12 V 阀控铅酸 6 个单体，每单体 2.27 V', value: 13.62 });
/** Below it blocks are of absorbed glass mat: the discharge sheet is theirs, and gel gives less of a high current. */
export const GEL_FROM_MIN = sourced({
  mark: 'P',
  label: '可用胶体电池的后备时间',
  source: '工程取值：不足 1 h 是大电流放电，用 AGM 电池（放电表即 AGM 的）；胶体内阻大，适合长时间小电流',
  value: 60,
});
/** Up to it the table of discharge is that of blocks made for high rates; one for all purposes gives less, and its own sheet decides. */
export const HIGH_RATE_UNTIL_MIN = sourced({
  mark: 'V',
  label: '放电表按高倍率型电池的后备时间',
  source:
    '《EP65-12》规格书（高倍率型 12 V 65 Ah）5、10、15 min 放 38.6、25.5、20.6 W/Ah；《CT100-12》规格书（通用型 12 V 100 Ah）放 28.1、20.9、16.9 W/Ah，5 min 少 27 %，超过老化余量',
  value: 15,
});
/** How much less a block for all purposes gives at the most, in five minutes. */
export const ALL_PURPOSE_LESS_PERCENT = sourced({
  mark: 'V',
  label: '通用型电池短时少放',
  source: '《EP65-12》《CT100-12》规格书：1 − 28.1 ÷ 38.6',
  value: 27,
});
export const UPS_FEED_M = sourced({ mark: 'P', label: '配电到主机走线', source: '工程取值：配电间到 UPS 的常见距离', value: 20 });
export const UPS_OUTPUT_RUN_M = sourced({ mark: 'P', label: '主机到输出配电箱走线', source: '工程取值：输出配电箱在主机旁', value: 10 });
/** Smaller hosts have sockets of their own, and are not built to run in parallel. */
export const UPS_WIRED_FROM_KVA = sourced({
  mark: 'P',
  label: '端子接线与可并机的起点',
  source: '工程取值：3 kVA 及以下塔机自带插座，一般不能并机；6 kVA 起接线、可并机',
  value: 6,
});
export const OUTPUT_BOXES_A = sourced({ mark: 'P', label: '输出配电箱与旁路开关规格', source: '市场常见的总开关电流档', value: [32, 63, 100, 160, 250, 400] });
/** Amperes a charger takes for each ampere-hour. */
export const CHARGE_RATE = sourced({
  mark: 'P',
  label: '充电电流',
  source: '工程取值：按电池容量的 0.1 倍充电，停电后约十几小时充满；以主机说明书为准',
  value: 0.1,
});
export const BLOCK_CHARGE_VOLTS = sourced({ mark: 'P', label: '单节均充电压', source: '工程取值：12 V 阀控铅酸 6 个单体，每单体 2.35 V', value: 14.1 });
/** Least reserve that the code asks for. */
export const GROWTH_LEAST_PERCENT = sourced({
  mark: 'V',
  label: '扩容预留下限',
  source: '读过原文：JGJ 16-2008 6.3.3 对电子计算机供电不小于 1.2 倍',
  value: 20,
});
/** An empty cabinet and what it stands on, spread by a frame below. */
export const BATTERY_CABINET_BODY = sourced({
  mark: 'P',
  label: '电池柜自重与占地',
  source: '工程取值：空柜 60 kg、占地 0.6×0.8 m，柜下散力架按两倍占地分散',
  value: { kg: 60, areaM2: 0.48, spread: 2 },
});
export const FLOOR_KG_PER_M2 = sourced({
  mark: 'P',
  label: '一般楼面承重',
  source: '工程取值，取安全侧：一般办公楼面活荷载按 2.5 kN/m²，约 250 kg/m²（GB 55001-2021 的表未核到）；超过时由结构专业核算',
  value: 250,
});
/** Ascending, amperes: of the mains before a large host, above those of the mains table. */
export const LARGE_FEED_BREAKERS_A = sourced({ mark: 'S', label: '大容量输入断路器', source: 'GB/T 14048.2-2020 的额定电流系列', value: [500, 630, 800] });
