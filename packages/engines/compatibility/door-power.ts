/**
 * Which doors hang on which supply of 12 V. A controller, or a face terminal, has a supply of its own where there are as many; its doors hang
 * there, or on a supply beside the doors that feeds no controller. A central supply feeds whatever it carries. Source: CHECK-15.2.
 */
import {
  BATTERIES_PER_SUPPLY,
  CONTROLLER_CURRENT_A,
  DOUBLE_LEAVES,
  FACE_TERMINAL_CURRENT_A,
  LOCK_CURRENT_A,
  READERS_CARD_BOTH_WAYS,
} from '../constants/access-control.ts';
import { CURE_LIMITS, SEARCH_LIMITS } from '../constants/list-check.ts';
import { floor, isAtMost, sumOf } from '../inputs/index.ts';
import { chargeAmperes, standbyAmperes } from '../sizing/index.ts';
import { spend, type SearchBudget } from './budget.ts';
import type { CheckedList } from './demand.ts';
import { readerAmperesOf } from './door-readers.ts';
import { hostingsOf, type Hosting, type Units } from './door-hosts.ts';
import { figureOf, linesOf, piecesOf, totalOf } from './line-sums.ts';
import { pack, type Load, type Packing } from './pack.ts';
import type { ListedLine } from './read-lines.ts';

/** Alike doors: what their locks draw, without readers. */
export interface DoorKind {
  type: string;
  ampere: number;
  count: number;
}

export interface DoorNeeds {
  /** Of each controller the doors it takes; Infinity: not said. */
  controllers: number[];
  terminals: number;
  doors: DoorKind[];
  /** Readers that every door beside a controller has for sure, and those that are left. */
  readersEach: number;
  readersLeft: number;
  /** What one of them draws: of several kinds what they draw on average. */
  readerA: number;
  /** Leaves nobody can tell from doors: a controller may have twice as many locks as doors. */
  locksOfDoor: number;
  /** Locks that the break-glass units beside the doors ask for and the list does not have. */
  missing: { type: string; count: number } | null;
}

const lockAmperes = (type: string): number => {
  const amperes: Readonly<Record<string, number>> = LOCK_CURRENT_A.value;
  return amperes[type] ?? LOCK_CURRENT_A.value.maglockSingle;
};

/** A break-glass cuts the line to a lock, an exit button opens one: so many doors there are at least. */
export const openingsOf = (list: CheckedList): number => Math.max(piecesOf(linesOf(list, 'breakGlass')), piecesOf(linesOf(list, 'exitButton')));

/** null: more controllers than are looked at one by one. */
export function doorNeedsOf(list: CheckedList): DoorNeeds | null {
  if (piecesOf(linesOf(list, 'doorController')) > UNITS_MAX) return null;
  const locks = linesOf(list, 'lock').map((line): DoorKind => {
    const type = typeof line.attributes['type'] === 'string' ? line.attributes['type'] : '';
    return { type, ampere: figureOf(line, 'currentA') ?? lockAmperes(type), count: line.quantity };
  });
  const openings = openingsOf(list);
  const held = sumOf(locks, ({ count }) => count);
  const missing = Math.max(0, openings - held);
  const [usual] = locks.toSorted((a, b) => b.count - a.count);
  // of maglocks there would be the brackets
  const type = usual?.type ?? (piecesOf(linesOf(list, 'lockBracket')) > 0 ? 'maglockSingle' : 'strike');
  const whole = missing > 0 ? [...locks, { type, ampere: usual?.ampere ?? lockAmperes(type), count: missing }] : locks;
  const paired = openings > 0 && held > openings ? pairsOf(whole, held - openings) : null;
  const doors = paired ?? whole;
  const terminals = piecesOf(linesOf(list, 'faceTerminal'));
  const controllers = linesOf(list, 'doorController').flatMap((line) =>
    Array.from({ length: line.quantity }, () => figureOf(line, 'doors') ?? Number.POSITIVE_INFINITY),
  );
  const places = sumOf(controllers, (count) => count);
  const doorCount = sumOf(doors, ({ count }) => count);
  const readers = piecesOf(linesOf(list, 'cardReader'));
  const carded = Math.max(0, doorCount - terminals);
  // readers of gates are none of doors
  const hasGates = linesOf(list, 'gatePedestalSide', 'gateUnit').length > 0;
  // every door without a terminal has one; a second only as far as none stands beside a terminal
  const ofCards = controllers.length > 0 ? Math.max(Math.min(readers, carded), readers - terminals) : readers;
  const readersEach = hasGates || carded === 0 ? 0 : Math.min(READERS_CARD_BOTH_WAYS.value, floor(ofCards / carded));
  const isPairUnknown = paired === null && held > (openings > 0 ? openings : places + terminals);
  return {
    controllers,
    terminals,
    doors,
    readersEach,
    readersLeft: readers - readersEach * carded,
    readerA: readerAmperesOf(list),
    locksOfDoor: carded > places ? Number.POSITIVE_INFINITY : isPairUnknown ? DOUBLE_LEAVES.value : 1,
    missing: missing === 0 ? null : { type, count: missing },
  };
}

