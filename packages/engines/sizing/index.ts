/** Front door of the seven recommendations: engines, roles of products, choosing models, tiers and budget. */
export { scenarioIds, tierIds } from './core/plan.ts';
export type { ScenarioId, ScenarioPlan, TierId } from './core/plan.ts';
export { indexCandidates } from './products/candidate.ts';
export type { Candidate, Candidates } from './products/candidate.ts';
export { matchLine } from './products/match-line.ts';
export { relationNote } from './products/relation.ts';
export { recommendTiers, tierInputs } from './recommend.ts';
export type { RecommendedTier } from './recommend.ts';
export { switchFor } from './core/switch-for.ts';
export { scenarioAccessControl } from './access-control/calculate.ts';
export { scenarioAccessGuard } from './access-guard/calculate.ts';
export { scenarioBroadcast } from './broadcast/calculate.ts';
export { scenarioLed } from './led/calculate.ts';
export { scenarioParking } from './parking/calculate.ts';
export { scenarioUps } from './ups/calculate.ts';
export { scenarioVideoSurveillance } from './video-surveillance/calculate.ts';
export { ups } from './ups/plan.ts';
export { scenarioFunctions, scenarioPlans } from './scenarios.ts';
