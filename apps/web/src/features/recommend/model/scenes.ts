import { scenarioIds, scenarioPlans, type ScenarioId } from '@portal/engines/sizing';

/** A scenario as it is offered. */
export interface Scene {
  id: ScenarioId;
  title: string;
  answers: string;
  stepCount: number;
}

/** The six in their order. For loaders: the pages that only offer them then carry none of the engines. */
export const listScenes = (): Scene[] =>
  scenarioIds.map((id) => ({ id, title: scenarioPlans[id].title, answers: scenarioPlans[id].answers, stepCount: scenarioPlans[id].steps.length }));
