import type { Percent, Yuan } from '@portal/units';
import { quantityMaxOf } from '../goods/index.ts';
import { pricingCopy } from './copy.ts';
import { withRate, withRatePrice } from './edit-rate.ts';
import { reconcileLine } from './price-line.ts';
import { withAmount, type PricedLine } from './priced-line.ts';

/** What an editor says of a line that was quoted. A figure that is left out stays; price and amount are not even asked for. */
export interface QuotedClaim {
  rate?: Percent | undefined;
  /** Yuan; null: none was quoted. */
  ratePrice?: Yuan | null | undefined;
  /** Pieces, 1 or more. */
  quantity: number;
}

export type ClaimedLine<L> = { kind: 'claimed'; line: L } | { kind: 'quantityTooLarge'; text: string };

/**
 * A quoted line as an editor claims it, under the price it was quoted at and the rules of the list (at most 999.99 %). The pair as it
 * stands, claimed again, stays to the digit. Nothing of a quantity is cut in silence: above the model's highest it is refused, but for
 * the pieces that were quoted before the highest was lowered. Source: DESIGN-8; PRICE-2.
 */
export function claimLine<L extends PricedLine>(line: L, claim: QuotedClaim): ClaimedLine<L> {
  const max = Math.max(quantityMaxOf(line), line.quantity);
  if (claim.quantity > max) return { kind: 'quantityTooLarge', text: pricingCopy.quantityCapped(max) };
  return { kind: 'claimed', line: withAmount({ ...pricedAs(line, claim), quantity: claim.quantity }) };
}

function pricedAs<L extends PricedLine>(line: L, { rate, ratePrice }: QuotedClaim): L {
  if ((rate ?? line.rate) === line.rate && (ratePrice === undefined || ratePrice === line.ratePrice)) return line;
  if (rate === undefined) return withRatePrice(line, ratePrice ?? null, 'selection').line;
  if (ratePrice === undefined) return withRate(line, rate, 'selection').line;
  const pair = reconcileLine(line, { rate, ratePrice, quantity: 1 });
  return { ...line, rate: pair.rate, ratePrice: pair.ratePrice };
}
