import { BATTERY_USABLE_RATIO, CONTROLLER_DOORS } from '../../constants/access-control.ts';
import { LOAD_RATIO } from '../../constants/supply.ts';
import { numberText as n, sumOf, type ValuesOf } from '../../inputs/index.ts';
import { briefly } from '../core/briefly.ts';
import type { SizedLine } from '../core/plan.ts';
import { sizedLine, tally } from '../core/sized-line.ts';
import type { SizedDoorGroup } from './door-group.ts';
import type { AccessControlFields } from './fields.ts';

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
        '每组先配四门控制器，余 3 樘再加四门，余 2 樘用双门，余 1 樘用单门',
        `${n(cardDoors)} 樘刷卡门，${n(sized.filter(({ isFace }) => !isFace).length)} 组`,
        `${briefly(
          ofSize.map(({ serves }) => `带 ${serves} 樘`),
          '、',
        )} → ${n(count)} 台 ${doors} 门`,
      ],
      { cards: users },
    );
  });
}

/** One supply for each controller or face terminal, by amperes; batteries by ampere hours where a standby is wanted. */
export function powerLines(sized: readonly SizedDoorGroup[]): SizedLine[] {
  const supplies = sized.flatMap((group) => group.supplies);
  const bySize = tally(supplies.map(({ currentA, count }) => [currentA, count]));
  const batteries = tally(
    supplies.flatMap(({ capacityAh, batteries: each, count }): [number, number][] => (capacityAh === null ? [] : [[capacityAh, each * count]])),
  );
  return [
    ...bySize.map(([currentA, count]) => {
      const needs = supplies
        .filter((one) => one.currentA === currentA)
        .map(({ drawnA, neededA }) => `${n(drawnA, 2)} ÷ ${LOAD_RATIO.value} ＝ ${n(neededA, 2)} A`);
      const line = sizedLine('doorSupply', count, { currentA }, [
        '每台控制器或人脸一体机 1 台带充电的门禁电源箱，锁和读卡器电流合计不超过额定的八成',
        `${n(count)} 台`,
        `${briefly(needs, '，')} → ${currentA} A`,
      ]);
      // a supply is loaded to four fifths already
      const drawn = supplies.filter((one) => one.currentA === currentA).map(({ drawnA }) => drawnA);
      return { ...line, need: { currentA: Math.max(...drawn) } };
    }),
    ...batteries.map(([capacityAh, count]) => {
      const served = supplies.filter((one) => one.capacityAh === capacityAh);
      const needs = served.map(({ neededAh, batteries: each }) => `${n(neededAh, 2)} Ah${each > 1 ? `，${each} 节并联` : ''}`);
      const line = sizedLine('standbyBattery', count, { capacityAh }, [
        served.some(({ batteries: each }) => each > 1)
          ? `每台电源的后备容量 ＝ 电流 × 小时 ÷ ${BATTERY_USABLE_RATIO.value}，一节不够则两节并联`
          : `每台电源 1 节后备电池，容量 ＝ 电流 × 小时 ÷ ${BATTERY_USABLE_RATIO.value}`,
        `${n(sumOf(served, (one) => one.count))} 台电源`,
        `${briefly(needs, '，')} → ${capacityAh} Ah${served.some(({ batteries: each }) => each > 1) ? `，共 ${n(count)} 节` : ''}`,
      ]);
      const needed = served.map(({ neededAh, batteries: each }) => (neededAh * BATTERY_USABLE_RATIO.value) / each);
      return { ...line, need: { capacityAh: Math.max(...needed) } };
    }),
  ];
}
