import { scenarioIds, scenarioPlans, type ScenarioId, type ScenarioPlan } from '@portal/engines/sizing';
import { stepsOf } from './steps.ts';

/** A scenario as it is offered. */
export interface ScenarioSummary {
  id: ScenarioId;
  title: string;
  answers: string;
  /** As the page shows them for the example that stands there first, the budget among them. */
  stepCount: number;
}

/** The six in their order. For loaders: the pages that only offer them then carry none of the engines. */
export const listScenarios = (): ScenarioSummary[] =>
  scenarioIds.map((id) => ({ id, title: scenarioPlans[id].title, answers: scenarioPlans[id].answers, stepCount: shownStepCount(scenarioPlans[id]) }));

const shownStepCount = (plan: ScenarioPlan): number => stepsOf(plan, plan.starter, []).length + 1;
