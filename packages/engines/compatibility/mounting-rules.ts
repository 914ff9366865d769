import { OUTDOOR_IP_RATING } from '../constants/list-check.ts';
import { SURGE_DESIGN, SURGE_VOLTS } from '../constants/surge.ts';
import { isAtMost, numberText, sumOf } from '../inputs/index.ts';
import type { RoleLine } from '../roles/index.ts';
import { assignPieces } from './assign-pieces.ts';
import type { CheckedList } from './demand.ts';
import type { Findings } from './findings.ts';
import { linesOf } from './line-sums.ts';
import type { Bracket, Camera } from './parts.ts';
import { replaced, type Cured, type Way } from './way.ts';

/** Cameras that take the same brackets. */
interface Need {
  type: string;
  isOutdoor: boolean;
  cameras: Camera[];
  pieces: number;
}

/**
 * Rule 17b: a bracket for every camera that needs one and does not bring it, type by type. A bracket counts for the cameras
 * whose own accessory relation names its family; by its type alone where no relation is registered or its family is not known
 * (beyond the handbook, which knows types only: twelve bullet brackets hold no dome). What is missing is asked for by relation too.
 */
export function checkBrackets(list: CheckedList, findings: Findings): void {
  const { brackets } = list;
  const { needs, unmet, unused } = bracketsOf(list);
  if (unmet.every((missing) => missing === 0)) noteIdle(list, findings);
  for (const type of [...new Set(needs.map((need) => need.type))].toSorted()) {
    const open = needs.flatMap((need, place) => (need.type === type && (unmet[place] ?? 0) > 0 ? [{ ...need, missing: unmet[place] ?? 0 }] : []));
    if (open.length === 0) continue;
    const missing = sumOf(open, (need) => need.missing);
    const idle = brackets.flatMap((bracket, place) => (bracket.type === type && (unused[place] ?? 0) > 0 ? [{ ...bracket, pieces: unused[place] ?? 0 }] : []));
    const needed = sumOf(open, ({ pieces }) => pieces);
    const others = bracketsUnused(brackets, unused, type);
    const unfit = sumOf(idle, ({ pieces }) => pieces);
    findings.report({
      code: unfit > 0 ? 'BRACKET_UNFIT' : 'BRACKET_SHORT',
      severity: 'warning',
      rule: '17b',
      shortBy: missing,
      subject: type,
      why: `${whyText({ needed, fitting: needed - missing, unfit })}${others > 0 ? `；另有 ${numberText(others)} 个其他类型的支架用不上` : ''}`,
      about: [...open.flatMap((need) => need.cameras), ...idle],
      cures: open.map((need) => findings.add({ role: 'bracket', quantity: need.missing, attributes: wantedOf(need) })),
    });
  }
}

/** Which bracket holds which camera, and what is left of both. */
function bracketsOf({ cameras, brackets }: CheckedList): { needs: Need[]; unmet: readonly number[]; unused: readonly number[] } {
  const needs = needsOf(cameras);
  const { unmet, unused } = assignPieces(
    needs.map(({ pieces }) => pieces),
    brackets.map(({ quantity }) => quantity),
    (need, bracket) => fits(needs[need], brackets[bracket]),
  );
  return { needs, unmet, unused };
}

/**
 * Brackets that no camera of the list takes, where all say how they hang. A hoop and the arm for walls hold a camera on a pole together, and horns want some, so that beside
 * speakers there are none.
 */
function idleOf(list: CheckedList): { place: number; quantity: number }[] {
  if (!mayBeCounted(list)) return [];
  const needs = needsOf(list.cameras);
  const mayBePart = partsOfPoles(list);
  return list.brackets.filter((bracket) => !mayBePart(bracket) && !needs.some((need) => fits(need, bracket)));
}

const mayBeCounted = (list: CheckedList): boolean =>
  list.cameras.every(({ bracket }) => bracket !== null) && linesOf(list, 'ceilingSpeaker', 'fireSpeaker').length === 0;

function partsOfPoles({ cameras, brackets }: CheckedList): (bracket: Bracket) => boolean {
  const isOnPoles = needsOf(cameras).some(({ type }) => type === 'pole') || brackets.some(({ type }) => type === 'pole');
  return ({ type }) => type === null || type === 'pole' || (type === 'wall' && isOnPoles);
}

