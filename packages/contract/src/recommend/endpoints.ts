/** Smart recommendation (SIZE-9; paths named after the calls). */
import { z } from 'zod';
import { goodsInvalid } from '../catalog/index.ts';
import { notFound } from '../core/errors.ts';
import { freeSoftwareAlreadyAdded, quantityTooLarge, softwareCategoryTaken, tooManyLines } from '../design-order/index.ts';
import { defineEndpoint } from '../core/endpoint.ts';
import { recordId } from '../core/fields.ts';
import {
  AppliedRecommendation,
  AskRecommendation,
  Recommendation,
  RecommendationChange,
  RecommendationTarget,
  Scenario,
  ChosenRecommendation,
} from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/recommend';

/** Three tiers for a scenario. Bad answers come back as `valid: false` with the handbook's codes. */
export const recommend = defineEndpoint({
  name: 'recommend',
  method: 'POST',
  path: `${BASE}/recommend`,
  summary: '智能配单',
  access: 'everyone',
  idempotency: 'natural',
  transaction: 'own',
  limit: { max: 240, windowMs: 60_000 },
  costMs: () => 20,
  body: AskRecommendation,
  data: Recommendation,
});

/** What applying would change, compared with the last time this scenario was applied there. */
export const planRecommendation = defineEndpoint({
  name: 'planRecommendation',
  method: 'POST',
  path: `${BASE}/plan`,
  summary: '智能配单变更预览',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => 20,
  body: z.strictObject({ target: RecommendationTarget, recommendation: ChosenRecommendation }),
  data: z.array(RecommendationChange),
  outcomes: [notFound, goodsInvalid],
});

/**
 * Puts the products into the list or an order. A second time for the same scenario and place changes the quantities by the
 * difference: after = max(0, now − last applied) + applied now, so that what the user added stays and nothing doubles.
 */
export const applyRecommendation = defineEndpoint({
  name: 'applyRecommendation',
  method: 'POST',
  path: `${BASE}/apply`,
  summary: '应用智能配单',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => 20,
  body: z.strictObject({ target: RecommendationTarget, recommendation: ChosenRecommendation }),
  data: z.strictObject({ designOrderId: z.string().nullable(), changes: z.array(RecommendationChange) }),
  outcomes: [notFound, goodsInvalid, tooManyLines, quantityTooLarge, freeSoftwareAlreadyAdded, softwareCategoryTaken],
});

/** What was applied last for a scenario to the list (`designOrderId` left out) or to an order; null: nothing yet. */
export const getAppliedRecommendation = defineEndpoint({
  name: 'getAppliedRecommendation',
  method: 'GET',
  path: `${BASE}/applied`,
  summary: '上次应用的智能配单',
  access: 'signedIn',
  idempotency: 'read',
  query: z.object({ scenario: Scenario, designOrderId: recordId.optional() }),
  data: AppliedRecommendation.nullable(),
  outcomes: [notFound],
});