/** So many doors have two locks, bolts or strikes, one a leaf; null: the list does not tell which. */
function pairsOf(locks: readonly DoorKind[], pairs: number): DoorKind[] | null {
  const leafed = locks.filter(({ type }) => type === 'bolt' || type === 'strike');
  const all = sumOf(leafed, ({ count }) => count);
  const isOneKind = new Set(leafed.map(({ ampere }) => ampere)).size === 1;
  const areAll = all === pairs * DOUBLE_LEAVES.value && leafed.every(({ count }) => count % DOUBLE_LEAVES.value === 0);
  if (pairs * DOUBLE_LEAVES.value > all || (!isOneKind && !areAll)) return null;
  const others = locks.filter((lock) => !leafed.includes(lock));
  const [first] = leafed;
  if (first === undefined) return null;
  if (areAll) return [...others, ...leafed.map((lock) => ({ ...lock, ampere: lock.ampere * DOUBLE_LEAVES.value, count: lock.count / DOUBLE_LEAVES.value }))];
  return [...others, { ...first, ampere: first.ampere * DOUBLE_LEAVES.value, count: pairs }, { ...first, count: all - pairs * DOUBLE_LEAVES.value }];
}

/** Devices up to which each is looked at by itself. */
const { units: UNITS_MAX } = SEARCH_LIMITS.value;

/** `chargeA`: more it does not put into its battery; null: not said. */
interface DoorBox {
  currentA: number;
  chargeA: number | null;
}

/** What feeds doors: boxes of their own, adapters, which feed what one box does, and central supplies of 12 V, which feed whatever they carry. Amperes one by one. */
export interface DoorPower {
  boxes: DoorBox[];
  adapters: number[];
  central: number[];
  /** Alike batteries; null: one does not say what it holds. */
  batteries: { capacityAh: number; count: number }[] | null;
}

const amperesOf = (lines: readonly ListedLine[]): number[] =>
  lines.flatMap((line) => Array.from({ length: line.quantity }, () => figureOf(line, 'currentA') ?? 0));

/** null: more supplies or batteries than are looked at one by one. */
export function doorPowerOf(boxes: readonly ListedLine[], others: readonly ListedLine[], batteries: readonly ListedLine[]): DoorPower | null {
  if ([boxes, others, batteries].some((lines) => piecesOf(lines) > UNITS_MAX)) return null;
  const isAdapter = ({ role }: ListedLine): boolean => role === 'powerAdapter';
  const sized = batteries.map((line) => ({ capacityAh: figureOf(line, 'capacityAh'), count: line.quantity }));
  const known = sized.flatMap(({ capacityAh, count }) => (capacityAh === null ? [] : [{ capacityAh, count }]));
  return {
    boxes: boxes.flatMap((line) =>
      Array.from({ length: line.quantity }, () => ({ currentA: figureOf(line, 'currentA') ?? 0, chargeA: figureOf(line, 'chargeA') })),
    ),
    adapters: amperesOf(others.filter(isAdapter)),
    central: amperesOf(others.filter((line) => !isAdapter(line))),
    batteries: known.length === sized.length ? known : null,
  };
}

