import { designOrderIdOf, type ListPlace } from '@portal/contract/design-order';
import * as contract from '@portal/contract/recommend';
import type { RecommendationChange, RecommendationTarget } from '@portal/contract/recommend';
import type { Changing } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { changeQuantities, makeDesignOrderOf, lockQuantities } from '../design-order/index.ts';
import { carryKnowledge, keepDevices } from './keep-devices.ts';
import { storable } from './storable.ts';
import { recommendationChanges } from './recommendation-changes.ts';
import { sceneOf } from './scene-of.ts';
import { putApplied } from './store.ts';
import { keyOf } from './target.ts';

/**
 * Puts what was settled on into the list, an order or a new one, in one transaction: the target is kept from other changes,
 * its quantities change by the difference to the last application of the scenario there, what was applied is remembered,
 * and the devices the customer has already stand in the target's check.
 */
export const applyRecommendation = operation(contract.applyRecommendation, async function applyRecommendation(ctx, { body: { target, recommendation } }) {
  const { scenario, tier, budget, lines } = recommendation;
  const { inputs, kept } = storable(recommendation);
  const now = target.kind === 'newOrder' ? new Map<string, number>() : await lockQuantities(ctx, target);
  const changes = await recommendationChanges(ctx, target, recommendation, now);
  const place = await carryOut(ctx, target, changes, sceneOf(scenario, inputs));
  await putApplied(ctx.db, [{ ...keyOf(ctx.caller, scenario, place), tier, inputs, budget, kept, lines, gmtModified: new Date(ctx.now) }]);
  await keepDevices(ctx, place, scenario, kept);
  await carryKnowledge(ctx, place, { scenario, tier, inputs, lines, had: [...now].flatMap(([skuNo, quantity]) => (quantity > 0 ? [skuNo] : [])) });
  return { designOrderId: designOrderIdOf(place), changes };
});

/** Changes the target, or makes the order; gives where the products stand now. */
async function carryOut(ctx: Changing, target: RecommendationTarget, changes: readonly RecommendationChange[], sceneId: string | null): Promise<ListPlace> {
  const quantities = changes.map(({ skuNo, after }) => ({ skuNo, quantity: after }));
  if (target.kind === 'newOrder') {
    const id = await makeDesignOrderOf(ctx, { name: target.name, remark: target.remark, sceneId, lines: quantities });
    return { kind: 'order', id };
  }
  await changeQuantities(ctx, target, quantities);
  return target;
}
