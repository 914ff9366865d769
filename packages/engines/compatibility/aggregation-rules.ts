import { mbpsOf } from '../calculators/index.ts';
import { TRUNK_UTILISATION } from '../constants/network.ts';
import { isAtMost, numberText, round, sumOf } from '../inputs/index.ts';
import { switchFor } from '../sizing/index.ts';
import type { CheckedList } from './demand.ts';
import { QUANTITY_MAX } from './fields.ts';
import { poeCamerasOf } from './feeding.ts';
import type { Findings } from './findings.ts';
import { AFTER_COMPLETION } from './texts.ts';
import { trunkOf } from './trunk.ts';
import { withLines } from './with-lines.ts';

/**
 * Rule 14: several PoE switches and the recorders have to meet somewhere: in a switch above them, or in the uplinks and free ports
 * of one of them. After the recorder and PoE rules, whose additions count.
 */
export function checkAggregation(list: CheckedList, findings: Findings): void {
  const { poeSwitches, networkSwitches, recorders, cameras } = withLines(list, findings.additions);
  const switches = sumOf(poeSwitches, ({ quantity }) => quantity);
  if (switches <= 1 || networkSwitches.length > 0) return;
  const nvrs = sumOf(recorders, ({ quantity }) => quantity);
  const ports = sumOf(poeSwitches, ({ quantity, has }) => quantity * (has.poePorts ?? 0));
  const free = Math.max(0, ports - sumOf(poeCamerasOf({ cameras }), ({ quantity }) => quantity));
  const uplinks = Math.max(0, ...poeSwitches.map(({ has }) => has.uplinkPorts ?? 0));
  // the cameras can leave free what is free of all in one switch, up to its ports
  const inOne = uplinks + Math.min(free, Math.max(0, ...poeSwitches.map(({ has }) => has.poePorts ?? 0)));
  if (switches - 1 + nvrs <= inOne) return;
  const { ports: size, quantity } = switchFor(switches + nvrs + 1);
  findings.report({
    code: 'AGGREGATION_SWITCH_MISSING',
    severity: 'warning',
    rule: '14',
    shortBy: 1,
    // one alone needs nothing above it: the sentence says that more are to come
    subject: sumOf(list.poeSwitches, ({ quantity }) => quantity) > 1 ? '' : AFTER_COMPLETION,
    why: `PoE 交换机 ${numberText(switches)} 台（含需补），加录像机 ${numberText(nvrs)} 台和上联 1 口，共需 ${numberText(switches + nvrs + 1)} 口；一台交换机的上联口和空余口只有 ${numberText(inOne)} 个，清单中没有汇聚交换机`,
    about: list.poeSwitches,
    cures: [findings.add({ role: 'networkSwitch', quantity, attributes: { ports: size } })],
  });
}

/**
 * Rule 14b: what the cameras send through the switch above the others has to get out of it again, to the recorders. Cameras at a recorder's own ports do not pass
 * it; a storage server has several network ports, so its link is no limit. After rule 14a, whose fault is not told twice.
 */
export function checkTrunk(list: CheckedList, findings: Findings): void {
  const { recorders, networkSwitches } = list;
  if (recorders.length === 0 || recorders.some(({ has }) => (has.channels ?? 0) >= QUANTITY_MAX)) return;
  if (findings.issues.some(({ code }) => code === 'UPLINK_SHORT')) return;
  const carried = trunkOf(list).toRecordersMbps;
  if (!Number.isFinite(carried)) return;
  const sent = sentThrough(list);
  if (isAtMost(sent, carried)) return;
  const why = `经汇聚交换机到录像机 ${numberText(sent, 1)} Mbps；汇聚交换机接录像机的口按 ${numberText(TRUNK_UTILISATION.value * 100)} % 使用，合计可带 ${numberText(carried, 1)} Mbps`;
  findings.report({
    code: 'UPLINK_SHORT',
    severity: 'error',
    rule: '14b',
    subject: 'recorder',
    shortBy: round(sent - carried, 1),
    why,
    about: networkSwitches,
  });
}

/** Of the PoE cameras, less as many of the busiest as the recorders have ports for. */
function sentThrough({ cameras, recorders }: CheckedList): number {
  const fed = poeCamerasOf({ cameras })
    .map(({ quantity, kbps, has }) => ({ quantity, mbps: kbps === null ? 0 : mbpsOf(kbps + (has.subStreamKbps ?? 0)) }))
    .toSorted((a, b) => b.mbps - a.mbps);
  let own = sumOf(recorders, ({ quantity, has }) => quantity * (has.poePorts ?? 0));
  let sent = 0;
  for (const { quantity, mbps } of fed) {
    const direct = Math.min(own, quantity);
    own -= direct;
    sent += (quantity - direct) * mbps;
  }
  return sent;
}
