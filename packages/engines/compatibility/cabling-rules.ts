import {
  BOX_LENGTH_M,
  CHANNEL_MAX_M,
  HORIZONTAL_MAX_M,
  PLUGS_PER_CABLE,
  PLUG_PACK_PIECES,
  PLUG_SPARE_PERCENT,
  SPARE_PERCENT,
  TERMINAL_ALLOWANCE_M,
} from '../constants/cabling.ts';
import { CAT6_FROM_CLASS } from '../constants/list-check.ts';
import { ceil, floor, isAtMost, numberText, sumOf } from '../inputs/index.ts';
import type { CheckedList } from './demand.ts';
import { leftOutText } from './explain.ts';
import { fibreRunsOf } from './fibre-rules.ts';
import type { Findings } from './findings.ts';
import { poeCamerasOf } from './feeding.ts';
import type { Made } from './parts.ts';

const piecesOf = (parts: readonly { quantity: number }[]): number => sumOf(parts, ({ quantity }) => quantity);

/** CHECK-2.18. Camera wires that copper is led to: none of a camera on the air, and none where a pair of converters has fibre in its place. */
const runsOf = (list: CheckedList): number => Math.max(0, piecesOf(list.cameras.filter(({ has }) => has.wireless !== true)) - fibreRunsOf(list));

/** Rule 16: beyond the reach of twisted pair no cable is proposed; within it, boxes enough for a run to each camera. */
export function checkCable(list: CheckedList, findings: Findings): void {
  const { brackets, cameras, cableBoxes } = list;
  const { avgCableM } = list.settings;
  const runs = runsOf(list);
  if (runs === 0) return;
  // what is laid is longer than the way: the ends are led to the device at both sides
  const laidM = avgCableM + TERMINAL_ALLOWANCE_M.value;
  const laid = `走线 ${numberText(avgCableM)}＋两端 ${TERMINAL_ALLOWANCE_M.value} ＝ ${numberText(laidM)} m`;
  if (!isAtMost(laidM, CHANNEL_MAX_M.value)) {
    findings.report({ code: 'DISTANCE_OVER_100M', severity: 'error', rule: '16', why: `${laid}，双绞线信道上限 ${CHANNEL_MAX_M.value} m`, about: cameras });
    return;
  }
  if (!isAtMost(laidM, HORIZONTAL_MAX_M.value)) {
    const why = `${laid}，水平缆线上限 ${HORIZONTAL_MAX_M.value} m，另加跳线才到 ${CHANNEL_MAX_M.value} m；这是平均值，远处的点位可能超长`;
    findings.report({ code: 'DISTANCE_NEAR_LIMIT', severity: 'warning', rule: '16', why, about: cameras });
  }
  const spare = 1 + SPARE_PERCENT.value / 100;
  const runM = spare * avgCableM + TERMINAL_ALLOWANCE_M.value;
  const runsPerBox = floor(BOX_LENGTH_M.value / runM);
  // where all are made for the rain and none is mounted indoors, cable that says it is for indoors is none for them
  const isOutside = cameras.every(({ has }) => has.location === 'outdoor') && !brackets.some(({ isIndoor }) => isIndoor);
  const runsIn = (boxes: CheckedList['cableBoxes']): number =>
    sumOf(boxes, ({ quantity, has }) => quantity * floor((has.lengthM ?? BOX_LENGTH_M.value) / runM));
  const counted = isOutside ? cableBoxes.filter(({ isIndoor }) => !isIndoor) : cableBoxes;
  const [all, forRain] = [piecesOf(cableBoxes), runsIn(cableBoxes.filter(({ isIndoor }) => !isIndoor))];
  noteThinCable(list, findings);
  if (!isOutside) noteIndoorCable(list, { all, forRain, runsPerBox }, findings);
  const missing = runs - runsIn(counted);
  if (missing <= 0) return;
  const short = ceil(missing / runsPerBox);
  const listed = piecesOf(counted);
  const run = `每根 ${numberText(spare)} × ${numberText(avgCableM)}＋${TERMINAL_ALLOWANCE_M.value} ＝ ${numberText(runM)} m`;
  const others = counted.some(({ has }) => has.lengthM !== BOX_LENGTH_M.value) ? `（按各箱长度共出 ${numberText(runsIn(counted))} 根）` : '';
  // as much of it for outdoors as runs there have no cable
  const outdoors = isOutside ? short : Math.min(short, ceil(Math.max(0, runsOf({ ...list, cameras: outdoorOf(cameras) }) - forRain) / runsPerBox));
  const attributes = { lengthM: BOX_LENGTH_M.value, ...cableMade(list) };
  findings.report({
    code: 'CABLE_SHORT',
    severity: 'warning',
    rule: '16',
    shortBy: short,
    why: `${run}，每箱 ${BOX_LENGTH_M.value} m 可出 ${runsPerBox} 根；${numberText(runs)} 台摄像机需 ${numberText(ceil(runs / runsPerBox))} 箱，已有 ${numberText(listed)} 箱${others}${all > listed ? `，另有 ${numberText(all - listed)} 箱是室内线，摄像机都在室外，不算` : ''}`,
    about: cableBoxes.length > 0 ? cableBoxes : cameras,
    cures: [
      ...(outdoors > 0 ? [findings.add({ role: 'networkCableBox', quantity: outdoors, attributes: { ...attributes, location: 'outdoor' } })] : []),
      ...(short > outdoors ? [findings.add({ role: 'networkCableBox', quantity: short - outdoors, attributes })] : []),
    ],
  });
}

