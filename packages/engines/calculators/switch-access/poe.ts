import { CHANNEL_MAX_M } from '../../constants/cabling.ts';
import { LOOP_OHMS_PER_100M, POE_CLASSES, PSE_VOLTS } from '../../constants/poe.ts';
import { isAtMost } from '../../inputs/index.ts';

export type PoeAllocation = 'actual' | 'class';
export type PoeClass = (typeof POE_CLASSES.value)[number];

/** The row of a class 0–8; anything else throws. */
export function poeClassOf(poeClass: number): PoeClass {
  const row = POE_CLASSES.value.find((one) => one.poeClass === poeClass);
  if (row === undefined) throw new Error(`no PoE class ${poeClass}`);
  return row;
}

/** What a camera asks of the port: the class it states, or the smallest of 1–8 that carries `powerW`; null where neither is known or no class is enough. */
export function requiredPoeClass({ powerW, poeClass }: PoeDevice): number | null {
  if (poeClass !== undefined) return poeClass;
  if (powerW === undefined) return null;
  return POE_CLASSES.value.find((row) => row.poeClass > 0 && isAtMost(powerW, row.pdW))?.poeClass ?? null;
}

/** `powerW`: greatest power at the camera; `poeClass` 0–8. One of the two is there. */
export interface PoeDevice {
  powerW?: number | undefined;
  poeClass?: number | undefined;
}

/**
 * Watts one camera takes out of the switch's budget. `class`: the class's own figure. `actual`: what `poeFeed` says; null where
 * the cable is so long that the power cannot reach it. Neither power nor class throws.
 * Source: CALC-5.1: class 4 at 100 m, 25.5 W → 30.0 W.
 */
export function psePowerW(device: PoeDevice, allocation: PoeAllocation, lengthM: number): number | null {
  const poeClass = classOf(device);
  return allocation === 'class' ? poeClassOf(poeClass).pseW : (poeFeed(device, lengthM)?.portW ?? null);
}

/** What a port gives one camera, and the class whose voltage and cable that was reckoned with. */
export interface PoeFeed {
  portW: number;
  poeClass: number;
  /** What arrives by it: the camera's power, or all a lower class carries. */
  powerW: number;
  volts: number;
  ohms: number;
  /** Within a channel a port gives no more than its class has. */
  isClassLimit: boolean;
}

/**
 * A camera's power and what `lengthM` metres of cable burn, by its own class or by all that a lower class carries, whichever is more:
 * a class starts at a higher voltage, and a camera that needs more must not be counted with less. null: no power arrives.
 * Source: CALC-5.1; 13 W over 100 m: 13.98 W by class 4, 14.26 W by the 12.95 W of class 3 → 14.26 W.
 */
export function poeFeed(device: PoeDevice, lengthM: number): PoeFeed | null {
  const own = classOf(device);
  const powerW = device.powerW ?? poeClassOf(own).pdW;
  const feed = feedBy(own, powerW, lengthM);
  if (feed === null) return null;
  const feeds = weakerClasses(own).flatMap(({ poeClass, pdW }) => feedBy(poeClass, Math.min(powerW, pdW), lengthM) ?? []);
  return feeds.reduce((most, one) => (one.portW > most.portW ? one : most), feed);
}

/** Below a class the highest of each voltage and number of pairs: of those that are fed alike it takes the most. */
export function weakerClasses(own: number): PoeClass[] {
  const feedOf = ({ poeClass }: PoeClass): string => JSON.stringify(poeLoop(poeClass, 1));
  const ownFeed = feedOf(poeClassOf(own));
  const lower = POE_CLASSES.value.filter((row) => row.poeClass > 0 && row.poeClass < own && feedOf(row) !== ownFeed);
  return lower.filter((row, place) => lower.slice(place + 1).every((higher) => feedOf(higher) !== feedOf(row)));
}

function classOf(device: PoeDevice): number {
  const poeClass = requiredPoeClass(device);
  if (poeClass === null) throw new Error('a PoE camera needs its power or its class');
  return poeClass;
}

function feedBy(poeClass: number, powerW: number, lengthM: number): PoeFeed | null {
  const { volts, ohms } = poeLoop(poeClass, lengthM);
  const half = volts / 2;
  const root = half ** 2 - ohms * powerW;
  if (!isAtMost(0, root)) return null;
  // the same as V·(V − √(V² − 4RP)) ÷ 2R, in the form that keeps its digits on a short cable and holds at 0 m
  const lossyW = (volts * powerW) / (half + Math.sqrt(Math.max(0, root)));
  const { pseW } = poeClassOf(poeClass);
  const isClassLimit = isAtMost(lengthM, CHANNEL_MAX_M.value) && lossyW > pseW;
  return { portW: isClassLimit ? pseW : lossyW, poeClass, powerW, volts, ohms, isClassLimit };
}

/** Voltage at the port and resistance of the loop for a class over `lengthM` metres; four pairs halve the resistance. */
export function poeLoop(poeClass: number, lengthM: number): { volts: number; ohms: number } {
  const volts = PSE_VOLTS.value.find(({ upToClass }) => poeClass <= upToClass)?.volts;
  if (volts === undefined) throw new Error(`no PoE class ${poeClass}`);
  return { volts, ohms: ((LOOP_OHMS_PER_100M.value * 2) / poeClassOf(poeClass).pairs) * (lengthM / 100) };
}
