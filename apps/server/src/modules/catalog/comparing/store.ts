/** Models as they are compared, on sale or not. */
import type { SkuType } from '@portal/engines/goods';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/database.ts';
import { pictureUrl } from '../picture-url.ts';
import type { SkuRow } from '../store.ts';
import { category, sku, spu } from '../tables.ts';

/** Both prices: the caller projects them per viewer. */
export interface ComparableModel {
  skuNo: string;
  spuNo: string;
  skuName: string;
  spuName: string;
  skuType: SkuType;
  /** Address of the picture. */
  mainPic: string;
  skuModel: string;
  skuDesc: string;
  skuSaleType: string;
  price: number | null;
  referPrice: number | null;
  isOnSale: boolean;
  /** Null: such a category is not there any more. */
  firstCategoryId: number | null;
  secondCategoryId: number | null;
  separateCategory: boolean;
  /** What the provider has. */
  stockTotal: number;
  attributes: SkuRow['attributes'];
  warrantyMonths: number | null;
}

/** In no order; unknown ones are missing. One statement. */
export async function listComparable(db: Db, skuNos: readonly string[]): Promise<ComparableModel[]> {
  if (skuNos.length === 0) return [];
  const first = alias(category, 'first_category');
  const second = alias(category, 'second_category');
  const rows = await db
    .select({
      skuNo: sku.skuNo,
      spuNo: spu.spuNo,
      skuName: sku.skuName,
      spuName: spu.spuName,
      skuType: spu.skuType,
      picture: sql<string>`coalesce(${sku.picture}, ${spu.picture})`,
      skuModel: sku.skuModel,
      skuDesc: sku.skuDesc,
      skuSaleType: sku.skuSaleType,
      price: sku.price,
      referPrice: sku.referPrice,
      isOnSale: sql<boolean>`${spu.status} = 0 and ${sku.skuStatus} = 0`,
      firstCategoryId: first.id,
      secondCategoryId: second.id,
      separateCategory: sql<boolean>`coalesce(${first.separateCategory}, false) or coalesce(${second.separateCategory}, false)`,
      stockTotal: sku.stockTotal,
      attributes: sku.attributes,
      warrantyMonths: sku.warrantyMonths,
    })
    .from(sku)
    .innerJoin(spu, eq(spu.spuNo, sku.spuNo))
    .leftJoin(first, eq(first.id, spu.firstCategoryId))
    .leftJoin(second, eq(second.id, spu.secondCategoryId))
    .where(inArray(sku.skuNo, [...skuNos]));
  return rows.map(({ picture, ...row }) => ({ ...row, mainPic: pictureUrl(picture) }));
}

/** Models of families that can be had, in reading order. */
export async function listModelsSold(db: Db, spuNos: readonly string[]): Promise<{ spuNo: string; skuNo: string; skuModel: string }[]> {
  if (spuNos.length === 0) return [];
  return db
    .select({ spuNo: sku.spuNo, skuNo: sku.skuNo, skuModel: sku.skuModel })
    .from(sku)
    .innerJoin(spu, eq(spu.spuNo, sku.spuNo))
    .where(and(inArray(sku.spuNo, [...spuNos]), eq(sku.skuStatus, 0), eq(spu.status, 0)))
    .orderBy(asc(sku.spuNo), asc(sku.sort), asc(sku.skuNo));
}
