/** A port for every device of the network, however it is fed. Source: CHECK-7.2. */
import { isAtMost, numberText, sumOf } from '../inputs/index.ts';
import { switchFor } from '../sizing/index.ts';
import { trunkLine } from './aggregation-rules.ts';
import type { CheckedList } from './demand.ts';
import type { Findings } from './findings.ts';
import { leastOf, linksOf, neededOf, networkOf, shortPorts } from './network-ports.ts';
import { withLines } from './with-lines.ts';

/**
 * Rule 13a, before a switch above others is asked for, which it may be itself: a camera takes a port however it is fed, one of an injector too, a recorder and a decoder
 * one, and each switch beyond the first two for its link. Short for one network it is a warning, short for as many as there are recorders an error.
 * PoE switches alone, with nothing but their own cameras, are left to rule 14, and none at all to rule 10; what only follows from what is proposed is told once that is there. Twenty cameras with injectors, one recorder, a switch of 8 ports: 13 short.
 */
export function checkPorts(list: CheckedList, findings: Findings): void {
  const completed = withLines(list, findings.additions);
  const network = networkOf(completed);
  if (network === null || [list, completed].some((one) => isOfFeeders(one) || shortPorts(one) === 0)) return;
  const { cameras, recorders, decoders, switches, ports } = network;
  const needed = neededOf(network);
  // a switch more is one more to be linked, and without any the recorders hang on it
  const ofAll = (more: number) => switchFor(neededOf({ ...network, switches: switches + more }) - ports + (switches === 0 ? recorders : 0));
  const parts = [
    `有线摄像机 ${numberText(cameras)} 台`,
    ...(switches > 0 && recorders > 0 ? [`录像机 ${numberText(recorders)} 台`] : []),
    ...(switches > 0 && decoders > 0 ? [`解码器 ${numberText(decoders)} 台`] : []),
  ];
  const links = switches > 1 ? `，${numberText(switches)} 台交换机互联占 ${numberText(linksOf(switches))} 个` : '';
  const isHard = !isAtMost(leastOf(network), ports);
  findings.report({
    code: 'DATA_PORTS_SHORT',
    severity: isHard ? 'error' : 'warning',
    rule: '13a',
    shortBy: needed - ports,
    why: `不论怎样供电，每台设备各占一个网口：${parts.join('、')}${links}，共要 ${numberText(needed)} 个；交换机和录像机共有 ${numberText(ports)} 个${isHard ? '' : '，只能按录像机分成几个互不相通的网'}`,
    about: [...list.poeSwitches, ...list.networkSwitches].length > 0 ? [...list.poeSwitches, ...list.networkSwitches] : list.cameras,
    cures: [findings.add(trunkLine(completed, ofAll(ofAll(1).quantity)))],
  });
}

/** Several PoE switches or none, no other switch, no camera fed otherwise. */
const isOfFeeders = ({ poeSwitches, networkSwitches, injectors, cameras }: CheckedList): boolean =>
  sumOf(poeSwitches, ({ quantity }) => quantity) !== 1 &&
  networkSwitches.length === 0 &&
  injectors.length === 0 &&
  cameras.every(({ power, has }) => power === 'poe' || has.wireless === true);