const outdoorOf = (cameras: CheckedList['cameras']): CheckedList['cameras'] => cameras.filter(({ has }) => has.location === 'outdoor');

const isFourPair = ({ poeClass }: ReturnType<typeof poeCamerasOf>[number]): boolean => poeClass >= CAT6_FROM_CLASS.value;

/** Rule 16h: four pairs of current warm a bundle; all cable says it is of a category below. A hint: a single cable in the open does not mind. */
function noteThinCable(list: CheckedList, findings: Findings): void {
  const fed = poeCamerasOf(list).filter(isFourPair);
  const { cableBoxes } = list;
  if (fed.length === 0 || cableBoxes.length === 0 || cableBoxes.some(({ category }) => category !== CATEGORIES[0])) return;
  findings.report({
    code: 'CABLE_CATEGORY_LOW',
    severity: 'info',
    rule: '16h',
    shortBy: piecesOf(fed),
    why: `PoE 等级 ${CAT6_FROM_CLASS.value} 及以上四对线一起供电，成束的网线会发热；这些点位建议用六类线，单根明敷的不用`,
    about: cableBoxes,
  });
}

/** Copper like that of the list, the better where there are several, and good enough for what the cameras draw. */
function cableMade(list: CheckedList): { category: string; shielding?: string } {
  const least = poeCamerasOf(list).some(isFourPair) ? 'cat6' : 'cat5e';
  return { category: betterOf([least, ...categoriesOf(list.cableBoxes)]), ...shieldingOf(list.cableBoxes) };
}

const CATEGORIES = ['cat5e', 'cat6', 'cat6a'];
const betterOf = (categories: readonly string[]): string => CATEGORIES.findLast((category) => categories.includes(category)) ?? 'cat5e';
const categoriesOf = (parts: readonly Made[]): string[] => parts.flatMap(({ category }) => category ?? []);
/** What all that say it have. */
function shieldingOf(parts: readonly Made[]): { shielding?: string } {
  const said = new Set(parts.flatMap(({ shielding }) => shielding ?? []));
  const [only] = said;
  return said.size === 1 && only !== undefined ? { shielding: only } : {};
}

/** Rule 16a: some cameras are made for outdoors, all cable for indoors. A hint: such a camera may hang under a roof. */
function noteIndoorCable(list: CheckedList, { all, forRain, runsPerBox }: { all: number; forRain: number; runsPerBox: number }, findings: Findings): void {
  const outdoors = outdoorOf(list.cameras);
  const runs = runsOf({ ...list, cameras: outdoors });
  if (all === 0 || forRain > 0 || runs === 0) return;
  findings.report({
    code: 'CABLE_INDOOR',
    severity: 'info',
    rule: '16a',
    shortBy: ceil(runs / runsPerBox),
    why: `室外机型 ${numberText(runs)} 台，清单里的网线都是室内线；走在室外的要用防水外护套的，机器装在室内的不用`,
    about: list.cableBoxes,
  });
}

/** Plugs like the cable they are put on, else like those of the list; nothing is asked where neither says how it is made and any would do. */
function plugMade(list: CheckedList): { category?: string; shielding?: string } {
  const { plugs, cableBoxes } = list;
  const like = cableBoxes.some(({ category }) => category !== null) ? cableBoxes : plugs;
  const category = betterOf([cableMade(list).category, ...categoriesOf(like)]);
  return { ...(categoriesOf(like).length > 0 || category !== 'cat5e' ? { category } : {}), ...shieldingOf(like) };
}

/** A plug of a lower category, or an unshielded one, does not fit the cable; what says nothing, or stands beside cable that says nothing, may. */
function isPlugFor({ category, shielding }: Made, cables: readonly Made[]): boolean {
  if (cables.length === 0) return true;
  const rank = category === null ? -1 : CATEGORIES.indexOf(category);
  const isLower = rank >= 0 && cables.every((cable) => cable.category !== null && rank < CATEGORIES.indexOf(cable.category));
  return !isLower && !(shielding === BARE && cables.every((cable) => cable.shielding !== null && cable.shielding !== BARE));
}
const BARE = '非屏蔽';

/** Rule 17a: a plug at both ends of every run, and some to spoil. */
export function checkPlugs(list: CheckedList, findings: Findings): void {
  const { cameras, plugs, cableBoxes } = list;
  const runs = runsOf(list);
  const spare = 1 + PLUG_SPARE_PERCENT.value / 100;
  const needed = ceil(runs * PLUGS_PER_CABLE.value * spare);
  const said = plugs.filter(({ has }) => has.pieces !== undefined);
  const counted = said.filter((plug) => isPlugFor(plug, cableBoxes));
  const listed = sumOf(counted, ({ quantity, has }) => quantity * (has.pieces ?? 0));
  if (needed <= listed) return;
  const short = needed - listed;
  const why = `${numberText(runs)} × ${PLUGS_PER_CABLE.value} × ${numberText(spare)} 向上取整 ＝ ${numberText(needed)} 个，已有 ${numberText(listed)} 个${leftOutText(plugs, said)}${said.length > counted.length ? '；另有类别、屏蔽低于网线的，不算' : ''}`;
  findings.report({
    code: 'CONNECTOR_SHORT',
    severity: 'warning',
    rule: '17a',
    shortBy: short,
    why,
    about: plugs.length > 0 ? plugs : cameras,
    cures: [
      findings.add({ role: 'rj45Plug', quantity: ceil(short / PLUG_PACK_PIECES.value), attributes: { pieces: PLUG_PACK_PIECES.value, ...plugMade(list) } }),
    ],
  });
}
