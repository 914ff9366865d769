import {
  CONTROLLER_CURRENT_A,
  CONTROLLER_DOORS,
  DOUBLE_LEAVES,
  FACE_TERMINAL_CURRENT_A,
  LOCK_CURRENT_A,
  READERS_CARD_BOTH_WAYS,
  READER_CURRENT_A,
} from '../../constants/access-control.ts';
import { floor, isAtMost, type ValuesOf } from '../../inputs/index.ts';
import { doorWiringOf } from './door-wiring.ts';
import type { AccessControlFields } from './fields.ts';
import { supplyOf, type Supply } from './supply.ts';

export type DoorGroup = ValuesOf<AccessControlFields>['groups'][number];
export type LockType = keyof typeof LOCK_CURRENT_A.value;

/** Equal controllers (or face terminals, each a unit of one door) with what each serves. */
export interface DoorUnit {
  /** Doors the controller is built for; null: a face terminal. */
  built: number | null;
  /** Doors it serves here. */
  serves: number;
  count: number;
}

/** A group worked out: units, devices, their currents, and what they are wired by. */
export type SizedDoorGroup = ReturnType<typeof sizeDoorGroup>;

/** Devices of one group of doors. Source: SIZE-6: 7 doors → two 4-door controllers serving 4 and 3. */
export function sizeDoorGroup(group: DoorGroup, standbyHours: number) {
  const { doors, mode } = group;
  // a terminal alone is its own controller; beside a card reader it hangs on the door's, as that does
  const isFace = mode === 'faceTerminal';
  const hasTerminal = isFace || mode === 'cardAndFace';
  const leavesPerDoor = group.leaves === 'double' ? DOUBLE_LEAVES.value : 1;
  const lockType = lockTypeOf(group);
  const locksPerDoor = group.lock === 'maglock' ? 1 : leavesPerDoor;
  const readersPerDoor = isFace ? 0 : mode === 'cardInCardOut' ? READERS_CARD_BOTH_WAYS.value : 1;
  const doorA =
    LOCK_CURRENT_A.value[lockType] * locksPerDoor + readersPerDoor * READER_CURRENT_A.value.card + (hasTerminal && !isFace ? FACE_TERMINAL_CURRENT_A.value : 0);
  const wiring = doorWiringOf({ isFace, hasTerminal, distanceM: group.distanceM, lockA: LOCK_CURRENT_A.value[lockType] });
  const { units, supplies } = unitsFor({ doors, isFace, isAtDoor: wiring.isAtDoor, doorA, standbyHours });
  return {
    group,
    isFace,
    lockType,
    wiring,
    units,
    controllers: isFace ? 0 : units.reduce((sum, { count }) => sum + count, 0),
    readers: doors * readersPerDoor,
    faceTerminals: hasTerminal ? doors : 0,
    locks: doors * locksPerDoor,
    buttons: mode === 'cardInCardOut' ? 0 : doors,
    contacts: doors * leavesPerDoor,
    supplies,
  };
}

interface Fed {
  doors: number;
  isFace: boolean;
  /** Locks and readers hang on a supply of their own beside the door. */
  isAtDoor: boolean;
  /** Of the locks and readers of a door. */
  doorA: number;
  standbyHours: number;
}

/**
 * The largest controllers whose supplies hold the standby asked for and bring their batteries back: a supply with two batteries keeps
 * what four double doors draw for 31 h, that of two for 55.
 */
function unitsFor(fed: Fed): { units: DoorUnit[]; supplies: Supply[] } {
  const { doors, isFace } = fed;
  if (isFace) {
    const units = [{ built: null, serves: 1, count: doors }];
    return { units, supplies: suppliesFor(units, fed) };
  }
  const tried = CONTROLLER_DOORS.value.map((largest) => {
    const units = controllersFor(doors, largest);
    return { units, supplies: suppliesFor(units, fed) };
  });
  const found = tried.find(({ supplies }) => supplies.every(({ isEnough }) => isEnough)) ?? tried.at(-1);
  if (found === undefined) throw new Error('no controller');
  return found;
}

/** One for each controller or terminal; beside the door where that is too far, the controllers then feed themselves alone. */
function suppliesFor(units: readonly DoorUnit[], { doors, isFace, isAtDoor, doorA, standbyHours }: Fed): Supply[] {
  if (isFace) return [supplyOf({ count: doors, drawnA: FACE_TERMINAL_CURRENT_A.value + doorA, isAtDoor, feedsLocks: true }, standbyHours)];
  const baseA = CONTROLLER_CURRENT_A.value;
  const ofUnits = units.map(({ serves, count }) =>
    supplyOf({ count, drawnA: baseA + (isAtDoor ? 0 : serves * doorA), isAtDoor: false, feedsLocks: !isAtDoor }, standbyHours),
  );
  return isAtDoor ? [...ofUnits, supplyOf({ count: doors, drawnA: doorA, isAtDoor, feedsLocks: true }, standbyHours)] : ofUnits;
}

/** As many of the largest as are filled; the rest goes to the smallest that takes it, which may serve fewer doors than it could. */
function controllersFor(doors: number, largest: number): DoorUnit[] {
  const full = floor(doors / largest);
  const rest = doors - full * largest;
  const built = CONTROLLER_DOORS.value.findLast((size) => size >= rest) ?? largest;
  return [
    { built: largest, serves: largest, count: full },
    { built, serves: rest, count: rest > 0 ? 1 : 0 },
  ].filter(({ count }) => count > 0);
}

const lockTypeOf = ({ lock, leaves }: DoorGroup): LockType => (lock !== 'maglock' ? lock : leaves === 'double' ? 'maglockDouble' : 'maglockSingle');

/** Is a group with card readers farther than this from its controller? */
export const isCardFarther = (sized: readonly SizedDoorGroup[], metres: number): boolean =>
  sized.some(({ isFace, group }) => !isFace && !isAtMost(group.distanceM, metres));
