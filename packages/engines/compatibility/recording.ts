/** Cameras onto recorders: by channels, bandwidth, what each recorder takes, and days by the disks in it. Source: CHECK-6. */
import { mbpsOf, plannedMbps } from '../calculators/index.ts';
import { isExpandable, usableEnclosures } from './bays.ts';
import { PACK_NOISE, SEARCH_LIMITS } from '../constants/list-check.ts';
import { ceil, EPS, isAtMost, sumOf } from '../inputs/index.ts';
import { usableTBOf, tbOf, type CheckedList } from './demand.ts';
import { spend, type SearchBudget } from './budget.ts';
import { pack, PACK_STEPS, TRIAL_STEPS, type Bin, type Load, type Packing } from './pack.ts';
import type { Camera, Recorder } from './parts.ts';
import { recordedKbps, takes } from './recorder-fit.ts';

/** Disks of one size. */
export interface DiskPile {
  sizeTB: number;
  quantity: number;
}

/** Recorders that hold the same in each unit: lines of one kind, and the disks in each of its units. */
export interface RecorderKind {
  recorders: readonly Recorder[];
  units: number;
  bays: number;
  disks: readonly DiskPile[];
}

/** `cameras` by place: lines that are alike to every recorder. */
export interface RecordingPlan {
  cameras: readonly (readonly Camera[])[];
  kinds: readonly RecorderKind[];
  packing: Packing;
  /** Goes in only where some recorder is given more than it is planned with; null: not decided. Source: CHECK-6.6. */
  isTight: boolean | null;
}

const {
  shares: SHARES_MAX,
  unitSteps: SLOT_STEPS,
  looksPerShare: LOOKS_PER_SHARE,
  sharedUnits: SHARED_UNITS_MAX,
  units: UNITS_MAX,
  leastShares: LEAST_SHARES,
  countedUnits: COUNTED_UNITS,
} = SEARCH_LIMITS.value;

type Planned = Omit<RecordingPlan, 'isTight'>;

/** Channels and bandwidth alone: is there a recorder for every camera. */
export function recordingOf(list: CheckedList, budget = list.verdict, most = PACK_STEPS): RecordingPlan {
  const cameras = alikeOf(list.cameras);
  const kinds = kindsOf(list.recorders);
  const at = (isPlanned: boolean, steps: number): Planned => ({
    cameras,
    kinds,
    packing: packOnto(list, cameras, kinds, { isStored: false, isPlanned, budget, most: steps }),
  });
  return withReserve(list, at, most);
}

/** The same with the days that are kept: the listed disks are shared out over the bays as well as can be, in at most `tries` ways. */
export function storingOf(list: CheckedList, { budget = list.verdict, tries = SHARES_MAX, most = PACK_STEPS }: Sharing = {}): RecordingPlan {
  const cameras = alikeOf(list.cameras);
  const { shares, isComplete } = sharesOf(list, cameras, tries, budget);
  const at = (isPlanned: boolean, steps: number): Planned => {
    const each = Math.ceil(steps / Math.max(shares.length, LEAST_SHARES));
    // what a proposal was tried with is found again once it is bought
    const ofFirst = Math.max(each, Math.ceil(TRIAL_STEPS / LEAST_SHARES));
    let best: Planned = { cameras, kinds: kindsOf(list.recorders), packing: { kind: 'undecided', packed: [], left: Number.POSITIVE_INFINITY } };
    let isDecided = isComplete;
    for (const [way, kinds] of shares.entries()) {
      const packing = packOnto(list, cameras, kinds, { isStored: true, isPlanned, budget, most: way < LEAST_SHARES ? ofFirst : each });
      if (packing.kind === 'packed') return { cameras, kinds, packing };
      isDecided &&= packing.kind === 'impossible';
      if (packing.left < best.packing.left) best = { cameras, kinds, packing };
    }
    return { ...best, packing: { ...best.packing, kind: isDecided ? 'impossible' : 'undecided' } };
  };
  return withReserve(list, at, most);
}

