import * as contract from '@portal/contract/catalog';
import { operation } from '../../platform/http/operation.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { listBrandCounts } from './store.ts';

export const listBrands = operation(contract.listBrands, function listBrands(ctx, { query: { portalCatagoryId = null } }, catalog: CatalogCache) {
  return catalog.cache.remember(ctx.db, `brands ${portalCatagoryId}`, async () => {
    const rows = await listBrandCounts(ctx.db, portalCatagoryId);
    return rows.map(({ brandName, spuCount }) => ({ brandId: brandName, brandName, spuCount }));
  });
});
