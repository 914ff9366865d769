import * as contract from '@portal/contract/recommend';
import { operation } from '../../platform/http/operation.ts';
import { readQuantities } from '../design-order/index.ts';
import { recommendationChanges } from './recommendation-changes.ts';

/** What applying would change, for the user to look at first. Changes nothing. */
export const planRecommendation = operation(contract.planRecommendation, async function planRecommendation(ctx, { body: { target, recommendation } }) {
  const now = target.kind === 'newOrder' ? new Map<string, number>() : await readQuantities(ctx, target);
  return recommendationChanges(ctx, target, recommendation, now);
});
