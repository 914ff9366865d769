import { isAtMost, numberText, sumOf } from '../inputs/index.ts';
import { switchFor } from '../sizing/index.ts';
import type { CheckedList } from './demand.ts';
import { poeCamerasOf } from './feeding.ts';
import type { Findings } from './findings.ts';
import { trunkLine } from './aggregation-rules.ts';
import { withLines } from './with-lines.ts';

/**
 * Rule 13a, before a switch above others is asked for, which it may be itself: a camera that is fed otherwise still sends over a cable, into any port that is free. Ports of switches and recorders,
 * less those of PoE cameras and of the links between the devices themselves: two for each switch beyond the first, one for a
 * recorder. Injectors pass on one camera each and have none free. A switch that does not say its ports leaves the rule out.
 * Source: CHECK-7.2. Six 12 V cameras, one PoE switch of 8 ports and 2 uplinks, four PoE cameras, one recorder: 10 − 4 − 1 = 5, one short.
 */
export function checkDataPorts(list: CheckedList, findings: Findings): void {
  const data = list.cameras.filter(({ power, has }) => power !== 'poe' && has.wireless !== true);
  if (data.length === 0) return;
  const completed = withLines(list, findings.additions);
  const { networkSwitches, poeSwitches, recorders, injectors } = completed;
  if (networkSwitches.some(({ has }) => has.ports === undefined) || poeSwitches.some(({ has }) => has.poePorts === undefined)) return;
  const needed = sumOf(data, ({ quantity }) => quantity);
  const switches = sumOf([...networkSwitches, ...poeSwitches], ({ quantity }) => quantity);
  const nvrs = sumOf(recorders, ({ quantity }) => quantity);
  const ports =
    sumOf(networkSwitches, ({ quantity, has }) => quantity * (has.ports ?? 0)) +
    sumOf(poeSwitches, ({ quantity, has }) => quantity * ((has.poePorts ?? 0) + (has.uplinkPorts ?? 0))) +
    sumOf(recorders, ({ quantity, has }) => quantity * (has.poePorts ?? 0));
  const injected = sumOf(injectors, ({ quantity, has }) => quantity * (has.poePorts ?? 1));
  const poe = Math.max(0, sumOf(poeCamerasOf(list), ({ quantity }) => quantity) - injected);
  const linksOf = (units: number): number => (units === 0 ? 0 : 2 * (units - 1) + nvrs);
  const links = linksOf(switches);
  const free = Math.max(0, ports - poe - links);
  if (isAtMost(needed, free)) return;
  // a switch more is one more to be linked, and without any the recorders hang on it
  const ofAll = (more: number) => switchFor(needed + poe + linksOf(switches + more) - ports);
  findings.report({
    code: 'DATA_PORTS_SHORT',
    severity: 'error',
    rule: '13a',
    shortBy: needed - free,
    why: `非 PoE 供电的有线摄像机 ${numberText(needed)} 台各占一个网口；交换机和录像机共有 ${numberText(ports)} 个口，PoE 摄像机占 ${numberText(poe)} 个，设备互联占 ${numberText(links)} 个，余 ${numberText(free)} 个`,
    about: [...list.poeSwitches, ...list.networkSwitches].length > 0 ? [...list.poeSwitches, ...list.networkSwitches] : data,
    cures: [findings.add(trunkLine(completed, ofAll(ofAll(1).quantity)))],
  });
}
