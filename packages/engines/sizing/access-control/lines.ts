import { LOCK_CURRENT_A, LOCK_FAIL_MODE, WIEGAND_MAX_M } from '../../constants/access-control.ts';
import { numberText as n, sumOf, type ValuesOf } from '../../inputs/index.ts';
import { catalogueWord } from '../../roles/index.ts';
import { sumText } from '../core/briefly.ts';
import { cardLines, CARDS } from '../core/card-lines.ts';
import type { SizedLine } from '../core/plan.ts';
import { linesToBuy, sizedLine } from '../core/sized-line.ts';
import { cableLines } from './cable-lines.ts';
import { closetLines, managementLines, patchCordLine } from './closet-lines.ts';
import { isCardFarther, type LockType, type SizedDoorGroup } from './door-group.ts';
import { doorFeedLines } from './door-feed-lines.ts';
import type { AccessControlFields } from './fields.ts';
import { releaseLines } from './release-lines.ts';
import { controllerBoxLine, controllerLines, powerLines } from './unit-lines.ts';

type Values = ValuesOf<AccessControlFields>;

/** Controllers and readers, what is on the door, power, cards, network and management, cable. */
export function accessControlLines(values: Values, sized: readonly SizedDoorGroup[]): SizedLine[] {
  return linesToBuy([
    ...controllerLines(values, sized),
    controllerBoxLine(sized),
    ...doorLines(values, sized),
    ...powerLines(sized),
    ...releaseLines(sized),
    ...doorFeedLines(sized),
    ...cardLines(
      values.users,
      sized.some(({ readers }) => readers > 0),
    ),
    ...closetLines(sized, values.closetRunM),
    patchCordLine(sized, values.closetRunM),
    ...managementLines(sized),
    ...cableLines(sized),
  ]);
}

function doorLines({ users }: Values, sized: readonly SizedDoorGroup[]): SizedLine[] {
  const doors = sumOf(sized, ({ group }) => group.doors);
  const readers = sumOf(sized, (one) => one.readers);
  const faceTerminals = sumOf(sized, (one) => one.faceTerminals);
  const buttons = sumOf(sized, (one) => one.buttons);
  const contacts = sumOf(sized, (one) => one.contacts);
  const named = `${n(doors)} 樘门`;
  return [
    sizedLine(
      'cardReader',
      readers,
      {},
      [
        `进刷出按${sized.some(({ group }) => group.mode === 'cardAndFace') ? '、刷卡加人脸' : ''}每樘 1 台读卡器，双向刷卡每樘 2 台`,
        named,
        sumText(sized.map((one) => one.readers)),
      ],
      { ...CARDS, ...(isCardFarther(sized, WIEGAND_MAX_M.value) && { comm: ['RS-485'] }) },
    ),
    sizedLine('faceTerminal', faceTerminals, {}, ['人脸一体机每樘 1 台', `${n(faceTerminals)} 樘人脸门，${n(users)} 人`, n(faceTerminals)], { faces: users }),
    ...lockLines(sized),
    ...fittingLines(sized),
    sizedLine('exitButton', buttons, {}, ['除双向刷卡外，每樘 1 个出门按钮', named, sumText(sized.map((one) => one.buttons))]),
    sizedLine('doorContact', contacts, {}, ['每扇门 1 个门磁', named, sumText(sized.map((one) => one.contacts))]),
    sizedLine('breakGlass', doors, {}, ['每樘门 1 个紧急破玻，串在锁线里，直接切断锁电源', named, n(doors)]),
  ];
}

/** What holds a magnetic lock, and what shuts the door so that it can hold. */
function fittingLines(sized: readonly SizedDoorGroup[]): SizedLine[] {
  const brackets = sumOf(sized, ({ group, locks }) => (group.lock === 'maglock' ? locks : 0));
  const leaves = sumOf(sized, ({ contacts }) => contacts);
  return [
    sizedLine('lockBracket', brackets, {}, ['每把磁力锁 1 副支架', `${n(brackets)} 把磁力锁`, n(brackets)]),
    sizedLine('doorCloser', leaves, {}, ['每扇门 1 个闭门器，门关好锁才吸得住；门自带的不用另买', `${n(leaves)} 扇门`, n(leaves)]),
  ];
}

function lockLines(sized: readonly SizedDoorGroup[]): SizedLine[] {
  const types = (Object.keys(LOCK_CURRENT_A.value) as LockType[]).toSorted();
  return types.map((type) => {
    const groups = sized.filter(({ lockType }) => lockType === type);
    const locks = sumOf(groups, (one) => one.locks);
    return sizedLine(
      'lock',
      locks,
      { type },
      [
        '磁力锁每樘 1 把，电插锁和电锁口每扇 1 把；都用断电开门的，消防切断电源即开',
        `${n(sumOf(groups, ({ group }) => group.doors))} 樘用${catalogueWord('type', type)}`,
        sumText(groups.map((one) => one.locks)),
      ],
      // those that open without power (SIZE-6.2)
      { failMode: LOCK_FAIL_MODE.value },
    );
  });
}
