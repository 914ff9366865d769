/** Doors: each has its lock, each supply carries what hangs on it, and its battery lasts. On the lenient side, as all of CHECK-15. */
import {
  BATTERIES_PER_SUPPLY,
  BATTERY_RECHARGE,
  BATTERY_USABLE_RATIO,
  DOOR_SUPPLIES_A,
  LOCK_FAIL_MODE,
  STANDBY_BATTERIES_AH,
} from '../constants/access-control.ts';
import { LOAD_RATIO } from '../constants/supply.ts';
import { BLOCK_VOLTS } from '../constants/ups.ts';
import { ceil, isAtMost, numberText as n, round, sumOf } from '../inputs/index.ts';
import type { RoleLine } from '../roles/index.ts';
import type { CheckedList } from './demand.ts';
import { doorNeedsOf, doorPowerOf, drawnOfNeeds, feedDoors, heldAhOf, type DoorLimits, type DoorNeeds, type DoorPower } from './door-power.ts';
import { checkDoorCounts } from './door-count-rules.ts';
import { leftForDoors } from './door-share.ts';
import { drawnText, loadsText, roomsText } from './door-text.ts';
import type { Findings } from './findings.ts';
import { figureOf, linesOf, piecesOf, totalOf } from './line-sums.ts';
import type { ListedLine } from './read-lines.ts';
import { AFTER_COMPLETION } from './texts.ts';
import { withLines } from './with-lines.ts';

export function checkDoors(list: CheckedList, findings: Findings): void {
  checkLocks(list, findings);
  checkMissingLocks(list, findings);
  const proposed = checkDoorCounts(list, findings);
  const before = findings.issues.length;
  const isStandbyShort = checkDoorSupply(list, findings, [], proposed);
  // what holds as it is has to hold with the controllers and readers that are missing, too
  if (proposed.length > 0 && findings.issues.length === before) checkDoorSupply(list, findings, proposed, proposed);
  checkDoorBatteries(list, findings, isStandbyShort);
}

/** Rule 21a: a lock that stays shut without power shuts people in. */
function checkLocks(list: CheckedList, findings: Findings): void {
  const shut = linesOf(list, 'lock').filter(({ attributes }) => attributes['failMode'] === '断电上锁');
  if (shut.length === 0) return;
  const why = `${n(piecesOf(shut))} 把锁断电后仍锁着；疏散门要用${LOCK_FAIL_MODE.value}的锁，消防联动切断电源才打得开（${LOCK_FAIL_MODE.source}）`;
  findings.report({ code: 'LOCK_STAYS_SHUT', severity: 'warning', rule: '21a', shortBy: piecesOf(shut), why, about: shut });
}

/** Rule 21b: what cuts or opens a lock stands beside a door, and the lock is not in the list. */
function checkMissingLocks(list: CheckedList, findings: Findings): void {
  if (linesOf(list, 'doorController', 'faceTerminal').length === 0) return;
  const beside = linesOf(list, 'breakGlass', 'exitButton');
  const missing = doorNeedsOf(list)?.missing ?? null;
  if (missing === null) return;
  const locks = linesOf(list, 'lock');
  const { type, count } = missing;
  findings.report({
    code: 'DOOR_LOCK_SHORT',
    severity: 'warning',
    rule: '21b',
    shortBy: count,
    why: `紧急破玻 ${n(piecesOf(linesOf(list, 'breakGlass')))} 个、出门按钮 ${n(piecesOf(linesOf(list, 'exitButton')))} 个，每樘门至多各 1 个；电控锁只有 ${n(piecesOf(locks))} 把`,
    about: [...beside, ...locks],
    cures: [findings.add({ role: 'lock', quantity: count, attributes: { ...(type === '' ? {} : { type }), failMode: LOCK_FAIL_MODE.value } })],
  });
}

/** 12 V that may feed doors beside supplies of their own. */
const othersOf = (list: CheckedList): ListedLine[] => [
  ...linesOf(list, 'powerSupply12V'),
  ...linesOf(list, 'powerAdapter').filter(({ attributes }) => attributes['voltage'] === BLOCK_VOLTS.value),
];

