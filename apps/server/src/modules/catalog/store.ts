/** Goods as stored: families, models, accessories, categories, attributes. Lists have their own statements in `listing/store.ts`. */
import type { Attachment, StockSource } from '@portal/contract/catalog';
import type { SkuStatus, SkuType } from '@portal/engines/goods';
import type { ResolvedPrice } from '@portal/engines/pricing';
import { and, asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import { insertMany } from '../../platform/db/bulk.ts';
import { rowsOf, type Db } from '../../platform/db/database.ts';
import { hasRows } from '../../platform/db/has-rows.ts';
import { namedStatement } from '../../platform/db/named-statement.ts';
import type { ModelFacts } from './listing/telling-first.ts';
import { findPrices, priceLabelOf, type AskingPrices } from '../price/index.ts';
import { findSkuFigures } from './model-store.ts';
import { pictureUrl } from './picture-url.ts';
import { roleFactsOf, type RoleFacts } from './roles/role-facts.ts';
import { relatedModels } from './roles/store.ts';
import { stockFor } from './stock-for.ts';
import { accessory, attribute, catalogVersion, category, categoryAttribute, sku, spu, spuUse } from './tables.ts';
import { taxonomyOf, type Taxonomy } from './taxonomy/taxonomy.ts';

export type SkuRow = typeof sku.$inferSelect;
export interface SpuRow extends Omit<typeof spu.$inferSelect, 'gmtListed' | 'minPrice' | 'minReferPrice' | 'sumNo' | 'search' | 'successorSpuNo'> {
  hasAccessory: boolean;
}
export interface AccessoryRow {
  need: 'needed' | 'optional';
  spuNo: string;
  spuName: string;
  unit: string;
  picture: string;
  secondCategoryId: number;
  sku: SkuRow;
}

/** What a higher room needs to know of a model to price a line of it. */
export interface SkuPrice {
  skuNo: string;
  spuNo: string;
  productName: string;
  productModel: string;
  /** `first > second` names. */
  productCategory: string;
  /** Address of the picture. */
  productImage: string;
  brandName: string;
  /** Word it is counted in. */
  unit: string;
  /** Telling facts of the model: `4MP · 2.8 mm · PoE`. */
  skuDesc: string;
  /** 0 the provider's own, 2 software. */
  skuType: SkuType;
  skuSaleType: string;
  /** 0 active, 1 deactivated: the model or its whole family. */
  skuStatus: SkuStatus;
  /** As whoever asks is shown it, in yuan; null: none. And what it is called. */
  price: number | null;
  priceLabel: string;
  maxNum: number | null;
  hasAccessory: boolean;
  stockTotal: number;
  secondCategoryId: number;
}

/** The same with the rank its price comes from, and the stock that whoever asks can have (GOODS-42). */
export interface SourcedSkuPrice extends SkuPrice {
  priceSource: ResolvedPrice['source'];
  /** Whose `stockTotal` is. */
  stockSource: StockSource;
}

/** The same, what it is to the engineering rules, and its family's documents: for a line that is shown. */
export interface SkuFacts extends SkuPrice, RoleFacts {
  attachments: Attachment[];
  /** The enterprise that keeps it, of a product of somebody's own; null: a person's, or the catalogue's. */
  privateTenant: string | null;
}

/** Counts changes of the goods: what was read under one version holds while it stands. */
export async function getVersion(db: Db): Promise<number> {
  const [row] = await db.select({ version: catalogVersion.version }).from(catalogVersion);
  return row?.version ?? 0;
}

/** One statement. */
export async function getTaxonomy(db: Db): Promise<Taxonomy> {
  const all = (table: PgTable): SQL => sql`(select coalesce(json_agg(${asJson(table, 't')}), '[]') from ${table} t)`;
  const [rows] = await rowsOf<Parameters<typeof taxonomyOf>[0]>(
    db,
    sql`select ${all(category)} as categories, ${all(attribute)} as attributes, ${all(categoryAttribute)} as "categoryAttributes"`,
  );
  return taxonomyOf(rows ?? { categories: [], attributes: [], categoryAttributes: [] });
}

/** A row with every column under its field's name. */
const asJson = (table: PgTable, alias: string): SQL => {
  const fields = Object.entries(getTableColumns(table)).map(([field, { name }]) => `'${field}', ${alias}.${name}`);
  return sql.raw(`json_build_object(${fields.join(', ')})`);
};

/** Second categories by number, with the first above each; unknown ones are missing. */
export function listCategoryPaths(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; dataId: string; firstCategoryId: number; firstCatagoryName: string; secondCatagoryName: string }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const first = alias(category, 'first_category');
  return db
    .select({
      id: category.id,
      dataId: category.dataId,
      firstCategoryId: first.id,
      firstCatagoryName: first.catagoryName,
      secondCatagoryName: category.catagoryName,
    })
    .from(category)
    .innerJoin(first, eq(first.id, category.parentId))
    .where(inArray(category.id, [...ids]));
}

