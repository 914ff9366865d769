import { numberText } from '../inputs/index.ts';
import { catalogueWord } from './handbook-values.ts';
import { isRelationCode } from './relation-codes.ts';
import { findRole } from './role-id.ts';
import type { RoleAttribute } from './role-line.ts';
import type { AttributeRule } from './role.ts';

interface Saying {
  /** What it is: `点间距`. */
  label: string;
  /** The value on its own: `16 路`. */
  text: (value: string) => string;
}

const bare = (label: string): Saying => ({ label, text: (value) => value });
const inUnit = (label: string, unit: string): Saying => ({ label, text: (value) => `${value} ${unit}` });
const named = (label: string, unit = ''): Saying => ({ label, text: (value) => `${label} ${value}${unit && ` ${unit}`}` });

const PHASES: Readonly<Record<string, string>> = { '1': '单相', '3': '三相' };

const sayings: Readonly<Record<string, Saying>> = {
  analytics: bare('智能分析'),
  antennaGainDbi: named('天线增益', 'dBi'),
  antennaGainMaxDbi: named('天线增益上限', 'dBi'),
  audio: { label: '录音', text: (value) => (value === '是' ? '录音' : '不录音') },
  areaMm2: inUnit('截面积', 'mm²'),
  batteryAh: named('电池位', 'Ah'),
  batteryType: bare('电池类型'),
  bays: inUnit('盘位', '盘位'),
  bitrateKbps: named('码率', 'kbps'),
  blocks: { label: '可装电池', text: (value) => `可装 ${value} 节` },
  boomLengthM: named('杆长', 'm'),
  boomType: bare('闸杆'),
  bracket: bare('安装方式'),
  bracketIncluded: { label: '支架', text: (value) => (value === '是' ? '含支架' : '不含支架') },
  brand: bare('品牌'),
  brightnessNits: named('亮度', 'cd/m²'),
  cabinetU: inUnit('高度', 'U'),
  capacityAh: inUnit('电池容量', 'Ah'),
  capacityKVA: inUnit('额定容量', 'kVA'),
  cards: named('卡容量', '张'),
  cardTypes: bare('识别方式'),
  category: bare('线缆类别'),
  shielding: bare('屏蔽'),
  cabinetSize: bare('箱体尺寸'),
  channels: inUnit('路数', '路'),
  chargeA: named('充电电流', 'A'),
  codec: bare('编码'),
  codecs: bare('支持编码'),
  comm: bare('通讯方式'),
  cores: inUnit('芯数', '芯'),
  coverageDeg: { label: '辐射角', text: (value) => `辐射角 ${value}°` },
  currentA: inUnit('电流', 'A'),
  decode1080p: { label: '解码能力', text: (value) => `解码 ${value} 路 1080P` },
  depthMm: named('深度', 'mm'),
  detectRangeM: named('探测距离', 'm'),
  distanceKm: named('传输距离', 'km'),
  doors: inUnit('控制门数', '门'),
  environment: bare('使用环境'),
  failMode: bare('断电状态'),
  faces: named('人脸容量', '张'),
  focalLengthMaxMm: named('最长焦距', 'mm'),
  focalLengthMm: named('焦距', 'mm'),
  fibreMode: bare('光纤'),
  fps: inUnit('帧率', 'fps'),
  frequencyGHz: inUnit('频段', 'GHz'),
  gateType: bare('闸机类型'),
  housing: bare('外形'),
  holdingKg: named('拉力', 'kg'),
  hddBays: inUnit('盘位', '盘位'),
  heightM: named('高度', 'm'),
  incomingMbps: inUnit('接入带宽', 'Mbps'),
  ipRating: { label: '防护等级', text: (value) => `IP${value}` },
  installType: bare('外形'),
  irRangeM: { label: '补光距离', text: (value) => `补光 ${value} m` },
  junctionBox: { label: '接线盒', text: (value) => (value === '是' ? '需接线盒' : '不需接线盒') },
  lengthM: { label: '长度', text: (value) => `${value} m` },
  licencePoints: named('授权', '点'),
  lineVoltage: named('定压', 'V'),
  location: bare('使用场所'),
  manages: named('管理'),
  maxDiskTB: { label: '单盘上限', text: (value) => `单盘 ${value} TB` },
  maxLanes: { label: '管理车道', text: (value) => `管 ${value} 车道` },
  maxResolution: { label: '最大接入分辨率', text: (value) => `最大 ${value}` },
  outputMaxV: named('最高可调输出', 'V'),
  outputs: inUnit('输出', '路'),
  phases: { label: '相数', text: (value) => PHASES[value] ?? `${value} 相` },
  pieces: { label: '每包数量', text: (value) => `每包 ${value} 个` },
  pitchMm: { label: '点间距', text: (value) => `P${value}` },
  poeBudgetW: named('PoE 总功率', 'W'),
  poeClass: named('PoE 等级'),
  poePorts: { label: 'PoE 口', text: (value) => `${value} 个 PoE 口` },
  poeStandard: bare('PoE 标准'),
  ports: inUnit('端口', '口'),
  power: { label: '供电方式', text: (value) => `${value} 供电` },
  powerFactor: named('功率因数'),
  powerKW: inUnit('功率', 'kW'),
  portMbps: { label: '端口速率', text: (value) => `端口 ${value} Mbps` },
  powerW: inUnit('功率', 'W'),
  protocols: bare('接入协议'),
  refreshHz: named('刷新率', 'Hz'),
  resolution: bare('分辨率'),
  resolutionMax: named('分辨率上限'),
  rollM: { label: '每卷长度', text: (value) => `每卷 ${value} m` },
  scene: bare('场景'),
  sensor: named('靶面'),
  sensitivityDb: named('灵敏度', 'dB'),
  sizeInch: inUnit('屏幕尺寸', '英寸'),
  runAvgM: named('平均走线', 'm'),
  runMaxM: named('最远走线', 'm'),
  sizeTB: inUnit('容量', 'TB'),
  spacesPerUnit: { label: '每台车位', text: (value) => `每台 ${value} 车位` },
  spec: bare('规格'),
  subStreamKbps: named('子码流', 'kbps'),
  tapW: { label: '定压功率', text: (value) => `${value} W 抽头` },
  type: bare('类型'),
  uplinkMbps: { label: '上联速率', text: (value) => `上联 ${value} Mbps` },
  uplinkPorts: { label: '上联口', text: (value) => `${value} 个上联口` },
  use: bare('用途'),
  voltage: inUnit('电压', 'V'),
  wirelessMbps: named('无线速率', 'Mbps'),
  wireless: { label: '接入方式', text: (value) => (value === '是' ? '无线接入' : '有线接入') },
  zones: inUnit('分区', '分区'),
};

