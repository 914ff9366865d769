/** What added recorders, disks and enclosures make every camera be recorded for the days. Source: CHECK-6.4. */
import { plannedMbps } from '../calculators/index.ts';
import { ADDED_DISK_SIZES_TB, ENCLOSURE_BAYS, RECORDER_SIZES, SEARCH_LIMITS } from '../constants/list-check.ts';
import { baysOf, isExpandable } from './bays.ts';
import { ceil, isAtMost, sumOf } from '../inputs/index.ts';
import type { RoleLine } from '../roles/index.ts';
import { requiredTBOf, tbOf, usableTBOf, type CheckedList } from './demand.ts';
import { disksFor, leastDisks, pilesOf, recordingOf, storingOf } from './recording.ts';
import { TRIAL_STEPS } from './pack.ts';
import { withLines } from './with-lines.ts';

export interface Shortage {
  /** Not above 0: enough. */
  channels: number;
  mbps: number;
  /** There is no recorder, or not every camera finds one. */
  isRecorderShort: boolean;
}

export interface Completion {
  recorder: RoleLine | null;
  disks: RoleLine | null;
  enclosures: RoleLine | null;
}

/**
 * The first way that holds, without what it holds without: what was found in few steps is tried again with a piece less of each,
 * with as many steps as a verdict takes.
 */
export function completionOf(list: CheckedList, short: Shortage): Completion | null {
  const found = firstThatHolds(list, short);
  return found === null ? null : lessened(list, found);
}

/**
 * The first way that holds, from the least: without a recorder where none is short, then the sizes in their order, several of the
 * largest; in each no enclosure before all sizes of disks have been tried, those listed first. A recorder that is bought keeps the reserve, where any
 * does. null: none of them holds.
 */
function firstThatHolds(list: CheckedList, short: Shortage): Completion | null {
  let tight: Completion | null = null;
  for (const recorder of recordersToTry(list, short)) {
    if (list.cures.left <= 0) return tight;
    const withRecorder = recorder === null ? list : withLines(list, [recorder]);
    const recording = recordingOf(withRecorder, list.cures, TRIAL_STEPS);
    if (recording.packing.kind !== 'packed' || (tight !== null && recording.isTight !== false)) continue;
    const disks = storageFor(withRecorder);
    if (disks === null) continue;
    const completion = { recorder, ...disks };
    if (recorder === null || (recording.isTight === false && hasReserve(completedBy(list, completion)))) return completion;
    tight ??= completion;
  }
  return tight;
}

const completedBy = (list: CheckedList, completion: Completion): CheckedList =>
  withLines(
    list,
    PARTS.flatMap((one) => completion[one] ?? []),
  );

/** Every camera in its place with its days, and no recorder above what it is planned with. */
const hasReserve = (candidate: CheckedList): boolean => storingOf(candidate, { budget: candidate.cures, tries: TRIES, most: TRIAL_STEPS }).isTight === false;

function recordersToTry(list: CheckedList, { channels, mbps, isRecorderShort }: Shortage): (RoleLine | null)[] {
  const wanted = { channels: Math.max(channels, 1), mbps: Math.max(mbps, 0) };
  const lineOf = (size: (typeof RECORDER_SIZES.value)[number], quantity: number): RoleLine => ({ role: 'nvr', quantity, attributes: { ...size } });
  const single = RECORDER_SIZES.value
    .filter((size) => isAtMost(wanted.channels, size.channels) && isAtMost(wanted.mbps, plannedMbps(size.incomingMbps)))
    .map((size) => lineOf(size, 1));
  const largest = RECORDER_SIZES.value.at(-1);
  if (largest === undefined) return [];
  const least = Math.max(ceil(wanted.channels / largest.channels), ceil(wanted.mbps / plannedMbps(largest.incomingMbps)), single.length > 0 ? 2 : 1);
  const several = Array.from({ length: MORE_PIECES }, (_, more) => lineOf(largest, least + more));
  return [...(isRecorderShort ? [] : [null]), ...single, ...several];
}

/** Ways of sharing the disks out that a proposal is tried with: what holds in none of them is passed over for more. */
const { trialShares: TRIES, morePieces: MORE_PIECES, thoroughFrom: THOROUGH_FROM } = SEARCH_LIMITS.value;
function holds(candidate: CheckedList): boolean {
  const quick = storingOf(candidate, { budget: candidate.cures, tries: TRIES, most: TRIAL_STEPS }).packing.kind;
  if (quick !== 'undecided' || candidate.cures.left < THOROUGH_FROM) return quick === 'packed';
  return holdsAsListed(candidate);
}
/** As the verdict will find it. */
const holdsAsListed = (candidate: CheckedList): boolean =>
  recordingOf(candidate, candidate.cures).packing.kind !== 'impossible' && storingOf(candidate, { budget: candidate.cures }).packing.kind === 'packed';

/** As the verdict says it. */
const isTightAsListed = (candidate: CheckedList): boolean =>
  recordingOf(candidate, candidate.cures).isTight === true || storingOf(candidate, { budget: candidate.cures }).isTight === true;

const PARTS = ['recorder', 'disks', 'enclosures'] as const;