/** With the reserve where that goes, else by what recorders are rated for; one look alone where the reserve cannot be touched. */
function withReserve(list: CheckedList, at: (isPlanned: boolean, steps: number) => Planned, most: number): RecordingPlan {
  if (!canBeTight(list)) return { ...at(false, most), isTight: false };
  const planned = at(true, Math.min(most, TRIAL_STEPS));
  if (planned.packing.kind === 'packed') return { ...planned, isTight: false };
  const rated = at(false, most);
  const isTight = rated.packing.kind === 'packed' && (planned.packing.kind === 'impossible' || null);
  return { ...rated, isTight };
}

/** Could a recorder that is full of the busiest cameras be given more than it is planned with. */
function canBeTight({ cameras, recorders }: Pick<CheckedList, 'cameras' | 'recorders'>): boolean {
  const all = sumOf(cameras, ({ quantity }) => quantity);
  const alike = alikeOf(cameras).flatMap(([camera]) => camera ?? []);
  return kindsOf(recorders).some(({ recorders: [its] }) => {
    const { channels = 0, incomingMbps = 0 } = its?.has ?? {};
    const busiest = Math.max(0, ...alike.map((camera) => (its === undefined ? 0 : intoMbps(camera, its))));
    return !isAtMost(Math.min(channels, all) * busiest, plannedMbps(incomingMbps));
  });
}

/** Main and sub stream as the recorder gets them. */
function intoMbps(camera: Camera, recorder: Recorder): number {
  const kbps = recordedKbps(camera, recorder);
  return kbps === null ? 0 : mbpsOf(kbps + (camera.has.subStreamKbps ?? 0));
}

/** By channels and bandwidth alone, the listed disks shared out evenly over the bays: for showing what goes in where not everything does. */
export function filledOf(list: CheckedList, budget = list.verdict): RecordingPlan {
  const cameras = alikeOf(list.cameras);
  const kinds = sharesOf(list, cameras, 1, budget).shares[0] ?? kindsOf(list.recorders);
  return { cameras, kinds, packing: packOnto(list, cameras, kinds, { isStored: false, isPlanned: false, budget, most: PACK_STEPS }), isTight: false };
}

interface Sharing {
  /** Whose steps are taken; the verdict's when left out. */
  budget?: SearchBudget;
  /** Ways of sharing the disks out. */
  tries?: number;
  /** Steps of all of them together. */
  most?: number;
}

const binOf = ({ units, recorders: [its] }: RecorderKind): Bin => ({ count: units, room: [its?.has.channels ?? 0, its?.has.incomingMbps ?? 0] });
const storeOf = (kind: RecorderKind): Bin => {
  const { count, room } = binOf(kind);
  return { count, room: [...room, sumOf(kind.disks, ({ sizeTB, quantity }) => quantity * usableTBOf(sizeTB))] };
};

interface Onto {
  isStored: boolean;
  /** With the reserve. */
  isPlanned: boolean;
  budget: SearchBudget;
  most: number;
}

function packOnto(
  list: CheckedList,
  cameras: readonly (readonly Camera[])[],
  kinds: readonly RecorderKind[],
  { isStored, isPlanned, budget, most }: Onto,
): Packing {
  if (!spend(budget, 2 * cameras.length * kinds.length)) return { kind: 'undecided', packed: [], left: Number.POSITIVE_INFINITY };
  const bins = kinds.map(isStored ? storeOf : binOf);
  return pack(loadsOf(list, cameras, kinds, isStored), isPlanned ? bins.map(planned) : bins, budget, most);
}

const planned = ({ count, room: [channels = 0, mbps = 0, ...rest] }: Bin): Bin => ({ count, room: [channels, plannedMbps(mbps), ...rest] });

/** A camera that no listed recorder takes is said by rules 4–6; here it goes onto any, so that one fault is not told as two. */
function loadsOf(list: CheckedList, cameras: readonly (readonly Camera[])[], kinds: readonly RecorderKind[], isStored: boolean): Load[] {
  return cameras.map((alike) => {
    const [camera] = alike;
    const isTaken = camera !== undefined && kinds.some(({ recorders: [recorder] }) => recorder !== undefined && takes(camera, recorder));
    const on = kinds.map(({ recorders: [recorder] }) => {
      if (camera === undefined || recorder === undefined || (isTaken && !takes(camera, recorder))) return null;
      const mbps = intoMbps(camera, recorder);
      const kbps = recordedKbps(camera, recorder);
      return isStored ? [1, mbps, kbps === null ? 0 : tbOf(kbps, list.settings)] : [1, mbps];
    });
    return { count: sumOf(alike, ({ quantity }) => quantity), on };
  });
}

