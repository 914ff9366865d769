/** Single facts of models, by their numbers. */
import type { SkuType } from '@portal/engines/goods';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { sku, spu } from './tables.ts';

/** All models of a family, those off sale too, in no order. */
export async function listSkuNosOf(db: Db, spuNo: string): Promise<string[]> {
  const rows = await db.select({ skuNo: sku.skuNo }).from(sku).where(eq(sku.spuNo, spuNo));
  return rows.map(({ skuNo }) => skuNo);
}

/** What the warranty of a model depends on, sold or not. */
export async function findWarranty(db: Db, skuNo: string): Promise<{ skuType: SkuType; warrantyMonths: number | null } | undefined> {
  const [row] = await db
    .select({ skuType: spu.skuType, warrantyMonths: sku.warrantyMonths })
    .from(sku)
    .innerJoin(spu, eq(spu.spuNo, sku.spuNo))
    .where(eq(sku.skuNo, skuNo));
  return row;
}

/** Stock of the models that are sold, by their stock numbers, in no order. */
export const listStocks = (db: Db, sids: readonly string[]): Promise<{ sid: string; stockTotal: number }[]> =>
  db
    .select({ sid: sku.sid, stockTotal: sku.stockTotal })
    .from(sku)
    .innerJoin(spu, eq(spu.spuNo, sku.spuNo))
    .where(and(inArray(sku.sid, [...sids]), eq(sku.skuStatus, 0), eq(spu.status, 0)));
