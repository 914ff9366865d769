/** Models as the engineering rules see them. */
import { asc, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { rowsOf, type Db } from '../../../platform/db/database.ts';
import { accessory, category, sku, spu } from '../tables.ts';
import type { RelatedModel } from './role-facts.ts';

/** Beside a row of `spu`: the accessories of that family that can be had, needed ones first, with what tells a bracket and its mounting. */
export const relatedModels = sql<RelatedModel[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('skuNo', m.sku_no, 'spuNo', f.spu_no, 'need', a.need, 'secondCategory', c.data_id,
      'attributes', jsonb_strip_nulls(jsonb_build_object('role', m.attributes -> 'role', 'type', m.attributes -> 'type'))) order by a.need, a.sort, m.sku_no), '[]')
  from ${accessory} a join ${sku} m on m.sku_no = a.sku_no join ${spu} f on f.spu_no = m.spu_no join ${category} c on c.id = f.second_category_id
  where a.spu_no = ${spu.spuNo} and m.sku_status = 0 and f.status = 0)`;

/**
 * Models in the order of their numbers, from after `after` ('': the first ones): `limit` of them, or fewer at the end of the
 * catalogue. Those that cannot be had are among them, told by `isOnSale`: the page is taken by number alone and joined
 * afterwards, so that the database walks the key whatever it knows of the tables. With a condition beside the number it may,
 * before its statistics are made, join the whole catalogue anew for every page.
 */
export function listModelsAfter(db: Db, after: string, limit: number) {
  const page = db.select().from(sku).where(gt(sku.skuNo, after)).orderBy(asc(sku.skuNo)).limit(limit).as('page');
  const second = alias(category, 'second_category');
  return db
    .select({
      skuNo: page.skuNo,
      spuNo: page.spuNo,
      productName: spu.spuName,
      productModel: page.skuModel,
      picture: sql<string>`coalesce(${page.picture}, ${spu.picture})`,
      brandName: spu.brandName,
      skuDesc: page.skuDesc,
      price: page.price,
      referPrice: page.referPrice,
      stockTotal: page.stockTotal,
      maxNum: page.maxNum,
      warrantyMonths: page.warrantyMonths,
      secondCategory: second.dataId,
      attributes: page.attributes,
      isOnSale: sql<boolean>`${page.skuStatus} = 0 and ${spu.status} = 0`,
    })
    .from(page)
    .innerJoin(spu, eq(spu.spuNo, page.spuNo))
    .innerJoin(second, eq(second.id, spu.secondCategoryId))
    .orderBy(asc(page.skuNo));
}

/** Pieces of models in the order of their numbers, from after `after`, as two columns. */
export async function listStockAfter(db: Db, after: string, limit: number): Promise<{ skuNos: string[]; pieces: number[] }> {
  const page = sql`select sku_no, stock_total from ${sku} where sku_no > ${after} order by sku_no limit ${limit}`;
  const [row] = await rowsOf<{ skuNos: string[] | null; pieces: number[] | null }>(
    db,
    sql`select json_agg(sku_no order by sku_no) as "skuNos", json_agg(stock_total order by sku_no) as pieces from (${page}) p`,
  );
  return { skuNos: row?.skuNos ?? [], pieces: row?.pieces ?? [] };
}