/** Brands of active families, by name. */
export async function listBrandNames(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ brandName: spu.brandName }).from(spu).where(eq(spu.status, 0)).orderBy(asc(spu.brandName)).limit(200);
  return rows.map(({ brandName }) => brandName);
}

const spuColumns = {
  spuNo: spu.spuNo,
  spuName: spu.spuName,
  firstCategoryId: spu.firstCategoryId,
  secondCategoryId: spu.secondCategoryId,
  brandName: spu.brandName,
  spuDesc: spu.spuDesc,
  picture: spu.picture,
  unit: spu.unit,
  skuType: spu.skuType,
  status: spu.status,
  isNew: spu.isNew,
  isHot: spu.isHot,
  isRecommended: spu.isRecommended,
  attachments: spu.attachments,
  modelCount: spu.modelCount,
  inStock: spu.inStock,
  hasAccessory: sql<boolean>`exists (select 1 from ${accessory} where ${accessory.spuNo} = ${spu.spuNo})`,
};

/** Families by number, in no order. */
export const listSpus = (db: Db, spuNos: readonly string[]): Promise<SpuRow[]> =>
  db
    .select(spuColumns)
    .from(spu)
    .where(inArray(spu.spuNo, [...spuNos]));

/** Models of families, in reading order. */
export const listSkusOf = (db: Db, spuNos: readonly string[]): Promise<SkuRow[]> =>
  db
    .select()
    .from(sku)
    .where(inArray(sku.spuNo, [...spuNos]))
    .orderBy(asc(sku.spuNo), asc(sku.sort), asc(sku.skuNo));

/** Accessory models of a family that can be had, needed ones first. */
export const listAccessoriesOf = (db: Db, spuNo: string): Promise<AccessoryRow[]> =>
  db
    .select({ need: accessory.need, spuNo: spu.spuNo, spuName: spu.spuName, unit: spu.unit, picture: spu.picture, secondCategoryId: spu.secondCategoryId, sku })
    .from(accessory)
    .innerJoin(sku, eq(sku.skuNo, accessory.skuNo))
    .innerJoin(spu, eq(spu.spuNo, sku.spuNo))
    .where(and(eq(accessory.spuNo, spuNo), eq(sku.skuStatus, 0), eq(spu.status, 0)))
    .orderBy(asc(accessory.need), asc(accessory.sort), asc(sku.skuNo));

/** A family with what its page shows. */
export interface FamilyRows {
  spu: SpuRow;
  skus: SkuRow[];
  accessories: AccessoryRow[];
}

const familyStatement = namedStatement<null, { spuNo: string }>('catalog_family', () => {
  return sql`
  select ${sql.join(
    Object.entries(spuColumns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  )},
    (select json_agg(${asJson(sku, 'k')} order by k.sort, k.sku_no) from ${sku} k where k.spu_no = ${spu}.spu_no and k.sku_status = 0) as skus,
    (select json_agg(json_build_object('need', a.need, 'spuNo', s.spu_no, 'spuName', s.spu_name, 'unit', s.unit, 'picture', s.picture,
        'secondCategoryId', s.second_category_id, 'sku', ${asJson(sku, 'k')}) order by a.need, a.sort, k.sku_no)
      from ${accessory} a join ${sku} k on k.sku_no = a.sku_no join ${spu} s on s.spu_no = k.spu_no
      where a.spu_no = ${spu}.spu_no and k.sku_status = 0 and s.status = 0) as accessories
  from ${spu} where ${spu}.spu_no = ${sql.placeholder('spuNo')}::text and ${spu}.status = 0`;
});

/** An active family with its active models in reading order and the accessories that can be had; one statement. Undefined: none. */
export async function findFamily(db: Db, spuNo: string): Promise<FamilyRows | undefined> {
  const [row] = await familyStatement.rows<SpuRow & { skus: SkuRow[] | null; accessories: AccessoryRow[] | null }>(db, null, { spuNo });
  if (!row?.skus) return undefined;
  const { skus, accessories, ...own } = row;
  return { spu: own, skus, accessories: accessories ?? [] };
}

/** Active families by second category. */
export const countByCategory = (db: Db): Promise<{ secondCategoryId: number; families: number }[]> =>
  db
    .select({ secondCategoryId: spu.secondCategoryId, families: sql<number>`count(*)::int` })
    .from(spu)
    .where(sql`${spu.status} = 0 and ${spu.modelCount} > 0`)
    .groupBy(spu.secondCategoryId);

