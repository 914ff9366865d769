import { BREAKER_MARGIN, BREAKERS_A } from '../../constants/mains.ts';
import { firstAtLeast } from '../../inputs/index.ts';

/** Amperes in each live wire: W ÷ (√phases × V × power factor). 10,616 W on three phases of 380 V at 0.9 → 17.9 A. */
export const mainsCurrentA = (powerW: number, { phases, volts }: { phases: number; volts: number }, powerFactor = 1): number =>
  powerW / (Math.sqrt(phases) * volts * powerFactor);

/** The first breaker of the list (ascending) with its margin above the current; null: none is large enough. */
export const breakerFor = (currentA: number, ascendingA: readonly number[] = BREAKERS_A.value): number | null =>
  firstAtLeast(ascendingA, currentA * BREAKER_MARGIN.value);
