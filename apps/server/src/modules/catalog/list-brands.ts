import * as contract from '@portal/contract/catalog';
import { SpuQuery } from '@portal/contract/catalog';
import { operation } from '../../platform/http/operation.ts';
import { countBrands } from './count-brands.ts';
import type { CatalogCache } from './catalog-cache.ts';

/** Counts are the same for every viewer. */
export const listBrands = operation(contract.listBrands, function listBrands(ctx, { query }, catalog: CatalogCache) {
  return catalog.cache.remember(ctx.db, `brands ${JSON.stringify(query)}`, async () => {
    const counted = await countBrands(ctx.db, catalog, { ...SpuQuery.parse({}), ...query });
    return counted.map(({ brandName, families }) => ({ brandId: brandName, brandName, spuCount: families }));
  });
});