/** Models of a category as its filters are judged by: some hundred are enough. */
export const listModelFacts = (db: Db, categoryId: number): Promise<ModelFacts[]> =>
  rowsOf(
    db,
    sql`select k.spu_no as "spuNo", k.sku_desc as "skuDesc", k.attributes from ${spu} s join ${sku} k on k.spu_no = s.spu_no and k.sku_status = 0
      where s.status = 0 and (s.second_category_id = ${categoryId} or s.first_category_id = ${categoryId}) order by k.spu_no, k.sort limit 600`,
  );

/** Active models whose number begins with the key or holds it (`modelKeyOf`), shortest first. */
export const listSuggestedModels = (
  db: Db,
  key: string,
  limit: number,
): Promise<{ skuNo: string; spuNo: string; skuModel: string; skuDesc: string; spuName: string }[]> =>
  rowsOf(
    db,
    sql`select k.sku_no as "skuNo", k.spu_no as "spuNo", k.sku_model as "skuModel", k.sku_desc as "skuDesc", s.spu_name as "spuName"
      from ${sku} k join ${spu} s on s.spu_no = k.spu_no and s.status = 0
      where k.sku_status = 0 and k.model_key like '%' || ${key}::text || '%'
      order by starts_with(k.model_key, ${key}::text) desc, length(k.model_key), k.model_key limit ${limit}`,
  );

/** Active families a question finds, those of the categories it names best first, then whose name holds what was typed; then those used most. `question` is text of a `tsquery`. */
export const listSuggestedFamilies = (
  db: Db,
  { question, literal, best, limit }: { question: string; literal: string; best: readonly number[]; limit: number },
): Promise<{ spuNo: string; spuName: string; secondCategoryId: number }[]> =>
  rowsOf(
    db,
    sql`select s.spu_no as "spuNo", s.spu_name as "spuName", s.second_category_id as "secondCategoryId" from ${spu} s
      where s.search @@ ${question}::tsquery and s.status = 0 and s.model_count > 0 and ts_rank_cd('{0, 0, 1, 1}', s.search, ${question}::tsquery) > 0
      order by (s.second_category_id = any(${sql.param([...best])}::int[])) desc, (strpos(lower(s.spu_name), ${literal}::text) > 0) desc, s.sum_no desc, s.spu_no limit ${limit}`,
  );

/** Second categories with active families, those used most in design orders first. */
export function listUsedCategories(db: Db, limit: number): Promise<{ secondCategoryId: number }[]> {
  return db
    .select({ secondCategoryId: spu.secondCategoryId })
    .from(spu)
    .where(sql`${spu.status} = 0 and ${spu.modelCount} > 0`)
    .groupBy(spu.secondCategoryId)
    .orderBy(sql`sum(${spu.sumNo}) desc`, asc(spu.secondCategoryId))
    .limit(limit);
}

/** Of questions in the form of a `tsquery`, the positions of those that find an active family. */
export async function listAnsweredQuestions(db: Db, questions: readonly string[]): Promise<number[]> {
  const rows = await rowsOf<{ place: number }>(
    db,
    sql`select q.place::int as place from unnest(${textArray(questions)}) with ordinality q (question, place)
      where exists (select 1 from ${spu} s where s.search @@ q.question::tsquery and s.status = 0 and s.model_count > 0) order by q.place`,
  );
  return rows.map(({ place }) => place - 1);
}

/** What the catalogue says of models, by skuNo. */
export type SkuFactsByNo = ReadonlyMap<string, SkuFacts>;

/**
 * Models by number with what a line shows of them; deactivated ones are there with status 1, unknown ones are missing.
 * One statement, and one for prices where any may be made for whoever asks.
 */
export async function listSkuFacts(asking: AskingPrices, skuNos: readonly string[]): Promise<SkuFactsByNo> {
  const rows = await rowsForLines(asking, skuNos);
  return new Map(
    rows.map(({ picture, secondCategory, attributes, related, ...row }) => [
      row.skuNo,
      { ...row, privateTenant: null, productImage: pictureUrl(picture), ...roleFactsOf({ secondCategory, brandName: row.brandName, attributes }, related) },
    ]),
  );
}

async function rowsForLines(asking: AskingPrices, skuNos: readonly string[]) {
  if (skuNos.length === 0) return [];
  const prices = await findPrices(asking, skuNos);
  const rows = await selectForLines(asking.db, skuNos);
  return rows.map(({ referPrice, ...row }) => {
    const shown = prices.of({ ...row, referPrice });
    const { stockTotal } = stockFor(prices.shopStock, row);
    return { ...row, stockTotal, price: shown.price, priceLabel: priceLabelOf(prices, shown), priceSource: shown.source };
  });
}

