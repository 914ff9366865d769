import { pricingCopy } from '@portal/engines/pricing';
import { normaliseDigits, parsePercent, percentDigits, type Percent } from '@portal/units';

/**
 * Why a rate for all chosen lines is not taken, said at its box, where it stands as it was typed; null: it is one. `max`: the highest of the
 * place, in percent. What is beyond it is refused here and not cut: nobody may see what every line was cut to; that decimals beyond
 * the second are rounded is said by each line's edit. Source: PRICE-1, PRICE-10.
 */
export function batchRateFault(text: string, max: Percent): string | null {
  if (normaliseDigits(text) === '') return '请输入折扣率';
  const rate = parsePercent(text);
  if (rate === null || rate < 0) return pricingCopy.notFigure;
  if (rate > max) return pricingCopy.rateCapped(percentDigits(max));
  return null;
}
