import * as contract from '@portal/contract/catalog';
import { goodsInvalid } from '@portal/contract/catalog';
import { AppError, notFound } from '@portal/contract/core';
import { operation } from '../../platform/http/operation.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { spuFor } from './project.ts';
import { findFamily } from './store.ts';

export const getSpuInfo = operation(contract.getSpuInfo, async function getSpuInfo(ctx, { query: { spuNo } }, catalog: CatalogCache) {
  const taxonomy = await catalog.taxonomy(ctx.db);
  const found = await findFamily(ctx.db, spuNo);
  if (!found) throw new AppError(notFound, { msg: goodsInvalid.msg });
  const { skus, ...named } = spuFor(await catalog.pricesFor(ctx), taxonomy, found.spu, found.skus);
  const prices = skus.flatMap(({ price }) => price ?? []);
  return {
    ...named,
    separateCategory: taxonomy.categoryOf(named.secondCategoryId)?.separateCategory ?? false,
    modelCount: skus.length,
    price: prices.length === 0 ? null : Math.min(...prices),
  };
});
