import type { Clock } from '../../platform/clock.ts';
import { defineRoom } from '../../platform/room.ts';
import { loadRoleModels, getVersion, listModelStock } from '../catalog/index.ts';
import type { PriceBook } from '../price/index.ts';
import { applyRecommendation } from './apply-recommendation.ts';
import { createCandidateIndex } from './candidate-index.ts';
import { getAppliedRecommendation } from './get-applied-recommendation.ts';
import { matchProducts } from './match-products.ts';
import { planRecommendation } from './plan-recommendation.ts';
import { recommend } from './recommend.ts';

/** What recommendations need from outside. */
export interface RecommendNeeds {
  clock: Clock;
  settings: {
    /** Answers are checked (tests, development): then the models are not remembered either. */
    checkAnswers: boolean;
  };
  priceBook: PriceBook;
}

export const recommendRoom = defineRoom({
  name: 'recommend',
  open: ({ clock, settings, priceBook }: RecommendNeeds) =>
    createCandidateIndex({ enabled: !settings.checkAnswers, clock, getVersion, loadRoleModels, listModelStock, pricesFor: priceBook.pricesFor }),
  operations: [matchProducts, recommend, planRecommendation, applyRecommendation, getAppliedRecommendation],
});
