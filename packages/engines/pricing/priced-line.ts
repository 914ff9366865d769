import { fen, formatYuan, toBasisPoints, toFen, toYuan, type Fen, type Percent, type Yuan } from '@portal/units';
import { PRICE_MAX, RATE_MAX_IN_SELECTION, RATE_MAX_IN_PICKING } from './limits.ts';
import { rateOf, ratePriceAt } from './rounding.ts';
import { isFreeSoftware, type PriceFacts } from '../goods/index.ts';

/** Where a line is edited: the selection, which is the selected-product list (design orders alike), or picking, where products are looked for. */
export type LinePlace = 'selection' | 'picking';

/**
 * The money side of a design-order line, as it travels. Rate and discounted price are a pair: whichever was edited last
 * is kept to the digit and the other follows. Source: PRICE-2.
 */
export interface PricedLine extends PriceFacts {
  rate: Percent;
  /** Discounted unit price; null only where there is no price and none was typed. */
  ratePrice: Yuan | null;
  /** 0 only where products are picked: not chosen. */
  quantity: number;
  /** ratePrice × quantity; 0 without a ratePrice. */
  amount: Yuan;
}

/**
 * Price 0 or none: the rate is locked at 100.00, there is nothing it could be a part of. Throws RangeError when the price
 * is negative, NaN or above `PRICE_MAX`: whoever let it in made the mistake. Source: PRICE-3.
 */
export const isRateLocked = (facts: Pick<PriceFacts, 'price'>): boolean => priceFenOf(facts) === 0;

/** Highest rate in a place: 999.99 in the list, 300 where one picks. */
export const rateMaxAt = (place: LinePlace): Percent => (place === 'selection' ? RATE_MAX_IN_SELECTION : RATE_MAX_IN_PICKING);

/** What a price cell shows: `none` 暂无价格, `free` 免费 (software), `money` the figure. Source: GOODS-9. */
export function priceDisplayOf(facts: Pick<PriceFacts, 'price' | 'skuType'>): 'none' | 'free' | 'money' {
  if (facts.price === null) return 'none';
  return isFreeSoftware(facts) ? 'free' : 'money';
}

/** A price within a sentence: ¥1,234.50, or that there is none. */
export const priceInWords = (price: Yuan | null): string => (price === null ? '暂无价格' : formatYuan(price).text);

/** The catalogue price in fen, 0 for none. Throws RangeError on what no catalogue may hold. */
export function priceFenOf({ price }: Pick<PriceFacts, 'price'>): Fen {
  if (price === null) return fen(0);
  if (!(price >= 0 && price <= PRICE_MAX)) throw new RangeError(`price outside 0 to ${PRICE_MAX}: ${price}`);
  return toFen(price);
}

/** Amount of a line in fen. Safe: ratePrice < 10^10 fen by the caps, × 9999 is below 10^14. */
export const amountFenOf = (line: Pick<PricedLine, 'ratePrice' | 'quantity'>): Fen => fen(line.ratePrice === null ? 0 : toFen(line.ratePrice) * line.quantity);

/** The line with its amount brought up to date. */
export const withAmount = <L extends PricedLine>(line: L): L => ({ ...line, amount: toYuan(amountFenOf(line)) });

/** Does one of the pair follow from the other under this price? Both ways count: rounding makes them differ for some prices. */
export function isPair(price: Fen, rate: Percent, ratePrice: Yuan): boolean {
  const points = toBasisPoints(rate);
  const discounted = toFen(ratePrice);
  return ratePriceAt(price, points) === discounted || rateOf(discounted, price) === points;
}
