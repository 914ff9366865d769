/** Front door of the seven recommendations: engines, roles of products, choosing models, tiers and budget. */
export { scenarioIds, tierIds } from './core/plan.ts';
export type { ScenarioId, ScenarioPlan, TierId } from './core/plan.ts';
export { indexCandidates } from './products/candidate.ts';
export type { Candidate, Candidates } from './products/candidate.ts';
export { matchLine } from './products/match-line.ts';
export { relationNote } from './products/relation.ts';
export { briefWarrantyText, dearerText, tierPromises } from './products/tier-promise.ts';
export { recommendTiers, tierInputs } from './recommend.ts';
export type { RecommendedTier } from './recommend.ts';
export { customerWordsOf, isSafetyWarning, sceneHeads } from './scene-warnings.ts';
export { coresFor, fibreM } from './core/fibre-links.ts';
export { isInReach } from './core/network-cable.ts';
export { switchFor } from './core/switch-for.ts';
export { scenarioAccessControl } from './access-control/calculate.ts';
export { scenarioAccessGuard } from './access-guard/calculate.ts';
export { gateLinkMbps } from './access-guard/network-lines.ts';
export { scenarioBroadcast } from './broadcast/calculate.ts';
export { scenarioLed } from './led/calculate.ts';
export type { LedScreen } from './led/calculate.ts';
export { scenarioParking } from './parking/calculate.ts';
export { scenarioUps } from './ups/calculate.ts';
export { cameraWays } from './video-surveillance/camera-ways.ts';
export type { CameraWays } from './video-surveillance/camera-ways.ts';
export { knownWaysOf } from './video-surveillance/known-ways.ts';
export { scenarioVideoSurveillance } from './video-surveillance/calculate.ts';
export { chargeAmperes, standbyAmperes } from './access-control/supply.ts';
export { batteryBreakerOf } from './ups/cable-lines.ts';
export { ups } from './ups/plan.ts';
export { hostBatteryA, hostFeedOf, phasesOf } from './ups/size-ups.ts';
export { scenarioFunctions, scenarioPlans } from './scenarios.ts';
// what a worksheet of the same arithmetic rests on
export { SINGLE_PHASE, THREE_PHASE } from '../constants/mains.ts';
export {
  BATTERY_AGEING,
  BATTERY_SIZES,
  BLOCK_CHARGE_VOLTS,
  BLOCK_VOLTS,
  CHARGE_RATE,
  DISCHARGE_EFFICIENCY,
  UPS_SINGLE_PHASE_UP_TO_KVA,
  UPS_SIZES,
} from '../constants/ups.ts';
