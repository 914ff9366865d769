import { quotationCopy } from '@portal/contract/design-order';
import { expect, it } from 'vitest';
import { needsConsent } from './cost-consent.ts';

it('prices of which some are the purchase price leave by consent only; who sees no cost is asked nothing (PRICE-38)', () => {
  const asked = (...atCost: string[]) => needsConsent({ atCost });
  expect([asked('A', 'B'), asked('A'), asked(), needsConsent({ atCost: null })]).toEqual([true, true, false, false]);
});

it('says of which, and of how many where they are many', () => {
  expect(quotationCopy.atCost(['A', 'B', 'C'])).toMatch(/^A、B、C 的报价不高于您的成本，客户将看到您订货的价格。/);
  expect(quotationCopy.atCost(['A', 'B', 'C', 'D'])).toMatch(/^A、B、C 等 4 种产品的报价不高于您的成本/);
});
