import { CHANNEL_MAX_M } from '../constants/cabling.ts';
import { POE_SWITCH_SIZES, SEARCH_LIMITS } from '../constants/list-check.ts';
import { ACCESS_UTILISATION, PEAK_FACTOR, TRUNK_UTILISATION } from '../constants/network.ts';
import { POE_HIGHEST_CLASS, POE_RESERVE_PERCENT } from '../constants/poe.ts';
import { ceil, isAtMost, numberText, round, sumOf } from '../inputs/index.ts';
import { catalogueWord, poeStandards, servesClass, type PoeStandard, type RoleLine } from '../roles/index.ts';
import type { CheckedList } from './demand.ts';
import { leftOutText, sumText } from './explain.ts';
import { feedingOf, isServed, lossyM, packFeeding, packUplinks, PLANNED_UPLINK_SHARE, poeCamerasOf, type FedCameras, type Feeding } from './feeding.ts';
import type { Findings } from './findings.ts';
import { TRIAL_STEPS } from './pack.ts';
import { recordersLinkMbps, sentThrough } from './through-trunk.ts';
import { trunkOf } from './trunk.ts';
import { noteUndecided } from './undecided-rules.ts';
import { withLines } from './with-lines.ts';

const RESERVE = 1 + POE_RESERVE_PERCENT.value / 100;

/** Rules 10–13: a port of the right standard with power enough for every PoE camera; one kind of switch more makes up for what is short. */
export function checkPoe(list: CheckedList, findings: Findings): void {
  const cameras = poeCamerasOf(list);
  if (cameras.length === 0) return;
  const feeding = feedingOf(list);
  const unserved = feeding.fed.filter((one) => !isServed(feeding, one));
  const short = shortestOf(feeding);
  const { packing } = packFeeding(feeding, false, list.verdict);
  const isImpossible = packing.kind === 'impossible';
  const isShort = short.ports > 0 || short.watts > 0;
  if (!isShort && packing.kind === 'undecided') noteUndecided(findings, 'poe', '11a', list.poeSwitches);
  if (!isShort && !isImpossible && unserved.length === 0) return checkUplinks(list, feeding, findings);

  const added =
    isShort || isImpossible || unserved.some(isFeedable)
      ? switchFor(list, feeding, {
          ports: short.ports + countOf(unserved.filter(isFeedable)),
          left: isImpossible ? packing.left : 0,
          watts: short.needW + RESERVE * wattsOf(unserved.filter(isFeedable)),
        })
      : null;
  const cures = added === null ? [] : [findings.add(added)];
  const about = list.poeSwitches.length > 0 ? list.poeSwitches : cameras;
  if (short.ports > 0) {
    findings.report({
      code: 'POE_PORTS_SHORT',
      severity: 'error',
      rule: '10',
      shortBy: short.ports,
      why: portsText(list, feeding, short.standard),
      about,
      cures,
    });
  }
  if (short.watts > 0) {
    findings.report({
      code: 'POE_POWER_SHORT',
      severity: 'error',
      rule: '11',
      shortBy: round(short.needW, 1),
      why: powerText(list, feeding, short.standard),
      about,
      cures,
    });
  }
  if (unserved.length > 0) reportClasses(feeding, unserved, cures, findings);
  if (!isShort && isImpossible) {
    const why = `PoE 口和功率合计够用，但一台摄像机只能接一台设备的一个口：逐口分配后还有 ${numberText(packing.left)} 台没有供电口`;
    findings.report({ code: 'POE_UNASSIGNABLE', severity: 'error', rule: '11a', shortBy: packing.left, why, about, cures });
  }
}

/** Is its power within any class. */
const isFeedable = ({ poeClass }: FedCameras): boolean => poeClass <= POE_HIGHEST_CLASS.value.bt4;
const countOf = (fed: readonly FedCameras[]): number => sumOf(fed, ({ count }) => count);
const wattsOf = (fed: readonly FedCameras[]): number => sumOf(fed, ({ count, watts }) => count * watts);

