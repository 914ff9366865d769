import type { RecommendationChange, RecommendationTarget, ChosenRecommendation } from '@portal/contract/recommend';
import type { Pricing } from '../../platform/http/context.ts';
import { assertOnSale, listSkuFacts } from '../catalog/index.ts';
import { differenceOf } from './difference.ts';
import { findApplied } from './store.ts';
import { keyOf } from './target.ts';

/**
 * What applying changes where the target holds `now`, models with their names, compared with the last application of the same
 * scenario there. Of the client only model numbers and quantities are heard. Throws `goodsInvalid` naming the models that
 * are unknown or off sale.
 */
export async function recommendationChanges(
  ctx: Pricing,
  target: RecommendationTarget,
  recommendation: ChosenRecommendation,
  now: ReadonlyMap<string, number>,
): Promise<RecommendationChange[]> {
  const last = target.kind === 'newOrder' ? undefined : await findApplied(ctx.db, keyOf(ctx.caller, recommendation.scenario, target));
  const differences = differenceOf(now, last?.lines ?? [], recommendation.lines);
  const factsByNo = await listSkuFacts(
    ctx,
    differences.map(({ skuNo }) => skuNo),
  );
  assertOnSale([...new Set(recommendation.lines.map(({ skuNo }) => skuNo))], factsByNo);
  return differences.map((difference) => {
    const { productName = '', productModel = difference.skuNo } = factsByNo.get(difference.skuNo) ?? {};
    return { ...difference, productName, productModel };
  });
}