/** All of a supply, without what its battery is charged with: beyond it a supply fails. Beside: as it is to be loaded. */
const WHOLE: DoorLimits = { share: 1, isCharging: false, standbyHours: 0 };
const PROPER: DoorLimits = { share: LOAD_RATIO.value, isCharging: true, standbyHours: 0 };

/**
 * Rules 22 and 22c to 22e, with what is proposed of controllers and readers; true: the batteries were found wanting. Supplies are proposed for what
 * is `coming` too, so that no cure is used up by another.
 */
function checkDoorSupply(list: CheckedList, findings: Findings, proposed: readonly RoleLine[], coming: readonly RoleLine[]): boolean {
  const doors = linesOf(list, 'lock', 'doorController');
  const controllers = linesOf(list, 'doorController');
  if (doors.length === 0) return false;
  // a controller that brings a supply of its own: nobody can say what it feeds
  if (controllers.some(({ attributes }) => typeof attributes['power'] === 'string' && attributes['power'] !== 'dc12')) {
    findings.pass('doorSupply');
    return false;
  }
  const boxes = linesOf(list, 'doorSupply');
  const supplies = [...boxes, ...othersOf(list)];
  // one that does not say its current may do
  if (supplies.some((line) => figureOf(line, 'currentA') === null)) return false;
  const needs = doorNeedsOf(withLines(list, proposed));
  const listed = doorPowerOf(boxes, othersOf(list), linesOf(list, 'standbyBattery'));
  if (needs === null || listed === null) {
    findings.pass('doorFeeding');
    return false;
  }
  const subject = proposed.length > 0 ? AFTER_COMPLETION : '';
  const power = leftForDoors(listed, list);
  const about = [...doors, ...supplies];
  const drawnA = drawnOfNeeds(needs);
  const given = ampereOf(power);
  const elsewhereA = ampereOf(listed) - given;
  const elsewhere = elsewhereA > 0 ? `，另 ${n(elsewhereA, 2)} A 归 12 V 摄像机和光纤收发器` : '';
  const needed = doorNeedsOf(withLines(list, coming)) ?? needs;
  const cures = (lines = moreSupplies(list, { needs: needed, power })): number[] => lines.map((line) => findings.add(line));
  if (!isAtMost(drawnA, given)) {
    findings.report({
      code: 'DOOR_SUPPLY_SHORT',
      subject,
      severity: 'error',
      rule: '22',
      shortBy: round(drawnA - given, 2),
      why: `${drawnText(needs)} ＝ ${n(drawnA, 2)} A，12 V 电源共 ${n(given, 2)} A${elsewhere}（锁、读卡器、控制器的电流未注明的按常见值；充电电流另加）`,
      about,
      cures: cures(),
    });
    return false;
  }
  const whole = feedDoors(needs, power, WHOLE, list.verdict);
  if (whole.kind === 'impossible') {
    const why = `合计 ${n(drawnA, 2)} A 不超过 ${n(given, 2)} A，但每台控制器和它带的门要接在同一台电源上：${loadsText(needs)}；${roomsText(needs, power)}`;
    findings.report({
      code: 'DOOR_SUPPLY_UNASSIGNABLE',
      subject,
      severity: 'error',
      rule: '22c',
      shortBy: Math.max(1, whole.left),
      why,
      about,
      cures: cures(),
    });
    return false;
  }
  // an adapter is made for its device, and carries all it says
  const proper = power.adapters.length + power.central.length > 0 ? null : feedDoors(needs, power, PROPER, list.verdict);
  if (whole.kind === 'undecided' || proper?.kind === 'undecided') findings.pass('doorFeeding');
  if (proper?.kind === 'impossible') {
    const charging = piecesOf(linesOf(list, 'standbyBattery')) > 0 ? '、另加电池充电电流（GB 50348-2018 6.12.3）' : '';
    const why = `长期工作的电源按额定电流的 ${n(LOAD_RATIO.value * 100)} % 用${charging}：${loadsText(needs)}；${roomsText(needs, power)}`;
    const more = moreSupplies(list, { needs: needed, power });
    findings.report({
      code: 'DOOR_SUPPLY_TIGHT',
      subject,
      severity: 'warning',
      rule: '22d',
      shortBy: Math.max(1, proper.left),
      why,
      about,
      cures: cures(more),
    });
    return checkStandby(list, { needs, power: withMore(power, more) }, findings);
  }
  return checkStandby(list, { needs, power }, findings);
}

