export { applyRecommendation, getAppliedRecommendation, planRecommendation, recommend } from './endpoints.ts';
export { KEPT_DEVICES_MAX } from './limits.ts';
export { KeptDevice, Recommendation, RecommendationChange, RecommendationTarget, RecommendedLine, RecommendedTier, ChosenRecommendation } from './shapes.ts';