/** Worked out once for the same parts: a list that is tried with something more in it has the other parts as before. */
function oncePer<Part, Found>(find: (parts: readonly Part[]) => Found): (parts: readonly Part[]) => Found {
  const known = new WeakMap<readonly Part[], Found>();
  return (parts) => {
    const found = known.get(parts) ?? find(parts);
    known.set(parts, found);
    return found;
  };
}

const alikeOf = oncePer((cameras: readonly Camera[]): Camera[][] => [
  ...Map.groupBy(cameras, ({ kbps, brand, protocols, has: { resolution, codec, subStreamKbps, bitrateKbps } }) =>
    JSON.stringify([kbps, brand, protocols, resolution, codec, subStreamKbps, bitrateKbps]),
  ).values(),
]);

/** Larger ones first; no disks yet. */
export const kindsOf = oncePer((recorders: readonly Recorder[]): RecorderKind[] => {
  const alike = Map.groupBy(recorders, ({ has, brand, protocols, codecs }) => JSON.stringify([has, brand, protocols, codecs]));
  return [...alike.values()]
    .map((same) => ({ recorders: same, units: sumOf(same, ({ quantity }) => quantity), bays: same[0]?.has.hddBays ?? 0, disks: [] }))
    .toSorted((a, b) => (b.recorders[0]?.has.channels ?? 0) - (a.recorders[0]?.has.channels ?? 0));
});

interface Slot {
  kind: number;
  bays: number;
  limitTB: number;
  /** How much of the whole its channels and bandwidth can take. */
  weight: number;
  disks: Map<number, number>;
  held: number;
  usableTB: number;
}

/** Ways to share the listed disks out over the units, the even one first; `isComplete`: there are no others that would matter. */
function sharesOf(
  list: CheckedList,
  cameras: readonly (readonly Camera[])[],
  tries: number,
  budget: SearchBudget,
): { shares: RecorderKind[][]; isComplete: boolean } {
  const kinds = kindsOf(list.recorders);
  const piles = pilesOf(list);
  const units = sumOf(kinds, ({ units: its }) => its);
  const enclosures = sumOf(usableEnclosures(list), ({ quantity }) => quantity);
  const once = list.cameras.length + SLOT_STEPS * units;
  if (units > UNITS_MAX || !spend(budget, once)) return { shares: [], isComplete: false };
  const starts = enclosures === 0 ? [0] : [...kinds.keys()].filter((kind) => kinds[kind]?.recorders.every(isExpandable));
  const ways = starts.map((start) => sharesFrom(slotsOf(list, kinds, cameras, start), piles, tries, budget));
  return {
    shares: ways.flatMap(({ shares }) => shares).map((slots) => kindsOfSlots(kinds, slots)),
    isComplete: ways.every(({ isComplete }) => isComplete) && (enclosures <= 1 || starts.length <= 1),
  };
}

function sharesFrom(bare: readonly Slot[], piles: readonly DiskPile[], tries: number, budget: SearchBudget): { shares: Slot[][]; isComplete: boolean } {
  const disks = sumOf(piles, ({ quantity }) => quantity);
  // each disk looks at every unit
  if (!spend(budget, bare.length * (SLOT_STEPS + Math.min(disks, UNITS_MAX)))) return { shares: [], isComplete: false };
  const isOneWay = bare.length <= 1 || disks === 0 || (piles.length === 1 && disks >= sumOf(bare, ({ bays }) => bays));
  const others = isOneWay ? { shares: [], isComplete: true } : sharesOneByOne(bare, piles, tries, budget);
  return { shares: [shareEvenly(bare, piles), ...others.shares], isComplete: others.isComplete };
}

/** Disks by size, largest first. */
export const pilesOf = ({ disks }: Pick<CheckedList, 'disks'>): DiskPile[] =>
  [...Map.groupBy(disks, ({ has }) => has.sizeTB ?? 0)]
    .map(([sizeTB, same]) => ({ sizeTB, quantity: sumOf(same, ({ quantity }) => quantity) }))
    .toSorted((a, b) => b.sizeTB - a.sizeTB);