const ampereOf = ({ boxes, adapters, central }: DoorPower): number =>
  sumOf([...boxes.map(({ currentA }) => currentA), ...adapters, ...central], (ampere) => ampere);

/** As it will be with what is proposed. */
const withMore = ({ boxes, adapters, central, batteries }: DoorPower, more: readonly RoleLine[]): DoorPower => ({
  boxes: [
    ...boxes,
    ...more.flatMap(({ role, quantity, attributes }) =>
      role === 'doorSupply' ? Array.from({ length: quantity }, () => ({ currentA: Number(attributes['currentA']), chargeA: null })) : [],
    ),
  ],
  adapters,
  central,
  batteries:
    batteries === null
      ? null
      : [
          ...batteries,
          ...more.flatMap(({ role, quantity, attributes }) =>
            role === 'standbyBattery' ? [{ capacityAh: Number(attributes['capacityAh']), count: quantity }] : [],
          ),
        ],
});

interface Feeding {
  needs: DoorNeeds;
  power: DoorPower;
}

/** Rule 22e: as long as doors are to work without the mains their batteries last, box by box. A UPS without batteries in the boxes does it for all. */
function checkStandby(list: CheckedList, { needs, power }: Feeding, findings: Findings): boolean {
  const { standbyHours } = list.settings;
  const batteries = linesOf(list, 'standbyBattery');
  if (power.boxes.length === 0 || !isStandbyAsked(list, power)) {
    // a UPS for all of them says so itself
    if (standbyHours > 0 && (batteries.length > 0 || list.ups.length === 0)) findings.pass('doorStandby');
    return false;
  }
  const lasting = feedDoors(needs, power, lastingOf(list), list.verdict);
  if (lasting.kind === 'undecided') findings.pass('doorStandby');
  if (lasting.kind !== 'impossible') return false;
  const drawnA = drawnOfNeeds(needs);
  const heldAh = heldAhOf(batteries);
  const neededAh = (drawnA * standbyHours) / BATTERY_USABLE_RATIO.value;
  const isShort = !isAtMost(neededAh, heldAh);
  const more = lastingWith(list, { needs, power });
  findings.report({
    code: 'DOOR_STANDBY_SHORT',
    severity: 'warning',
    rule: '22e',
    subject: n(standbyHours),
    ...(more.length === 0 ? {} : { shortBy: sumOf(more, ({ quantity }) => quantity) }),
    why: `${n(drawnA, 2)} A × ${n(standbyHours)} h ÷ ${n(BATTERY_USABLE_RATIO.value)}（老化）＝ ${n(neededAh, 1)} Ah，后备电池共 ${n(heldAh)} Ah${isShort ? '' : '；合计够，逐台电源分下来有的撑不到'}（${n(power.boxes.length)} 台电源，每台至多 2 节并联）${more.length === 0 ? `；加到每台 2 节 ${n(Math.max(...STANDBY_BATTERIES_AH.value))} Ah 也撑不到，要改由 UPS 后备或缩短后备时间` : ''}`,
    about: [...batteries, ...linesOf(list, 'doorSupply')],
    cures: more.map((line) => findings.add(line)),
  });
  return true;
}

/** Are hours asked of batteries, and can they be judged? A UPS without batteries in the boxes does it for all. */
const isStandbyAsked = (list: CheckedList, { batteries, adapters, central }: DoorPower): boolean =>
  list.settings.standbyHours > 0 && batteries !== null && adapters.length + central.length === 0 && (batteries.length > 0 || list.ups.length === 0);

