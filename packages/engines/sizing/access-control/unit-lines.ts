import { BATTERY_RECHARGE, BATTERY_USABLE_RATIO, CONTROLLER_DOORS, SUPPLY_BATTERY_AH } from '../../constants/access-control.ts';
import { LOAD_RATIO } from '../../constants/supply.ts';
import { ceil, floor, isAtMost, numberText as n, sumOf, type ValuesOf } from '../../inputs/index.ts';
import { briefly } from '../core/briefly.ts';
import type { SizedLine } from '../core/plan.ts';
import { mergedLines, sizedLine, tally } from '../core/sized-line.ts';
import type { SizedDoorGroup } from './door-group.ts';
import type { AccessControlFields } from './fields.ts';
import type { Supply } from './supply.ts';

/** What a controller is mounted in. */
export function controllerBoxLine(sized: readonly SizedDoorGroup[]): SizedLine {
  const controllers = sumOf(sized, (one) => one.controllers);
  return sizedLine('controllerBox', controllers, {}, ['每台控制器 1 个壁挂控制器箱，带锁；人脸一体机不用', `${n(controllers)} 台控制器`, n(controllers)]);
}

/** Controllers by the doors they are built for, largest first. */
export function controllerLines({ users }: ValuesOf<AccessControlFields>, sized: readonly SizedDoorGroup[]): SizedLine[] {
  const units = sized.flatMap(({ units: ofGroup }) => ofGroup);
  const cardDoors = sized.filter(({ isFace }) => !isFace).reduce((sum, { group }) => sum + group.doors, 0);
  return CONTROLLER_DOORS.value.map((doors) => {
    const ofSize = units.filter(({ built }) => built === doors);
    const count = ofSize.reduce((sum, unit) => sum + unit.count, 0);
    return sizedLine(
      'doorController',
      count,
      { doors },
      [
        '每组先配四门控制器，余 3 樘再加四门，余 2 樘用双门，余 1 樘用单门；一台电源带不够后备时间的改用门数少的',
        `${n(cardDoors)} 樘刷卡门，${n(sized.filter(({ isFace }) => !isFace).length)} 组`,
        `${briefly(
          ofSize.map(({ serves }) => `带 ${serves} 樘`),
          '、',
        )} → ${n(count)} 台 ${doors} 门`,
      ],
      { cards: users, power: 'dc12' },
    );
  });
}

/** One supply for each controller or face terminal, by amperes; batteries by ampere hours where a standby is wanted, and boxes for the large ones. */
export function powerLines(sized: readonly SizedDoorGroup[]): SizedLine[] {
  const supplies = sized.flatMap((group) => group.supplies);
  const batteries = tally(
    supplies.flatMap(({ capacityAh, batteries: each, count }): [number, number][] => (capacityAh === null ? [] : [[capacityAh, each * count]])),
  );
  return [
    ...tally(supplies.map(({ currentA, count }) => [currentA, count])).map(([currentA, count]) =>
      supplyLine(
        currentA,
        count,
        supplies.filter((one) => one.currentA === currentA),
      ),
    ),
    ...batteries.map(([capacityAh, count]) =>
      batteryLine(
        capacityAh,
        count,
        supplies.filter((one) => one.capacityAh === capacityAh),
      ),
    ),
    ...mergedLines(supplies.filter(({ capacityAh }) => capacityAh !== null && !isHoused(capacityAh)).map(boxLine)),
  ];
}

/** Does it stand in the supply itself? */
const isHoused = (capacityAh: number): boolean => isAtMost(capacityAh, SUPPLY_BATTERY_AH.value);

function supplyLine(currentA: number, count: number, supplies: readonly Supply[]): SizedLine {
  const chargeA = Math.max(...supplies.map((one) => one.chargeA));
  const needs = supplies.map(({ drawnA, chargeA: charge, neededA }) =>
    charge > 0
      ? `（${n(drawnA, 2)} ＋ 充电 ${n(charge, 2)}）÷ ${LOAD_RATIO.value} ＝ ${n(neededA, 2)} A`
      : `${n(drawnA, 2)} ÷ ${LOAD_RATIO.value} ＝ ${n(neededA, 2)} A`,
  );
  const { hours, share } = BATTERY_RECHARGE.value;
  const charging = chargeA > 0 ? `；后备电池放空后 ${hours} h 充回 ${n(share * 100)} %，充电电流不小于 ${n(chargeA, 2)} A，计入电源电流` : '';
  const atDoor = supplies.some(({ isAtDoor }) => isAtDoor) ? '；离得远的门，锁和读卡器另用门边电源' : '';
  const housed = supplies.flatMap(({ capacityAh }) => (capacityAh !== null && isHoused(capacityAh) ? [capacityAh] : []));
  const line = sizedLine(
    'doorSupply',
    count,
    { currentA },
    [
      `每台控制器或人脸一体机 1 台带充电的门禁电源箱，电流合计不超过额定的八成${atDoor}${charging}`,
      `${n(count)} 台`,
      `${briefly(needs, '，')} → ${currentA} A`,
    ],
    chargeA > 0 ? { chargeA: ceil(chargeA * 10) / 10, ...(housed.length > 0 && { batteryAh: Math.max(...housed) }) } : undefined,
  );
  // a supply is loaded to four fifths already
  return { ...line, need: { currentA: Math.max(...supplies.map((one) => one.drawnA + one.chargeA)) } };
}

function batteryLine(capacityAh: number, count: number, served: readonly Supply[]): SizedLine {
  const efficiency = '（20 h 以上 1，更快的更低）';
  const isPair = served.some(({ batteries }) => batteries > 1);
  const needs = served.map(({ neededAh, batteries }) => `${n(neededAh, 2)} Ah${batteries > 1 ? `，${batteries} 节并联` : ''}`);
  const heldHours = Math.min(...served.map((one) => one.heldHours ?? Infinity));
  return sizedLine('standbyBattery', count, { capacityAh }, [
    isPair
      ? `每台电源的后备容量 ＝ 电流 × 小时 ÷ ${BATTERY_USABLE_RATIO.value} ÷ 放电效率${efficiency}，一节不够则两节并联`
      : `每台电源 1 节后备电池，容量 ＝ 电流 × 小时 ÷ ${BATTERY_USABLE_RATIO.value} ÷ 放电效率${efficiency}`,
    `${n(sumOf(served, (one) => one.count))} 台电源`,
    `${briefly(needs, '，')} → ${capacityAh} Ah${isPair ? `，共 ${n(count)} 节` : ''}，老化后至少够 ${n(floor(heldHours * 10) / 10)} h`,
  ]);
}

function boxLine({ capacityAh, batteries, count }: Supply): SizedLine {
  return sizedLine('standbyBox', count, { batteryAh: capacityAh ?? 0, blocks: batteries }, [
    `大于 ${SUPPLY_BATTERY_AH.value} Ah 的后备电池放不进电源箱，每台电源旁 1 个带熔断器的电池箱`,
    `${n(count)} 台电源，各 ${batteries} 节 ${n(capacityAh ?? 0)} Ah`,
    n(count),
  ]);
}
