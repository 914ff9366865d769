import { sourced } from '../inputs/index.ts';

/** Ascending by pitch. Resolution of the 320 × 160 mm module of each. */
export const LED_MODULES = sourced({
  mark: 'V',
  label: '320×160 mm 模组点数',
  source: '公式：模组尺寸 ÷ 点间距',
  value: [
    { pitchMm: 1.25, widthPx: 256, heightPx: 128 },
    { pitchMm: 1.538, widthPx: 208, heightPx: 104 },
    { pitchMm: 1.86, widthPx: 172, heightPx: 86 },
    { pitchMm: 2, widthPx: 160, heightPx: 80 },
    { pitchMm: 2.5, widthPx: 128, heightPx: 64 },
    { pitchMm: 3.076, widthPx: 104, heightPx: 52 },
    { pitchMm: 4, widthPx: 80, heightPx: 40 },
    { pitchMm: 5, widthPx: 64, heightPx: 32 },
    { pitchMm: 6.67, widthPx: 48, heightPx: 24 },
    { pitchMm: 8, widthPx: 40, heightPx: 20 },
    { pitchMm: 10, widthPx: 32, heightPx: 16 },
  ],
});
/** Ascending. */
export const LED_PITCHES_MM = sourced({
  mark: 'P',
  label: '各环境可选的点间距',
  source: '市场常见产品：室内 P1.25–P5，户外 P3.076–P10',
  value: { indoor: [1.25, 1.538, 1.86, 2, 2.5, 3.076, 4, 5], outdoor: [3.076, 4, 5, 6.67, 8, 10] },
});
export const LED_CABINETS = sourced({
  mark: 'P',
  label: '箱体规格',
  source: '室内 640×480 mm（2×3 张模组），户外 960×960 mm（3×6 张模组）',
  value: {
    indoor: { widthMm: 640, heightMm: 480, modulesAcross: 2, modulesDown: 3 },
    outdoor: { widthMm: 960, heightMm: 960, modulesAcross: 3, modulesDown: 6 },
  },
});
export const LED_PEAK_W_PER_M2 = sourced({ mark: 'P', label: '最大功耗', source: '全白最亮时，W/m²；以产品说明书为准', value: { indoor: 600, outdoor: 800 } });
export const LED_PEAK_TO_AVERAGE = sourced({ mark: 'P', label: '最大与平均功耗之比', source: '播放视频的平均亮度约为全白的三分之一', value: 3 });
export const RECEIVING_CARD_PX = sourced({ mark: 'P', label: '接收卡带载', source: '每卡 512×384 点', value: { width: 512, height: 384 } });
export const RECEIVING_CARD_SPARE_PERCENT = sourced({
  mark: 'P',
  label: '接收卡备件',
  source: '工程取值：LED 显示屏行业的通行做法，至少备一张，按 5 % 计',
  value: 5,
});
export const PIXELS_PER_PORT = sourced({
  mark: 'P',
  label: '千兆网口带载',
  source: '工程取值：常见发送器千兆网口带 65 万点；以产品说明书为准',
  value: 650_000,
});
export const PIXELS_PER_CONTROLLER = sourced({
  mark: 'P',
  label: '四口发送器带载',
  source: '工程取值：四口发送器常见按 1920×1200 的信号源带载，230.4 万点',
  value: 1920 * 1200,
});
export const PORTS_PER_CONTROLLER = sourced({ mark: 'P', label: '发送器网口', source: '工程取值：常见发送器每台 4 口；以产品说明书为准', value: 4 });
export const MODULE_SUPPLY_W = sourced({ mark: 'P', label: '箱内电源', source: '200 W 开关电源按 80 % 使用', value: 160 });
export const LED_POWER_MARGIN = sourced({ mark: 'P', label: '配电余量', source: '按最大功耗的 1.2 倍配电', value: 1.2 });
export const LED_POWER_FACTOR = sourced({ mark: 'P', label: '显示屏功率因数', source: '开关电源带功率因数校正', value: 0.9 });
export const LED_SINGLE_PHASE_UP_TO_KW = sourced({ mark: 'P', label: '单相供电上限', source: '10 kW 以上用三相，避免单相偏载', value: 10 });
/** Ascending. */
export const DISTRIBUTION_BOXES_KW = sourced({
  mark: 'P',
  label: '配电箱规格',
  source: '市场常见的配电箱功率档',
  value: [5, 10, 15, 20, 30, 40, 60, 80, 100, 120, 160, 200],
});
export const SPARE_MODULE_PERCENT = sourced({ mark: 'P', label: '备用模组', source: '工程取值：LED 显示屏行业的通行做法，同批次备 3 %', value: 3 });
/** Metres of distance for each millimetre of pitch. */
export const LED_VIEW_PER_PITCH = sourced({
  mark: 'P',
  label: '不同用途的最近观看距离',
  source:
    'GB 50464-2008 4.2.1：最近视距 ＝ 每毫米点间距 1.38 m；看文字、表格和监控画面按 2000 倍（工程取值，比规范严）；行业另有 1 m 配 1 mm 的说法，比规范宽，不用',
  value: { video: 1.38, text: 2, control: 2 },
});
export const LED_SIZE_OFF_PERCENT = sourced({ mark: 'P', label: '尺寸偏差提醒', source: '整箱体拼装与要求的画面相差 5 % 以上应确认', value: 5 });
export const LED_LEAST_PX = sourced({ mark: 'P', label: '高清画面的最少点数', source: '1280×720', value: { width: 1280, height: 720 } });
export const BEST_VIEW_PER_PITCH = sourced({
  mark: 'P',
  label: '最佳观看距离',
  source: '工程取值：LED 显示屏行业的通行算法，点间距（mm）× 3 ＝ 距离（m）',
  value: 3,
});
export const FARTHEST_VIEW_PER_PITCH = sourced({
  mark: 'V',
  label: '最远观看距离',
  source: '读过原文：GB 50464-2008 4.2.1 视距 ＝ k × 像素中心距，最大视距 k 取 5520',
  value: 5.52,
});
export const LED_SITE_CODE = sourced({
  mark: 'V',
  label: '显示屏的接地、防雷、防护与结构',
  source:
    '读过原文：GB 50464-2008 4.2.3 应有完整的接地系统（2），室外屏应有防雷系统（3），室外外露部分不低于 IP65（4），安装按钢结构、荷载、混凝土结构的国家标准设计（6）；接地极套数为工程取值',
  value: 'GB 50464-2008 4.2.3',
});
export const LED_OUTDOOR_IP = sourced({ mark: 'V', label: '室外屏防护等级', source: '读过原文：GB 50464-2008 4.2.3（4）', value: 65 });
export const LED_FEED_M = sourced({ mark: 'P', label: '配电到屏的走线', source: '工程取值：楼层配电间到屏体的常见距离', value: 50 });
export const LED_M2_PER_FAN = sourced({ mark: 'P', label: '户外屏排风', source: '工程取值：每 10 m² 屏面 1 台轴流风机，进风口另开', value: 10 });
export const LED_SPARE_SUPPLY_PERCENT = sourced({ mark: 'P', label: '备用电源', source: '工程取值：同批次备 3 %，至少 1 个', value: 3 });
/** Inputs of the senders that one processor drives. */
export const LED_PROCESSOR_OUTPUTS = sourced({ mark: 'P', label: '拼接处理器输出', source: '市场常见的 8、12 路输出机型', value: 8 });
export const LED_CONTROL_M = sourced({ mark: 'P', label: '控制室到屏的走线', source: '工程取值：发送器在屏旁或同层机房的常见距离', value: 30 });
/** A square metre of wall with its cabinets, and of the steel it stands in. */
export const LED_KG_PER_M2 = sourced({
  mark: 'P',
  label: '屏体与钢结构重量',
  source: '工程取值：室内箱体 35 kg/m²、户外 50 kg/m²，钢结构另 30 kg/m²；以产品说明书和结构设计为准',
  value: { indoor: 35, outdoor: 50, frame: 30 },
});
export const LED_CONVERTER_TAIL_M = sourced({
  mark: 'P',
  label: '光电转换器两侧的网线',
  source: '工程取值：转换器与发送器同柜、在屏内就近，各不超过 10 m',
  value: 10,
});
