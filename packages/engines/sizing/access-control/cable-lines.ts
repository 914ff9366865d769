/** Cable to the doors: every run is cut from one roll, lock and terminal lines as thick as their drop allows. Sources: SIZE-6, SIZE-6.3. */
import { packRolls } from '../../calculators/index.ts';
import { ACCESS_CABLES, DOOR_DROP_PERCENT, DOOR_WIRING_M } from '../../constants/access-control.ts';
import { BOX_LENGTH_M, SPARE_PERCENT, TERMINAL_ALLOWANCE_M } from '../../constants/cabling.ts';
import { LISTED_SUPPLY_V, USUAL_CONDUCTOR_TEMP_C } from '../../constants/supply.ts';
import { numberText as n, sumOf } from '../../inputs/index.ts';
import { briefly } from '../core/briefly.ts';
import { isInReach } from '../core/network-cable.ts';
import type { SizedLine } from '../core/plan.ts';
import { rolledLine } from '../core/rolled-line.ts';
import { sizedLine, tally } from '../core/sized-line.ts';
import type { SizedDoorGroup } from './door-group.ts';
import type { DoorWiring } from './door-wiring.ts';

type Run = [runM: number, runs: number];

/** Button and contact of a face terminal are wired to it, beside the door. */
const controlM = ({ isFace, group }: SizedDoorGroup): number => (isFace ? DOOR_WIRING_M.value : group.distanceM);

/** Face terminals that tell a controller whom they know. */
const readingTerminals = ({ isFace, faceTerminals }: SizedDoorGroup): number => (isFace ? 0 : faceTerminals);
const readingTerminalsOf = (sized: readonly SizedDoorGroup[]): number => sumOf(sized, readingTerminals);

/** Rolls of each use, lock lines by thickness, boxes of network cable. */
export const cableLines = (sized: readonly SizedDoorGroup[]): SizedLine[] => [
  signalLine(
    'readerCable',
    sized.map((one): Run => [one.group.distanceM, one.readers + readingTerminals(one)]),
    readingTerminalsOf(sized) > 0
      ? { each: '每台读卡器 1 条，正负电源各并两芯；和它同门的人脸一体机另 1 条到控制器', what: '台读卡器和人脸一体机' }
      : { each: '每台读卡器 1 条，正负电源各并两芯', what: '台读卡器' },
  ),
  ...lockLines(sized),
  ...terminalLines(sized),
  signalLine(
    'buttonCable',
    sized.map((one): Run => [controlM(one), one.buttons]),
    { each: '每个出门按钮 1 条；紧急破玻串在锁线里', what: '个按钮' },
  ),
  signalLine(
    'contactCable',
    sized.map((one): Run => [controlM(one), one.contacts]),
    { each: '每个门磁 1 条', what: '个门磁' },
  ),
  networkLine(sized),
];

function signalLine(use: 'readerCable' | 'buttonCable' | 'contactCable', runs: Run[], { each, what }: { each: string; what: string }): SizedLine {
  return rolledLine('cable', { use, spec: ACCESS_CABLES.value[use] }, runs, { rule: each, named: `${n(sumOf(runs, ([, count]) => count))} ${what}` });
}

/** A length of 12 V line, with what it loses. */
const dropText = ({ lengthM, dropV }: NonNullable<DoorWiring['lock']>): string => `${n(lengthM)} m 压降 ${n(dropV, 2)} V`;
const limitText = (): string => `压降不超过 ${LISTED_SUPPLY_V.value} V 的 ${DOOR_DROP_PERCENT.value} %（导体 ${USUAL_CONDUCTOR_TEMP_C.value} ℃），粗细按它选`;

/** Through the break-glass to each lock; where supplies stand beside their doors a pair from each controller to them besides. */
function lockLines(sized: readonly SizedDoorGroup[]): SizedLine[] {
  const laid = sized.map(({ wiring, locks, group }) => ({
    ...wiring.lock,
    runs: [[wiring.lock.lengthM, locks] as Run],
    locks,
    pairs: wiring.control === null ? 0 : group.doors,
    pairM: wiring.control ?? 0,
  }));
  const thinnest = Math.min(...laid.map(({ areaMm2 }) => areaMm2));
  return [...Map.groupBy(laid, ({ spec }) => spec)]
    .toSorted(([, [a]], [, [b]]) => (a?.areaMm2 ?? 0) - (b?.areaMm2 ?? 0))
    .map(([spec, same]) => {
      // the pairs only tell: the thinnest that is there does
      const pairs = same.some(({ areaMm2 }) => areaMm2 === thinnest) ? laid.map(({ pairM, pairs: count }): Run => [pairM, count]) : [];
      const told = sumOf(pairs, ([, count]) => count);
      return rolledLine('cable', { use: 'lockCable', spec }, [...same.flatMap(({ runs }) => runs), ...pairs], {
        rule: `每把锁 1 条，串过门内紧急破玻再到锁；${limitText()}${told > 0 ? '；电源在门边的，控制器到电源另 1 条控制线' : ''}`,
        named: `${n(sumOf(same, ({ locks }) => locks))} 把锁${told > 0 ? `，${n(told)} 条控制线` : ''}，${briefly(same.map(dropText), '，')}`,
      });
    });
}

/** What feeds face terminals: a line of its own, for the fire alarm cuts only that of the lock. */
function terminalLines(sized: readonly SizedDoorGroup[]): SizedLine[] {
  const laid = sized.flatMap(({ wiring, faceTerminals }) => (wiring.terminal === null ? [] : [{ ...wiring.terminal, faceTerminals }]));
  return [...Map.groupBy(laid, ({ areaMm2 }) => areaMm2)]
    .toSorted(([a], [b]) => a - b)
    .map(([areaMm2, same]) =>
      rolledLine(
        'powerCable',
        { areaMm2 },
        same.map((one): Run => [one.lengthM, one.faceTerminals]),
        {
          rule: `每台人脸一体机 1 条 12 V 电源线，与锁线分开，消防只切锁；${limitText()}`,
          named: `${n(sumOf(same, (one) => one.faceTerminals))} 台人脸一体机，${briefly(same.map(dropText), '，')}`,
        },
      ),
    );
}

/** None beyond the reach of copper: fibre goes there. */
function networkLine(sized: readonly SizedDoorGroup[]): SizedLine {
  const near = sized.filter(({ faceTerminals, group }) => faceTerminals > 0 && isInReach(group.distanceM));
  const cuts = tally(near.map(({ group, faceTerminals }) => [group.distanceM * (1 + SPARE_PERCENT.value / 100) + TERMINAL_ALLOWANCE_M.value, faceTerminals]));
  const boxes = packRolls(cuts, BOX_LENGTH_M.value);
  return sizedLine('cable', boxes, { use: 'networkCable', spec: ACCESS_CABLES.value.networkCable, rollM: BOX_LENGTH_M.value }, [
    `每台人脸一体机 1 根，每根 ＝ 走线 × ${n(1 + SPARE_PERCENT.value / 100)} ＋ ${TERMINAL_ALLOWANCE_M.value} m，从一箱里裁，不接头`,
    `${n(sumOf(near, ({ faceTerminals }) => faceTerminals))} 台人脸一体机`,
    `${briefly(
      cuts.toReversed().map(([cutM, pieces]) => `${n(cutM, 1)} m × ${n(pieces)}`),
      '，',
    )}；每箱 ${n(BOX_LENGTH_M.value)} m → ${n(boxes)} 箱`,
  ]);
}
