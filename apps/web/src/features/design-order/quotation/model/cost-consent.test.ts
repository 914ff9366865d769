import { quotationCopy } from '@portal/contract/design-order';
import { expect, it } from 'vitest';
import { needsConsent } from './cost-consent.ts';

it('prices of which some are the purchase price leave by consent only; who sees no cost is asked nothing (PRICE-38)', () => {
  const asked = (count: number) => needsConsent({ atCost: { count, of: 3 } });
  expect([asked(3), asked(1), asked(0), needsConsent({ atCost: null })]).toEqual([true, true, false, false]);
});

it('says of how many, where it is not all', () => {
  expect(quotationCopy.atCost(3, 3)).toMatch(/^报价不高于您的成本，客户将看到您订货的价格。/);
  expect(quotationCopy.atCost(1, 3)).toMatch(/^1 种产品的报价不高于您的成本/);
});