/** A unit each; enclosures go to the units of this kind, one each in turn. */
function slotsOf(list: CheckedList, kinds: readonly RecorderKind[], cameras: readonly (readonly Camera[])[], start: number): Slot[] {
  const all = cameras.flat();
  const counted = Math.max(
    1,
    sumOf(all, ({ quantity }) => quantity),
  );
  const meanMbps = sumOf(all, ({ quantity, kbps, has }) => quantity * mbpsOf((kbps ?? 0) + (has.subStreamKbps ?? 0))) / counted;
  const slots = kinds.flatMap(({ units, bays, recorders: [its] }, kind) =>
    Array.from({ length: units }, (): Slot => {
      const weight = Math.min(its?.has.channels ?? 0, (its?.has.incomingMbps ?? 0) / Math.max(meanMbps, PACK_NOISE.value));
      return {
        kind,
        bays,
        limitTB: its?.has.maxDiskTB ?? Number.POSITIVE_INFINITY,
        weight: Math.max(weight, PACK_NOISE.value),
        disks: new Map(),
        held: 0,
        usableTB: 0,
      };
    }),
  );
  const inTurn = slots.filter(({ kind }) => kind === start);
  const added = usableEnclosures(list).flatMap(({ quantity, has }) => Array.from({ length: Math.min(quantity, UNITS_MAX) }, () => has.bays ?? 0));
  for (const [place, bays] of added.entries()) {
    const slot = inTurn[place % Math.max(inTurn.length, 1)];
    if (slot !== undefined) slot.bays += bays;
  }
  return slots;
}

/** Each disk to the unit that has least for its weight. */
function shareEvenly(bare: readonly Slot[], piles: readonly DiskPile[]): Slot[] {
  const slots = bare.map((slot) => ({ ...slot, disks: new Map<number, number>() }));
  for (const { sizeTB, quantity } of piles) {
    for (let piece = 0; piece < Math.min(quantity, UNITS_MAX); piece++) {
      let neediest: Slot | null = null;
      for (const slot of slots) {
        if (slot.limitTB < sizeTB || slot.held >= slot.bays) continue;
        if (neediest === null || slot.usableTB / slot.weight < neediest.usableTB / neediest.weight) neediest = slot;
      }
      if (neediest === null) break;
      neediest.disks.set(sizeTB, (neediest.disks.get(sizeTB) ?? 0) + 1);
      neediest.held++;
      neediest.usableTB += usableTBOf(sizeTB);
    }
  }
  return slots;
}

/** Every way, alike units in falling order; cut off where there are too many. */
function sharesOneByOne(bare: readonly Slot[], piles: readonly DiskPile[], tries: number, budget: SearchBudget): { shares: Slot[][]; isComplete: boolean } {
  if (bare.length > SHARED_UNITS_MAX) return { shares: [], isComplete: false };
  const shares: Slot[][] = [];
  let isComplete = true;
  let looks = LOOKS_PER_SHARE * tries;
  const go = (unit: number, left: readonly number[], done: readonly Slot[]): void => {
    if (shares.length >= tries) {
      isComplete = false;
      return;
    }
    const slot = bare[unit];
    if (slot === undefined) {
      shares.push([...done]);
      return;
    }
    const before = done.at(-1);
    const ceiling = before !== undefined && before.kind === slot.kind && before.bays === slot.bays ? before.usableTB : Number.POSITIVE_INFINITY;
    for (const counts of fillings(slot, piles, left)) {
      if (looks-- <= 0 || !spend(budget, SLOT_STEPS * piles.length)) {
        isComplete = false;
        return;
      }
      const usableTB = counts.reduce((sum, count, pile) => sum + count * usableTBOf(piles[pile]?.sizeTB ?? 0), 0);
      if (usableTB > ceiling + EPS) continue;
      const disks = new Map(counts.flatMap((count, pile) => (count > 0 ? [[piles[pile]?.sizeTB ?? 0, count] as const] : [])));
      go(
        unit + 1,
        left.map((count, pile) => count - (counts[pile] ?? 0)),
        [...done, { ...slot, disks, usableTB }],
      );
      if (!isComplete) return;
    }
  };
  go(
    0,
    piles.map(({ quantity }) => quantity),
    [],
  );
  return { shares, isComplete };
}

