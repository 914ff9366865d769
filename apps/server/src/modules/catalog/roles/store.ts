/** Models as the engineering rules see them. */
import { and, asc, eq, gt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/database.ts';
import { category, sku, spu } from '../tables.ts';

/** Models that can be had, in the order of their numbers, from after `after` ('': the first ones), at most `limit`. */
export function findModelsAfter(db: Db, after: string, limit: number) {
  const second = alias(category, 'second_category');
  return db
    .select({
      skuNo: sku.skuNo,
      spuNo: sku.spuNo,
      productName: spu.spuName,
      productModel: sku.skuModel,
      picture: spu.picture,
      brandName: spu.brandName,
      skuDesc: sku.skuDesc,
      price: sku.price,
      referPrice: sku.referPrice,
      stockTotal: sku.stockTotal,
      maxNum: sku.maxNum,
      secondCategory: second.dataId,
      attributes: sku.attributes,
    })
    .from(sku)
    .innerJoin(spu, eq(spu.spuNo, sku.spuNo))
    .innerJoin(second, eq(second.id, spu.secondCategoryId))
    .where(and(gt(sku.skuNo, after), eq(sku.skuStatus, 0), eq(spu.status, 0)))
    .orderBy(asc(sku.skuNo))
    .limit(limit);
}
