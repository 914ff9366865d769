import * as contract from '@portal/contract/catalog';
import { SpuQuery } from '@portal/contract/catalog';
import { operation } from '../../platform/http/operation.ts';
import { VISITOR_PRICES } from '../price/index.ts';
import { countFilters } from './count-filters.ts';
import type { CatalogCache } from './catalog-cache.ts';

/** Counts are the same for every viewer. */
export const listAttributeFilters = operation(contract.listAttributeFilters, function listAttributeFilters(ctx, { query }, catalog: CatalogCache) {
  return catalog.cache.remember(ctx.db, `narrowed filters ${JSON.stringify(query)}`, () =>
    countFilters(ctx.db, catalog, { query: { ...SpuQuery.parse({}), ...query }, prices: VISITOR_PRICES, skuType: query.type === '2' ? 2 : null }),
  );
});
