import type { Percent, Yuan } from '@portal/units';
import { withQuantity } from './edit-quantity.ts';
import { withRate, withRatePrice } from './edit-rate.ts';
import { RATE_DEFAULT } from './limits.ts';
import type { PriceFacts } from '../goods/index.ts';
import { isRateLocked, type LinePlace, type PricedLine } from './priced-line.ts';

/** What a user wants of a line. One of rate and discounted price leads; with neither the rate is 100. */
export interface RequestedLine {
  rate?: Percent | null | undefined;
  /** Yuan; heard only where no rate is given. */
  ratePrice?: Yuan | null | undefined;
  /** Pieces; absent: the least of the place (1 in the list, 0 in selection). */
  quantity?: number | null | undefined;
}

/**
 * A line from the catalogue's facts and a user's wish, under the rules and caps of a place. Throws RangeError when the
 * catalogue's price is out of bounds. For what a client claims to have, use `reconcileLine`.
 */
export function priceLine(facts: PriceFacts, requested: RequestedLine, place: LinePlace): PricedLine {
  const bare: PricedLine = { ...pricingFactsOf(facts), rate: RATE_DEFAULT, ratePrice: facts.price, quantity: 0, amount: 0 };
  return withQuantity(led(bare, requested, place), requested.quantity ?? null, place).line;
}

function led(bare: PricedLine, requested: RequestedLine, place: LinePlace): PricedLine {
  if (requested.rate !== undefined && requested.rate !== null) return withRate(bare, requested.rate, place).line;
  if (requested.ratePrice !== undefined && requested.ratePrice !== null) return withRatePrice(bare, requested.ratePrice, place).line;
  return withRate(bare, RATE_DEFAULT, place).line;
}

/** What a client says of a line it edited. Its price and amount are not even asked for. */
export interface EditedFigures {
  rate: Percent;
  ratePrice: Yuan | null;
  quantity: number;
}

/**
 * What the server makes of a claim: catalogue price, capped pair, capped quantity (1 to the highest), own amount.
 * The pair stands when either figure follows from the other under the catalogue's price; so every line a browser made with
 * these rules at this price comes back unchanged. Otherwise (the price moved, or the claim is made up) the rate leads.
 * Price 0 or none: rate 100; a discounted price claimed at rate 100 is the user's own quote and stays.
 * The caps are those of the list. Throws RangeError when the catalogue's price is out of bounds, never for the claim.
 */
export function reconcileLine(facts: PriceFacts, claim: EditedFigures): PricedLine {
  const byRate = priceLine(facts, { rate: claim.rate, quantity: claim.quantity }, 'selection');
  if (claim.ratePrice === null || !Number.isFinite(claim.ratePrice) || claim.ratePrice < 0) return byRate;
  if (isRateLocked(facts)) return claim.rate === RATE_DEFAULT ? withRatePrice(byRate, claim.ratePrice, 'selection').line : byRate;
  const byRatePrice = withRatePrice(byRate, claim.ratePrice, 'selection').line;
  return byRatePrice.ratePrice === claim.ratePrice && byRatePrice.rate === claim.rate ? byRatePrice : byRate;
}

const pricingFactsOf = ({ price, skuType, maxNum }: PriceFacts): PriceFacts => ({ price, skuType, ...(maxNum === undefined ? {} : { maxNum }) });
