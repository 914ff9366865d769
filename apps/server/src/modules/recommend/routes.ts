import * as contract from '@portal/contract/recommend';
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
  serve(contract.matchProducts, matchProducts(index));
  serve(contract.recommend, recommend(index));
  serve(contract.planRecommendation, planRecommendation);
  serve(contract.applyRecommendation, applyRecommendation);
  serve(contract.getAppliedRecommendation, getAppliedRecommendation);
}
