import { priceViewOf } from '@portal/engines/goods';
import * as contract from '@portal/contract/catalog';
import { goodsInvalid, SpuQuery } from '@portal/contract/catalog';
import { AppError, notFound } from '@portal/contract/core';
import { operation } from '../../platform/http/operation.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { listPage } from './listing/list-page.ts';
import { accessoryFor, cardFor, spuFor, viewsOf } from './project.ts';
import { listAccessoriesOf, listSkusOf, listSpus } from './store.ts';

const RELATED = 5;

/** The product page. A family that is deactivated, or has no active model left, is as good as none. */
export const getSpuDetail = operation(contract.getSpuDetail, function getSpuDetail(ctx, { params }, catalog: CatalogCache) {
  const viewer = ctx.caller.userType;
  return catalog.cache.remember(ctx.db, `detail ${priceViewOf(viewer)} ${params.id}`, async () => {
    const taxonomy = await catalog.taxonomy(ctx.db);
    const [spu] = await listSpus(ctx.db, [params.id]);
    const skus = spu ? await listSkusOf(ctx.db, [spu.spuNo]) : [];
    if (!spu || skus.length === 0) throw new AppError(notFound, { msg: goodsInvalid.msg });
    const accessories = spu.hasAccessory ? await listAccessoriesOf(ctx.db, spu.spuNo) : [];
    const query = SpuQuery.parse({ portalCatagoryId: spu.secondCategoryId, sort: 'sumNo' });
    const related = await listPage(ctx.db, catalog.cache, taxonomy, { query, viewer, skuType: null });
    const used = new Set(skus.flatMap(({ attributes }) => Object.keys(attributes)));
    return {
      ...spuFor(viewer, taxonomy, spu, skus),
      attachments: spu.attachments,
      views: viewsOf(spu, skus),
      attributeRows: taxonomy.attributes
        .filter(({ code }) => used.has(code))
        .map(({ code, attrName, unit, attrGroup }) => ({ code, attrName, unit, attrGroup })),
      accessories: accessories.map((row) => accessoryFor(viewer, taxonomy, row)),
      related: related.rows
        .filter((row) => row.spuNo !== spu.spuNo)
        .slice(0, RELATED)
        .map((row) => cardFor(viewer, taxonomy, row, null)),
    };
  });
});
