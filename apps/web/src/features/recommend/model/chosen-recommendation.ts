import type { ChosenRecommendation } from '@portal/contract/recommend';
import type { Raw } from '@portal/engines/inputs';
import { QUANTITY_MAX } from '@portal/engines/pricing';
import type { GivenLine } from '@portal/engines/roles';
import type { ScenarioId } from '@portal/engines/sizing';
import type { z } from 'zod';
import type { ShownTier } from './shown-tier.ts';

export type Chosen = z.infer<typeof ChosenRecommendation>;
export type Choosing = { kind: 'chosen'; recommendation: Chosen } | { kind: 'nothingToBuy' } | { kind: 'tooMany'; productModel: string };

interface Asked {
  scenario: ScenarioId;
  inputs: Raw;
  budget: number | null;
  kept: readonly GivenLine[];
}

/** What is to be applied: the tier's models with the pieces to buy, lines of the same model joined; unmatched lines cannot be bought. */
export function chooseRecommendation({ scenario, inputs, budget, kept }: Asked, tier: ShownTier): Choosing {
  const pieces = new Map<string, number>();
  for (const { chosen, buyQuantity } of tier.lines) {
    if (chosen === null || buyQuantity === 0) continue;
    const quantity = (pieces.get(chosen.skuNo) ?? 0) + buyQuantity;
    if (quantity > QUANTITY_MAX) return { kind: 'tooMany', productModel: chosen.productModel };
    pieces.set(chosen.skuNo, quantity);
  }
  if (pieces.size === 0) return { kind: 'nothingToBuy' };
  return {
    kind: 'chosen',
    recommendation: {
      scenario,
      tier: tier.tier,
      inputs: { ...inputs },
      budget,
      kept: kept.map((device) => ({ ...device, attributes: wireAttributes(device.attributes) })),
      lines: [...pieces].map(([skuNo, quantity]) => ({ skuNo, quantity })),
    },
  };
}

/** Attributes as the contract has them: its lists are not readonly. */
export const wireAttributes = (attributes: GivenLine['attributes']): Chosen['kept'][number]['attributes'] =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, typeof value === 'object' ? [...value] : value]));
