/** Single facts of models, by their numbers. */
import { SkuType } from '@portal/engines/goods';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { rowsOf, type Db } from '../../platform/db/database.ts';
import { everyWord } from '../../platform/db/every-word.ts';
import type { SkuFigures } from '../price/index.ts';
import { category, sku, spu } from './tables.ts';

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

/** Months of warranty of model `k` of family `s`: what is licensed has none. */
export const guaranteed = sql`case when s.sku_type = ${sql.raw(String(SkuType.Software))} then null else k.warranty_months end`;

/** Months of warranty of these models, sold or not; of others, and where none is known, null. */
export async function listWarranties(db: Db, skuNos: readonly string[]): Promise<ReadonlyMap<string, number | null>> {
  const rows = await rowsOf<{ skuNo: string; months: number | null }>(
    db,
    sql`select k.sku_no as "skuNo", ${guaranteed} as months from ${sku} k join ${spu} s on s.spu_no = k.spu_no where k.sku_no = any(${sql.param([...skuNos])}::text[])`,
  );
  return new Map(rows.map(({ skuNo, months }) => [skuNo, months]));
}

/** The provider's stock of the models that are sold, by their stock numbers, in no order. */
export const listStocks = (db: Db, sids: readonly string[]): Promise<{ sid: string; skuNo: string; stockTotal: number }[]> =>
  db
    .select({ sid: sku.sid, skuNo: sku.skuNo, stockTotal: sku.stockTotal })
    .from(sku)
    .innerJoin(spu, eq(spu.spuNo, sku.spuNo))
    .where(and(inArray(sku.sid, [...sids]), eq(sku.skuStatus, 0), eq(spu.status, 0)));

/** Software models that can be had in second categories of these names, in the catalogue's order. */
export async function listSoftwareIn(db: Db, categories: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ skuNo: sku.skuNo })
    .from(sku)
    .innerJoin(spu, eq(spu.spuNo, sku.spuNo))
    .innerJoin(category, eq(category.id, spu.secondCategoryId))
    .where(and(inArray(category.catagoryName, [...categories]), eq(spu.skuType, SkuType.Software), eq(sku.skuStatus, 0), eq(spu.status, 0)))
    .orderBy(asc(spu.spuNo), asc(sku.sort), asc(sku.skuNo));
  return rows.map(({ skuNo }) => skuNo);
}

/** Under which categories models stand, sold or not: the second one and the first above it. Unknown ones are missing. */
export async function listSkuCategories(db: Db, skuNos: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>> {
  if (skuNos.length === 0) return new Map();
  const rows = await db
    .select({ skuNo: sku.skuNo, second: category.id, first: category.parentId })
    .from(sku)
    .innerJoin(spu, eq(spu.spuNo, sku.spuNo))
    .innerJoin(category, eq(category.id, spu.secondCategoryId))
    .where(inArray(sku.skuNo, [...skuNos]));
  return new Map(rows.map(({ skuNo, second, first }) => [skuNo, first === null ? [second] : [second, first]]));
}

/** The same by the categories' own words (`dataId`): the second one and the first above it. */
export async function listSkuKinds(db: Db, skuNos: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (skuNos.length === 0) return new Map();
  const first = alias(category, 'first_category');
  const rows = await db
    .select({ skuNo: sku.skuNo, second: category.dataId, first: first.dataId })
    .from(sku)
    .innerJoin(spu, eq(spu.spuNo, sku.spuNo))
    .innerJoin(category, eq(category.id, spu.secondCategoryId))
    .leftJoin(first, eq(first.id, category.parentId))
    .where(inArray(sku.skuNo, [...skuNos]));
  return new Map(rows.map((row) => [row.skuNo, row.first === null ? [row.second] : [row.second, row.first]]));
}

/** What tells whether models are put up on site, sold or not: kind, and categories by name (`first > second`). Unknown ones are missing. */
export async function listSiteKinds(db: Db, skuNos: readonly string[]): Promise<ReadonlyMap<string, { skuType: SkuType; productCategory: string }>> {
  const first = alias(category, 'first_category');
  const rows = await db
    .select({ skuNo: sku.skuNo, skuType: spu.skuType, second: category.catagoryName, first: first.catagoryName })
    .from(sku)
    .innerJoin(spu, eq(spu.spuNo, sku.spuNo))
    .innerJoin(category, eq(category.id, spu.secondCategoryId))
    .leftJoin(first, eq(first.id, category.parentId))
    .where(inArray(sku.skuNo, [...skuNos]));
  return new Map(rows.map((row) => [row.skuNo, { skuType: row.skuType, productCategory: [row.first, row.second].filter(Boolean).join(' > ') }]));
}

/** Names of first categories, in their order. */
export async function listFirstCategories(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: category.id, name: category.catagoryName })
    .from(category)
    .where(isNull(category.parentId))
    .orderBy(asc(category.sort), asc(category.id));
}

/** Both of a model's own prices; undefined: none that can be had. */
export async function findSkuFigures(db: Db, skuNo: string): Promise<(SkuFigures & { spuNo: string }) | undefined> {
  const [row] = await db
    .select({ skuNo: sku.skuNo, spuNo: sku.spuNo, price: sku.price, referPrice: sku.referPrice })
    .from(sku)
    .innerJoin(spu, eq(spu.spuNo, sku.spuNo))
    .where(and(eq(sku.skuNo, skuNo), eq(sku.skuStatus, 0), eq(spu.status, 0)));
  return row;
}

