import * as contract from '@portal/contract/catalog';
import { SpuQuery } from '@portal/contract/catalog';
import { operation } from '../../platform/http/operation.ts';
import { countBrands } from './count-brands.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { countingPrices } from './counting-prices.ts';

/** Counts are the same for every viewer, but of what can be had. */
export const listBrands = operation(contract.listBrands, async function listBrands(ctx, { query }, catalog: CatalogCache) {
  const prices = await countingPrices(ctx, catalog, query);
  return catalog.cache.remember(ctx.db, `brands ${prices.shopStock.key} ${JSON.stringify(query)}`, async () => {
    const counted = await countBrands(ctx.db, catalog, { ...SpuQuery.parse({}), ...query }, prices);
    return counted.map(({ brandName, families }) => ({ brandId: brandName, brandName, spuCount: families }));
  });
});
