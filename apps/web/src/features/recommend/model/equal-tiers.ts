/** Tiers that come to the same products and the same sum: one offer, said once. */
import type { TierId } from '@portal/engines/sizing';
import { roleKey } from './role-key.ts';
import type { ShownTier } from './shown-tier.ts';
import { TIER_NAMES } from './tier-words.ts';

export interface TierOffer {
  /** In the order of the tiers; never empty. */
  tiers: readonly TierId[];
  /** What stands for all of them. */
  tier: ShownTier;
  /** `经济与标准相同`; null where the offer stands alone. */
  said: string | null;
}

/** Offers in the order of the tiers. The one chosen stands for its equals, else the standard one, so that pressing a card keeps to what is chosen. */
export function offersOf(tiers: readonly ShownTier[], chosen: TierId): TierOffer[] {
  const offers = [...Map.groupBy(tiers, productsOf).values()];
  return offers.flatMap((equal) => {
    const [first] = equal;
    if (first === undefined) return [];
    const tier = equal.find((one) => one.tier === chosen) ?? equal.find((one) => one.tier === 'standard') ?? first;
    const names = equal.map((one) => TIER_NAMES[one.tier]);
    const said = equal.length === 1 ? null : equal.length === tiers.length ? '三档相同，没有别的合适型号' : `${names.join('与')}相同`;
    return [{ tiers: equal.map((one) => one.tier), tier, said }];
  });
}

/** Which models, how many of each, and the sum. */
const productsOf = ({ lines, amount }: ShownTier): string =>
  JSON.stringify([amount, lines.map((line) => [line.chosen?.skuNo ?? roleKey(line), line.buyQuantity]).toSorted()]);
