import * as contract from '@portal/contract/catalog';
import { SpuQuery } from '@portal/contract/catalog';
import { operation } from '../../platform/http/operation.ts';
import { countCategories } from './count-categories.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { countingPrices } from './counting-prices.ts';

/** Counts are the same for every viewer, but of what can be had. */
export const listCategories = operation(contract.listCategories, async function listCategories(ctx, { query }, catalog: CatalogCache) {
  const { attributesStr: _, ...narrowing } = query;
  const prices = await countingPrices(ctx, catalog, narrowing);
  return catalog.cache.remember(ctx.db, `categories ${prices.shopStock.key} ${JSON.stringify(narrowing)}`, () =>
    countCategories(ctx.db, catalog, {
      query: { ...SpuQuery.parse({}), ...narrowing },
      prices,
      skuType: query.type === '2' ? 2 : null,
    }),
  );
});
