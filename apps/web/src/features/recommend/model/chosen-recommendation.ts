import type { ChosenRecommendation } from '@portal/contract/recommend';
import type { Raw } from '@portal/engines/inputs';
import { QUANTITY_MAX } from '@portal/engines/goods';
import type { GivenLine } from '@portal/engines/roles';
import type { ScenarioId } from '@portal/engines/sizing';
import { joinedChoices } from '../../product-choice/index.ts';
import { boughtOf, type ShownTier } from './shown-tier.ts';

export type Choosing = { kind: 'chosen'; recommendation: ChosenRecommendation } | { kind: 'nothingToBuy' } | { kind: 'tooMany'; productModel: string };

interface Asked {
  scenario: ScenarioId;
  inputs: Raw;
  budget: number | null;
  kept: readonly GivenLine[];
}

/** What is to be applied: the tier's models with the pieces to buy, lines of the same model joined; unmatched lines cannot be bought. */
export function chooseRecommendation({ scenario, inputs, budget, kept }: Asked, tier: ShownTier): Choosing {
  const bought = joinedChoices(tier.lines.map(boughtOf));
  const tooMany = bought.find(({ quantity }) => quantity > QUANTITY_MAX);
  if (tooMany) return { kind: 'tooMany', productModel: tooMany.model.productModel };
  if (bought.length === 0) return { kind: 'nothingToBuy' };
  return {
    kind: 'chosen',
    recommendation: {
      scenario,
      tier: tier.tier,
      inputs: { ...inputs },
      budget,
      kept: [...kept],
      lines: bought.map(({ model: { skuNo }, quantity }) => ({ skuNo, quantity })),
    },
  };
}