/** `sku_no`, `spu_no`, `spu_name`, `sku_model`, `model_key`, `picture`, `price`, `refer_price`, `place` (the catalogue's own order). */
export const modelRows = sql`(select k.sku_no, k.spu_no, s.spu_name, k.sku_model, k.model_key, coalesce(k.picture, s.picture) as picture,
    k.price, k.refer_price, k.sku_sale_type, s.sku_type, s.first_category_id, s.spu_no || lpad(k.sort::text, 9, '0') as place
  from ${sku} k join ${spu} s on s.spu_no = k.spu_no where k.sku_status = 0 and s.status = 0)`;

/** `sku_no`, `stock_total` of every model: none of one that is not sold, without end of software. */
export const stockRows = sql`(select k.sku_no, case when k.sku_status <> 0 or s.status <> 0 then 0 when s.sku_type = ${sql.raw(String(SkuType.Software))} then 2147483647
    else k.stock_total end as stock_total from ${sku} k join ${spu} s on s.spu_no = k.spu_no)`;

/** `sku_no`, `spu_no` of every model, sold or not. */
export const familyRows = sql`(select k.sku_no, k.spu_no from ${sku} k)`;

/** `sku_no`, `place` of every model: where its first category stands among the others. */
export const categoryPlaceRows = sql`(select k.sku_no, f.sort * 1000000::bigint + f.id as place from ${sku} k join ${spu} s on s.spu_no = k.spu_no
    join ${category} f on f.id = s.first_category_id)`;

/**
 * Numbers of those models by their key (`modelKeyOf`); unknown ones and those off sale are missing. Each is looked up by the order of the keys: asked for equal ones,
 * PostgreSQL may take the index of parts for the cheaper one, which goes through every three letters of every key.
 */
export async function listSkuNosByKey(db: Db, modelKeys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf<{ modelKey: string; skuNo: string }>(
    db,
    sql`select k.model_key as "modelKey", k.sku_no as "skuNo" from unnest(${sql.param([...modelKeys])}::text[]) asked (key)
      cross join lateral (select * from ${sku} its where its.model_key between asked.key and asked.key order by its.model_key limit 1) k
      join ${spu} s on s.spu_no = k.spu_no where k.sku_status = 0 and s.status = 0`,
  );
  return new Map(rows.map(({ modelKey, skuNo }) => [modelKey, skuNo]));
}

/** Pictures of models on sale whose words these are, each with the first model that bears it. */
export const listPicturesNamed = (
  db: Db,
  { keyword, limit }: { keyword: string; limit: number },
): Promise<{ picture: string; productName: string; skuModel: string }[]> => {
  const byWords = sql.join([sql`true`, ...everyWord(sql`(g.spu_name || ' ' || g.sku_model)`, keyword)], sql` and `);
  return rowsOf(
    db,
    sql`select picture, "productName", "skuModel" from (
      select distinct on (g.picture) g.picture, g.spu_name as "productName", g.sku_model as "skuModel", g.place
      from ${modelRows} g where ${byWords} order by g.picture, g.place) named order by place limit ${limit}`,
  );
};

/** Whether a model or a family bears it. */
export async function isPictureKnown(db: Db, picture: string): Promise<boolean> {
  const [row] = await rowsOf<{ known: boolean }>(
    db,
    sql`select exists (select 1 from ${spu} where ${spu.picture} = ${picture}) or exists (select 1 from ${sku} where ${sku.picture} = ${picture}) as known`,
  );
  return row?.known === true;
}

const isSold = sql`${spu.status} = 0 and ${spu.modelCount} > 0`;

/** Families that are sold. */
export const countSold = (db: Db): Promise<number> => db.$count(spu, isSold);

/** Some of them by number, in the order of their numbers. */
export async function listSold(db: Db, { offset, limit }: { offset: number; limit: number }): Promise<string[]> {
  const rows = await db.select({ spuNo: spu.spuNo }).from(spu).where(isSold).orderBy(asc(spu.spuNo)).limit(limit).offset(offset);
  return rows.map(({ spuNo }) => spuNo);
}

/** Numbers of all categories. */
export async function listCategoryIds(db: Db): Promise<number[]> {
  const rows = await db.select({ id: category.id }).from(category).orderBy(asc(category.id));
  return rows.map(({ id }) => id);
}

/** The model of that number (`modelKeyOf`), on sale or not. */
export async function findModelByKey(db: Db, modelKey: string): Promise<{ spuNo: string; skuNo: string; skuModel: string; isOnSale: boolean } | null> {
  const [row] = await db
    .select({
      spuNo: sku.spuNo,
      skuNo: sku.skuNo,
      skuModel: sku.skuModel,
      isOnSale: sql<boolean>`${spu.status} = 0 and ${sku.skuStatus} = 0`,
    })
    .from(sku)
    .innerJoin(spu, eq(spu.spuNo, sku.spuNo))
    .where(eq(sku.modelKey, modelKey))
    .limit(1);
  return row ?? null;
}
