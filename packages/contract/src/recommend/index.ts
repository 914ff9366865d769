export { applyRecommendation, getAppliedRecommendation, matchProducts, planRecommendation, recommend } from './endpoints.ts';
export { KEPT_DEVICES_MAX, ROLE_LINES_MAX } from './limits.ts';
export {
  AppliedRecommendation,
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
