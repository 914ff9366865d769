import {
  BOX_LENGTH_M,
  CHANNEL_MAX_M,
  HORIZONTAL_MAX_M,
  PLUGS_PER_CABLE,
  PLUG_PACK_PIECES,
  PLUG_SPARE_PERCENT,
  TERMINAL_ALLOWANCE_M,
} from '../constants/cabling.ts';
import { packRolls } from '../calculators/index.ts';
import { CAT6_FROM_CLASS } from '../constants/list-check.ts';
import { ceil, floor, isAtMost, numberText, sumOf } from '../inputs/index.ts';
import { cutM, cutText, laidM, uncutOf, type CableRun } from './cable-runs.ts';
import type { CheckedList } from './demand.ts';
import { leftOutText } from './explain.ts';
import { isWithinReach as isWithin, wiresOf } from './extenders.ts';
import type { Findings } from './findings.ts';
import { poeCamerasOf } from './feeding.ts';
import { linesOf } from './line-sums.ts';
import type { CableMake } from './parts.ts';

const piecesOf = (parts: readonly { quantity: number }[]): number => sumOf(parts, ({ quantity }) => quantity);

/** CHECK-2.18. Camera wires that copper is led to: none of a camera on the air, and none where a pair of converters has fibre in its place. */
const copperOf = (list: CheckedList, cameras: CheckedList['cameras'] = list.cameras): CableRun[] => wiresOf(list, cameras).copper;
const runsOf = (list: CheckedList, cameras?: CheckedList['cameras']): number => piecesOf(copperOf(list, cameras));

/** Boxes of the usual length for these cuts. */
const boxesFor = (runs: readonly CableRun[]): number =>
  packRolls(
    runs.map(({ wayM, quantity }) => [cutM(wayM), quantity] as const),
    BOX_LENGTH_M.value,
  );

/** Rule 16: each run within the reach of twisted pair; no cable is proposed for one beyond it, boxes enough for the others. */
export function checkCable(list: CheckedList, findings: Findings): void {
  const { brackets, cameras, cableBoxes } = list;
  const runs = checkReach(list, findings);
  if (runs.length === 0) return;
  // where all are made for the rain and none is mounted indoors, cable that says it is for indoors is none for them
  const isOutside = cameras.every(({ has }) => has.location === 'outdoor') && !brackets.some(({ isIndoor }) => isIndoor);
  const forRain = cableBoxes.filter(({ isIndoor }) => !isIndoor);
  const counted = isOutside ? forRain : cableBoxes;
  const ofOutdoors = runs.filter(({ camera }) => camera.has.location === 'outdoor');
  noteThinCable(list, findings);
  if (!isOutside) noteIndoorCable(list, ofOutdoors, findings);
  const uncut = uncutOf(runs, counted);
  if (uncut.length === 0) return;
  const [all, cut] = [piecesOf(runs), piecesOf(runs) - piecesOf(uncut)];
  const short = boxesFor(uncut);
  const [listed, extra] = [piecesOf(counted), piecesOf(cableBoxes) - piecesOf(counted)];
  const others = counted.some(({ has }) => has.lengthM !== BOX_LENGTH_M.value) ? `（按各箱长度共出 ${numberText(cut)} 根）` : '';
  const isAlike = runs.every(({ wayM }) => wayM === runs[0]?.wayM);
  const perBox = isAlike ? `可出 ${numberText(floor(BOX_LENGTH_M.value / cutM(runs[0]?.wayM ?? 0)))} 根` : '整根裁';
  // as much of it for outdoors as runs there have no cable
  const outdoors = isOutside ? short : Math.min(short, boxesFor(uncutOf(ofOutdoors, forRain)));
  const attributes = { lengthM: BOX_LENGTH_M.value, ...cableMade(list) };
  findings.report({
    code: 'CABLE_SHORT',
    severity: 'warning',
    rule: '16',
    shortBy: short,
    why: `${cutText(runs)}，每箱 ${BOX_LENGTH_M.value} m ${perBox}；${numberText(all)} ${list.extenders.length > 0 ? '段网线' : '台摄像机'}需 ${numberText(boxesFor(runs))} 箱，已有 ${numberText(listed)} 箱${others}${extra > 0 ? `，另有 ${numberText(extra)} 箱是室内线，摄像机都在室外，不算` : ''}`,
    about: cableBoxes.length > 0 ? cableBoxes : cameras,
    cures: [
      ...(outdoors > 0 ? [findings.add({ role: 'networkCableBox', quantity: outdoors, attributes: { ...attributes, location: 'outdoor' } })] : []),
      ...(short > outdoors ? [findings.add({ role: 'networkCableBox', quantity: short - outdoors, attributes })] : []),
    ],
  });
}

