import { listPlaceOf } from '@portal/contract/design-order';
import * as contract from '@portal/contract/recommend';
import { operation } from '../../platform/http/operation.ts';
import { readQuantities } from '../design-order/index.ts';
import { findApplied } from './store.ts';
import { keyOf } from './target.ts';

/** Someone else's, a removed and an unknown order are not found, as everywhere. */
export const getAppliedRecommendation = operation(contract.getAppliedRecommendation, async function getAppliedRecommendation(ctx, { query }) {
  const place = listPlaceOf(query.designOrderId);
  if (place.kind === 'order') await readQuantities(ctx, place);
  const row = await findApplied(ctx.db, keyOf(ctx.caller, query.scenario, place));
  if (!row) return null;
  const { scenario, tier, inputs, budget, kept, lines, gmtModified } = row;
  return { scenario, tier, inputs, budget, kept, lines, gmtModified: gmtModified.getTime() };
});
