/** A supply of 12 V with its batteries. Source: SIZE-6. */
import { BATTERIES_PER_SUPPLY, BATTERY_RECHARGE, BATTERY_USABLE_RATIO, DOOR_SUPPLIES_A, STANDBY_BATTERIES_AH } from '../../constants/access-control.ts';
import { LOAD_RATIO } from '../../constants/supply.ts';
import { ceil, EPS, firstAtLeast, isAtMost } from '../../inputs/index.ts';
import { dischargeEfficiencyAt } from '../ups/size-ups.ts';

interface Asked {
  count: number;
  drawnA: number;
  /** Beside the door, or in the closet. */
  isAtDoor: boolean;
  /** The fire alarm cuts it. */
  feedsLocks: boolean;
}

export type Supply = ReturnType<typeof supplyOf>;

/** Its battery, where a standby is wanted, and the size that carries the load and brings the battery back. */
export function supplyOf(asked: Asked, standbyHours: number) {
  const { drawnA } = asked;
  const neededAh = neededFor(drawnA, standbyHours);
  const largestAh = Math.max(...STANDBY_BATTERIES_AH.value);
  const batteries = Math.min(BATTERIES_PER_SUPPLY.value, Math.max(1, ceil(neededAh / largestAh)));
  const capacityAh = standbyHours > 0 ? (firstAtLeast(STANDBY_BATTERIES_AH.value, neededAh / batteries) ?? largestAh) : null;
  const heldAh = batteries * (capacityAh ?? 0);
  const chargeA = chargeAmperes(heldAh);
  const neededA = (drawnA + chargeA) / LOAD_RATIO.value;
  const currentA = firstAtLeast(DOOR_SUPPLIES_A.value, neededA);
  return {
    ...asked,
    /** What brings the batteries back in time, beside what is drawn; 0 without batteries. */
    chargeA,
    neededA,
    currentA: currentA ?? Math.max(...DOOR_SUPPLIES_A.value),
    neededAh,
    /** In parallel, all of one capacity. */
    batteries,
    /** Of one; null: no standby wanted. */
    capacityAh,
    /** How long aged batteries last; null without. */
    heldHours: capacityAh === null ? null : hoursOf(heldAh, drawnA),
    /** Two of the largest hold as long as asked, and a supply brings them back beside its load. */
    isEnough: currentA !== null && isAtMost(neededAh, heldAh),
  };
}

/** Ampere hours of a new battery that is to hold when it is old; emptied faster than in 20 h it gives less. 1.15 A for 3 h → 5.75 Ah. */
const neededFor = (drawnA: number, hours: number): number => (drawnA * hours) / BATTERY_USABLE_RATIO.value / dischargeEfficiencyAt(hours);

/** What aged batteries feed for so many hours: 100 Ah for 48 h → 1.67 A. */
export const standbyAmperes = (heldAh: number, hours: number): number => (heldAh * BATTERY_USABLE_RATIO.value * dischargeEfficiencyAt(hours)) / hours;

/** The other way around, by halves. */
function hoursOf(heldAh: number, drawnA: number): number {
  let [less, more] = [0, (heldAh * BATTERY_USABLE_RATIO.value) / drawnA];
  if (isAtMost(neededFor(drawnA, more), heldAh)) return more;
  while (more - less > EPS) {
    const middle = (less + more) / 2;
    if (neededFor(drawnA, middle) > heldAh) more = middle;
    else less = middle;
  }
  return less;
}

/** What brings batteries of so many ampere-hours back in time. */
export const chargeAmperes = (capacityAh: number): number => {
  const { hours, share, efficiency } = BATTERY_RECHARGE.value;
  return (capacityAh * share) / hours / efficiency;
};
