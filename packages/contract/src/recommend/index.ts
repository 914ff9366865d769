export { applyRecommendation, getAppliedRecommendation, matchProducts, planRecommendation, recommend } from './endpoints.ts';
export { KEPT_DEVICES_MAX } from './limits.ts';
export {
  KeptDevice,
  MatchedLine,
  ProductChoice,
  Recommendation,
  RecommendationChange,
  RecommendationTarget,
  RecommendedLine,
  RecommendedTier,
  ChosenRecommendation,
} from './shapes.ts';
