import { pricingCopy } from '@portal/engines/pricing';

/** Stands under every total (PRICE-25). */
export function RoundingRule() {
  return <p className="p-small">{pricingCopy.roundingRule}。</p>;
}
