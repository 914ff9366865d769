/** What nobody told or asked the rules, and what they did not find out. Source: CHECK-20. */
import { sumOf } from '../inputs/index.ts';
import { attributeLabel, roleName, type RoleId } from '../roles/index.ts';
import { fedByLightOnly } from './cabling-rules.ts';
import type { CheckedList } from './demand.ts';
import type { Findings } from './findings.ts';
import { linesOf } from './line-sums.ts';
import { unjudgedWords } from './unjudged.ts';

/** Attributes without which a rule takes it that a device may do. Parts of the video system are read by `readParts`, which notes theirs. */
const FACTS: Readonly<Partial<Record<RoleId, readonly string[]>>> = {
  lock: ['failMode'],
  doorController: ['doors'],
  doorSupply: ['currentA'],
  standbyBattery: ['capacityAh'],
  ceilingSpeaker: ['tapW'],
  fireSpeaker: ['tapW'],
  powerAmplifier: ['powerW'],
  ledCabinet: ['pitchMm'],
  ledSendingController: ['ports'],
  ledDistributionBox: ['powerKW'],
  upsHost: ['capacityKVA'],
  batteryBlock: ['capacityAh'],
  batteryBreaker: ['voltage'],
  upsInputBreaker: ['currentA'],
  mediaConverter: ['portMbps', 'fibreMode', 'distanceKm'],
  fibreCable: ['cores', 'rollM', 'fibreMode'],
};

/** Asked of a role where another one stands in the list. */
const FACTS_BESIDE: readonly { role: RoleId; beside: RoleId; code: string }[] = [
  { role: 'doorSupply', beside: 'standbyBattery', code: 'chargeA' },
  { role: 'cardReader', beside: 'accessCard', code: 'cardTypes' },
  { role: 'accessCard', beside: 'cardReader', code: 'cardTypes' },
  { role: 'powerSupply12V', beside: 'lock', code: 'currentA' },
  { role: 'powerAdapter', beside: 'lock', code: 'currentA' },
  { role: 'powerAmplifier', beside: 'ceilingSpeaker', code: 'lineVoltage' },
  { role: 'ceilingSpeaker', beside: 'powerAmplifier', code: 'lineVoltage' },
];

/** Last, when all else was looked at: all that was passed over, in words. */
export function unjudgedOf(list: CheckedList, findings: Findings): string[] {
  if (findings.lacking.size > 0) findings.pass('missingFacts');
  if (findings.issues.some(({ code }) => code === 'ASSIGNMENT_UNDECIDED')) findings.pass('assignment');
  if (list.cameras.some(({ has }) => has.wireless !== true && has.runMaxM === undefined)) findings.pass('farthestRun');
  if (sumOf(fedByLightOnly(list), ({ quantity }) => quantity) > sumOf(list.injectors, ({ quantity }) => quantity)) findings.pass('fibreFeed');
  const { standbyHours, gateRunM, upsBlockAh } = list.settings;
  if (linesOf(list, 'standbyBattery').length > 0 && standbyHours === 0) findings.pass('doorStandby');
  if (linesOf(list, 'gatePedestalSide', 'gatePedestalMiddle', 'gateUnit').length > 0 && gateRunM === 0) findings.pass('gateRun');
  if (linesOf(list, 'upsHost').length > 0 && linesOf(list, 'batteryBlock').length > 0 && upsBlockAh === 0) findings.pass('upsTime');
  return [...unsaidWords(list), ...unjudgedWords(findings.passed)];
}

/** `电控锁没写断电状态`: role by role what some line of it does not say. */
function unsaidWords(list: CheckedList): string[] {
  const byRole = Map.groupBy(list.all, ({ role }) => role);
  return [...byRole].flatMap(([role, lines]) => {
    if (role === null) return [];
    const beside = FACTS_BESIDE.flatMap((fact) => (fact.role === role && byRole.has(fact.beside) ? [fact.code] : []));
    const unsaid = [...(FACTS[role] ?? []), ...beside].filter((code) => lines.some(({ attributes }) => attributes[code] === undefined));
    return unsaid.length === 0 ? [] : [`${roleName(role)}没写${unsaid.map(attributeLabel).join('、')}`];
  });
}
