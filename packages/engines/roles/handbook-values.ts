/**
 * The catalogue says a choice in a dealer's words, the handbook in codes. One table, both ways; what is not in it
 * is the same in both (numbers, `1080P`, `H265`).
 */
import type { RoleAttribute } from './role-line.ts';

const BRACKETS = { 壁装: 'wall', 吊装: 'ceiling', 抱杆: 'pole', 墙角: 'corner', 桌面: 'desk' };

/** By attribute: word → code. */
const HANDBOOK_CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  power: { PoE: 'poe', 'DC 12V': 'dc12', 'AC 24V': 'ac24' },
  location: { 室内: 'indoor', 室外: 'outdoor' },
  environment: { 室内: 'indoor', 户外: 'outdoor' },
  bracket: BRACKETS,
  housing: { 半球: 'dome', 枪机: 'bullet', 球机: 'ptz' },
  analytics: { 人车分类: 'people', 人脸抓拍: 'faces' },
  type: { ...BRACKETS, '磁力锁（单门）': 'maglockSingle', '磁力锁（双门）': 'maglockDouble', 电插锁: 'bolt', 电锁口: 'strike' },
  batteryType: { AGM: 'agm', 胶体: 'gel' },
  fibreMode: { 单模: 'single', 多模: 'multi' },
  installType: { 壁挂: 'wall', 机架式: 'rack' },
  category: { 超五类: 'cat5e', 六类: 'cat6', 超六类: 'cat6a' },
  poeStandard: { '802.3af': 'af', '802.3at': 'at', '802.3bt（60 W）': 'bt3', '802.3bt（90 W）': 'bt4' },
  gateType: { 三辊闸: 'tripod', 翼闸: 'flap', 摆闸: 'swing', 速通门: 'speedGate', 全高闸: 'fullHeight' },
  boomType: { 直杆: 'straight', 曲臂杆: 'folding', 栅栏杆: 'fence' },
  use: { 读卡线: 'readerCable', 锁控线: 'lockCable', 按钮线: 'buttonCable', 门磁线: 'contactCable', 网络线: 'networkCable', 信号线: 'signalCable' },
};

const codesByWord = new Map(Object.entries(HANDBOOK_CODES).map(([code, words]) => [code, new Map(Object.entries(words))]));
const wordsByCode = new Map(
  Object.entries(HANDBOOK_CODES).map(([code, words]) => [code, new Map(Object.entries(words).map(([word, handbook]) => [handbook, word]))]),
);

/** The value the calculators and checks work with: `handbookValue('bracket', '壁装')` → `wall`; lists entry by entry; other values unchanged. */
export function handbookValue<Value extends RoleAttribute>(code: string, value: Value): Value | string | string[] {
  const codes = codesByWord.get(code);
  if (codes === undefined) return value;
  if (typeof value === 'string') return codes.get(value) ?? value;
  return Array.isArray(value) ? value.map((entry: string) => codes.get(entry) ?? entry) : value;
}

/** Attributes of a model as the catalogue keeps them → in the handbook's names and codes. Names are the same on both sides. */
export const handbookAttributes = (attributes: Readonly<Record<string, RoleAttribute>>): Record<string, RoleAttribute> =>
  Object.fromEntries(Object.entries(attributes).map(([code, value]) => [code, handbookValue(code, value)]));

/** The dealer's word for a handbook code: `catalogueWord('type', 'bolt')` → `电插锁`; codes without one stay. */
export const catalogueWord = (code: string, value: string): string => wordsByCode.get(code)?.get(value) ?? value;