/** How much of a supply may be used: `share` of its current, less what its battery is charged with, and for so many hours of standby what that gives. */
export interface DoorLimits {
  share: number;
  isCharging: boolean;
  standbyHours: number;
}

const { batterySets: SETS_MAX, supplySteps: SUPPLY_STEPS } = SEARCH_LIMITS.value;

/** Do all controllers, terminals and doors find a supply? By whatever batteries stand in whatever box. */
export function feedDoors(needs: DoorNeeds, power: DoorPower, limits: DoorLimits, budget: SearchBudget): Packing {
  const { boxes, adapters, central, batteries } = power;
  const largestFirst = boxes.toSorted((a, b) => b.currentA - a.currentA);
  const units = needs.controllers.length + needs.terminals;
  const isWithout = batteries === null || !(limits.isCharging || limits.standbyHours > 0);
  const { sets, isAll } = isWithout ? { sets: [[]], isAll: true } : batterySets(batteries, boxes.length, units);
  let last: Packing = { kind: 'impossible', packed: [], left: 0 };
  const { splits, isEvery } = splitsOf(needs, boxes.length + adapters.length, central);
  const least = Math.min(...needs.doors.map(({ ampere }) => ampere), Number.POSITIVE_INFINITY);
  let isUndecided = !isAll || !isEvery;
  for (const set of sets) {
    const own = [...largestFirst.map((box, place) => roomOf(box, set[place] ?? 0, limits)), ...adapters.map((currentA) => currentA * limits.share)];
    const rooms = own.toSorted((a, b) => b - a);
    const ofCentral = central.map((currentA) => currentA * limits.share);
    const tryAll = (split: Split, hostings: readonly Hosting[]): Packing | null => {
      for (const hosting of hostings) {
        if (!spend(budget, own.length * SUPPLY_STEPS)) {
          isUndecided = true;
          return null;
        }
        const packing = feedFrom(needs, { hosting, central: ofCentral, split }, budget);
        if (packing.kind === 'packed') return packing;
        isUndecided ||= packing.kind === 'undecided';
        if (last.left === 0 || packing.left < last.left) last = packing;
      }
      return null;
    };
    for (const split of splits) {
      if (budget.left <= 0) return { ...last, kind: 'undecided' };
      const units = unitsBeside(needs, split);
      if (rooms.length < units.controllers.length + units.terminals) return feedAnyhow(needs, [...rooms, ...ofCentral], budget);
      const { hostings, isEvery: isEveryHosting, looks } = hostingsOf(rooms, units, Number.isFinite(least) ? least : 0);
      spend(budget, looks);
      isUndecided ||= !isEveryHosting;
      if (last.left === 0) last = { kind: 'impossible', packed: [], left: units.controllers.length + units.terminals };
      const packed = tryAll(split, hostings);
      if (packed !== null) return packed;
    }
  }
  return isUndecided ? { ...last, kind: 'undecided' } : last;
}

function roomOf({ currentA, chargeA }: DoorBox, heldAh: number, { share, isCharging, standbyHours }: DoorLimits): number {
  const room = currentA * share - (isCharging ? Math.min(chargeAmperes(heldAh), chargeA ?? Number.POSITIVE_INFINITY) : 0);
  return Math.max(0, standbyHours > 0 ? Math.min(room, standbyAmperes(heldAh, standbyHours)) : room);
}

/**
 * Ampere-hours box by box, the most first: one battery each, two where there are more batteries than boxes, or where a box needs none. Of very
 * many ways the first.
 */