const lastingOf = ({ settings: { standbyHours } }: CheckedList): DoorLimits => ({ share: 1, isCharging: false, standbyHours });

/** What comes beside so that doors last as long as asked: batteries alone, else supplies with theirs; empty: nothing does. */
function lastingWith(list: CheckedList, feeding: Feeding): RoleLine[] {
  const battery = moreBatteries(list, feeding);
  return battery === null ? lastingSupplies(list, feeding) : [battery];
}

/** The fewest more batteries, of the largest size listed where they do, that last as long as asked and that the supplies bring back; null: none that fit. */
function moreBatteries(list: CheckedList, { needs, power }: Feeding): RoleLine | null {
  const held = power.batteries ?? [];
  const places = power.boxes.length * 2 - sumOf(held, ({ count }) => count);
  const listedAh = Math.max(0, ...held.map(({ capacityAh }) => capacityAh));
  const larger = STANDBY_BATTERIES_AH.value.filter((size) => size > listedAh);
  const sizes = listedAh > 0 ? [listedAh, ...larger] : larger;
  const limits = [lastingOf(list), PROPER];
  for (const [most, capacityAh] of [...sizes.map((size) => [power.boxes.length, size] as const), ...sizes.map((size) => [places, size] as const)]) {
    const does = (count: number): boolean => areFed(list, { needs, power: { ...power, batteries: [...held, { capacityAh, count }] } }, limits);
    const quantity = Math.min(most, places) > 0 ? fewest(Math.min(most, places), does) : null;
    if (quantity !== null) return { role: 'standbyBattery', quantity, attributes: { capacityAh } };
  }
  return null;
}

const areFed = (list: CheckedList, { needs, power }: Feeding, limits: readonly DoorLimits[]): boolean =>
  limits.every((limit) => feedDoors(needs, power, limit, list.cures).kind === 'packed');

/** The fewest supplies with batteries of their own, then the smallest batteries, one rather than two, then the smallest supplies. Empty: not even the largest do. */
function lastingSupplies(list: CheckedList, { needs, power }: Feeding): RoleLine[] {
  const sizes = DOOR_SUPPLIES_A.value;
  const kits = [1, BATTERIES_PER_SUPPLY.value].flatMap((each) => STANDBY_BATTERIES_AH.value.map((capacityAh) => ({ each, capacityAh })));
  const [largestA, largestKit] = [Math.max(...sizes), kits.at(-1)];
  if (largestKit === undefined) return [];
  const linesFor = (count: number, currentA: number, { each, capacityAh }: typeof largestKit): RoleLine[] => [
    { role: 'doorSupply', quantity: count, attributes: { currentA } },
    { role: 'standbyBattery', quantity: count * each, attributes: { capacityAh } },
  ];
  const does = (lines: readonly RoleLine[]): boolean => areFed(list, { needs, power: withMore(power, lines) }, [PROPER, lastingOf(list)]);
  const quantity = fewest(unitsOf(needs), (count) => does(linesFor(count, largestA, largestKit)));
  if (quantity === null) return [];
  const kit = kits.find((one) => does(linesFor(quantity, largestA, one))) ?? largestKit;
  return linesFor(quantity, sizes.find((size) => does(linesFor(quantity, size, kit))) ?? largestA, kit);
}

/** Each on a supply of its own: never are more needed. */
const unitsOf = ({ controllers, terminals, doors }: DoorNeeds): number => Math.max(1, controllers.length + terminals + sumOf(doors, ({ count }) => count));

