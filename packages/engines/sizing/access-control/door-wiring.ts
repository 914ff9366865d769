/** How thick the 12 V lines to a door must be, and where its supply stands. Source: SIZE-6.3. */
import { loopOhmPerM } from '../../calculators/index.ts';
import { DOOR_DROP_PERCENT, DOOR_WIRING_M, FACE_TERMINAL_CURRENT_A, LOCK_CABLES } from '../../constants/access-control.ts';
import { LISTED_SUPPLY_V, USUAL_CONDUCTOR_TEMP_C } from '../../constants/supply.ts';
import { isAtMost } from '../../inputs/index.ts';

type LockCable = (typeof LOCK_CABLES.value)[number];

/** Volts that a current of its nominal size loses there and back, on warm copper: 0.5 A over 35 m of 1 mm² → 0.76 V. */
const dropV = (areaMm2: number, lengthM: number, ampere: number): number => lengthM * loopOhmPerM(areaMm2, USUAL_CONDUCTOR_TEMP_C.value) * ampere;
/** 1.2 V of 12. */
const allowedV = (): number => (LISTED_SUPPLY_V.value * DOOR_DROP_PERCENT.value) / 100;

/** A line of so many metres that carries so many amperes; null: the thickest loses too much. */
function lineFor(lengthM: number, ampere: number): (LockCable & { lengthM: number; dropV: number }) | null {
  const found = LOCK_CABLES.value.find(({ areaMm2 }) => isAtMost(dropV(areaMm2, lengthM, ampere), allowedV()));
  return found === undefined ? null : { ...found, lengthM, dropV: dropV(found.areaMm2, lengthM, ampere) };
}

export type DoorWiring = ReturnType<typeof doorWiringOf>;

interface Asked {
  isFace: boolean;
  /** A face terminal, whether or not it is its own controller. */
  hasTerminal?: boolean;
  distanceM: number;
  lockA: number;
}

/**
 * From the closet as far as 2.5 mm² allows, through the break-glass beside the door to the lock; beyond it the supply stands beside
 * the door, and both lines are short.
 */
export function doorWiringOf({ isFace, hasTerminal = isFace, distanceM, lockA }: Asked) {
  const beside = DOOR_WIRING_M.value;
  const terminalA = FACE_TERMINAL_CURRENT_A.value;
  const far = { lock: lineFor(distanceM + beside, lockA), terminal: hasTerminal ? lineFor(distanceM, terminalA) : null };
  const isAtDoor = far.lock === null || (hasTerminal && far.terminal === null);
  const near = { lock: lineFor(beside, lockA), terminal: hasTerminal ? lineFor(beside, terminalA) : null };
  const { lock, terminal } = isAtDoor ? near : far;
  if (lock === null) throw new Error('a lock beside its supply');
  return {
    isAtDoor,
    lock,
    /** Of a face terminal; null: there is none. */
    terminal,
    /** Controller to supply, where that stands beside the door: it tells it to cut the lock. */
    control: isAtDoor && !isFace ? distanceM : null,
  };
}
