import { fen, toFen, toYuan, type Yuan } from '@portal/units';
import type { LineToMatch } from '../../roles/index.ts';
import type { Candidate } from './candidate.ts';
import { toBuy, type ChosenLine } from './choose-tier.ts';
import { amountFenOf, sumFen } from './line-amount.ts';
import { ALTERNATIVES_MAX, type MatchLine } from './match-line.ts';

export interface BudgetFit<Line extends LineToMatch, C extends Candidate> {
  lines: ChosenLine<Line, C>[];
  /** Yuan above the budget after every exchange that saves; null: within, or no budget. */
  overBudget: Yuan | null;
  /** Lines whose model was exchanged. */
  cheapenedCount: number;
}

/**
 * Exchanges models for the cheapest that fits the same line, the largest saving first, and stops as soon as the total is
 * within the budget (yuan; null: none). Lines without a model or a price are left alone and count nothing.
 */
export function fitBudget<Line extends LineToMatch, C extends Candidate>(
  lines: readonly ChosenLine<Line, C>[],
  matchLine: MatchLine<C>,
  budget: Yuan | null,
): BudgetFit<Line, C> {
  const fitted = [...lines];
  if (budget === null) return { lines: fitted, overBudget: null, cheapenedCount: 0 };
  const limit = toFen(budget);
  const total = () => sumFen(fitted.map((line) => amountFenOf(line.chosen, toBuy(line))));
  let cheapenedCount = 0;
  for (const { place, cheaper } of savingsOf(lines, matchLine)) {
    if (total() <= limit) break;
    const line = fitted[place];
    if (line === undefined) continue;
    fitted[place] = withModel(line, cheaper);
    cheapenedCount++;
  }
  const over = total() - limit;
  return { lines: fitted, overBudget: over > 0 ? toYuan(fen(over)) : null, cheapenedCount };
}

interface Saving<C> {
  place: number;
  cheaper: C;
  savedFen: number;
}

/** Exchanges that save something, the largest saving first. */
function savingsOf<Line extends LineToMatch, C extends Candidate>(lines: readonly ChosenLine<Line, C>[], matchLine: MatchLine<C>): Saving<C>[] {
  return lines
    .flatMap((line, place): Saving<C>[] => {
      const pieces = toBuy(line);
      const cheaper = line.chosen?.price === null || line.chosen === null ? null : matchLine(line, 'economy').chosen;
      if (cheaper === null || cheaper.price === null) return [];
      const savedFen = amountFenOf(line.chosen, pieces) - amountFenOf(cheaper, pieces);
      return savedFen > 0 ? [{ place, cheaper, savedFen }] : [];
    })
    .toSorted((a, b) => b.savedFen - a.savedFen || a.place - b.place);
}

/** The model it had becomes the first alternative. */
function withModel<Line extends LineToMatch, C extends Candidate>(line: ChosenLine<Line, C>, model: C): ChosenLine<Line, C> {
  const others = [line.chosen, ...line.alternatives].filter((one) => one !== null && one.skuNo !== model.skuNo) as C[];
  return { ...line, chosen: model, alternatives: others.slice(0, ALTERNATIVES_MAX) };
}
