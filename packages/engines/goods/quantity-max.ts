import type { Yuan } from '@portal/units';
import { SkuType } from './sku-type.ts';

/** Highest quantity of a line, in the list and where products are picked (PRICE-4). A model's own `maxNum` may be lower. */
export const QUANTITY_MAX = 9999;
/** Highest quantity of a free software product, everywhere (PRICE-5). */
export const FREE_SOFTWARE_QUANTITY_MAX = 1;

/** What the catalogue knows of a model that bears on its price and quantity. Prices in yuan; null: no price. */
export interface PriceFacts {
  price: Yuan | null;
  skuType: SkuType;
  /** Highest quantity of this model; null, absent or below 1: `QUANTITY_MAX`. */
  maxNum?: number | null | undefined;
}

/** Software whose price is 0: at most one of it. Software without any price is not free, its price is unknown. Source: PRICE-5. */
export const isFreeSoftware = (facts: Pick<PriceFacts, 'price' | 'skuType'>): boolean =>
  facts.skuType === SkuType.Software && facts.price !== null && facts.price <= 0;

/**
 * Highest quantity of a line: 1 for free software, else 9999 or the smaller `maxNum`. PRICE-4 names `maxNum` for the
 * list; it holds in selection as well, so that nobody chooses there what the list would cut afterwards.
 */
export function quantityMaxOf(facts: PriceFacts): number {
  if (isFreeSoftware(facts)) return FREE_SOFTWARE_QUANTITY_MAX;
  const own = Math.floor(facts.maxNum ?? QUANTITY_MAX);
  return own >= 1 ? Math.min(own, QUANTITY_MAX) : QUANTITY_MAX;
}
