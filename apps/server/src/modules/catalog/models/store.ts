/** Models that can be had, one by one. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { SkuFigures } from '../../price/index.ts';
import { sku, spu } from '../tables.ts';

/** Both of a model's own prices; undefined: none that can be had. */
export async function findSkuFigures(db: Db, skuNo: string): Promise<(SkuFigures & { spuNo: string }) | undefined> {
  const [row] = await db
    .select({ skuNo: sku.skuNo, spuNo: sku.spuNo, price: sku.price, referPrice: sku.referPrice })
    .from(sku)
    .innerJoin(spu, eq(spu.spuNo, sku.spuNo))
    .where(and(eq(sku.skuNo, skuNo), eq(sku.skuStatus, 0), eq(spu.status, 0)));
  return row;
}
