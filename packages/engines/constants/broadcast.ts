import { sourced } from '../inputs/index.ts';

export const EAR_HEIGHT_M = sourced({ mark: 'P', label: '听音高度', source: '工程取值：坐姿耳高 1.3 m，离扬声器比站着远，取安全侧', value: 1.3 });
export const SPACING_PER_CEILING = sourced({
  mark: 'P',
  label: '扬声器间距与净高之比',
  source: '工程取值，取安全侧：民用建筑电气设计资料门厅 2–2.5 倍、走道 3–3.5 倍，取小值；GB 51348-2019 的条文未核到',
  value: { lobby: 2, corridor: 3 },
});
export const EMERGENCY_SPACING_MAX_M = sourced({
  mark: 'V',
  label: '应急广播间距上限',
  source: '读过原文：GB 50116-2013 6.6.1 任何部位到最近扬声器的直线距离不大于 25 m，走道末端不大于 12.5 m',
  value: 25,
});
/** `leastDb`: level at the listener; `overNoiseDb`: above the noise; `powerShare`: Ki, how much of the load plays at once. */
export const BROADCAST_USES = sourced({
  mark: 'P',
  label: '声压级与功放系数',
  source:
    '工程取值，取安全侧：公共广播资料应备声压级 80／83／86 dB、业务信噪比 12 dB（GB/T 50526-2021 的条文未核到），背景 6 dB；应急高出噪声 15 dB 读过 GB 50116-2013 6.6.1；Ki 取广播设计资料的范围，背景 0.5–0.6、业务 0.7–0.8 的大值',
  value: {
    background: { leastDb: 80, overNoiseDb: 6, powerShare: 0.6 },
    business: { leastDb: 83, overNoiseDb: 12, powerShare: 0.8 },
    emergency: { leastDb: 86, overNoiseDb: 15, powerShare: 1 },
  },
});
/** Ascending, watts. */
export const TAPS_W = sourced({
  mark: 'P',
  label: '扬声器抽头',
  source: '定压扬声器常见抽头；应急每只不小于 3 W（GB 50116-2013 6.6.1，读过原文）',
  value: [3, 5, 6, 10, 15, 20, 30],
});
export const LINE_LOSS_FACTOR = sourced({
  mark: 'P',
  label: '线路衰耗补偿系数 K1',
  source: '工程取值：广播设计资料 P ＝ K1 × K2 × ΣP，线路衰耗 1 dB 取 1.26，2 dB 取 1.58，即 10 的十分之一、十分之二次方；GB 51348-2019 的条文未核到',
  value: { 1: 1.26, 2: 1.58 },
});
export const AGEING_FACTOR = sourced({
  mark: 'P',
  label: '老化系数 K2',
  source: '工程取值：广播设计资料 1.2–1.4；功放另不小于扬声器总功率的 1.3 倍、应急 1.5 倍，取下限仍在安全侧',
  value: 1.2,
});
/** Of all speakers of a zone; the amplifier is never smaller. */
export const AMPLIFIER_MARGIN = sourced({
  mark: 'P',
  label: '业务与背景功放余量',
  source: '工程取值，取安全侧：公共广播技术资料写明，不作应急的功放额定功率不小于所带扬声器总功率的 1.3 倍；GB 50526-2010 的条文未核到',
  value: 1.3,
});
export const EMERGENCY_POWER_FACTOR = sourced({
  mark: 'P',
  label: '应急功放余量',
  source: '工程取值，取安全侧：公共广播技术资料写明，应急功放不小于其全部扬声器功率之和的 1.5 倍；GB 50526-2010 和 GB 51348-2019 的条文未核到',
  value: 1.5,
});
export const EMERGENCY_WHOLE = sourced({
  mark: 'V',
  label: '应急广播范围',
  source: '读过原文：GB 50116-2013 4.8.8 确认火灾后同时向全楼广播',
  value: '全部应急分区',
});
/** Ascending, watts. */
export const AMPLIFIERS_W = sourced({
  mark: 'P',
  label: '功放规格',
  source: '市场常见的定压功放功率档',
  value: [60, 120, 180, 240, 350, 500, 650, 1000, 1500],
});
export const LINE_VOLTS = sourced({ mark: 'P', label: '定压输出', source: '国内公共广播通用 100 V 定压', value: 100 });
/** Ascending, mm²; each has its resistance in the table of flexible copper. */
export const SPEAKER_CABLE_MM2 = sourced({ mark: 'P', label: '广播线截面积', source: '市场常见的 RVV 两芯线', value: [1, 1.5, 2.5, 4, 6] });
export const ZONES_PER_SELECTOR = sourced({ mark: 'P', label: '分区选择器路数', source: '市场常见十分区机型', value: 10 });
/** Watts a zone needs; the largest group is as many zones as a selector has, and what the largest amplifier gives. */
export const SHARED_AMPLIFIER_UP_TO_W = sourced({
  mark: 'P',
  label: '合用功放的小分区',
  source:
    '工程取值：需要的功放不超过 120 W 的室内业务、背景分区经分区选择器合用，最多十区一台；公开的校园广播方案（6 个年级 60 间教室各 6 W 合用一台 660 W，8 路分区器，操场另配一台）是同样的做法',
  value: 120,
});
export const OUTDOOR_TAPS_W = sourced({
  mark: 'P',
  label: '室外扬声器抽头',
  source: '室外号角自 15 W 起；更小的抽头买不到，功放也按买到的算',
  value: [15, 20, 30],
});
/** How far one row throws; an emergency keeps to `EMERGENCY_SPACING_MAX_M`. */
export const OUTDOOR_THROW_M = sourced({ mark: 'P', label: '室外一排的投射距离', source: '工程取值：号角 40 m 以内话音清楚，更远加排', value: 40 });
export const OUTDOOR_COVERAGE_DEG = sourced({ mark: 'P', label: '室外扬声器辐射角', source: '号角常见值；以产品说明书为准', value: 60 });
export const OUTDOOR_SENSITIVITY_DB = sourced({ mark: 'P', label: '室外扬声器灵敏度', source: '号角常见值，dB（1 W/1 m）；以产品说明书为准', value: 104 });
export const EMERGENCY_CABLE = sourced({
  mark: 'V',
  label: '应急广播线缆',
  source: '读过原文：GB 50116-2013 11.2.2 消防应急广播的传输线路用阻燃或阻燃耐火电线电缆',
  value: 'ZR-RVS',
});
export const OUTDOOR_SPEAKER_CABLE = sourced({
  mark: 'V',
  label: '室外广播线',
  source:
    '读过原文：GB 50526-2010 4.2.2 室外广播传输线缆穿管埋地或在电缆沟内敷设，GB 51348-2019 16.6.4 室外可直埋、排管或架空；用防水防晒护套的室外线，穿管另计',
  value: { location: 'outdoor', emergencySpec: 'ZR-RVV' },
});
export const OUTDOOR_SPEAKER_SURGE = sourced({
  mark: 'V',
  label: '室外广播线路防雷',
  source: '读过原文：GB 50526-2010 4.2.8 室外传输线路的防雷按 GB 50343-2012；每个室外分区在机房一端装 1 个，只数为工程取值',
  value: 'GB 50526-2010 4.2.8',
});
/** Decibels above what is asked, where the tier or the user wants it louder. */
export const LEVEL_MARGIN_DB = sourced({ mark: 'P', label: '声压余量', source: '工程取值：高 3 dB 即功率加倍，嘈杂时仍听得清', value: 3 });
export const BROADCAST_RACK_U = sourced({
  mark: 'P',
  label: '广播机柜占用',
  source: '工程取值：功放 2 U，其余每台 1 U，另留 4 U 散热',
  value: { amplifier: 2, other: 1, free: 4 },
});
export const BROADCAST_CABINET_MM = sourced({ mark: 'P', label: '广播机柜深度', source: '工程取值：功放深 450 mm 左右，机柜 600 mm', value: 600 });
export const SEQUENCER_CHANNELS = sourced({ mark: 'P', label: '时序器路数', source: '市场常见八路、十六路机型', value: 8 });
/** Ascending, watts: what a control on the wall switches. */
export const VOLUME_CONTROLS_W = sourced({ mark: 'P', label: '音量控制器规格', source: '市场常见的定压音量控制器功率档', value: [6, 15, 30, 60, 120] });
/** Of a hall that is not for emergencies, where nobody says how many and one carries it; a larger one is turned down at its amplifier. */
export const VOLUME_CONTROLS = sourced({
  mark: 'P',
  label: '音量控制器',
  source: '工程取值：不填时，厅室的背景、业务分区一只带得动的配一只，更大的在功放上调',
  value: 1,
});
export const VOLUME_BYPASS = sourced({
  mark: 'V',
  label: '音量控制器强切',
  source: '读过原文：GB 51348-2019 16.2.7 条文说明，兼应急广播又装音量调节的回路，应急时由控制线切除音量调节，以最大音量广播',
  value: 'GB 51348-2019 16.2.7',
});
/** mm², the third wire that bypasses the controls. */
export const BYPASS_CABLE_MM2 = sourced({ mark: 'P', label: '强切控制线截面', source: '工程取值：24 V 强切线 1.0 mm²', value: 1 });
/** No passive speaker is more sensitive; halls are laid out no narrower than this angle. */
export const SPEAKER_LIMITS = sourced({
  mark: 'P',
  label: '扬声器的极限',
  source: '工程取值：无源扬声器灵敏度到 110 dB，辐射角 40° 起',
  value: { sensitivityDb: 110, coverageDeg: 40 },
});
export const NOISE_DB = sourced({ mark: 'P', label: '环境噪声', source: '办公室、商店常见水平', value: 55 });
export const COVERAGE_DEG = sourced({ mark: 'P', label: '扬声器辐射角', source: '吸顶扬声器常见值；以产品说明书为准', value: 90 });
export const SENSITIVITY_DB = sourced({ mark: 'P', label: '扬声器灵敏度', source: '吸顶扬声器常见值，dB（1 W/1 m）；以产品说明书为准', value: 90 });
export const ZONE_CABLE_M = sourced({ mark: 'P', label: '分区线路长度', source: '机房到分区最远扬声器的常见长度', value: 100 });
/** Minutes on batteries, of the emergency zones. */
export const EMERGENCY_STANDBY_MIN = sourced({
  mark: 'V',
  label: '应急广播后备时间',
  source: '读过原文：GB 50116-2013 10.1.5 与火灾报警、联动设备同时工作 3 h；不作消防应急广播的紧急广播可少，按工程要求填',
  value: 180,
});
export const AMPLIFIER_EFFICIENCY = sourced({ mark: 'P', label: '功放整机效率', source: '工程取值：定压功放满功率输出时约 0.6；以产品说明书为准', value: 0.6 });
export const BROADCAST_DEVICE_W = sourced({ mark: 'P', label: '广播机房其他设备功率', source: '工程取值：每台 50 W', value: 50 });
export const AMPLIFIERS_PER_STANDBY = sourced({
  mark: 'P',
  label: '一台备用功放替几台',
  source: '工程取值：参照地铁广播的通行做法（GB 50157-2013 16.7.9 条文说明，N＋1、N 不大于 4，故障自动切换）',
  value: 4,
});
