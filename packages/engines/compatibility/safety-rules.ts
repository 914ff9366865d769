/**
 * What of other systems is a matter of safety: doors and barriers that let people out, locks that are fed, amplifiers that carry their
 * speakers, a UPS that carries its load. Sums over the whole list, on the lenient side: what might do is not reported. Source: CHECK-15.
 */
import {
  BATTERY_RECHARGE,
  CONTROLLER_CURRENT_A,
  DOOR_SUPPLIES_A,
  FACE_TERMINAL_CURRENT_A,
  LOCK_CURRENT_A,
  LOCK_FAIL_MODE,
  READER_CURRENT_A,
} from '../constants/access-control.ts';
import { AMPLIFIER_MARGIN, AMPLIFIERS_W, EMERGENCY_POWER_FACTOR } from '../constants/broadcast.ts';
import { DOOR_FIRE_CODE, FIRE_LINK_OUTPUTS, PARKING_FIRE_CODE } from '../constants/fire.ts';
import { BLOCK_VOLTS } from '../constants/ups.ts';
import { ceil, isAtMost, numberText as n, round, sumOf } from '../inputs/index.ts';
import type { RoleId } from '../roles/index.ts';
import type { CheckedList } from './demand.ts';
import type { Findings } from './findings.ts';
import { figureOf, linesOf, piecesOf, totalOf } from './line-sums.ts';
import type { ListedLine } from './read-lines.ts';
import { checkUps } from './ups-rules.ts';

/** Roles of other systems that a rule below looks at; a list with one of them is checked, cameras or not. */
export const SAFETY_ROLES: ReadonlySet<string> = new Set<RoleId>([
  'doorController',
  'cardReader',
  'faceTerminal',
  'lock',
  'doorSupply',
  'standbyBattery',
  'fireLinkModule',
  'gatePedestalSide',
  'gatePedestalMiddle',
  'gateUnit',
  'barrierGate',
  'groundLoop',
  'antiSmashRadar',
  'ceilingSpeaker',
  'fireSpeaker',
  'powerAmplifier',
  'batteryBlock',
  'batteryBreaker',
  'upsInputBreaker',
  'upsOutputBox',
  'upsBypass',
]);

/** Is there something that one of them asks for: a door, a gate, a barrier, a speaker, a UPS. */
const ASKING_ROLES: ReadonlySet<string> = new Set<RoleId>([
  'doorController',
  'lock',
  'gatePedestalSide',
  'gateUnit',
  'barrierGate',
  'ceilingSpeaker',
  'fireSpeaker',
  'powerAmplifier',
  'upsHost',
]);
export const isSafetyList = (roles: readonly string[]): boolean => roles.some((role) => ASKING_ROLES.has(role));

/** Rules 21 to 25. */
export function checkSafety(list: CheckedList, findings: Findings): void {
  checkFireRelease(list, findings);
  checkLocks(list, findings);
  checkDoorSupply(list, findings);
  checkDoorBatteries(list, findings);
  checkBarriers(list, findings);
  checkAmplifiers(list, findings);
  checkUps(list, findings);
}

