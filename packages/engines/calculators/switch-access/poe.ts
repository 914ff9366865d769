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
 * Watts one camera takes out of the switch's budget. `class`: the class's own figure. `actual`: its power plus what `lengthM`
 * metres of cable burn; null where the cable is so long that the power cannot reach it. Neither power nor class throws.
 * Source: CALC-5.1: class 4 at 100 m, 25.5 W → 30.0 W.
 */
export function psePowerW(device: PoeDevice, allocation: PoeAllocation, lengthM: number): number | null {
  const poeClass = requiredPoeClass(device);
  if (poeClass === null) throw new Error('a PoE camera needs its power or its class');
  const { pseW, pdW } = poeClassOf(poeClass);
  if (allocation === 'class') return pseW;
  const powerW = device.powerW ?? pdW;
  const { volts, ohms } = poeLoop(poeClass, lengthM);
  const half = volts / 2;
  const root = half ** 2 - ohms * powerW;
  if (!isAtMost(0, root)) return null;
  // the same as V·(V − √(V² − 4RP)) ÷ 2R, in the form that keeps its digits on a short cable and holds at 0 m
  return (volts * powerW) / (half + Math.sqrt(Math.max(0, root)));
}

/** Voltage at the port and resistance of the loop for a class over `lengthM` metres; four pairs halve the resistance. */
export function poeLoop(poeClass: number, lengthM: number): { volts: number; ohms: number } {
  const volts = PSE_VOLTS.value.find(({ upToClass }) => poeClass <= upToClass)?.volts;
  if (volts === undefined) throw new Error(`no PoE class ${poeClass}`);
  return { volts, ohms: ((LOOP_OHMS_PER_100M.value * 2) / poeClassOf(poeClass).pairs) * (lengthM / 100) };
}
