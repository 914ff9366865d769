/** Public address: amplifiers carry their speakers, and another takes over where one of an emergency fails. Source: CHECK-15, CHECK-15.3. */
import { AMPLIFIER_MARGIN, AMPLIFIERS_PER_STANDBY, AMPLIFIERS_W, EMERGENCY_POWER_FACTOR } from '../constants/broadcast.ts';
import { SURGE_VOLTS } from '../constants/surge.ts';
import { ceil, isAtMost, numberText as n, round, sumOf } from '../inputs/index.ts';
import type { CheckedList } from './demand.ts';
import type { Findings } from './findings.ts';
import { figureOf, linesOf, piecesOf, totalOf } from './line-sums.ts';
import type { ListedLine } from './read-lines.ts';

/** Rule 24: amplifiers carry their speakers with a margin, at the voltage they are made for. */
export function checkAmplifiers(list: CheckedList, findings: Findings): void {
  const plain = linesOf(list, 'ceilingSpeaker');
  const fire = linesOf(list, 'fireSpeaker');
  const speakers = [...plain, ...fire];
  const amplifiers = linesOf(list, 'powerAmplifier');
  noteHorns(list, plain, findings);
  checkStandby(list, { amplifiers, isEmergency: isEmergencyList(list, fire) }, findings);
  const voltsOf = (lines: readonly ListedLine[]): Set<number> => new Set(lines.flatMap((line) => figureOf(line, 'lineVoltage') ?? []));
  const [of, at] = [voltsOf(speakers), voltsOf(amplifiers)];
  if (of.size > 0 && at.size > 0 && [...of].some((volts) => !at.has(volts))) {
    const why = `扬声器定压 ${[...of].map((volts) => n(volts)).join('、')} V，功放输出 ${[...at].map((volts) => n(volts)).join('、')} V；电压不同功率不对，会烧毁或声音很小`;
    findings.report({ code: 'LINE_VOLTAGE_MISMATCH', severity: 'error', rule: '24a', why, about: [...speakers, ...amplifiers] });
  } else checkVoltages(speakers, amplifiers, findings);
  // who does not say it may do: active speakers have no tap
  if (amplifiers.some((line) => figureOf(line, 'powerW') === null)) return;
  const emergencyW = totalOf(fire, 'tapW') + hornsOfEmergency(list, plain);
  const plainW = totalOf(plain, 'tapW') + totalOf(fire, 'tapW') - emergencyW;
  const needed = plainW * AMPLIFIER_MARGIN.value + emergencyW * EMERGENCY_POWER_FACTOR.value;
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
    [plainW, AMPLIFIER_MARGIN.value],
    [emergencyW, EMERGENCY_POWER_FACTOR.value],
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

/** Rule 24a, of several voltages: amplifiers of each carry its speakers. Who does not say a voltage, or a power, may do; short together is rule 24's. */
function checkVoltages(speakers: readonly ListedLine[], amplifiers: readonly ListedLine[], findings: Findings): void {
  if (amplifiers.some((line) => figureOf(line, 'powerW') === null)) return;
  const needed = (lines: readonly ListedLine[]): number => totalOf(lines, 'tapW') * AMPLIFIER_MARGIN.value;
  if (!isAtMost(needed(speakers), totalOf(amplifiers, 'powerW'))) return;
  const volts = new Set(speakers.flatMap((line) => figureOf(line, 'lineVoltage') ?? []));
  const short = [...volts].flatMap((volt) => {
    const own = speakers.filter((line) => figureOf(line, 'lineVoltage') === volt);
    const given = totalOf(
      amplifiers.filter((line) => (figureOf(line, 'lineVoltage') ?? volt) === volt),
      'powerW',
    );
    return isAtMost(needed(own), given) ? [] : [{ volt, neededW: needed(own), given }];
  });
  if (short.length === 0) return;
  const why = short
    .map(
      ({ volt, neededW, given }) =>
        `定压 ${n(volt)} V 的扬声器要 ${n(neededW, 1)} W，${n(volt)} V 的功放只有 ${n(given)} W，别的功放电压不同，接上会烧毁或声音很小`,
    )
    .join('；');
  findings.report({ code: 'LINE_VOLTAGE_MISMATCH', severity: 'error', rule: '24a', why, about: [...speakers, ...amplifiers] });
}

/**
 * Rule 24c: horns outdoors and nothing to hang them on. A hint: on a wall the horn's own bracket does. A list that protects their lines was
 * asked how they hang.
 */
function noteHorns(list: CheckedList, plain: readonly ListedLine[], findings: Findings): void {
  const horns = plain.filter(({ attributes }) => attributes['location'] === 'outdoor');
  const pieces = piecesOf(horns);
  const isThoughtOf = linesOf(list, 'surgeProtector').some((line) => (figureOf(line, 'voltage') ?? 0) >= SURGE_VOLTS.value.audio);
  if (pieces === 0 || isThoughtOf || linesOf(list, 'pole', 'bracket').length > 0) return;
  findings.report({
    code: 'HORN_MOUNT_UNSAID',
    severity: 'info',
    rule: '24c',
    shortBy: pieces,
    why: `室外扬声器 ${n(pieces)} 个，清单里没有立杆，也没有支架；立在杆上的要配立杆、地笼和接地，墙装的核对自带支架`,
    about: horns,
  });
}

/**
 * Watts of plain speakers that serve an emergency: those a recommendation said may not be left out, or, beside the interface of a fire alarm,
 * all horns of a list that has no other speaker.
 */
function hornsOfEmergency(list: CheckedList, plain: readonly ListedLine[]): number {
  const asked = sumOf(list.mandatory, (item) => (item.role === 'ceilingSpeaker' ? item.quantity * (figureOf({ ...item, place: 0 }, 'tapW') ?? 0) : 0));
  const isAll =
    linesOf(list, 'fireInterface').length > 0 &&
    linesOf(list, 'fireSpeaker').length === 0 &&
    plain.every(({ attributes }) => attributes['location'] === 'outdoor');
  const all = totalOf(plain, 'tapW');
  return isAll ? all : Math.min(asked, all);
}

/** Speakers of an emergency beside the interface of the fire alarm, or because a recommendation said so. */
const isEmergencyList = (list: CheckedList, fire: readonly ListedLine[]): boolean =>
  linesOf(list, 'fireInterface').length > 0 && (fire.length > 0 || hornsOfEmergency(list, linesOf(list, 'ceilingSpeaker')) > 0);

/** Rule 24b: in an emergency another amplifier takes over, and what changes over to it. */
function checkStandby(list: CheckedList, { amplifiers, isEmergency }: { amplifiers: readonly ListedLine[]; isEmergency: boolean }, findings: Findings): void {
  const standbys = linesOf(list, 'standbyAmplifier');
  const changeovers = linesOf(list, 'amplifierChangeover');
  const [held, switched] = [piecesOf(standbys), piecesOf(changeovers)];
  if (amplifiers.length === 0 || (!isEmergency && held + switched === 0)) return;
  const needed = Math.max(held, switched, 1);
  const about = [...standbys, ...changeovers, ...amplifiers];
  if (held < needed) {
    const largest = Math.max(0, ...amplifiers.map((line) => figureOf(line, 'powerW') ?? 0));
    findings.report({
      code: 'AMPLIFIER_STANDBY_SHORT',
      severity: 'warning',
      rule: '24b',
      shortBy: needed - held,
      why: `应急广播的功放要有备用的，故障时自动换上：每 ${n(AMPLIFIERS_PER_STANDBY.value)} 台备 1 台，与最大的一台同功率（工程取值）；清单里有备用功放 ${n(held)} 台、主备切换器 ${n(switched)} 台`,
      about,
      cures: largest > 0 ? [findings.add({ role: 'standbyAmplifier', quantity: needed - held, attributes: { powerW: largest } })] : [],
    });
  }
  if (switched < needed) {
    findings.report({
      code: 'AMPLIFIER_CHANGEOVER_SHORT',
      severity: 'warning',
      rule: '24b',
      shortBy: needed - switched,
      why: `每台备用功放要 1 台主备切换器，没有它备用功放换不上（工程取值）；清单里有备用功放 ${n(held)} 台、主备切换器 ${n(switched)} 台`,
      about,
      cures: [findings.add({ role: 'amplifierChangeover', quantity: needed - switched, attributes: { channels: AMPLIFIERS_PER_STANDBY.value } })],
    });
  }
}