/** Rule 21: what bars the way lets go on a fire alarm. Asked for once where a recommendation put it in (rule 20). */
function checkFireRelease(list: CheckedList, findings: Findings): void {
  const barring = [
    { name: '门锁', lines: linesOf(list, 'lock'), clause: DOOR_FIRE_CODE.value },
    { name: '闸机', lines: linesOf(list, 'gatePedestalSide', 'gateUnit'), clause: DOOR_FIRE_CODE.value },
    { name: '道闸', lines: linesOf(list, 'barrierGate'), clause: PARKING_FIRE_CODE.value },
  ].filter(({ lines }) => lines.length > 0);
  if (barring.length === 0 || linesOf(list, 'fireLinkModule').length > 0 || list.mandatory.some(({ role }) => role === 'fireLinkModule')) return;
  const supplies = piecesOf(linesOf(list, 'doorSupply'));
  const needed = sumOf(barring, ({ name, lines }) => ceil((name === '门锁' && supplies > 0 ? supplies : piecesOf(lines)) / FIRE_LINK_OUTPUTS.value));
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

/** Rule 21a: a lock that stays shut without power shuts people in. */
function checkLocks(list: CheckedList, findings: Findings): void {
  const shut = linesOf(list, 'lock').filter(({ attributes }) => attributes['failMode'] === '断电上锁');
  if (shut.length === 0) return;
  const why = `${n(piecesOf(shut))} 把锁断电后仍锁着；疏散门要用${LOCK_FAIL_MODE.value}的锁，消防联动切断电源才打得开（${LOCK_FAIL_MODE.source}）`;
  findings.report({ code: 'LOCK_STAYS_SHUT', severity: 'warning', rule: '21a', shortBy: piecesOf(shut), why, about: shut });
}

/** 12 V that may feed doors: whatever the list has of it. */
const doorSuppliesOf = (list: CheckedList): ListedLine[] => [
  ...linesOf(list, 'doorSupply', 'powerSupply12V'),
  ...linesOf(list, 'powerAdapter').filter(({ attributes }) => attributes['voltage'] === BLOCK_VOLTS.value),
];

/** Amperes of 12 V that locks, readers and controllers draw; null: a controller brings a supply of its own, so nothing can be said. */
function drawnOf(list: CheckedList): { ampere: number; text: string } | null {
  const controllers = linesOf(list, 'doorController');
  if (controllers.some(({ attributes }) => typeof attributes['power'] === 'string' && attributes['power'] !== 'dc12')) return null;
  const locks: Readonly<Record<string, number>> = LOCK_CURRENT_A.value;
  const lockLines = linesOf(list, 'lock');
  const lockA = sumOf(
    lockLines,
    (line) => line.quantity * (figureOf(line, 'currentA') ?? locks[String(line.attributes['type'])] ?? locks['maglockSingle'] ?? 0),
  );
  const parts = [
    ['锁', lockA],
    ['读卡器', piecesOf(linesOf(list, 'cardReader')) * READER_CURRENT_A.value],
    ['控制器', piecesOf(controllers) * CONTROLLER_CURRENT_A.value],
    ['人脸一体机', piecesOf(linesOf(list, 'faceTerminal')) * FACE_TERMINAL_CURRENT_A.value],
  ] as const;
  const drawing = parts.filter(([, ampere]) => ampere > 0);
  return { ampere: sumOf(drawing, ([, ampere]) => ampere), text: drawing.map(([name, ampere]) => `${name} ${n(ampere, 2)} A`).join(' ＋ ') };
}

/** Rule 22: locks, readers and controllers have their 12 V. */
function checkDoorSupply(list: CheckedList, findings: Findings): void {
  const doors = linesOf(list, 'lock', 'doorController');
  const drawn = doors.length === 0 ? null : drawnOf(list);
  if (drawn === null) return;
  const supplies = doorSuppliesOf(list);
  // one that does not say its current may do
  if (supplies.some((line) => figureOf(line, 'currentA') === null)) return;
  const given = totalOf(supplies, 'currentA');
  if (isAtMost(drawn.ampere, given)) return;
  const short = drawn.ampere - given;
  const sizes = DOOR_SUPPLIES_A.value;
  const quantity = ceil(short / Math.max(...sizes));
  const currentA = sizes.find((size) => isAtMost(short / quantity, size)) ?? Math.max(...sizes);
  findings.report({
    code: 'DOOR_SUPPLY_SHORT',
    severity: 'error',
    rule: '22',
    shortBy: round(short, 2),
    why: `${drawn.text} ＝ ${n(drawn.ampere, 2)} A，12 V 电源共 ${n(given, 2)} A（锁、读卡器、控制器的电流未注明的按常见值；充电电流另加）`,
    about: [...doors, ...supplies],
    cures: [findings.add({ role: 'doorSupply', quantity, attributes: { currentA } })],
  });
}

/** Rule 22a: where some supplies have a battery each has one; a UPS does it for all. Rule 22b: the supplies charge them within a day. */
function checkDoorBatteries(list: CheckedList, findings: Findings): void {
  const batteries = linesOf(list, 'standbyBattery');
  const supplies = linesOf(list, 'doorSupply');
  const [held, needed] = [piecesOf(batteries), piecesOf(supplies)];
  if (held === 0 || needed === 0 || list.ups.length > 0) return;
  if (held < needed) {
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
  const heldAh = totalOf(batteries, 'capacityAh');
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

/** Barriers of one lane at most. */
const BARRIERS_OF_LANE = 2;

/** Rule 23: a boom does not come down on somebody: a loop or a radar in each lane. */
function checkBarriers(list: CheckedList, findings: Findings): void {
  const barriers = linesOf(list, 'barrierGate');
  const needed = ceil(piecesOf(barriers) / BARRIERS_OF_LANE);
  const guards = linesOf(list, 'groundLoop', 'antiSmashRadar');
  const short = needed - piecesOf(guards);
  if (short <= 0) return;
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

/** Rule 24: amplifiers carry their speakers with a margin, at the voltage they are made for. */
function checkAmplifiers(list: CheckedList, findings: Findings): void {
  const plain = linesOf(list, 'ceilingSpeaker');
  const fire = linesOf(list, 'fireSpeaker');
  const speakers = [...plain, ...fire];
  const amplifiers = linesOf(list, 'powerAmplifier');
  const voltsOf = (lines: readonly ListedLine[]): Set<number> => new Set(lines.flatMap((line) => figureOf(line, 'lineVoltage') ?? []));
  const [of, at] = [voltsOf(speakers), voltsOf(amplifiers)];
  if (of.size > 0 && at.size > 0 && [...of].some((volts) => !at.has(volts))) {
    const why = `扬声器定压 ${[...of].map((volts) => n(volts)).join('、')} V，功放输出 ${[...at].map((volts) => n(volts)).join('、')} V；电压不同功率不对，会烧毁或声音很小`;
    findings.report({ code: 'LINE_VOLTAGE_MISMATCH', severity: 'error', rule: '24a', why, about: [...speakers, ...amplifiers] });
  }
  // who does not say it may do: active speakers have no tap
  if (amplifiers.some((line) => figureOf(line, 'powerW') === null)) return;
  const needed = totalOf(plain, 'tapW') * AMPLIFIER_MARGIN.value + totalOf(fire, 'tapW') * EMERGENCY_POWER_FACTOR.value;
  const given = totalOf(amplifiers, 'powerW');
  if (isAtMost(needed, given)) return;
  const short = needed - given;
  // what a code asks for has been proposed already, and carries them too
  const proposed = findings.additions.flatMap(({ role, quantity, attributes }, place) => {
    const powerW = attributes['powerW'];
    return role === 'powerAmplifier' && typeof powerW === 'number' ? [{ place, watts: quantity * powerW }] : [];
  });
  const left = short - sumOf(proposed, ({ watts }) => watts);
  const sizes = AMPLIFIERS_W.value;
  const quantity = ceil(left / Math.max(...sizes));
  const powerW = sizes.find((size) => isAtMost(left / quantity, size)) ?? Math.max(...sizes);
  const sum = [
    [totalOf(plain, 'tapW'), AMPLIFIER_MARGIN.value],
    [totalOf(fire, 'tapW'), EMERGENCY_POWER_FACTOR.value],
  ].filter(([watts]) => watts !== undefined && watts > 0);
  findings.report({
    code: 'AMPLIFIER_SHORT',
    severity: 'error',
    rule: '24',
    shortBy: round(short, 1),
    why: `扬声器 ${sum.map(([watts, factor]) => `${n(watts)} W × ${n(factor)}`).join(' ＋ ')} ＝ ${n(needed, 1)} W，功放共 ${n(given)} W（应急扬声器按 ${n(EMERGENCY_POWER_FACTOR.value)} 倍，其他按 ${n(AMPLIFIER_MARGIN.value)} 倍）`,
    about: [...speakers, ...amplifiers],
    cures: [
      ...proposed.map(({ place }) => place),
      ...(isAtMost(left, 0) ? [] : [findings.add({ role: 'powerAmplifier', quantity, attributes: { lineVoltage: [...of][0] ?? 100, powerW } })]),
    ],
  });
}