/** Rule 17h: all cameras hang, and some brackets hold none of them. A hint: they may be meant for something else. */
function noteIdle(list: CheckedList, findings: Findings): void {
  const idle = idleOf(list);
  if (idle.length === 0) return;
  findings.report({
    code: 'BRACKET_IDLE',
    severity: 'info',
    rule: '17h',
    shortBy: sumOf(idle, ({ quantity }) => quantity),
    why: '清单里的摄像机都有支架，这些支架与它们的装法或型号都不适配；装别的设备的可以留着',
    about: idle,
  });
}

/** What is missing beside, or in the place of brackets that hold no camera. */
export function* bracketWays(list: CheckedList, { proposed, mayGo }: Cured): Generator<Way> {
  if (proposed === null) return;
  yield proposed;
  const idle = idleOf(list).filter(({ place }) => mayGo(place));
  if (idle.length > 0)
    yield replaced(
      idle.map(({ place, quantity }) => ({ place, quantity })),
      proposed.adds,
    );
  else yield* spareBracketWays(list, proposed, mayGo);
}

/** No more of those that hold no camera than come: of a line in use some may be spare, the others hang. */
function* spareBracketWays(list: CheckedList, proposed: Way, mayGo: Cured['mayGo']): Generator<Way> {
  if (!mayBeCounted(list)) return;
  const { unused } = bracketsOf(list);
  const mayBePart = partsOfPoles(list);
  let left = sumOf(proposed.adds, ({ quantity }) => quantity);
  const takes = list.brackets.flatMap((bracket, at) => {
    const quantity = mayGo(bracket.place) && !mayBePart(bracket) ? Math.min(left, unused[at] ?? 0) : 0;
    left -= quantity;
    return quantity > 0 ? [{ place: bracket.place, quantity }] : [];
  });
  if (takes.length > 0) yield replaced(takes, proposed.adds);
}

/** Brackets of other mountings that no camera takes. */
const bracketsUnused = (brackets: readonly Bracket[], unused: readonly number[], type: string): number =>
  sumOf([...brackets.entries()], ([place, bracket]) => (bracket.type === type ? 0 : (unused[place] ?? 0)));

/** In the order of the list; those without a relation last, so that a bracket both would take goes to the camera that has no choice. */
function needsOf(cameras: readonly Camera[]): Need[] {
  const needing = cameras.filter(({ bracket, has }) => bracket !== null && has.bracketIncluded === false);
  const alike = Map.groupBy(needing, (camera) => JSON.stringify([camera.bracket, hangsOutdoors(camera), camera.bracketSpus, camera.bracketSkus]));
  const needs = [...alike.values()].flatMap((same): Need[] => {
    const [first] = same;
    return first === undefined
      ? []
      : [{ type: first.bracket ?? '', isOutdoor: hangsOutdoors(first), cameras: same, pieces: sumOf(same, ({ quantity }) => quantity) }];
  });
  return needs.toSorted((a, b) => Number(isUnrelated(a)) - Number(isUnrelated(b)));
}

const hangsOutdoors = ({ has }: Camera): boolean => has.location === 'outdoor';
const relationOf = ({ cameras: [first] }: Need) => ({ spus: first?.bracketSpus ?? [], skus: first?.bracketSkus ?? [] });
const isUnrelated = (need: Need): boolean => relationOf(need).spus.length === 0;

function fits(need: Need | undefined, bracket: Bracket | undefined): boolean {
  if (need === undefined || bracket === undefined) return false;
  return bracket.spu === null || isUnrelated(need) ? bracket.type === need.type : relationOf(need).spus.includes(bracket.spu);
}

/** What is bought for a camera outdoors is not made for indoors; what is listed may hold it indoors. */
const wantedOf = (need: Need): RoleLine['attributes'] => ({
  type: need.type,
  ...(need.isOutdoor && { location: 'outdoor' }),
  ...(isUnrelated(need) ? {} : relationOf(need)),
});

function whyText({ needed, fitting, unfit }: { needed: number; fitting: number; unfit: number }): string {
  const short = `${numberText(needed)} 台摄像机各需 1 个支架，适配的有 ${numberText(fitting)} 个`;
  return unfit === 0 ? short : `${short}；清单中另有 ${numberText(unfit)} 个支架与这些摄像机不适配`;
}

