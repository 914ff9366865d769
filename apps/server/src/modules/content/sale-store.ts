/** What is promoted for a time, and what belongs to it. */
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { insertMany } from '../../platform/db/bulk.ts';
import type { Db } from '../../platform/db/database.ts';
import { modelRows } from '../catalog/index.ts';
import { sale, saleProduct } from './tables.ts';

export type SaleRow = typeof sale.$inferSelect;

const notOver = (now: Date) => gt(sale.gmtTo, now);

/** A promotion of which nothing is sold any more promotes nothing. */
const hasGoods = sql`exists (select 1 from ${saleProduct} join ${modelRows} g on g.sku_no = ${saleProduct.skuNo} where ${saleProduct.saleNo} = ${sale.saleNo})`;

const isListed = (now: Date) => and(notOver(now), hasGoods);

/** Those that are on before those to come; of each what ends first. Without those that have nothing to sell. */
export const listSalesFrom = (db: Db, now: Date, { page, size }: { page: number; size: number }): Promise<SaleRow[]> =>
  db
    .select()
    .from(sale)
    .where(isListed(now))
    .orderBy(sql`${lte(sale.gmtFrom, now)} desc`, asc(sale.sortNo), asc(sale.gmtTo), asc(sale.saleNo))
    .limit(size)
    .offset((page - 1) * size);

export const countSales = (db: Db, now: Date): Promise<number> => db.$count(sale, isListed(now));

export async function findSale(db: Db, saleNo: string): Promise<SaleRow | undefined> {
  const [row] = await db.select().from(sale).where(eq(sale.saleNo, saleNo));
  return row;
}

/** Of several, each in its own order. */
export const listSaleProducts = async (db: Db, saleNos: readonly string[]): Promise<(typeof saleProduct.$inferSelect)[]> =>
  saleNos.length === 0
    ? []
    : db
        .select()
        .from(saleProduct)
        .where(inArray(saleProduct.saleNo, [...saleNos]))
        .orderBy(asc(saleProduct.saleNo), asc(saleProduct.sortNo));

/** Whether the family belongs to what is promoted under this number, and it is on. */
export async function isPromoted(db: Db, { saleNo, spuNo, now }: { saleNo: string; spuNo: string; now: Date }): Promise<boolean> {
  const [row] = await db
    .select({ saleNo: sale.saleNo })
    .from(sale)
    .innerJoin(saleProduct, eq(saleProduct.saleNo, sale.saleNo))
    .where(and(eq(sale.saleNo, saleNo), eq(saleProduct.spuNo, spuNo), lte(sale.gmtFrom, now), notOver(now)))
    .limit(1);
  return row !== undefined;
}

export interface NewSale extends Omit<SaleRow, 'sortNo'> {
  /** In their order. */
  products: readonly { spuNo: string; skuNo: string; note: string }[];
}

/** In their order. */
export async function insertSales(db: Db, sales: readonly NewSale[]): Promise<void> {
  await insertMany(
    db,
    sale,
    sales.map(({ products: _products, ...one }, sortNo) => ({ ...one, sortNo })),
  );
  await insertMany(
    db,
    saleProduct,
    sales.flatMap(({ saleNo, products }) => products.map((product, sortNo) => ({ ...product, saleNo, sortNo }))),
  );
}
