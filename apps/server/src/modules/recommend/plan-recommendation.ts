import type { planRecommendation as endpoint } from '@portal/contract/recommend';
import type { Operation } from '../../platform/http/serve.ts';
import { readQuantities } from '../design-order/index.ts';
import { settledChanges } from './settled-changes.ts';

/** What applying would change, for the user to look at first. Changes nothing. */
export const planRecommendation: Operation<typeof endpoint> = async (ctx, { body: { target, settled } }) => {
  const now = target.kind === 'newOrder' ? new Map<string, number>() : await readQuantities(ctx, target);
  return settledChanges(ctx, target, settled, now);
};
