import * as contract from '@portal/contract/catalog';
import { SpuQuery } from '@portal/contract/catalog';
import { operation } from '../../platform/http/operation.ts';
import { VISITOR_PRICES } from '../price/index.ts';
import { countCategories } from './count-categories.ts';
import type { CatalogCache } from './catalog-cache.ts';

/** Counts are the same for every viewer. */
export const listCategories = operation(contract.listCategories, function listCategories(ctx, { query }, catalog: CatalogCache) {
  const { attributesStr: _, ...narrowing } = query;
  return catalog.cache.remember(ctx.db, `categories ${JSON.stringify(narrowing)}`, () =>
    countCategories(ctx.db, catalog, {
      query: { ...SpuQuery.parse({}), ...narrowing },
      prices: VISITOR_PRICES,
      skuType: query.type === '2' ? 2 : null,
    }),
  );
});
