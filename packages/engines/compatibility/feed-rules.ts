/** Circuits of gates and barriers: where the list leads 220 V to them, each lane has a breaker. On the lenient side. Source: CHECK-15.7. */
import { FEED_BREAKER } from '../constants/mains.ts';
import { SIDE_PEDESTALS } from '../constants/passage.ts';
import { BARRIERS_PER_WIDE_LANE } from '../constants/parking.ts';
import { UPS_WIRED_FROM_KVA } from '../constants/ups.ts';
import { ceil, numberText as n } from '../inputs/index.ts';
import type { CheckedList } from './demand.ts';
import type { Findings } from './findings.ts';
import { figureOf, linesOf, piecesOf } from './line-sums.ts';

/** A row of shared pedestals has a lane fewer than pedestals: so many side ones stand at its two ends. Two barriers of a wide lane are one circuit. */
function lanesOf(list: CheckedList): number {
  const [sides, middles] = [piecesOf(linesOf(list, 'gatePedestalSide')), piecesOf(linesOf(list, 'gatePedestalMiddle'))];
  const gates = piecesOf(linesOf(list, 'gateUnit')) + (sides === 0 ? 0 : ceil(sides / SIDE_PEDESTALS.value) + middles);
  return gates + ceil(piecesOf(linesOf(list, 'barrierGate')) / BARRIERS_PER_WIDE_LANE.value);
}

/** Do walls or hosts stand in the list that have mains cable of their own. */
const isOfOthers = (list: CheckedList): boolean =>
  linesOf(list, 'ledCabinet').length > 0 || linesOf(list, 'upsHost').some((host) => (figureOf(host, 'capacityKVA') ?? Infinity) >= UPS_WIRED_FROM_KVA.value);

/** Rule 23a. Nothing where no mains cable is listed, which others lay, or where walls and hosts may be what it leads to. */
export function checkFeeds(list: CheckedList, findings: Findings): void {
  const lanes = lanesOf(list);
  const cables = linesOf(list, 'mainsCable');
  if (lanes === 0) return;
  const breakers = linesOf(list, 'feedBreaker', 'leakageBreaker');
  const short = lanes - piecesOf(breakers);
  if (short <= 0) return;
  if (cables.length === 0 || isOfOthers(list)) return findings.pass('laneFeeds');
  findings.report({
    code: 'FEED_BREAKER_SHORT',
    severity: 'warning',
    rule: '23a',
    shortBy: short,
    why: `清单里有到闸机、道闸的 220 V 电源线，共 ${n(lanes)} 条车道或通道，每条单独 1 路、1 个漏电断路器；清单里有 ${n(piecesOf(breakers))} 个，没有断路器漏电时切不断`,
    about: [...cables, ...breakers],
    cures: [findings.add({ role: 'feedBreaker', quantity: short, attributes: FEED_BREAKER.value })],
  });
}
