import type { BodyInputOf } from '@portal/contract/core';
import type { recommend } from '@portal/contract/recommend';
import type { Raw } from '@portal/engines/inputs';
import type { GivenLine } from '@portal/engines/roles';
import type { ScenarioId, ScenarioPlan } from '@portal/engines/sizing';
import { readBudget } from './budget.ts';
import type { GuideAddress } from './guide-address.ts';
import { localAnswer } from './local-answer.ts';

export type RecommendationAsk = BodyInputOf<typeof recommend>;

/** What the server is asked, in one writing: the same answers make the same question. */
export const askOf = (scenario: ScenarioId, inputs: Raw, budget: number | null, kept: readonly GivenLine[]): RecommendationAsk => ({
  scenario,
  inputs: { ...inputs },
  budget,
  kept: [...kept],
});

/** The question a page opens with, from its address; null where the answers are wrong and there is nothing to ask. */
export function firstAsk(plan: ScenarioPlan, address: GuideAddress): RecommendationAsk | null {
  const inputs = address.inputs ?? plan.starter;
  const budget = readBudget(address.budget);
  return localAnswer(plan, inputs).valid ? askOf(plan.id, inputs, budget.ok ? budget.yuan : null, address.kept) : null;
}
