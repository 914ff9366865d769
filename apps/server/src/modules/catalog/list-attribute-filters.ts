import * as contract from '@portal/contract/catalog';
import { SpuQuery } from '@portal/contract/catalog';
import { operation } from '../../platform/http/operation.ts';
import { countFilters } from './count-filters.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { countingPrices } from './counting-prices.ts';

/** Counts are the same for every viewer, but of what can be had. */
export const listAttributeFilters = operation(contract.listAttributeFilters, async function listAttributeFilters(ctx, { query }, catalog: CatalogCache) {
  const prices = await countingPrices(ctx, catalog, query);
  return catalog.cache.remember(ctx.db, `narrowed filters ${prices.shopStock.key} ${JSON.stringify(query)}`, () =>
    countFilters(ctx.db, catalog, { query: { ...SpuQuery.parse({}), ...query }, prices, skuType: query.type === '2' ? 2 : null }),
  );
});