interface Short {
  /** Not above 0: enough. */
  ports: number;
  /** Without the reserve. Not above 0: enough. */
  watts: number;
  /** What would be bought: with the reserve. */
  needW: number;
  /** Only devices of at least this standard can make up for it; null: any. */
  standard: PoeStandard | null;
}

/**
 * What is short of each standard and above: a camera that needs bt gets nothing of the ports that give less. The most of it is said.
 * Cameras that no feeder serves are left out where there is a feeder at all.
 */
function shortestOf(feeding: Feeding): Short {
  const { feeders } = feeding;
  const counted = feeding.fed.filter((one) => isServed(feeding, one));
  const shorts = poeStandards.map((standard, rank): Short => {
    const below = poeStandards[rank - 1];
    const needing = below === undefined ? counted : counted.filter(({ poeClass }) => !servesClass(below, poeClass));
    const strong = feeders.filter((feeder) => poeStandards.indexOf(feeder.standard) >= rank);
    const budgetW = sumOf(strong, ({ units, budgetW: watts }) => units * watts);
    const watts = wattsOf(needing) - budgetW;
    return {
      ports: countOf(needing) - sumOf(strong, ({ units, ports }) => units * ports),
      watts: isAtMost(watts, 0) ? 0 : watts,
      needW: RESERVE * wattsOf(needing) - budgetW,
      standard: rank === 0 ? null : standard,
    };
  });
  const ports = Math.max(0, ...shorts.map((short) => short.ports));
  const weakest = shorts.toSorted((a, b) => b.watts - a.watts)[0];
  const isPower = weakest !== undefined && weakest.watts > 0;
  const standard = isPower ? weakest.standard : (shorts.find((short) => short.ports === ports)?.standard ?? null);
  return { ports, watts: isPower ? weakest.watts : 0, needW: isPower || ports > 0 ? Math.max(0, ...shorts.map(({ needW }) => needW)) : 0, standard };
}

const atLeast = (standard: PoeStandard | null): string => (standard === null ? '' : `（${catalogueWord('poeStandard', standard)} 及以上）`);

function needing(feeding: Feeding, standard: PoeStandard | null): { fed: FedCameras[]; feeders: Feeding['feeders'] } {
  const { fed, feeders } = feeding;
  const rank = standard === null ? 0 : poeStandards.indexOf(standard);
  const below = poeStandards[rank - 1];
  return {
    fed: fed.filter((one) => (below === undefined || !servesClass(below, one.poeClass)) && isServed(feeding, one)),
    feeders: feeders.filter((feeder) => poeStandards.indexOf(feeder.standard) >= rank),
  };
}

function portsText(list: CheckedList, feeding: Feeding, standard: PoeStandard | null): string {
  const { fed, feeders } = needing(feeding, standard);
  const all = [...list.poeSwitches, ...list.recorders];
  const counted = all.filter(({ has }) => has.poePorts !== undefined);
  const ports = sumOf(feeders, ({ units, ports: its }) => units * its);
  return `PoE 摄像机 ${numberText(countOf(fed))} 台，交换机、录像机和供电器共有 PoE 口${atLeast(standard)} ${numberText(ports)} 个${leftOutText(all, counted)}`;
}

