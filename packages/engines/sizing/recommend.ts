import { toYuan, type Yuan } from '@portal/units';
import type { Raw, Refused } from '../inputs/index.ts';
import { roleName, type GivenLine, type RoleLine } from '../roles/index.ts';
import { tierIds, type LineReason, type ScenarioId, type ScenarioPlan, type SizedLine, type TierId } from './core/plan.ts';
import { applyKept } from './products/apply-kept.ts';
import type { Candidate, Candidates } from './products/candidate.ts';
import { chooseTier, toBuy, type ChosenLine } from './products/choose-tier.ts';
import { fitBudget } from './products/fit-budget.ts';
import { amountFenOf, sumFen } from './products/line-amount.ts';
import { lineText, matchingIn, type Match } from './products/match-line.ts';
import { scenarioPlans } from './scenarios.ts';

export interface RecommendationRequest {
  scenario: ScenarioId;
  /** Anything; the scenario's engine checks it. */
  inputs: Raw;
  /** Devices the customer has already. */
  kept: readonly GivenLine[];
  /** Yuan, above 0; null: none. */
  budget: Yuan | null;
}

export interface RecommendedLine<C extends Candidate> extends RoleLine, Match<C> {
  roleName: string;
  wanted: string;
  keptQuantity: number;
  reason: LineReason;
  /** The clause by which it may not be left out; null: may be. */
  mandatory: string | null;
  /** Price × pieces to buy, yuan; 0 without a price. */
  amount: Yuan;
  /** Fewer in stock than to be bought. */
  isShort: boolean;
}

export interface RecommendedTier<C extends Candidate> {
  tier: TierId;
  /** The inputs with this tier's preferences put in. */
  inputs: Raw;
  warnings: string[];
  /** The scenario's figures, as its engine gives them. */
  metrics: Record<string, unknown>;
  lines: RecommendedLine<C>[];
  amount: Yuan;
  /** Lines with something to buy and no model, no price. */
  unmatchedCount: number;
  unpricedCount: number;
  overBudget: Yuan | null;
  cheapenedCount: number;
}

export type RecommendedTiers<C extends Candidate> = { valid: true; tiers: RecommendedTier<C>[] } | Refused;

/**
 * Three solutions for a scenario: sized, what is there taken off, models chosen, held to the budget, added up. Bad inputs
 * come back as the engine refuses them. Each tier is a correct solution for the same facts of the site.
 */
export function recommendTiers<C extends Candidate>({ scenario, inputs, kept, budget }: RecommendationRequest, candidates: Candidates<C>): RecommendedTiers<C> {
  const plan = scenarioPlans[scenario];
  const asGiven = plan.calculate(inputs);
  if (!asGiven.valid) return asGiven;
  const matchLine = matchingIn(candidates);
  const tiers = tierIds.map((tier) => {
    const preferred = withPreferences(plan, { inputs, sized: asGiven }, tier);
    const { valid: _valid, values: _values, warnings, lines, ...metrics } = preferred.sized;
    const fit = fitBudget(chooseTier(applyKept<SizedLine>(lines, kept), matchLine, tier), matchLine, budget);
    return { tier, inputs: preferred.inputs, warnings, metrics, ...totalsOf(fit.lines), overBudget: fit.overBudget, cheapenedCount: fit.cheapenedCount };
  });
  return { valid: true, tiers };
}

/** The inputs that a tier is sized with; the inputs themselves where the engine refuses them. */
export function tierInputs(plan: ScenarioPlan, inputs: Raw, tier: TierId): Raw {
  const sized = plan.calculate(inputs);
  return sized.valid ? withPreferences(plan, { inputs, sized }, tier).inputs : inputs;
}

interface SizedInputs {
  inputs: Raw;
  sized: Extract<ReturnType<ScenarioPlan['calculate']>, { valid: true }>;
}

/**
 * The inputs with a tier's preferences where the question was left open, one after the other; without those that would be refused
 * or bring a warning the answers themselves do not (a reserve of lanes that no longer fits the site is no better solution).
 */
function withPreferences(plan: ScenarioPlan, asGiven: SizedInputs, tier: TierId): SizedInputs {
  const open = Object.entries(plan.presets[tier] ?? {}).filter(([name]) => (asGiven.inputs[name] ?? null) === null);
  return open.reduce((preferred: SizedInputs, [name, preference]) => {
    const inputs = { ...preferred.inputs, [name]: preference };
    const sized = plan.calculate(inputs);
    const isAsGood = sized.valid && sized.warnings.every((warning) => asGiven.sized.warnings.includes(warning));
    return isAsGood ? { inputs, sized } : preferred;
  }, asGiven);
}

function totalsOf<C extends Candidate>(chosen: readonly ChosenLine<SizedLine, C>[]) {
  const lines = chosen.map(recommendedLine);
  const open = lines.filter((line) => toBuy(line) > 0);
  return {
    lines,
    amount: toYuan(sumFen(lines.map((line) => amountFenOf(line.chosen, toBuy(line))))),
    unmatchedCount: open.filter((line) => line.chosen === null).length,
    unpricedCount: open.filter((line) => line.chosen !== null && line.chosen.price === null).length,
  };
}

function recommendedLine<C extends Candidate>(line: ChosenLine<SizedLine, C>): RecommendedLine<C> {
  const { role, quantity, attributes, reason, keptQuantity, chosen, alternatives, unmatched } = line;
  const pieces = toBuy(line);
  return {
    role,
    quantity,
    attributes,
    roleName: roleName(role),
    wanted: lineText(line),
    keptQuantity,
    reason,
    mandatory: line.mandatory ?? null,
    chosen,
    alternatives,
    unmatched,
    amount: toYuan(amountFenOf(chosen, pieces)),
    isShort: chosen !== null && pieces > 0 && chosen.stockTotal < pieces,
  };
}