const sayingOf = (code: string): Saying => (Object.hasOwn(sayings, code) ? sayings[code] : undefined) ?? named(code);

function valueText(code: string, value: RoleAttribute): string {
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? '是' : '否';
  return typeof value === 'string' ? catalogueWord(code, value) : value.map((entry) => catalogueWord(code, entry)).join('、');
}

/** `点间距`; a name nobody knows is said as it is. */
export const attributeLabel = (code: string): string => sayingOf(code).label;

/** One value on its own, as it stands in `wantedText`: `P2.5`, `16 路`, `室内`. */
export const attributeText = (code: string, value: RoleAttribute): string => sayingOf(code).text(valueText(code, value));

/** Codes of wanted attributes: the role's in the order of its table, then others as they come; a relation is none. */
export function wantedCodes(role: string, attributes: Readonly<Record<string, RoleAttribute>>): string[] {
  const known = (findRole(role)?.attributes ?? []).map(({ code }) => code).filter((code) => Object.hasOwn(attributes, code));
  return [...known, ...Object.keys(attributes).filter((code) => !known.includes(code) && !isRelationCode(code))];
}

/** What a line asks of a model, for people: `16 路 · 160 Mbps · 2 盘位`; '' where it asks nothing. */
export const wantedText = (role: string, attributes: Readonly<Record<string, RoleAttribute>>): string =>
  wantedCodes(role, attributes)
    .flatMap((code) => {
      const value = attributes[code];
      return value === undefined ? [] : [attributeText(code, value)];
    })
    .join(' · ');

/** The same as a requirement: what must be enough reads ≥ (a class: 及以上), what may be no more ≤. `≥ 16 路 · 802.3af 及以上 · 功率 ≤ 10 W`. */
export function askedText(role: string, attributes: Readonly<Record<string, RoleAttribute>>): string {
  const rules = new Map((findRole(role)?.attributes ?? []).map((rule) => [rule.code, rule]));
  const isAsked = (code: string): boolean => attributes[code] !== undefined;
  return wantedCodes(role, attributes)
    .filter((code) => isAsked(code) && !isSaidBelow(rules.get(code), attributes))
    .map((code) => {
      const [rule, value] = [rules.get(code), attributes[code] ?? ''];
      const isExact = [...rules.values()].some(({ code: other, reads }) => reads === code && attributes[other] === value);
      return rule === undefined || isExact ? attributeText(code, value) : boundText(rule, value);
    })
    .join(' · ');
}

/** At least and at most the same: it is said once, without either. */
const isSaidBelow = (rule: AttributeRule | undefined, attributes: Readonly<Record<string, RoleAttribute>>): boolean =>
  rule?.reads !== undefined && attributes[rule.reads] !== undefined && attributes[rule.reads] === attributes[rule.code];

function boundText({ code, match, reads }: AttributeRule, value: RoleAttribute): string {
  if (match !== 'atLeast' && match !== 'atMost') return attributeText(code, value);
  const isFigure = typeof value === 'number' ? !CLASSES.has(code) : RANKED_FIGURES.has(code);
  if (!isFigure) return `${attributeText(code, value)} ${match === 'atLeast' ? '及以上' : '及以下'}`;
  // never parted by the end of a line
  const bound = `${match === 'atLeast' ? '≥' : '≤'}\u00a0${valueText(code, value)}`;
  return reads === undefined ? sayingOf(code).text(bound) : sayingOf(code).text(bound).replace('上限', '');
}

/** Numbers that are written as part of a word: IP66. */
const CLASSES: ReadonlySet<string> = new Set(['ipRating']);
/** Classes that are read as numbers: 4MP. */
const RANKED_FIGURES: ReadonlySet<string> = new Set(['resolution', 'resolutionMax', 'maxResolution']);
