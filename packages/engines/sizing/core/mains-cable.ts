/** Cable of the mains, by the breaker before it. */
import { CABLE_AMPERES } from '../../constants/mains.ts';
import { ceil, isAtMost, numberText as n } from '../../inputs/index.ts';
import type { SizedLine } from './plan.ts';
import { rolledLine } from './rolled-line.ts';

/** The thinnest that carries the current of its breaker; of more than the thickest carries several side by side. 50 A → 10 mm². */
export function mainsCableFor(breakerA: number): { areaMm2: number; parallel: number } {
  const sizes = CABLE_AMPERES.value;
  const largest = sizes.at(-1);
  if (largest === undefined) throw new Error('no mains cable');
  const parallel = Math.max(1, ceil(breakerA / largest.ampere));
  const found = sizes.find(({ ampere }) => isAtMost(breakerA / parallel, ampere)) ?? largest;
  return { areaMm2: found.areaMm2, parallel };
}

/** Live wires, neutral and earth. */
export const mainsCores = (phases: number): number => (phases === 1 ? 3 : 5);

export interface MainsFeeds {
  phases: number;
  areaMm2: number;
  /** `[[3, 50]]` is three feeds of 50 m; those of 0 are none. */
  feeds: readonly (readonly [runs: number, runM: number])[];
}

/** Rolls of one cable for all its feeds, each cut from one of them. */
export function mainsCableLine({ phases, areaMm2, feeds }: MainsFeeds, why: string): SizedLine {
  const laid = feeds.filter(([runs]) => runs > 0);
  return rolledLine(
    'mainsCable',
    { cores: mainsCores(phases), areaMm2 },
    laid.map(([runs, runM]) => [runM, runs]),
    { rule: why, named: laid.map(([runs, runM]) => `${n(runs)} 路，每路 ${n(runM)} m`).join('；') },
  );
}
