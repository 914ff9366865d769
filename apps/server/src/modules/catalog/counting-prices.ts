/** As whom counts beside a list are worked out: prices never enter into them, and stock only where the list is of what can be had. */
import type { SpuQuery } from '@portal/contract/catalog';
import { VISITOR_PRICES, type AskingPrices, type ViewerPrices } from '../price/index.ts';
import type { CatalogCache } from './catalog-cache.ts';

/** What is remembered of counts is remembered under `shopStock.key`. */
export const countingPrices = async (
  asking: AskingPrices,
  { pricesFor }: CatalogCache,
  { b2bStockStatus }: Pick<SpuQuery, 'b2bStockStatus'>,
): Promise<ViewerPrices> => (b2bStockStatus === '0' ? pricesFor(asking) : VISITOR_PRICES);
