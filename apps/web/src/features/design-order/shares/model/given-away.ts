import type { DesignLine } from '@portal/contract/design-order';

/** Models that have a price and are quoted at none: told before a link is made. Source: PRICE-38. */
export const givenAway = (lines: readonly Pick<DesignLine, 'productModel' | 'price' | 'ratePrice'>[]): string[] =>
  lines.filter(({ price, ratePrice }) => ratePrice === 0 && price !== null && price > 0).map(({ productModel }) => productModel);
