import { numberText, sumOf } from '../inputs/index.ts';
import { switchFor } from '../sizing/index.ts';
import type { CheckedList } from './demand.ts';
import { poeCamerasOf } from './feeding.ts';
import type { Findings } from './findings.ts';
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
    why: `PoE 交换机 ${numberText(switches)} 台（含需补），加录像机 ${numberText(nvrs)} 台和上联 1 口，共需 ${numberText(switches + nvrs + 1)} 口；一台交换机的上联口和空余口只有 ${numberText(inOne)} 个，清单中没有汇聚交换机`,
    about: list.poeSwitches,
    cures: [findings.add({ role: 'networkSwitch', quantity, attributes: { ports: size } })],
  });
}
