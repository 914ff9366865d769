export { applyRecommendation, getAppliedRecommendation, matchProducts, planRecommendation, recommend } from './endpoints.ts';
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
  ROLE_LINES_MAX,
  SettledRecommendation,
} from './shapes.ts';
