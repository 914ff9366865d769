import type { Clock } from '../../platform/clock.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { loadRoleModels, readVersion } from '../catalog/index.ts';
import { applyRecommendation } from './apply-recommendation.ts';
import { createCandidateIndex } from './candidate-index.ts';
import { getAppliedRecommendation } from './get-applied-recommendation.ts';
import { matchProducts } from './match-products.ts';
import { planRecommendation } from './plan-recommendation.ts';
import { recommend } from './recommend.ts';

export interface RecommendDeps {
  clock: Clock;
  settings: {
    /** Answers are checked (tests, development): then the models are not remembered either. */
    checkAnswers: boolean;
  };
}

export function recommendRoutes(serve: Serve, { clock, settings }: RecommendDeps): void {
  const index = createCandidateIndex({ enabled: !settings.checkAnswers, clock, readVersion, loadRoleModels });
  serve(matchProducts, index);
  serve(recommend, index);
  serve(planRecommendation, index);
  serve(applyRecommendation, index);
  serve(getAppliedRecommendation, index);
}
