/** Of which warnings of a recommendation the list itself tells that their cause is gone. Source: SIZE-18. */
import { KEY_TARGET_RETENTION_DAYS, RETENTION_DAYS } from '../constants/storage.ts';
import { BLOCK_VOLTS, STRINGS_MAX, UPS_WIRED_FROM_KVA } from '../constants/ups.ts';
import { isAtMost, sumOf } from '../inputs/index.ts';
import { meets, wantsOf, type GivenLine } from '../roles/index.ts';
import { phasesOf } from '../sizing/index.ts';

export interface NotedList {
  lines: readonly { role: string | null; quantity: number; attributes: GivenLine['attributes'] }[];
  retentionDays: number;
}

const linesOf = ({ lines }: NotedList, role: string) => lines.filter((line) => line.role === role);
const piecesOf = (list: NotedList, role: string): number => sumOf(linesOf(list, role), ({ quantity }) => quantity);
const figureOf = (attributes: GivenLine['attributes'], name: string): number | null => {
  const value = attributes[name];
  return typeof value === 'number' && value > 0 ? value : null;
};

/** Hosts that say their size; null: there is none, or one does not. */
function hostsOf(list: NotedList): { quantity: number; kVA: number; phases: number; blocks: number | null }[] | null {
  const hosts = linesOf(list, 'upsHost').map(({ quantity, attributes }) => {
    const kVA = figureOf(attributes, 'capacityKVA');
    const volts = figureOf(attributes, 'voltage');
    return { quantity, kVA: kVA ?? 0, phases: figureOf(attributes, 'phases') ?? phasesOf(kVA ?? 0), blocks: volts === null ? null : volts / BLOCK_VOLTS.value };
  });
  return hosts.length === 0 || hosts.some(({ kVA }) => kVA === 0) ? null : hosts;
}

/** Whole strings side by side on each host at most so many as are allowed. */
function areStringsFew(list: NotedList): boolean {
  const hosts = hostsOf(list);
  const blocks = piecesOf(list, 'batteryBlock');
  if (hosts === null || blocks === 0 || hosts.some((host) => host.blocks === null)) return false;
  return blocks <= STRINGS_MAX.value * sumOf(hosts, ({ quantity, blocks: each }) => quantity * (each ?? 0));
}

const isOfOnePhase = (list: NotedList): boolean => hostsOf(list)?.every(({ phases }) => phases === 1) ?? false;

const GONE: Readonly<Record<string, (list: NotedList) => boolean>> = {
  'scenarioVideoSurveillance RETENTION_BELOW_30': ({ retentionDays }) => retentionDays >= RETENTION_DAYS.value,
  'scenarioVideoSurveillance RETENTION_BELOW_90': ({ retentionDays }) => retentionDays >= KEY_TARGET_RETENTION_DAYS.value,
  // beside recorders a UPS may be theirs
  'scenarioBroadcast NO_EMERGENCY_POWER': (list) =>
    piecesOf(list, 'upsHost') > 0 && piecesOf(list, 'batteryBlock') > 0 && ['ipCamera', 'nvr', 'storageServer'].every((role) => piecesOf(list, role) === 0),
  'scenarioBroadcast STANDBY_TOO_LARGE': areStringsFew,
  'scenarioUps NO_BATTERY': (list) => piecesOf(list, 'batteryBlock') > 0,
  'scenarioUps TOO_MANY_STRINGS': areStringsFew,
  'scenarioUps PARALLEL_SMALL': (list) => hostsOf(list)?.every(({ kVA, quantity }) => quantity === 1 || kVA >= UPS_WIRED_FROM_KVA.value) ?? false,
  'scenarioUps THREE_PHASE_OUTPUT': isOfOnePhase,
  'scenarioUps PHASE_TOO_SMALL': isOfOnePhase,
  'scenarioUps FLOOR_LOAD': (list) => piecesOf(list, 'batteryCabinet') === 0,
};

/** For each of these as many pieces as meet it. */
const holds = (list: NotedList, asked: readonly GivenLine[]): boolean =>
  asked.every((line) => {
    const wants = wantsOf(line);
    return isAtMost(
      line.quantity,
      sumOf(linesOf(list, line.role), ({ quantity, attributes }) => (wants.every((want) => meets(want, attributes)) ? quantity : 0)),
    );
  });

/** The list as it stands shows that what was warned of is no longer so. What a list does not tell stays until somebody says that it is dealt with. */
export const isCauseGone = (
  { scenario, code, endedBy = [] }: { scenario: string; code: string; endedBy?: readonly GivenLine[] | undefined },
  list: NotedList,
): boolean => (GONE[`${scenario} ${code}`]?.(list) ?? false) || (endedBy.length > 0 && holds(list, endedBy));
