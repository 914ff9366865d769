import * as contract from '@portal/contract/recommend';
import { recommendTiers } from '@portal/engines/sizing';
import { operation } from '../../platform/http/operation.ts';
import type { CandidateIndex } from './candidate-index.ts';
import { toldRecommendation } from './told-stock.ts';

/** Three tiers at the caller's prices. Guests see what they see on product lists: reference prices. */
export const recommend = operation(contract.recommend, async function recommend(ctx, { body }, index: CandidateIndex) {
  return toldRecommendation(ctx, recommendTiers(body, await index.candidatesFor(ctx)));
});
