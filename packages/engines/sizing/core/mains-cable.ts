/** Cable of the mains, by the breaker before it. */
import { CABLE_AMPERES, CABLE_REACTANCE_OHM_PER_M, COPPER_OHM_MM2_PER_M, FEED_DROP_PERCENT, SINGLE_PHASE } from '../../constants/mains.ts';
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

interface Feed {
  breakerA: number;
  /** What flows at the most, which is what the drop is of. */
  currentA: number;
  powerFactor: number;
  phases: number;
  lengthM: number;
}

/**
 * The thinnest that carries its breaker and loses no more than `FEED_DROP_PERCENT` on its way; several side by side where the thickest does not.
 * 25 A, 17.9 A on three phases at 0.9: 4 mm² carry it and lose 2.1 % over 50 m, 8.3 over 200, where 10 mm² lose 3.4.
 */
export function mainsCableOver(feed: Feed): { areaMm2: number; parallel: number; dropPercent: number; isThicker: boolean } {
  const bare = mainsCableFor(feed.breakerA);
  for (let { parallel } = bare; ; parallel++) {
    for (const { areaMm2, ampere } of CABLE_AMPERES.value) {
      const dropPercent = dropPercentOf(feed, areaMm2, parallel);
      if (!isAtMost(feed.breakerA / parallel, ampere) || !isAtMost(dropPercent, FEED_DROP_PERCENT.value)) continue;
      return { areaMm2, parallel, dropPercent, isThicker: areaMm2 * parallel > bare.areaMm2 * bare.parallel };
    }
  }
}

/** Of the 220 V between a live wire and neutral; one phase loses on the way back, too. */
function dropPercentOf({ currentA, powerFactor, phases, lengthM }: Feed, areaMm2: number, parallel: number): number {
  const perM = (COPPER_OHM_MM2_PER_M.value / areaMm2) * powerFactor + CABLE_REACTANCE_OHM_PER_M.value * Math.sqrt(1 - powerFactor ** 2);
  const ways = phases === 1 ? 2 : 1;
  return (ways * perM * lengthM * (currentA / parallel) * 100) / SINGLE_PHASE.value.volts;
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
