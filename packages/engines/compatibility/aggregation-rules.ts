import { UNSAID_PORT_MBPS, UPLINK_SIZES_MBPS } from '../constants/list-check.ts';
import { TRUNK_UTILISATION } from '../constants/network.ts';
import { isAtMost, numberText, round, sumOf } from '../inputs/index.ts';
import { switchFor } from '../sizing/index.ts';
import type { CheckedList } from './demand.ts';
import { feedingOf, packUplinks, poeCamerasOf, PLANNED_UPLINK_SHARE } from './feeding.ts';
import type { Findings } from './findings.ts';
import { TRIAL_STEPS } from './pack.ts';
import type { RoleLine } from '../roles/index.ts';
import { AFTER_COMPLETION } from './texts.ts';
import { recordingOf } from './recording.ts';
import { gatheredOf, linkedRecorders, recordersLinkMbps, sentThrough } from './through-trunk.ts';
import { trunkOf } from './trunk.ts';
import { shortPorts } from './network-ports.ts';
import { withLines } from './with-lines.ts';

/** Switches with a link between them; it takes a port of each. */
const PAIR = 2;

/**
 * Rule 14: several PoE switches and the recorders have to meet somewhere: in a switch above them, or in the uplinks and free ports
 * of one of them. After the recorder and PoE rules, whose additions count.
 */
export function checkAggregation(list: CheckedList, findings: Findings): void {
  const completed = withLines(list, findings.additions);
  const { poeSwitches, networkSwitches, recorders, cameras } = completed;
  const switches = sumOf(poeSwitches, ({ quantity }) => quantity);
  if (switches <= 1 || networkSwitches.length > 0) return;
  const nvrs = sumOf(recorders, ({ quantity }) => quantity);
  const ports = sumOf(poeSwitches, ({ quantity, has }) => quantity * (has.poePorts ?? 0));
  const free = Math.max(0, ports - sumOf(poeCamerasOf({ cameras }), ({ quantity }) => quantity));
  const uplinks = Math.max(0, ...poeSwitches.map(({ has }) => has.uplinkPorts ?? 0));
  // the cameras can leave free what is free of all in one switch, up to its ports
  const inOne = uplinks + Math.min(free, Math.max(0, ...poeSwitches.map(({ has }) => has.poePorts ?? 0)));
  const short = shortPorts(completed);
  // two need a link between them alone, whichever of them a recorder hangs on
  const ofBoth = sumOf(poeSwitches, ({ quantity, has }) => quantity * (has.uplinkPorts ?? 0)) + free;
  const isPair = switches === PAIR && poeSwitches.every(({ has }) => (has.uplinkPorts ?? 0) > 0) && PAIR + nvrs <= ofBoth;
  if ((isPair || switches - 1 + nvrs <= inOne) && short === 0) return;
  findings.report({
    code: 'AGGREGATION_SWITCH_MISSING',
    severity: 'warning',
    rule: '14',
    shortBy: 1,
    // one alone needs nothing above it: the sentence says that more are to come
    subject: sumOf(list.poeSwitches, ({ quantity }) => quantity) > 1 ? '' : AFTER_COMPLETION,
    why: `PoE 交换机 ${numberText(switches)} 台（含需补），加录像机 ${numberText(nvrs)} 台和上联 1 口，共需 ${numberText(switches + nvrs + 1)} 口；一台交换机的上联口和空余口只有 ${numberText(inOne)} 个，清单中没有汇聚交换机`,
    about: list.poeSwitches,
    cures: [findings.add(trunkLine(completed, switchFor(switches + nvrs + 1)))],
  });
}

/**
 * Rule 14b: what the cameras send has to get out of the switches again, to the recorders, and out of each switch to that which they hang on. Cameras at a recorder's
 * own ports do not pass it; a storage server has several network ports, so its link is no limit. After rule 14a, whose fault is not told twice.
 */
export function checkTrunk(list: CheckedList, findings: Findings): void {
  const { networkSwitches, poeSwitches } = list;
  if (findings.issues.some(({ code }) => code === 'UPLINK_SHORT')) return;
  const sent = sentThrough(list);
  const lack = linksLack(list, sent);
  if (lack === null) return checkRecorderLinks(list, findings);
  const why = `经${switchWord(list)}到录像机 ${numberText(sent, 1)} Mbps；${lack.why}`;
  findings.report({
    code: 'UPLINK_SHORT',
    severity: 'error',
    rule: '14b',
    subject: 'recorder',
    shortBy: round(sent - lack.carried, 1),
    why,
    about: networkSwitches.length > 0 ? networkSwitches : poeSwitches,
  });
}

