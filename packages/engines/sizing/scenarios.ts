import type { CalcResult, Fields } from '../inputs/index.ts';
import { scenarioAccessControl } from './access-control/calculate.ts';
import { accessControl } from './access-control/plan.ts';
import { scenarioAccessGuard } from './access-guard/calculate.ts';
import { accessGuard } from './access-guard/plan.ts';
import { scenarioBroadcast } from './broadcast/calculate.ts';
import { broadcast } from './broadcast/plan.ts';
import type { ScenarioId, ScenarioPlan, SizedOutputs } from './core/plan.ts';
import { scenarioLed } from './led/calculate.ts';
import { led } from './led/plan.ts';
import { scenarioParking } from './parking/calculate.ts';
import { parking } from './parking/plan.ts';
import { scenarioUps } from './ups/calculate.ts';
import { ups } from './ups/plan.ts';
import { scenarioVideoSurveillance } from './video-surveillance/calculate.ts';
import { videoSurveillance } from './video-surveillance/plan.ts';

/** A plan among others, of which fields is forgotten: whoever holds it hands its `highlights` the values that its own `calculate` read. */
const anyScenario = <F extends Fields, Outputs extends Record<string, unknown>>(plan: ScenarioPlan<F, Outputs>) => plan as unknown as ScenarioPlan;

/** All seven by id, for whoever is told which; a page that knows its own takes that plan. */
export const scenarioPlans: Readonly<Record<ScenarioId, ScenarioPlan>> = {
  scenarioVideoSurveillance: anyScenario(videoSurveillance),
  scenarioLed: anyScenario(led),
  scenarioParking: anyScenario(parking),
  scenarioAccessGuard: anyScenario(accessGuard),
  scenarioBroadcast: anyScenario(broadcast),
  scenarioUps: anyScenario(ups),
  scenarioAccessControl: anyScenario(accessControl),
};

/** For tests: the engines alone, by their own names. */
export const scenarioFunctions: Readonly<Record<ScenarioId, (inputs: unknown) => CalcResult<SizedOutputs<Record<string, unknown>>, unknown>>> = {
  scenarioVideoSurveillance,
  scenarioLed,
  scenarioParking,
  scenarioAccessGuard,
  scenarioBroadcast,
  scenarioUps,
  scenarioAccessControl,
};
