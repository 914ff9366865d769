import {
  BATTERIES_PER_SUPPLY,
  BATTERY_RECHARGE,
  BATTERY_USABLE_RATIO,
  CONTROLLER_CURRENT_A,
  CONTROLLER_DOORS,
  DOOR_SUPPLIES_A,
  DOUBLE_LEAVES,
  FACE_TERMINAL_CURRENT_A,
  LOCK_CURRENT_A,
  READERS_CARD_BOTH_WAYS,
  READER_CURRENT_A,
  STANDBY_BATTERIES_AH,
} from '../../constants/access-control.ts';
import { LOAD_RATIO } from '../../constants/supply.ts';
import { ceil, firstAtLeast, floor, isAtMost, type ValuesOf } from '../../inputs/index.ts';
import type { AccessControlFields } from './fields.ts';

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

/** A group worked out: units, devices and their currents. */
export type SizedDoorGroup = ReturnType<typeof sizeDoorGroup>;

/** Devices of one group of doors. Source: SIZE-6: 7 doors → two 4-door controllers serving 4 and 3. */
export function sizeDoorGroup(group: DoorGroup, standbyHours: number) {
  const { doors, mode } = group;
  const isFace = mode === 'faceTerminal';
  const leavesPerDoor = group.leaves === 'double' ? DOUBLE_LEAVES.value : 1;
  const lockType = lockTypeOf(group);
  const locksPerDoor = group.lock === 'maglock' ? 1 : leavesPerDoor;
  const readersPerDoor = isFace ? 0 : mode === 'cardInCardOut' ? READERS_CARD_BOTH_WAYS.value : 1;
  const units = isFace ? [{ built: null, serves: 1, count: doors }] : controllersFor(doors);
  const doorA = LOCK_CURRENT_A.value[lockType] * locksPerDoor + readersPerDoor * READER_CURRENT_A.value;
  return {
    group,
    isFace,
    lockType,
    units,
    controllers: isFace ? 0 : units.reduce((sum, { count }) => sum + count, 0),
    readers: doors * readersPerDoor,
    faceTerminals: isFace ? doors : 0,
    locks: doors * locksPerDoor,
    buttons: mode === 'cardInCardOut' ? 0 : doors,
    contacts: doors * leavesPerDoor,
    supplies: units.map((unit) => supplyOf(unit, doorA, standbyHours)),
  };
}

/** As many of the largest as are filled; the rest goes to the smallest that takes it, which may serve fewer doors than it could. */
function controllersFor(doors: number): DoorUnit[] {
  const [largest = 1] = CONTROLLER_DOORS.value;
  const full = floor(doors / largest);
  const rest = doors - full * largest;
  const built = CONTROLLER_DOORS.value.findLast((size) => size >= rest) ?? largest;
  return [
    { built: largest, serves: largest, count: full },
    { built, serves: rest, count: rest > 0 ? 1 : 0 },
  ].filter(({ count }) => count > 0);
}

/** The 12 V supply of one unit, and its battery where a standby is wanted. */
function supplyOf({ built, serves, count }: DoorUnit, doorA: number, standbyHours: number) {
  const baseA = built === null ? FACE_TERMINAL_CURRENT_A.value : CONTROLLER_CURRENT_A.value;
  const drawnA = baseA + serves * doorA;
  const neededAh = (drawnA * standbyHours) / BATTERY_USABLE_RATIO.value;
  const largestAh = Math.max(...STANDBY_BATTERIES_AH.value);
  const batteries = Math.min(BATTERIES_PER_SUPPLY.value, Math.max(1, ceil(neededAh / largestAh)));
  const capacityAh = standbyHours > 0 ? (firstAtLeast(STANDBY_BATTERIES_AH.value, neededAh / batteries) ?? largestAh) : null;
  const chargeA = chargeAmperes(batteries * (capacityAh ?? 0));
  const neededA = (drawnA + chargeA) / LOAD_RATIO.value;
  const currentA = firstAtLeast(DOOR_SUPPLIES_A.value, neededA);
  return {
    count,
    drawnA,
    /** What brings the batteries back in time, beside what is drawn; 0 without batteries. */
    chargeA,
    neededA,
    currentA: currentA ?? Math.max(...DOOR_SUPPLIES_A.value),
    neededAh,
    /** In parallel, all of one capacity. */
    batteries,
    /** Of one; null: no standby wanted. */
    capacityAh,
    /** More than two of the largest hold, or than a supply can charge beside its load. */
    isTooLong: currentA === null || !isAtMost(neededAh, batteries * largestAh),
  };
}

const chargeAmperes = (capacityAh: number): number => {
  const { hours, share, efficiency } = BATTERY_RECHARGE.value;
  return (capacityAh * share) / hours / efficiency;
};

const lockTypeOf = ({ lock, leaves }: DoorGroup): LockType => (lock !== 'maglock' ? lock : leaves === 'double' ? 'maglockDouble' : 'maglockSingle');

/** Is a group with card readers farther than this from its controller? */
export const isCardFarther = (sized: readonly SizedDoorGroup[], metres: number): boolean =>
  sized.some(({ isFace, group }) => !isFace && !isAtMost(group.distanceM, metres));
