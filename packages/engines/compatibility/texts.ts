import { numberText } from '../inputs/index.ts';
import { catalogueWord } from '../roles/index.ts';

/** Subject of what is not so yet, and will be once what is missing is added. */
export const AFTER_COMPLETION = 'afterCompletion';

interface Sentence {
  /** What it is about, for a heading: `录像机路数`. */
  title: string;
  /** `{n}` stands for what is short, `{s}` for the subject. */
  text: string;
}

/**
 * Every code with its sentence. Source: CHECK-3, its joined cells are one sentence a code, and what is
 * counted has its unit. `BRACKET_UNFIT` is ours: the handbook does not know which bracket fits which camera.
 */
export const issueSentences = {
  NVR_MISSING: { title: '录像机', text: '您的清单缺少录像机（需接入 {n} 路）' },
  NVR_CHANNELS_SHORT: { title: '录像机路数', text: '录像机路数不足，还差 {n} 路' },
  NVR_BANDWIDTH_SHORT: { title: '录像机带宽', text: '录像机接入带宽不足，还差 {n} Mbps' },
  NVR_BANDWIDTH_TIGHT: { title: '录像机带宽', text: '录像机接入带宽没有余量，用到样本上限的八成以上' },
  NVR_UNASSIGNABLE: { title: '录像机分配', text: '录像机合计够用，逐台分配后还有 {n} 台摄像机接不进' },
  CODEC_UNSUPPORTED: { title: '编码格式', text: '录像机不支持所选编码' },
  RESOLUTION_UNSUPPORTED: { title: '分辨率', text: '录像机不支持所选分辨率' },
  PROTOCOL_MISMATCH: { title: '接入协议', text: '录像机不支持摄像机协议（ONVIF、GB/T 28181）' },
  NVR_DECODE_SHORT: { title: '解码能力', text: '录像机解码能力低，看不了这些摄像机的主码流' },
  CODEC_FALLBACK: { title: '编码格式', text: '跨品牌接入用不了厂商私有编码，已按标准编码核算' },
  HDD_MISSING: { title: '硬盘', text: '您的清单缺少硬盘' },
  HDD_SHORT: { title: '存储容量', text: '存储容量不足，还差 {n} TB' },
  HDD_BAYS_SHORT: { title: '硬盘位', text: '硬盘位不足，还差 {n} 个' },
  HDD_UNASSIGNABLE: { title: '硬盘分配', text: '硬盘合计够用，逐台分配后还有 {n} 台摄像机存不满天数' },
  ENCLOSURE_UNFIT: { title: '磁盘柜', text: '{n} 台磁盘柜没有录像机接得上' },
  HDD_TOO_LARGE: { title: '单盘容量', text: '单盘容量超过录像机支持' },
  POE_PORTS_SHORT: { title: 'PoE 口', text: 'PoE 口还差 {n} 个' },
  POE_POWER_SHORT: { title: 'PoE 功率', text: 'PoE 功率还差 {n} W' },
  POE_CLASS_UNSUPPORTED: { title: '供电标准', text: '交换机供电标准低于摄像机' },
  POE_UNASSIGNABLE: { title: 'PoE 分配', text: 'PoE 合计够用，逐口分配后还有 {n} 台摄像机没有供电口' },
  UPLINK_SHORT: { title: '上联带宽', text: '交换机上联带宽不足，还差 {n} Mbps' },
  RECORDER_LINK_UNASSIGNABLE: { title: '录像机链路', text: '到录像机的链路合计够用，逐台分配后还有 {n} 台摄像机的码流过不去' },
  UPLINK_TIGHT: { title: '上联带宽', text: '交换机上联没有余量，峰值时可能卡顿' },
  TRUNK_UNSAID: { title: '交换机端口', text: '交换机未注明端口速率，若是百兆口则带不动，请核对' },
  ASSIGNMENT_UNDECIDED: { title: '逐台分配', text: '{s}合计够用，能否逐台分配未能判定，请核对' },
  AGGREGATION_SWITCH_MISSING: { title: '汇聚交换机', text: '多台接入交换机，建议增加汇聚交换机' },
  DATA_PORTS_SHORT: { title: '网口', text: '摄像机、录像机和交换机互联，网口还差 {n} 个' },
  POWER_12V_SHORT: { title: '12 V 电源', text: '12 V 电源还差 {n} A' },
  POWER_12V_OUTPUTS_SHORT: { title: '12 V 电源', text: '12 V 电源还差 {n} 路输出' },
  ADAPTER_12V_TIGHT: { title: '12 V 适配器', text: '{n} 个 12 V 适配器用到八成以上，环境热的地方请换大一档' },
  ADAPTER_24V_TIGHT: { title: 'AC 24 V 电源', text: '{n} 个 AC 24 V 电源用到八成以上，环境热的地方请换大一档' },
  POWER_24V_SHORT: { title: 'AC 24 V 电源', text: 'AC 24 V 电源还差 {n} 个' },
  DC_CABLE_SHORT: { title: '电源线', text: '12 V 摄像机的电源线不足，还差 {n} 卷' },
  DISTANCE_OVER_100M: { title: '网线长度', text: '网线超过 100 m，请加 PoE 延长器，或改用光纤、无线网桥' },
  DISTANCE_NEAR_LIMIT: { title: '网线长度', text: '网线接近 100 m 上限，请核对远处的点位' },
  CABLE_SHORT: { title: '网线', text: '网线数量不足，还差 {n} 箱' },
  CABLE_INDOOR: { title: '网线', text: '有室外机型，网线都是室内线，室外走线还差 {n} 箱' },
  CABLE_CATEGORY_LOW: { title: '网线', text: '{n} 台大功率 PoE 摄像机，清单里的网线都是超五类' },
  CONNECTOR_SHORT: { title: '水晶头', text: '水晶头数量不足，还差 {n} 个' },
  FIBRE_SHORT: { title: '光缆', text: '收发器之间的光缆不足，还差 {n} 盘' },
  FIBRE_CORD_SHORT: { title: '光纤跳线', text: '收发器的光纤跳线或尾纤不足，还差 {n} 条' },
  CORD_SHORT: { title: '网络跳线', text: '收发器的网络跳线不足，还差 {n} 条' },
  FIBRE_REACH_SHORT: { title: '收发器距离', text: '{n} 台收发器传不到这么远' },
  CONVERTER_UNPAIRED: { title: '收发器成对', text: '{n} 台光纤收发器没有对端' },
  SFP_FIBRE_MISSING: { title: '光模块', text: '有光模块，没有光缆、光纤跳线，还差 {n} 条' },
  SFP_UNFIT: { title: '光模块', text: '{n} 个光模块比交换机的上联口快，插上不通' },
  BRACKET_SHORT: { title: '支架', text: '支架数量不足，还差 {n} 个' },
  BRACKET_UNFIT: { title: '支架', text: '支架与摄像机不适配，还差 {n} 个适配的支架' },
  BRACKET_IDLE: { title: '支架', text: '{n} 个支架清单里没有摄像机用得上' },
  ENV_UNSUITABLE: { title: '防护等级', text: '室外点位请选用 IP66 及以上产品' },
  JUNCTION_SHORT: { title: '接线盒', text: '室外接线盒数量不足，还差 {n} 个' },
  LICENCE_SHORT: { title: '平台授权', text: '平台授权不足，还差 {n} 点' },
  MONITOR_MISSING: { title: '显示器', text: '您的清单缺少显示器' },
  MONITOR_OUTPUTS_SHORT: { title: '显示输出', text: '显示器多于显示输出，还差 {n} 路' },
  UPS_RECOMMENDED: { title: 'UPS', text: '建议配置 UPS' },
  CAMERA_MISSING: { title: '摄像机', text: '清单中没有摄像机' },
  MANDATORY_MISSING: { title: '必配项', text: '缺少必配的{s}，还差 {n}' },
  FIRE_RELEASE_MISSING: { title: '消防释放', text: '{s}没有消防联动，火灾时打不开，还差 {n} 个模块' },
  LOCK_STAYS_SHUT: { title: '锁断电状态', text: '{n} 把锁断电后仍锁着，疏散门不能用' },
  DOOR_SUPPLY_SHORT: { title: '门禁电源', text: '门禁 12 V 电源还差 {n} A' },
  DOOR_LOCK_SHORT: { title: '电控锁', text: '门比电控锁多，还差 {n} 把锁' },
  DOOR_CONTROLLER_SHORT: { title: '门禁控制器', text: '门比门禁控制器能接的多，还差 {n} 樘' },
  DOOR_READER_SHORT: { title: '读卡器', text: '{n} 樘门没有读卡器，也没有人脸终端' },
  CARD_UNREADABLE: { title: '门禁卡', text: '{n} 张门禁卡，清单里的读卡器都读不了' },
  DOOR_SUPPLY_UNASSIGNABLE: { title: '门禁电源分配', text: '门禁电源合计够用，逐台分配后还有 {n} 樘门带不动' },
  DOOR_SUPPLY_TIGHT: { title: '门禁电源余量', text: '门禁电源没有余量，逐台分配后有 {n} 樘门超过电源的八成' },
  DOOR_STANDBY_SHORT: { title: '门禁后备时间', text: '后备电池撑不到要求的 {s} h' },
  DOOR_BATTERY_SHORT: { title: '门禁后备电池', text: '门禁后备电池还差 {n} 节' },
  DOOR_BATTERY_UNCHARGED: { title: '门禁后备电池', text: '门禁电源一天充不满后备电池，还差 {n} Ah' },
  BARRIER_UNGUARDED: { title: '道闸防砸', text: '道闸没有足够的防砸线圈或雷达，还差 {n} 个' },
  FEED_BREAKER_SHORT: { title: '回路断路器', text: '闸机或道闸的 220 V 回路没有漏电断路器，还差 {n} 个' },
  GATE_OVER_100M: { title: '闸机走线', text: '闸机到弱电间网线到不了，光纤链路还差 {n} 件' },
  GATE_LINK_SHORT: { title: '闸机链路', text: '闸机到弱电间的光纤链路带宽不足，还差 {n} Mbps' },
  AMPLIFIER_SHORT: { title: '功放功率', text: '功放功率不足，还差 {n} W' },
  AMPLIFIER_STANDBY_SHORT: { title: '备用功放', text: '应急广播没有备用功放，还差 {n} 台' },
  AMPLIFIER_CHANGEOVER_SHORT: { title: '主备切换', text: '备用功放没有主备切换器，还差 {n} 台' },
  HORN_MOUNT_UNSAID: { title: '室外扬声器', text: '{n} 个室外扬声器没有立杆或支架，请核对怎么装' },
  SURGE_SHORT: { title: '防雷器', text: '室外立杆摄像机的网线没有防雷，还差 {n} 个防雷器' },
  LINE_VOLTAGE_MISMATCH: { title: '定压', text: '功放与扬声器的定压不同' },
  LED_CARDS_SHORT: { title: '接收卡', text: 'LED 接收卡不足，还差 {n} 张' },
  LED_PORTS_SHORT: { title: '发送器网口', text: 'LED 发送器网口不足，还差 {n} 个' },
  LED_MAINS_SHORT: { title: '屏体配电', text: 'LED 屏体配电不足，还差 {n} kW' },
  LED_SPARE_UNFIT: { title: '备用模组', text: '{n} 张备用模组与箱体不是同一种' },
  UPS_TIME_SHORT: { title: 'UPS 后备时间', text: 'UPS 电池比后备时间要的少 {n} Ah，撑不到；请补电池，或在检查条件里改电池总容量' },
  UPS_OVERLOAD: { title: 'UPS 容量', text: 'UPS 带不动清单里的录像与供电设备，还差 {n} W' },
  UPS_BATTERY_NONE: { title: 'UPS 电池', text: 'UPS 没有配蓄电池，请核对' },
  UPS_DC_BREAKER_SHORT: { title: 'UPS 电池断路器', text: 'UPS 电池没有直流断路器保护，还差 {n} 个' },
  UPS_INPUT_BREAKER_SHORT: { title: 'UPS 输入断路器', text: 'UPS 输入断路器没有或偏小，{n} 台主机没有保护' },
  UPS_OUTPUT_MISSING: { title: 'UPS 输出', text: 'UPS 后面没有{s}' },
  UPS_BATTERY_SHORT: { title: 'UPS 电池', text: 'UPS 蓄电池不成组，还差 {n} 节' },
  RETENTION_BELOW_30: { title: '保存天数', text: '保存天数低于 30 天' },
} satisfies Readonly<Record<string, Sentence>>;

