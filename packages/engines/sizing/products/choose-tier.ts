import type { LineToMatch } from '../../roles/index.ts';
import type { TierId } from '../core/plan.ts';
import type { KeptLine } from './apply-kept.ts';
import type { Candidate } from './candidate.ts';
import type { Match, MatchLine } from './match-line.ts';

/** A line with its model. */
export type ChosenLine<Line extends LineToMatch, C extends Candidate> = KeptLine<Line> & Match<C>;

/** Pieces still to be bought. */
export const toBuy = ({ quantity, keptQuantity }: { quantity: number; keptQuantity: number }): number => quantity - keptQuantity;

/** A model for every line, in the order of the tier. Every chosen model meets every attribute of its line, in each tier. */
export const chooseTier = <Line extends LineToMatch, C extends Candidate>(
  lines: readonly KeptLine<Line>[],
  matchLine: MatchLine<C>,
  tier: TierId,
): ChosenLine<Line, C>[] => lines.map((line) => ({ ...line, ...matchLine(line, tier) }));