/** Surfaces on which the cable's joint would lie open to the rain; on a pole it hangs inside. */
const BOXED_MOUNTINGS: ReadonlySet<string | null> = new Set(['wall', 'ceiling', 'corner']);

/** Does the camera's joint lie in a box of its own: as its model says, else outdoors on a wall or under a roof. */
const needsBox = ({ bracket, junctionBox, has: { location } }: Camera): boolean => location === 'outdoor' && (junctionBox ?? BOXED_MOUNTINGS.has(bracket));

/** Rule 17f: outdoors a junction box for each camera that has its joint outside. */
export function checkBoxes({ cameras, junctionBoxes }: CheckedList, findings: Findings): void {
  const boxed = cameras.filter(needsBox);
  const needed = sumOf(boxed, ({ quantity }) => quantity);
  const listed = sumOf(junctionBoxes, ({ quantity }) => quantity);
  if (needed <= listed) return;
  findings.report({
    code: 'JUNCTION_SHORT',
    severity: 'warning',
    rule: '17f',
    shortBy: needed - listed,
    why: `室外墙装、吊装的摄像机 ${numberText(needed)} 台，接头各需 1 个防水接线盒，已有 ${numberText(listed)} 个；装在室内的型号请在“安装位置”里注明`,
    about: junctionBoxes.length > 0 ? junctionBoxes : boxed,
    cures: [findings.add({ role: 'junctionBox', quantity: needed - listed, attributes: { ipRating: OUTDOOR_IP_RATING.value } })],
  });
}

/**
 * Rule 17g: a cable that leads up a pole has a protector, at the camera at least, in a list that earths its poles or protects some: there it was
 * thought of. Cameras may bring their own. A protector of any voltage below that of speakers and of the mains may be one.
 */
export function checkSurge({ cameras, brackets, all }: CheckedList, findings: Findings): void {
  const outside = cameras.filter(({ has: { location, wireless } }) => location !== 'indoor' && wireless !== true);
  const onPoles = sumOf(outside, ({ bracket, quantity }) => (bracket === 'pole' ? quantity : 0));
  // what holds a camera to a column indoors is no pole
  const hoops = sumOf(brackets, ({ type, isIndoor, quantity }) => (type === 'pole' && !isIndoor ? quantity : 0));
  const needed = Math.min(
    Math.max(onPoles, hoops),
    sumOf(outside, ({ quantity }) => quantity),
  );
  const { poe, audio } = SURGE_VOLTS.value;
  const protectors = all.filter(
    ({ role, attributes }) => role === 'surgeProtector' && !(typeof attributes['voltage'] === 'number' && attributes['voltage'] >= audio),
  );
  const listed = sumOf(protectors, ({ quantity }) => quantity);
  const isThoughtOf = listed > 0 || all.some(({ role }) => role === 'earthElectrode');
  if (needed <= listed || !isThoughtOf) return;
  findings.report({
    code: 'SURGE_SHORT',
    severity: 'warning',
    rule: '17g',
    shortBy: needed - listed,
    why: `立杆的摄像机 ${numberText(needed)} 台，网线引到杆上，摄像机一端至少各 1 个网络防雷器（${SURGE_DESIGN.value}，只数为工程取值），已有 ${numberText(listed)} 个；摄像机自带浪涌保护且满足设计要求的可以忽略`,
    about: [...outside, ...protectors],
    cures: [findings.add({ role: 'surgeProtector', quantity: needed - listed, attributes: { voltage: poe } })],
  });
}

/** Rule 17c: outdoors a housing has to keep out jets of water. */
export function checkWeather({ cameras }: CheckedList, findings: Findings): void {
  const about = cameras.filter(
    ({ has: { location, ipRating } }) => location === 'outdoor' && ipRating !== undefined && !isAtMost(OUTDOOR_IP_RATING.value, ipRating),
  );
  if (about.length === 0) return;
  const lowest = Math.min(...about.map(({ has }) => has.ipRating ?? 0));
  findings.report({
    code: 'ENV_UNSUITABLE',
    severity: 'error',
    rule: '17c',
    why: `室外摄像机防护等级为 IP${lowest}，应不低于 IP${OUTDOOR_IP_RATING.value}；装在室内的型号请在“安装位置”里注明`,
    about,
  });
}