/** Rule 14e: enough together, and no recorder for some camera through the links one by one. */
function checkRecorderLinks(list: CheckedList, findings: Findings): void {
  const recorders = linkedRecorders(list);
  if (recorders === null || recordingOf(list, list.verdict, TRIAL_STEPS).packing.kind !== 'packed') return;
  const { packing } = recordingOf({ ...list, recorders }, list.verdict, TRIAL_STEPS);
  if (packing.kind !== 'impossible') return;
  const links = [...new Set(recorders.map(({ has }) => `${numberText(has.incomingMbps ?? 0, 1)} Mbps`))].join('、');
  const why = `摄像机录在各自的录像机上：按接入带宽和到它的链路（按 ${numberText(TRUNK_UTILISATION.value * 100)} % 使用）各可收 ${links}，逐台分配后还有 ${numberText(packing.left)} 台的码流过不去；换更快的交换机口，或调整录像机`;
  findings.report({ code: 'RECORDER_LINK_UNASSIGNABLE', severity: 'error', rule: '14e', shortBy: packing.left, why, about: list.recorders });
}

/** Several kinds of switches have one above; of one kind it is the switch itself. */
const switchWord = ({ networkSwitches, poeSwitches }: CheckedList): string => (networkSwitches.length > 0 && poeSwitches.length > 0 ? '汇聚交换机' : '交换机');

/** What carries less than this; null: all of it is carried. */
function linksLack(list: CheckedList, sent: number): { carried: number; why: string } | null {
  const used = `按 ${numberText(TRUNK_UTILISATION.value * 100)} % 使用`;
  const carried = recordersLinkMbps(list);
  if (!isAtMost(sent, carried)) return { carried, why: `${switchWord(list)}接录像机的口${used}，合计可带 ${numberText(carried, 1)} Mbps` };
  const gathered = gatheredOf(list);
  if (gathered === null || isAtMost(sent, gathered.carriedMbps)) return null;
  const { linksMbps, ownMbps, carriedMbps } = gathered;
  return {
    carried: carriedMbps,
    why: `接录像机的那台自己的口带 ${numberText(ownMbps, 1)} Mbps，其余交换机的上联${used}，合计可带 ${numberText(linksMbps, 1)} Mbps`,
  };
}

/**
 * Rule 14c: a switch that is fed by no PoE and does not say the speed of its ports is asked for it, where ports of 100 Mbps would not carry what
 * the cameras send. It is no fault yet: most have more. Source: CHECK-7.4.
 */
export function checkUnsaidTrunk(list: CheckedList, findings: Findings): void {
  const unsaid = list.networkSwitches.filter(({ has }) => has.portMbps === undefined);
  if (unsaid.length === 0) return;
  const slow = shortOfSpeed(list, UNSAID_PORT_MBPS.value);
  if (slow === null) return;
  for (const { place } of unsaid) findings.lacks(place, 'portMbps');
  const why = `${switchWord(list)}未注明端口速率：按 ${UNSAID_PORT_MBPS.value} Mbps、使用 ${numberText(TRUNK_UTILISATION.value * 100)} % 核对，${slow}；千兆及以上请在型号或利旧设备里填写端口速率`;
  findings.report({ code: 'TRUNK_UNSAID', severity: 'info', rule: '14c', why, about: unsaid });
}

/** What ports of this speed, where none is said, do not carry; null: they do. `isPlanned`: with the reserve that what is bought has. */
function shortOfSpeed(list: CheckedList, portMbps: number, isPlanned = false): string | null {
  const { networkSwitches, verdict } = list;
  const supposed = { ...list, networkSwitches: networkSwitches.map((one) => ({ ...one, has: { ...one.has, portMbps: one.has.portMbps ?? portMbps } })) };
  const { toSwitchMbps } = trunkOf(supposed);
  const toRecordersMbps = recordersLinkMbps(supposed);
  const sent = sentThrough(list);
  if (!isAtMost(sent, toRecordersMbps)) return `到录像机共 ${numberText(sent, 1)} Mbps，只带得动 ${numberText(toRecordersMbps, 1)} Mbps`;
  const carries = (given: CheckedList, withReserve: boolean): boolean => {
    const { packing, isTight } = packUplinks(feedingOf(given), verdict, TRIAL_STEPS);
    return packing.kind === 'packed' && !(withReserve && isTight !== false);
  };
  const mostMbps = isPlanned ? (toSwitchMbps * PLANNED_UPLINK_SHARE) / TRUNK_UTILISATION.value : toSwitchMbps;
  if (isAtMost(sent, mostMbps) || !carries(list, false) || carries(supposed, isPlanned)) return null;
  return `每台接入交换机只带得动 ${numberText(toSwitchMbps, 1)} Mbps，放不下摄像机的 ${numberText(sent, 1)} Mbps`;
}

/** A switch to hang the others on, of the speed that carries what is sent; none is asked where any does. */
export function trunkLine(list: CheckedList, { ports, quantity }: { ports: number; quantity: number }): RoleLine {
  const plain: RoleLine = { role: 'networkSwitch', quantity, attributes: { ports } };
  const joined = { ...withLines(list, [plain]), verdict: list.cures };
  const portMbps = [UNSAID_PORT_MBPS.value, ...UPLINK_SIZES_MBPS.value].find((mbps) => shortOfSpeed(joined, mbps, true) === null);
  return portMbps === undefined || portMbps === UNSAID_PORT_MBPS.value ? plain : { ...plain, attributes: { ports, portMbps } };
}