/** Disks of each pile that one unit can hold, most first. */
function* fillings(slot: Slot, piles: readonly DiskPile[], left: readonly number[], pile = 0, bays = slot.bays): Generator<number[]> {
  const its = piles[pile];
  if (its === undefined) {
    yield [];
    return;
  }
  const most = its.sizeTB > slot.limitTB ? 0 : Math.min(bays, left[pile] ?? 0);
  for (let count = most; count >= 0; count--) for (const rest of fillings(slot, piles, left, pile + 1, bays - count)) yield [count, ...rest];
}

/** Units of a kind that hold the same disks stand together. */
function kindsOfSlots(kinds: readonly RecorderKind[], slots: readonly Slot[]): RecorderKind[] {
  const alike = Map.groupBy(slots, ({ kind, bays, disks }) => JSON.stringify([kind, bays, [...disks]]));
  return [...alike.values()].map((same) => {
    const [{ kind, bays, disks }] = same as [Slot, ...Slot[]];
    return { recorders: kinds[kind]?.recorders ?? [], units: same.length, bays, disks: [...disks].map(([sizeTB, quantity]) => ({ sizeTB, quantity })) };
  });
}

/**
 * Disks of one size that one or two recorders need at the least, whichever of them takes which camera: each rounds up by itself. Infinity: in no
 * way. null: there are more recorders or enclosures, or the steps do not last. Twenty cameras whose sum is 31.2 disks: 32, where sharing disks out evenly asks for 33.
 */
export function leastDisks(list: CheckedList, sizeTB: number): number | null {
  const kinds = kindsOf(list.recorders);
  const units = sumOf(kinds, (kind) => kind.units);
  if (units === 0 || units > COUNTED_UNITS || list.enclosures.length > 0) return null;
  const loads = loadsOf(list, alikeOf(list.cameras), kinds, true);
  const ways = units === 1 ? 1 : loads.reduce((product, { count }) => product * (count + 1), 1);
  if (ways * loads.length > list.cures.left) return null;
  spend(list.cures, ways * loads.length);
  const bins = kinds.flatMap((kind, at) => Array.from({ length: kind.units }, () => ({ ...kind, at, room: binOf(kind).room })));
  const disksAt = (bin: (typeof bins)[number], [channels = 0, mbps = 0, tb = 0]: readonly number[]): number => {
    const [roomChannels = 0, roomMbps = 0] = bin.room;
    const count = disksFor(tb, sizeTB);
    const isTooLarge = count > 0 && !isAtMost(sizeTB, bin.recorders[0]?.has.maxDiskTB ?? sizeTB);
    return isTooLarge || !isAtMost(channels, roomChannels) || !isAtMost(mbps, roomMbps) || count > bin.bays ? Number.POSITIVE_INFINITY : count;
  };
  /** null: the recorder does not take some of them. */
  const plus = (sums: readonly number[], bin: (typeof bins)[number], { on }: Load, count: number): number[] | null => {
    const each = on[bin.at];
    return count === 0 ? [...sums] : each ? [0, 1, 2].map((part) => (sums[part] ?? 0) + count * (each[part] ?? 0)) : null;
  };
  const [first, second] = bins;
  const least = (at: number, here: readonly number[], there: readonly number[]): number => {
    const load = loads[at];
    if (first === undefined) return Number.POSITIVE_INFINITY;
    if (load === undefined) return disksAt(first, here) + (second === undefined ? 0 : disksAt(second, there));
    let fewest = Number.POSITIVE_INFINITY;
    for (let count = second === undefined ? load.count : 0; count <= load.count; count++) {
      const [one, other] = [plus(here, first, load, count), second === undefined ? there : plus(there, second, load, load.count - count)];
      if (one !== null && other !== null) fewest = Math.min(fewest, least(at + 1, one, other));
    }
    return fewest;
  };
  return least(0, [0, 0, 0], [0, 0, 0]);
}

/** Least number of disks of this size that hold so much. */
export const disksFor = (tb: number, sizeTB: number): number => Math.max(0, ceil(tb / usableTBOf(sizeTB)));
