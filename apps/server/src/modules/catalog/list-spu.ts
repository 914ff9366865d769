import { priceViewOf } from '@portal/engines/goods';
import * as contract from '@portal/contract/catalog';
import { operation } from '../../platform/http/operation.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { listPage } from './listing/list-page.ts';
import { cardFor } from './project.ts';

/** Pages differ between viewers by the column of prices alone, so each is remembered once for each of the two. */
export const listSpu = operation(contract.listSpu, function listSpu(ctx, { query }, catalog: CatalogCache) {
  const viewer = ctx.caller.userType;
  return catalog.cache.remember(ctx.db, `cards ${priceViewOf(viewer)} ${JSON.stringify(query)}`, async () => {
    const taxonomy = await catalog.taxonomy(ctx.db);
    const { rows, count, loosened } = await listPage(ctx.db, catalog.cache, taxonomy, { query, viewer, skuType: query.type === '2' ? 2 : null });
    return { data: rows.map((row) => cardFor(viewer, taxonomy, row, row.match)), count, loosened };
  });
});