/** What the cameras draw at the switch, cable loss included, and the reserve. */
function powerText(list: CheckedList, feeding: Feeding, standard: PoeStandard | null): string {
  const { fed, feeders } = needing(feeding, standard);
  const lengths = [...new Set(fed.flatMap(({ cameras }) => cameras.map((camera) => lossyM(list, camera))))].toSorted((a, b) => a - b).map((m) => numberText(m));
  const [least, most] = [lengths[0] ?? numberText(CHANNEL_MAX_M.value), lengths.at(-1)];
  const all = [...list.poeSwitches, ...list.recorders];
  const counted = all.filter(({ has }) => has.poeBudgetW !== undefined);
  const budgetW = sumOf(feeders, ({ units, budgetW: its }) => units * its);
  const sum = sumText(fed, ({ count, watts }) => `${numberText(count)} × ${numberText(watts, 2)}`);
  const need = `${numberText(RESERVE)} × ${sum} ＝ ${numberText(RESERVE * wattsOf(fed), 1)} W`;
  return `摄像机额定功率合计，含 ${lengths.length > 1 ? `${least}～${most}` : least} m 线损和 ${POE_RESERVE_PERCENT.value} % 预留：${need}，已有 PoE 总功率${atLeast(standard)} ${numberText(budgetW)} W${leftOutText(all, counted)}`;
}

/** Rule 12: no listed device serves the class. */
function reportClasses({ feeders }: Feeding, unserved: readonly FedCameras[], cures: readonly number[], findings: Findings): void {
  const strongest = poeStandards.findLast((standard) => feeders.some((feeder) => feeder.standard === standard)) ?? 'af';
  const highest = Math.max(...unserved.map(({ poeClass }) => poeClass));
  const limit = POE_HIGHEST_CLASS.value[strongest];
  const asked = highest > POE_HIGHEST_CLASS.value.bt4 ? '摄像机功率超过 PoE 的最高等级' : `摄像机 PoE 等级为 ${highest}`;
  const why =
    feeders.length === 0
      ? `${asked}，请改用其他供电方式`
      : `${asked}，清单中最高的 ${catalogueWord('poeStandard', strongest)} 供到等级 ${limit}，它们的功率不能算给这些摄像机`;
  findings.report({ code: 'POE_CLASS_UNSUPPORTED', severity: 'error', rule: '12', why, about: unserved.flatMap(({ cameras }) => cameras), cures });
}

/** Rule 13: the first size with ports and power enough by which every camera gets its port; null where none does. */
function switchFor(list: CheckedList, { fed }: Feeding, { ports, watts, left }: { ports: number; watts: number; left: number }): RoleLine | null {
  const highest = Math.max(0, ...fed.filter(isFeedable).map(({ poeClass }) => poeClass));
  const curable = fed.filter(isFeedable);
  if (curable.length === 0) return null;
  const least = Math.max(ports, 1);
  const largest = POE_SWITCH_SIZES.value.at(-1);
  if (largest === undefined) return null;
  const standards = ADDED_STANDARDS.slice(0, ADDED_STANDARDS.indexOf(addedStandard(highest)) + 1);
  const single = POE_SWITCH_SIZES.value
    .filter((size) => isAtMost(least, size.poePorts) && isAtMost(watts, size.poeBudgetW))
    .map((size) => ({ size, quantity: 1 }));
  const pieces = Math.max(ceil(least / largest.poePorts), ceil(watts / largest.poeBudgetW), single.length > 0 ? 2 : 1);
  // as many as take all that are left over: moved about, fewer may do
  const most = Math.max(pieces, ceil(left / largest.poePorts)) + SEARCH_LIMITS.value.morePieces;
  const several = Array.from({ length: most - pieces }, (_, more) => ({ size: largest, quantity: pieces + more }));
  for (const { size, quantity } of [...single, ...several]) {
    for (const poeStandard of standards) {
      const line: RoleLine = { role: 'poeSwitch', quantity, attributes: { ...size, poeStandard } };
      const { served, packing } = packFeeding(feedingOf(withLines(list, [line])), false, list.cures, TRIAL_STEPS);
      if (packing.kind === 'packed' && served.length >= curable.length) return line;
    }
  }
  return null;
}

const ADDED_STANDARDS = ['at', 'bt3', 'bt4'] as const;

/** `af` switches are no longer sold as new: the least that is proposed is `at`. */
const addedStandard = (poeClass: number): (typeof ADDED_STANDARDS)[number] =>
  (['at', 'bt3'] as const).find((standard) => servesClass(standard, poeClass)) ?? 'bt4';

