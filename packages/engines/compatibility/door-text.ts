/** What is said of doors and their supplies. Source: CHECK-15.2. */
import { CONTROLLER_CURRENT_A, FACE_TERMINAL_CURRENT_A } from '../constants/access-control.ts';
import { CURE_LIMITS } from '../constants/list-check.ts';
import { floor, numberText as n, sumOf } from '../inputs/index.ts';
import type { DoorNeeds, DoorPower } from './door-power.ts';

/** `锁 2 A ＋ 读卡器 0.6 A ＋ 控制器 0.5 A`. */
export function drawnText({ controllers, terminals, doors, readersEach, readersLeft, readerA }: DoorNeeds): string {
  const carded = Math.max(0, sumOf(doors, ({ count }) => count) - terminals);
  const parts: [string, number][] = [
    ['锁', sumOf(doors, ({ ampere, count }) => ampere * count)],
    ['读卡器', (readersLeft + readersEach * carded) * readerA],
    ['控制器', controllers.length * CONTROLLER_CURRENT_A.value],
    ['人脸一体机', terminals * FACE_TERMINAL_CURRENT_A.value],
  ];
  return parts.flatMap(([name, ampere]) => (ampere > 0 ? [`${name} ${n(ampere, 2)} A`] : [])).join(' ＋ ');
}

/** `6 台控制器各 0.5 A，24 樘门各 0.65 A（锁 0.5、读卡器 0.15）`. */
export function loadsText({ controllers, terminals, doors, readersEach, readerA }: DoorNeeds): string {
  const ofReader = readersEach * readerA;
  const named = doors.map(({ ampere, count }) => {
    const parts = ofReader > 0 ? `（锁 ${n(ampere, 2)}、读卡器 ${n(ofReader, 2)}）` : '';
    return `${n(count)} 樘门各 ${n(ampere + ofReader, 2)} A${parts}`;
  });
  return [
    ...(controllers.length > 0 ? [`${n(controllers.length)} 台控制器各 ${n(CONTROLLER_CURRENT_A.value)} A`] : []),
    ...(terminals > 0 ? [`${n(terminals)} 台人脸一体机各 ${n(FACE_TERMINAL_CURRENT_A.value)} A`] : []),
    ...named,
  ].join('，');
}

/** Sizes that are named. */
const { namedSizes: NAMED } = CURE_LIMITS.value;

/** `3 A 的电源 4 台，各接一台控制器后余 2.5 A，额定够 3 樘；5 A 的电源 2 台…；10 A 的集中电源 1 台`. */
export function roomsText({ controllers, doors, readersEach, readerA }: DoorNeeds, { boxes, adapters, central }: DoorPower): string {
  const own = [...boxes.map(({ currentA }) => currentA), ...adapters];
  const alike = [...Map.groupBy(own, (currentA) => currentA)].toSorted(([a], [b]) => a - b);
  const each = Math.min(...doors.map(({ ampere }) => ampere), Number.POSITIVE_INFINITY) + readersEach * readerA;
  const host = controllers.length > 0 && own.length >= controllers.length ? CONTROLLER_CURRENT_A.value : 0;
  const named = alike.slice(0, NAMED).map(([currentA, same]) => {
    const left = Math.max(0, currentA - host);
    const holds = Number.isFinite(each) && each > 0 ? `，额定够 ${n(floor(left / each))} 樘` : '';
    return `${n(currentA)} A 的电源 ${n(same.length)} 台，${host > 0 ? `各接一台控制器后余 ${n(left, 2)} A` : `各 ${n(left, 2)} A`}${holds}`;
  });
  const others = [...Map.groupBy(central, (currentA) => currentA)]
    .slice(0, NAMED)
    .map(([currentA, same]) => `${n(currentA)} A 的集中电源 ${n(same.length)} 台`);
  return [...named, ...others].join('；');
}
