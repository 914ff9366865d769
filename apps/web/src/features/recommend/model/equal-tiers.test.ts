import type { RecommendedTier } from '@portal/contract/recommend';
import { describe, expect, it } from 'vitest';
import { offersOf } from './equal-tiers.ts';
import { shownTier } from './shown-tier.ts';

const aTier = (tier: RecommendedTier['tier'], skuNo: string, price = 100, quantity = 2) =>
  shownTier(
    {
      tier,
      inputs: {},
      warnings: [],
      metrics: {},
      lines: [
        {
          role: 'upsHost',
          roleName: 'UPS 主机',
          quantity,
          attributes: {},
          wanted: '',
          chosen: {
            skuNo,
            spuNo: 'S',
            productName: '',
            productModel: skuNo,
            productImage: '',
            brandName: '',
            skuDesc: '',
            price,
            stockTotal: 9,
            stockSource: 'platform',
            warrantyMonths: null,
            attributes: {},
          },
          alternatives: [],
          unmatched: null,
          keptQuantity: 0,
          reason: { rule: '', inputs: '', arithmetic: '' },
          mandatory: null,
          amount: 0,
          isShort: false,
        },
      ],
      amount: 0,
      unmatchedCount: 0,
      unpricedCount: 0,
      overBudget: null,
      cheapenedCount: 0,
    },
    [],
    null,
    null,
  );
const shown = (tiers: ReturnType<typeof aTier>[], chosen: RecommendedTier['tier'] = 'standard') =>
  offersOf(tiers, chosen).map((offer) => [offer.tiers.join('+'), offer.tier.tier, offer.said]);

describe('tiers of the same products', () => {
  it('are one offer, and it is said', () => {
    const tiers = [aTier('economy', 'A'), aTier('standard', 'A'), aTier('high', 'B')];
    expect(shown(tiers)).toEqual([
      ['economy+standard', 'standard', '经济与标准相同'],
      ['high', 'high', null],
    ]);
    expect(shown(tiers, 'economy')[0]).toEqual(['economy+standard', 'economy', '经济与标准相同']);
  });

  it('all three are one', () => {
    expect(shown([aTier('economy', 'A'), aTier('standard', 'A'), aTier('high', 'A')])).toEqual([
      ['economy+standard+high', 'standard', '三档相同，没有别的合适型号'],
    ]);
  });

  it('another model, number or price is another offer', () => {
    expect(shown([aTier('economy', 'A'), aTier('standard', 'A', 100, 3), aTier('high', 'A', 110)])).toHaveLength(3);
    expect(shown([aTier('economy', 'A'), aTier('standard', 'B'), aTier('high', 'C')])).toHaveLength(3);
  });
});
