/**
 * What of other systems is a matter of safety: doors and barriers that let people out, locks that are fed, amplifiers that carry their
 * speakers, a UPS that carries its load. Sums over the whole list, on the lenient side: what might do is not reported. Source: CHECK-15.
 */
import { DOOR_FIRE_CODE, FIRE_LINK_OUTPUTS, PARKING_FIRE_CODE } from '../constants/fire.ts';
import { ceil, numberText as n, sumOf } from '../inputs/index.ts';
import type { CheckedList } from './demand.ts';
import { checkAmplifiers } from './audio-rules.ts';
import { checkDoors } from './door-rules.ts';
import { checkFeeds } from './feed-rules.ts';
import { checkGateRun } from './gate-network-rules.ts';
import type { Findings } from './findings.ts';
import { checkLed } from './led-rules.ts';
import { linesOf, piecesOf } from './line-sums.ts';
import { checkUps } from './ups-rules.ts';

/** Rules 21 to 25. */
export function checkSafety(list: CheckedList, findings: Findings): void {
  checkFireRelease(list, findings);
  checkDoors(list, findings);
  checkBarriers(list, findings);
  checkFeeds(list, findings);
  checkGateRun(list, findings);
  checkAmplifiers(list, findings);
  checkUps(list, findings);
  checkLed(list, findings);
}

/** Rule 21: what bars the way lets go on a fire alarm. Asked for once where a recommendation put it in (rule 20). */
function checkFireRelease(list: CheckedList, findings: Findings): void {
  const barring = [
    // a supply lets go of all the locks it feeds
    { name: '门锁', lines: linesOf(list, 'lock'), releasedAt: linesOf(list, 'doorSupply'), clause: DOOR_FIRE_CODE.value },
    { name: '闸机', lines: linesOf(list, 'gatePedestalSide', 'gateUnit'), releasedAt: [], clause: DOOR_FIRE_CODE.value },
    { name: '道闸', lines: linesOf(list, 'barrierGate'), releasedAt: [], clause: PARKING_FIRE_CODE.value },
  ].filter(({ lines }) => lines.length > 0);
  if (barring.length === 0 || linesOf(list, 'fireLinkModule').length > 0 || list.mandatory.some(({ role }) => role === 'fireLinkModule')) return;
  const needed = sumOf(barring, ({ lines, releasedAt }) => ceil((piecesOf(releasedAt) || piecesOf(lines)) / FIRE_LINK_OUTPUTS.value));
  const named = barring.map(({ name, lines }) => `${name} ${n(piecesOf(lines))}`).join('、');
  const clauses = [...new Set(barring.map(({ clause }) => clause))].join('；');
  findings.report({
    code: 'FIRE_RELEASE_MISSING',
    severity: 'error',
    rule: '21',
    subject: barring.map(({ name }) => name).join('、'),
    shortBy: needed,
    why: `清单里有${named}，没有消防联动模块；火灾时要能自动释放（${clauses}），每个模块 ${FIRE_LINK_OUTPUTS.value} 路`,
    about: barring.flatMap(({ lines }) => lines),
    cures: [findings.add({ role: 'fireLinkModule', quantity: needed, attributes: {} })],
  });
}

/** Barriers of one lane at most. */
const BARRIERS_OF_LANE = 2;

/** Rule 23: a boom does not come down on somebody: a loop or a radar in each lane. */
function checkBarriers(list: CheckedList, findings: Findings): void {
  const barriers = linesOf(list, 'barrierGate');
  const needed = ceil(piecesOf(barriers) / BARRIERS_OF_LANE);
  const guards = linesOf(list, 'groundLoop', 'antiSmashRadar');
  const short = needed - piecesOf(guards);
  if (short <= 0) {
    if (piecesOf(guards) < piecesOf(barriers)) findings.pass('boomGuards');
    return;
  }
  findings.report({
    code: 'BARRIER_UNGUARDED',
    severity: 'error',
    rule: '23',
    shortBy: short,
    why: `道闸 ${n(piecesOf(barriers))} 台，每条车道至少要 1 个防砸线圈或雷达（一条车道至多 ${BARRIERS_OF_LANE} 台道闸，共 ${n(needed)} 条），清单里有 ${n(piecesOf(guards))} 个`,
    about: [...barriers, ...guards],
    cures: [findings.add({ role: 'antiSmashRadar', quantity: short, attributes: {} })],
  });
}