/** The least of 1 to `most` that does, where more always do, too; null: not even `most`. */
function fewest(most: number, does: (count: number) => boolean): number | null {
  if (!does(most)) return null;
  let [no, yes] = [0, most];
  while (yes - no > 1) {
    const middle = Math.floor((no + yes) / 2);
    if (does(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}

/**
 * Supplies to be added, of one size and the fewest, so that each is loaded as it should be, and lasts where it is asked how long. Beside others
 * they bring batteries like those of the others; where there are none, they are what the batteries of the list were meant for.
 */
function moreSupplies(list: CheckedList, { needs, power }: Feeding): RoleLine[] {
  const held = power.batteries ?? [];
  const capacityAh = Math.max(0, ...held.map((battery) => battery.capacityAh));
  const each = capacityAh === 0 || power.boxes.length === 0 ? 0 : ceil(sumOf(held, ({ count }) => count) / power.boxes.length);
  const sizes = DOOR_SUPPLIES_A.value;
  const most = unitsOf(needs);
  const linesFor = (quantity: number, currentA: number): RoleLine[] => [
    { role: 'doorSupply', quantity, attributes: { currentA } },
    ...(each === 0 ? [] : [{ role: 'standbyBattery' as const, quantity: quantity * each, attributes: { capacityAh } }]),
  ];
  const proposed = (limits: readonly DoorLimits[], upTo: number): RoleLine[] => {
    const does = (count: number, currentA: number): boolean => areFed(list, { needs, power: withMore(power, linesFor(count, currentA)) }, limits);
    const largest = Math.max(...sizes);
    const quantity = fewest(upTo, (count) => does(count, largest));
    return quantity === null ? [] : linesFor(quantity, sizes.find((size) => does(quantity, size)) ?? largest);
  };
  // one without a battery lasts no longer
  const batteries = sumOf(held, ({ count }) => count);
  const isAsked = isStandbyAsked(list, power);
  const both = isAsked && batteries > 0 ? proposed([PROPER, lastingOf(list)], each === 0 ? Math.min(most, batteries) : most) : [];
  if (both.length > 0) return both;
  const proper = proposed([PROPER], most);
  if (!isAsked) return proper;
  // what carries and does not last would be found wanting next: batteries with it, else others that last
  const battery = moreBatteries(list, { needs, power: withMore(power, proper) });
  if (battery !== null) return [...proper, battery];
  const lasting = lastingSupplies(list, { needs, power });
  return lasting.length > 0 ? lasting : proper;
}

/** Rule 22a: where some supplies have a battery each has one; a UPS does it for all. Rule 22b: the supplies charge them within a day. */
function checkDoorBatteries(list: CheckedList, findings: Findings, isStandbyShort: boolean): void {
  const batteries = linesOf(list, 'standbyBattery');
  const supplies = linesOf(list, 'doorSupply');
  const [held, needed] = [piecesOf(batteries), piecesOf(supplies)];
  if (held === 0 || needed === 0 || list.ups.length > 0) return;
  if (held < needed && !isStandbyShort) {
    const capacityAh = Math.max(0, ...batteries.map((line) => figureOf(line, 'capacityAh') ?? 0));
    findings.report({
      code: 'DOOR_BATTERY_SHORT',
      severity: 'warning',
      rule: '22a',
      shortBy: needed - held,
      why: `门禁电源 ${n(needed)} 台，后备电池 ${n(held)} 节；没有电池的那几台停电时锁全部打开`,
      about: [...batteries, ...supplies],
      cures: capacityAh > 0 ? [findings.add({ role: 'standbyBattery', quantity: needed - held, attributes: { capacityAh } })] : [],
    });
  }
  if (supplies.some((line) => figureOf(line, 'chargeA') === null) || batteries.some((line) => figureOf(line, 'capacityAh') === null)) return;
  const { hours, share, efficiency } = BATTERY_RECHARGE.value;
  const heldAh = heldAhOf(batteries);
  const backAh = totalOf(supplies, 'chargeA') * hours * efficiency;
  if (isAtMost(heldAh * share, backAh)) return;
  findings.report({
    code: 'DOOR_BATTERY_UNCHARGED',
    severity: 'warning',
    rule: '22b',
    shortBy: round(heldAh * share - backAh, 1),
    why: `电池共 ${n(heldAh)} Ah，${hours} h 内要充回 ${n(share * 100)} % 即 ${n(heldAh * share, 1)} Ah；电源充电电流 ${n(totalOf(supplies, 'chargeA'), 2)} A × ${hours} h × ${n(efficiency)} ＝ ${n(backAh, 1)} Ah`,
    about: [...batteries, ...supplies],
  });
}