export type IssueCode = keyof typeof issueSentences;

/** A problem may have been kept by an older portal: its code need not be one of today's. */
const sentenceOf = (code: string): Sentence | null => (Object.hasOwn(issueSentences, code) ? issueSentences[code as IssueCode] : null);

interface SaidIssue {
  code: string;
  shortBy: number | null;
  subject?: string;
  /** Models of the cameras it is about. */
  models?: readonly string[];
}

/** Of brackets it is said for which mounting, and which cameras. */
const OF_CAMERAS: ReadonlySet<string> = new Set<IssueCode>(['BRACKET_SHORT', 'BRACKET_UNFIT']);
/** By what was to be found out: two of a list are told apart. */
const UNDECIDED: ReadonlyMap<string, string> = new Map([
  ['recording', '录像机'],
  ['storing', '硬盘'],
  ['reserve', '录像机带宽余量'],
  ['poe', 'PoE 口'],
  ['uplink', '交换机上联'],
  ['uplinkReserve', '上联余量'],
  ['dc12', '12 V 电源'],
  ['ac24', 'AC 24 V 电源'],
]);

/** Models that are named. */
const NAMED = 3;

/** `支架数量不足（壁装：HV-BL4），还差 3 个`. */
function namingCameras(text: string, subject: string, models: readonly string[]): string {
  const named = [...new Set(models)];
  if (named.length === 0) return text;
  const more = named.length > NAMED ? ` 等 ${named.length} 款` : '';
  return text.replace('，还差', () => `（${catalogueWord('bracket', subject)}：${named.slice(0, NAMED).join('、')}${more}），还差`);
}

/** What the user reads: `{ code: 'NVR_MISSING', shortBy: 10 }` → `您的清单缺少录像机（需接入 10 路）`. An unknown code stands for itself. */
export const issueText = ({ code, shortBy, subject = '', models = [] }: SaidIssue): string => {
  if (OF_CAMERAS.has(code) && models.length > 0) return namingCameras(issueText({ code, shortBy }), subject, models);
  const text =
    sentenceOf(code)
      ?.text.replace('{n}', numberText(shortBy))
      .replace('{s}', () => UNDECIDED.get(subject) ?? subject) ?? code;
  return subject === AFTER_COMPLETION ? `补齐后有${text}` : text;
};

/** Two to six letters for a heading. */
export const issueTitle = ({ code }: { code: string }): string => sentenceOf(code)?.title ?? code;

export type Severity = 'error' | 'warning' | 'info';

export const severityNames: Readonly<Record<Severity, string>> = { error: '必须处理', warning: '建议处理', info: '提示' };
