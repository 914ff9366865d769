import * as contract from '@portal/contract/catalog';
import type { AccessoryModel } from '@portal/contract/catalog';
import { operation } from '../../platform/http/operation.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { notChosen } from './list-picking-spu.ts';
import { accessoryFor } from './project.ts';
import { listAccessoriesOf } from './store.ts';

/** Accessory models that can be had; an unknown family has none. */
export const listAccessories = operation(contract.listAccessories, async function listAccessories(ctx, { query }, catalog: CatalogCache) {
  const taxonomy = await catalog.taxonomy(ctx.db);
  const prices = await catalog.pricesFor(ctx);
  const rows = await listAccessoriesOf(ctx.db, query.spuNo);
  return rows.map((row): AccessoryModel => {
    const { sku, mainPic: _its, ...named } = accessoryFor(prices, taxonomy, row);
    return { ...notChosen(sku), ...named };
  });
});
