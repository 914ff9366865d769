/** Calls of the smart recommendation from the browser. Each answers or throws `CallError`. */
import type { BodyInputOf } from '@portal/contract/core';
import type { ListPlace } from '@portal/contract/design-order';
import { applyRecommendation, getAppliedRecommendation, planRecommendation, recommend, type Recommendation } from '@portal/contract/recommend';
import type { ScenarioId } from '@portal/engines/sizing';
import { queryOptions } from '@tanstack/react-query';
import { pageCall as call } from '../../lib/calls/call.ts';
import type { RecommendationAsk } from './model/ask.ts';

/** An answer with what was asked: while the next one is under way the page shows the former and has to know whose it is. */
export interface AnsweredAsk {
  ask: RecommendationAsk;
  recommendation: Recommendation;
}

export const recommendationQuery = (ask: RecommendationAsk) =>
  queryOptions({
    queryKey: ['recommend', ask],
    queryFn: async ({ signal }): Promise<AnsweredAsk> => ({ ask, recommendation: await call(recommend, { body: ask, signal }) }),
    // prices and stock may move; asking again within a minute brings nothing
    staleTime: 60_000,
  });

export const appliedQuery = (scenario: ScenarioId, place: ListPlace) =>
  queryOptions({
    queryKey: ['recommend', 'applied', scenario, place],
    queryFn: ({ signal }) => call(getAppliedRecommendation, { query: { scenario, ...(place.kind === 'order' && { designOrderId: place.id }) }, signal }),
  });

export type ApplyInput = BodyInputOf<typeof applyRecommendation>;
export type ApplyTarget = ApplyInput['target'];

export const planApplying = (input: ApplyInput) => call(planRecommendation, { body: input });
/** The same key again is the same applying, not a second one. */
export const apply = (input: ApplyInput, idempotencyKey: string) => call(applyRecommendation, { body: input, idempotencyKey });