/** With a piece less of each, as long as that still holds; disks that lie in no bay are none. */
function lessened(list: CheckedList, found: Completion): Completion {
  const isReserved = found.recorder !== null && hasReserve(completedBy(list, found));
  const keeps = (one: CheckedList): boolean => holdsAsListed(one) && !(isReserved && isTightAsListed(one));
  for (const part of PARTS) {
    const line = found[part];
    if (line === null || list.cures.left < THOROUGH_FROM) continue;
    const fewer = { ...found, [part]: line.quantity > 1 ? { ...line, quantity: line.quantity - 1 } : null };
    const candidate = completedBy(list, fewer);
    const disks = sumOf(candidate.disks, ({ quantity }) => quantity);
    if (candidate.recorders.length > 0 && disks <= baysOf(candidate) && keeps(candidate)) return lessened(list, fewer);
  }
  return found;
}

/** Disks, and enclosures where a recorder takes any; nothing where what is listed is enough. */
export function storageFor(list: CheckedList): Omit<Completion, 'recorder'> | null {
  const listed = sumOf(list.disks, ({ quantity }) => quantity);
  const bays = baysOf(list);
  const usableTB = sumOf(pilesOf(list), ({ sizeTB, quantity }) => quantity * usableTBOf(sizeTB));
  const missingTB = requiredTBOf(list) - usableTB;
  if (isAtMost(missingTB, 0) && storingOf(list, { budget: list.cures }).packing.kind !== 'impossible')
    return listed <= bays ? { disks: null, enclosures: null } : enclosuresAlone(list, listed - bays);
  const first = list.disks.find(({ has }) => has.sizeTB !== undefined)?.has.sizeTB;
  const sizes = [...new Set([...(first === undefined ? [] : [first]), ...ADDED_DISK_SIZES_TB.value.filter((sizeTB) => first === undefined || sizeTB > first)])];
  const fits = (sizeTB: number): boolean => list.recorders.some(({ has }) => isAtMost(sizeTB, has.maxDiskTB ?? sizeTB));
  for (const sizeTB of sizes.filter(fits)) {
    const counted = list.disks.every(({ has }) => has.sizeTB === sizeTB) ? leastDisks(list, sizeTB) : null;
    if (counted === Number.POSITIVE_INFINITY) continue;
    if (counted !== null && counted > listed) return { disks: { role: 'hdd', quantity: counted - listed, attributes: { sizeTB } }, enclosures: null };
    const least = Math.max(1, disksFor(missingTB, sizeTB));
    for (const quantity of quantitiesToTry(list, least, sizeTB).filter((one) => one <= bays - listed)) {
      const disks: RoleLine = { role: 'hdd', quantity, attributes: { sizeTB } };
      if (holds(withLines(list, [disks]))) return { disks, enclosures: null };
    }
  }
  return withEnclosures(
    list,
    first !== undefined && fits(first) ? [first, ...sizes.slice(1).filter(fits).toReversed()] : sizes.filter(fits).toReversed(),
    missingTB,
    listed - bays,
  );
}

const enclosureLine = (quantity: number): RoleLine => ({ role: 'diskEnclosure', quantity, attributes: { bays: ENCLOSURE_BAYS.value } });
const takesEnclosure = ({ recorders }: CheckedList): boolean => recorders.some((one) => one.has.hddBays !== undefined && isExpandable(one));

const enclosuresAlone = (list: CheckedList, short: number): Omit<Completion, 'recorder'> | null =>
  takesEnclosure(list) ? { disks: null, enclosures: enclosureLine(ceil(short / ENCLOSURE_BAYS.value)) } : null;

/** What the sum asks for, some more, then a camera more for each recorder: its days lie on one recorder whole. */
function quantitiesToTry(list: CheckedList, least: number, sizeTB: number): number[] {
  const units = sumOf(list.recorders, ({ quantity }) => quantity);
  const cameraTB = Math.max(0, ...list.cameras.map(({ kbps }) => (kbps === null ? 0 : tbOf(kbps, list.settings))));
  const some = Array.from({ length: Math.min(units, MORE_PIECES) + 1 }, (_, more) => least + more);
  return [
    ...some,
    ...Array.from({ length: MORE_PIECES }, (_, more) => least + Math.ceil((units * (more + 1)) / MORE_PIECES) * Math.max(1, disksFor(cameraTB, sizeTB))),
  ];
}

/** Disks with as many enclosures as they need: of the size that is listed, else of the largest that does. */
function withEnclosures(list: CheckedList, sizes: readonly number[], missingTB: number, over: number): Omit<Completion, 'recorder'> | null {
  if (!takesEnclosure(list)) return null;
  for (const sizeTB of sizes) {
    const least = isAtMost(missingTB, 0) ? 0 : Math.max(1, disksFor(missingTB, sizeTB));
    for (const quantity of quantitiesToTry(list, least, sizeTB).filter((one) => one + over > 0)) {
      const disks: RoleLine[] = quantity === 0 ? [] : [{ role: 'hdd', quantity, attributes: { sizeTB } }];
      const enough = ceil((quantity + over) / ENCLOSURE_BAYS.value);
      // bays of a recorder whose channels are taken hold nothing more: an enclosure beside rather than disks to spare
      for (const enclosures of [enclosureLine(enough), enclosureLine(enough + 1)])
        if (holds(withLines(list, [...disks, enclosures]))) return { disks: disks[0] ?? null, enclosures };
    }
  }
  return null;
}