/** Runs that copper is led to and does not reach. */
export const runsBeyond = (list: CheckedList): CableRun[] => copperOf(list).filter((run) => !isWithin(run));

/** Cameras fed over their cable that copper does not reach and converters do, which carry no power. */
export const fedByLightOnly = (list: CheckedList): CableRun[] => wiresOf(list).fibre.filter((run) => !isWithin(run) && run.camera.power === 'poe');

/** Two make a link, to one camera or to many: beside them nobody can say which run is left to copper. */
const hasBridge = (list: CheckedList): boolean => piecesOf(linesOf(list, 'wirelessBridge')) >= BRIDGE_ENDS;
const BRIDGE_ENDS = 2;

/** Judges run by run; gives those that copper reaches. */
function checkReach(list: CheckedList, findings: Findings): CableRun[] {
  const runs = copperOf(list);
  const within = runs.filter(isWithin);
  const over = runs.filter((run) => !isWithin(run));
  const near = within.filter(({ wayM }) => !isAtMost(laidM(wayM), HORIZONTAL_MAX_M.value));
  if (over.length > 0 && hasBridge(list)) findings.pass('cameraBridge');
  else if (over.length > 0) {
    const why = `${laidText(over)}，双绞线信道上限 ${CHANNEL_MAX_M.value} m`;
    findings.report({ code: 'DISTANCE_OVER_100M', severity: 'error', rule: '16', why, about: camerasOf(over) });
  }
  if (near.length > 0) {
    const isAverage = near.some(({ camera }) => camera.has.runMaxM === undefined);
    const why = `${laidText(near)}，水平缆线上限 ${HORIZONTAL_MAX_M.value} m，另加跳线才到 ${CHANNEL_MAX_M.value} m${isAverage ? '；这是平均值，远处的点位可能超长' : '：两端直接压水晶头的可以，要加跳线的请就近加弱电间或改光纤'}`;
    // known to be the farthest, it lies as it is: whoever adds no cord has nothing to mend
    findings.report({ code: 'DISTANCE_NEAR_LIMIT', severity: isAverage ? 'warning' : 'info', rule: '16', why, about: camerasOf(near) });
  }
  return within;
}

/** The farthest of them. */
function laidText(runs: readonly CableRun[]): string {
  const wayM = Math.max(...runs.map((run) => run.wayM));
  const isFarthest = runs.some(({ camera, wayM: its }) => its === wayM && camera.has.runMaxM !== undefined);
  return `${isFarthest ? '最远' : ''}走线 ${numberText(wayM)}＋两端 ${TERMINAL_ALLOWANCE_M.value} ＝ ${numberText(laidM(wayM))} m`;
}

const camerasOf = (runs: readonly CableRun[]): CheckedList['cameras'] => [...new Set(runs.map(({ camera }) => camera))];

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
const categoriesOf = (parts: readonly CableMake[]): string[] => parts.flatMap(({ category }) => category ?? []);
/** What all that say it have. */
function shieldingOf(parts: readonly CableMake[]): { shielding?: string } {
  const said = new Set(parts.flatMap(({ shielding }) => shielding ?? []));
  const [only] = said;
  return said.size === 1 && only !== undefined ? { shielding: only } : {};
}

/** Rule 16a: some cameras are made for outdoors, all cable for indoors. A hint: such a camera may hang under a roof. */
function noteIndoorCable({ cableBoxes }: CheckedList, ofOutdoors: readonly CableRun[], findings: Findings): void {
  const runs = piecesOf(ofOutdoors);
  if (runs === 0 || cableBoxes.length === 0 || cableBoxes.some(({ isIndoor }) => !isIndoor)) return;
  findings.report({
    code: 'CABLE_INDOOR',
    severity: 'info',
    rule: '16a',
    shortBy: boxesFor(ofOutdoors),
    why: `室外机型 ${numberText(runs)} 台，清单里的网线都是室内线；走在室外的要用防水外护套的；装在室内的型号请在“安装位置”里注明`,
    about: cableBoxes,
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
function isPlugFor({ category, shielding }: CableMake, cables: readonly CableMake[]): boolean {
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