/** Rule 14a: what the cameras of a switch send has to get through its uplink. */
function checkUplinks(list: CheckedList, feeding: Feeding, findings: Findings): void {
  const { served, packing, isTight } = packUplinks(feeding, list.verdict);
  if (packing.kind === 'undecided') noteUndecided(findings, 'uplink', '14a', list.poeSwitches);
  if (isTight === null) noteUndecided(findings, 'uplinkReserve', '14d', list.poeSwitches);
  if (isTight === true) reportTightUplinks(list, served, feeding, findings);
  if (packing.kind !== 'impossible') return;
  const sent = sumOf(served, ({ count, mbps }) => count * mbps);
  const { bounded, slow } = boundedOf(list, feeding);
  const carried = sumOf(bounded, ({ units, uplinkMbps }) => units * uplinkMbps);
  const nominal = [...new Set(slow.map(({ has }) => `${numberText(has.uplinkMbps ?? 0)} Mbps`))].join('、');
  const above = list.networkSwitches.filter(({ has }) => has.portMbps !== undefined);
  const isAboveSlower = slow.some(({ has }) => trunkOf(list).toSwitchMbps < (has.uplinkMbps ?? Number.POSITIVE_INFINITY) * TRUNK_UTILISATION.value);
  const ports = [...new Set(above.map(({ has }) => `${numberText(has.portMbps ?? 0)} Mbps`))].join('、');
  const link = isAboveSlower ? `汇聚交换机端口 ${ports}` : `交换机上联 ${nominal}`;
  // all of it leaves the switch above again, over fewer links perhaps
  const toRecorders = recordersLinkMbps(list);
  const beyond = sentThrough(list) - toRecorders;
  const isWorse = beyond > sent - carried;
  const out = isWorse ? `，到录像机的口只带得动 ${numberText(toRecorders, 1)} Mbps` : '';
  const why = `摄像机主、子码流合计 ${numberText(sent, 1)} Mbps；${link}，按 ${numberText(TRUNK_UTILISATION.value * 100)} % 使用，合计可带 ${numberText(carried, 1)} Mbps${out}`;
  findings.report({
    code: 'UPLINK_SHORT',
    severity: 'error',
    rule: '14a',
    shortBy: Math.max(0, round(isWorse ? beyond : sent - carried, 1)),
    why,
    about: isAboveSlower ? [...above, ...slow] : slow,
  });
}

/** Feeders whose uplink is known, and the switches among them. */
function boundedOf({ poeSwitches }: CheckedList, { feeders }: Feeding) {
  const bounded = feeders.filter(({ uplinkMbps }) => Number.isFinite(uplinkMbps));
  return { bounded, slow: poeSwitches.filter(({ place }) => bounded.some(({ parts }) => parts.some((part) => part.place === place))) };
}

/** Rule 14d: carried, and no room left for the peaks that the calculator of switches plans for. */
function reportTightUplinks(list: CheckedList, served: readonly FedCameras[], feeding: Feeding, findings: Findings): void {
  const sent = sumOf(served, ({ count, mbps }) => count * mbps);
  const [most, plans] = [TRUNK_UTILISATION.value, PLANNED_UPLINK_SHARE].map((share) => numberText(share * 100));
  const peak = `端口可用率 ${numberText(ACCESS_UTILISATION.value)} ÷ 峰值系数 ${numberText(PEAK_FACTOR.value)}`;
  const why = `摄像机主、子码流合计 ${numberText(sent, 1)} Mbps，上联用到标称的 ${plans} %～${most} %：不到 ${most} %，带得动；超过设计用的 ${plans} %（${peak}，与交换机计算同一取值），关键帧同时到时可能卡顿`;
  findings.report({ code: 'UPLINK_TIGHT', severity: 'warning', rule: '14d', why, about: boundedOf(list, feeding).slow });
}