function batterySets(batteries: readonly { capacityAh: number; count: number }[], boxes: number, units: number): { sets: number[][]; isAll: boolean } {
  const kinds = batteries.toSorted((a, b) => b.capacityAh - a.capacityAh);
  const all = sumOf(kinds, ({ count }) => count);
  const fewest = Math.max(0, all - boxes);
  const spare = Math.max(0, boxes - units);
  const ways: number[][] = [];
  const pairsIn = (at: number): number => sumOf(kinds.slice(at), ({ count }) => floor(count / BATTERIES_PER_SUPPLY.value));
  /** `own`: pairs of each kind before this one. Only ways are gone that come to `pairs`. */
  const add = (at: number, pairs: number, own: readonly number[]): void => {
    const kind = kinds[at];
    if (kind === undefined) return void ways.push(heldBy(kinds, own));
    const least = Math.max(0, pairs - pairsIn(at + 1));
    for (let some = Math.min(pairs, floor(kind.count / BATTERIES_PER_SUPPLY.value)); some >= least && ways.length <= SETS_MAX; some--)
      add(at + 1, pairs - some, [...own, some]);
  };
  for (let pairs = fewest; pairs <= Math.min(fewest + spare, pairsIn(0)) && ways.length <= SETS_MAX; pairs++) add(0, pairs, []);
  // more than two for each box: what is over stands idle
  if (ways.length === 0) {
    const each = kinds.flatMap(({ capacityAh, count }) => Array.from({ length: count }, () => capacityAh));
    ways.push(each.slice(0, boxes).map((capacityAh) => capacityAh * BATTERIES_PER_SUPPLY.value));
  }
  return { sets: ways.slice(0, SETS_MAX), isAll: ways.length <= SETS_MAX };
}

/** Ampere-hours of the pairs and of the others, the most first. */
function heldBy(kinds: readonly { capacityAh: number; count: number }[], pairs: readonly number[]): number[] {
  const held = kinds.flatMap(({ capacityAh, count }, at) => {
    const own = pairs[at] ?? 0;
    const doubled = Array.from({ length: own }, () => capacityAh * BATTERIES_PER_SUPPLY.value);
    return [...doubled, ...Array.from({ length: count - own * BATTERIES_PER_SUPPLY.value }, () => capacityAh)];
  });
  return held.toSorted((a, b) => b - a);
}

/** Amperes and locks. */
type Room = [ampere: number, locks: number];
type FedRoom = [Room, DoorBin['feeds']];
const { countless: ANY } = CURE_LIMITS.value;

/** So many controllers and terminals hang on central supplies. */
interface Split {
  controllers: number;
  terminals: number;
}

/** Every number of controllers and terminals that central supplies may feed; of very many the most and the fewest. */
function splitsOf({ controllers: { length }, terminals }: DoorNeeds, own: number, central: readonly number[]): { splits: Split[]; isEvery: boolean } {
  if (central.length === 0) return { splits: [{ controllers: 0, terminals: 0 }], isEvery: true };
  const isEvery = (length + 1) * (terminals + 1) <= SETS_MAX;
  const upTo = (most: number): number[] => (isEvery ? Array.from({ length: most + 1 }, (_none, at) => at) : [...new Set([0, most])]);
  const splits = upTo(length).flatMap((controllers) => upTo(terminals).map((faces) => ({ controllers, terminals: faces })));
  return { splits: splits.filter((split) => own >= length + terminals - split.controllers - split.terminals), isEvery };
}

/** Central supplies take the controllers of the fewest doors: their doors may hang there, too. */
const unitsBeside = (needs: DoorNeeds, { controllers, terminals }: Split): Units => ({
  controllers: needs.controllers.toSorted((a, b) => a - b).slice(controllers),
  terminals: needs.terminals - terminals,
});