function selectForLines(db: Db, skuNos: readonly string[]) {
  const first = alias(category, 'first_category');
  const second = alias(category, 'second_category');
  return db
    .select({
      skuNo: sku.skuNo,
      spuNo: sku.spuNo,
      productName: spu.spuName,
      productModel: sku.skuModel,
      productCategory: sql<string>`${first.catagoryName} || ' > ' || ${second.catagoryName}`,
      picture: sql<string>`coalesce(${sku.picture}, ${spu.picture})`,
      brandName: spu.brandName,
      unit: spu.unit,
      skuDesc: sku.skuDesc,
      skuType: spu.skuType,
      skuSaleType: sku.skuSaleType,
      skuStatus: sql<SkuStatus>`greatest(${sku.skuStatus}, ${spu.status})`,
      price: sku.price,
      referPrice: sku.referPrice,
      maxNum: sku.maxNum,
      hasAccessory: spuColumns.hasAccessory,
      stockTotal: sku.stockTotal,
      secondCategoryId: spu.secondCategoryId,
      secondCategory: second.dataId,
      attributes: sku.attributes,
      attachments: spu.attachments,
      related: relatedModels,
    })
    .from(sku)
    .innerJoin(spu, eq(spu.spuNo, sku.spuNo))
    .innerJoin(first, eq(first.id, spu.firstCategoryId))
    .innerJoin(second, eq(second.id, spu.secondCategoryId))
    .where(sql`${sku.skuNo} = any(${textArray(skuNos)})`);
}

/** A family by the model that stands for it, on sale or not. Both prices: the caller projects them per viewer. */
export interface FamilyHead {
  spuNo: string;
  spuName: string;
  skuType: SkuType;
  /** Address of the picture. */
  mainPic: string;
  skuNo: string;
  skuModel: string;
  skuDesc: string;
  price: number | null;
  referPrice: number | null;
  isOnSale: boolean;
  inStock: boolean;
}

/** Families by number, in no order; each by its first active model, one that is in stock before others (GOODS-32), of one that has none by its first. Unknown ones are missing. One statement. */
export async function listFamilyHeads(db: Db, spuNos: readonly string[]): Promise<FamilyHead[]> {
  if (spuNos.length === 0) return [];
  const rows = await db
    .select({
      spuNo: spu.spuNo,
      spuName: spu.spuName,
      skuType: spu.skuType,
      picture: sql<string>`coalesce(${sku.picture}, ${spu.picture})`,
      skuNo: sku.skuNo,
      skuModel: sku.skuModel,
      skuDesc: sku.skuDesc,
      price: sku.price,
      referPrice: sku.referPrice,
      isOnSale: sql<boolean>`${spu.status} = 0 and ${sku.skuStatus} = 0`,
      inStock: sql<boolean>`${sku.stockTotal} > 0`,
    })
    .from(spu)
    .innerJoin(
      sku,
      sql`${sku.skuNo} = (select k.sku_no from ${sku} k where k.spu_no = ${spu.spuNo} order by k.sku_status, k.stock_total > 0 desc, k.sort, k.sku_no limit 1)`,
    )
    .where(sql`${spu.spuNo} = any(${textArray(spuNos)})`);
  return rows.map(({ picture, ...row }) => ({ ...row, mainPic: pictureUrl(picture) }));
}

/** One more use for each of the families: they are in a design order now. Nobody waits for it; `countUses` does the counting. */
export async function insertUses(db: Db, spuNos: readonly string[]): Promise<void> {
  await insertMany(
    db,
    spuUse,
    [...new Set(spuNos)].map((spuNo) => ({ spuNo })),
  );
}

/** Puts the uses since the last time into the families' `sumNo`. */
export async function countUses(db: Db): Promise<void> {
  // looked at first: a write makes the embedded database take a snapshot
  if (!(await hasRows(db, spuUse))) return;
  await db.execute(sql`with counted as (delete from ${spuUse} returning spu_no), used as (select spu_no, count(*)::integer as uses from counted group by spu_no)
    update ${spu} set sum_no = sum_no + uses from used where used.spu_no = spu.spu_no`);
}

/** A list as one parameter. */
const textArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

export const hasCategories = (db: Db): Promise<boolean> => hasRows(db, category);

/** Whether a family is sold: it is there, on sale, and so is a model of it, or this very model. */
export async function isSold(db: Db, spuNo: string, skuNo?: string): Promise<boolean> {
  if (skuNo === undefined) return (await listFamilyHeads(db, [spuNo])).some(({ isOnSale }) => isOnSale);
  return (await findSkuFigures(db, skuNo))?.spuNo === spuNo;
}
export const hasFamilies = (db: Db): Promise<boolean> => hasRows(db, spu);