function feedFrom(
  needs: DoorNeeds,
  { hosting, central, split }: { hosting: Hosting; central: readonly number[]; split: Split },
  budget: SearchBudget,
): Packing {
  const { doors, readersEach, readersLeft, readerA: ofReader, locksOfDoor } = needs;
  const [ofController, ofTerminal] = [CONTROLLER_CURRENT_A.value, FACE_TERMINAL_CURRENT_A.value];
  const dry = hosting.hosts.filter(([ampere]) => !isAtMost(ofController, ampere)).length;
  if (dry > 0) return { kind: 'impossible', packed: [], left: dry };
  const bins = grouped([
    ...hosting.hosts.map(([ampere, built]): FedRoom => [[ampere - ofController, Math.min(ANY, built * locksOfDoor)], 'controller']),
    ...hosting.atTerminals.map((ampere): FedRoom => [[ampere - ofTerminal, Math.min(ANY, locksOfDoor)], 'terminal']),
    ...hosting.beside.map((ampere): FedRoom => [[ampere, ANY], 'doors']),
    ...central.map((ampere): FedRoom => [[ampere, ANY], 'all']),
  ]);
  const onCentral = (ampere: number): Load['on'] => bins.map(({ feeds }) => (feeds === 'all' ? [ampere, 0] : null));
  // which doors beside a central supply are those of its terminals nobody says: their readers hang where they may
  const areLoose = split.terminals > 0 && readersEach > 0;
  const atDoor = areLoose ? 0 : readersEach;
  const loose = areLoose ? readersEach * Math.max(0, sumOf(doors, ({ count }) => count) - needs.terminals) : 0;
  const loads = [
    { count: split.controllers, on: onCentral(ofController) },
    { count: split.terminals, on: onCentral(ofTerminal) },
    ...doors.map(({ ampere, count }) => ({ count, on: bins.map(({ feeds }) => [ampere + (feeds === 'terminal' ? 0 : atDoor * ofReader), 1]) })),
    { count: readersLeft + loose, on: bins.map(() => [ofReader, 0]) },
  ];
  return packInto(loads, bins, budget);
}

/** Fewer boxes than units: whatever may hang anywhere. */
function feedAnyhow(
  { controllers, terminals, doors, readersEach, readersLeft, readerA }: DoorNeeds,
  supplies: readonly number[],
  budget: SearchBudget,
): Packing {
  const bins = grouped(supplies.map((ampere): FedRoom => [[ampere, ANY], 'all']));
  const readers = readersLeft + readersEach * Math.max(0, sumOf(doors, ({ count }) => count) - terminals);
  const loads = [
    { ampere: FACE_TERMINAL_CURRENT_A.value, count: terminals },
    { ampere: CONTROLLER_CURRENT_A.value, count: controllers.length },
    ...doors,
    { ampere: readerA, count: readers },
  ];
  return packInto(
    loads.map(({ ampere, count }) => ({ count, on: bins.map(() => [ampere, 0]) })),
    bins,
    budget,
  );
}

interface DoorBin {
  count: number;
  room: Room;
  feeds: 'controller' | 'terminal' | 'doors' | 'all';
}

function grouped(rooms: readonly FedRoom[]): DoorBin[] {
  const alike = Map.groupBy(rooms, (room) => JSON.stringify(room));
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ count: same.length, room: first[0], feeds: first[1] }];
  });
}

function packInto(loads: readonly Load[], bins: readonly DoorBin[], budget: SearchBudget): Packing {
  const wanted = loads.filter(({ count }) => count > 0);
  if (wanted.length === 0) return { kind: 'packed', packed: [], left: 0 };
  if (bins.length === 0) return { kind: 'impossible', packed: [], left: sumOf(wanted, ({ count }) => count) };
  return pack(wanted, bins, budget);
}

/** Amperes of everything that hangs on 12 V. */
export const drawnOfNeeds = ({ controllers, terminals, doors, readersEach, readersLeft, readerA }: DoorNeeds): number => {
  const carded = Math.max(0, sumOf(doors, ({ count }) => count) - terminals);
  return (
    controllers.length * CONTROLLER_CURRENT_A.value +
    terminals * FACE_TERMINAL_CURRENT_A.value +
    sumOf(doors, ({ ampere, count }) => ampere * count) +
    (readersLeft + readersEach * carded) * readerA
  );
};

/** Ampere-hours of these lines. */
export const heldAhOf = (batteries: readonly ListedLine[]): number => totalOf(batteries, 'capacityAh');
