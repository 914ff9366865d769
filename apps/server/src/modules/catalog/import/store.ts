/** What an import reads and writes of the goods, thousands of rows a statement. */
import { sql } from 'drizzle-orm';
import type { AttributeValue } from '@portal/contract/catalog';
import type { Database, Db } from '../../../platform/db/database.ts';
import { catalogVersion, sku, spu } from '../tables.ts';

const ROWS_A_STATEMENT = 1000;

export interface KnownModel {
  skuNo: string;
  spuNo: string;
  skuName: string;
  skuModel: string;
  modelKey: string;
  price: number | null;
  referPrice: number | null;
  skuStatus: number;
  skuSaleType: string;
  stockTotal: number;
  attributes: Record<string, AttributeValue>;
  skuDesc: string;
  /** Null: the family's. */
  picture: string | null;
  views: ('front' | 'side' | 'back')[];
  sort: number;
}

export interface KnownFamily {
  spuNo: string;
  spuName: string;
  secondCategoryId: number;
  firstCategoryId: number;
  brandName: string;
  picture: string;
  unit: string;
  skuType: number;
  status: number;
}

/** Only one import at a time: a second one waits here until the first has committed. */
export async function lockCatalog(db: Db): Promise<void> {
  await db.execute(sql`select version from ${catalogVersion} for update`);
}

export const listModels = (db: Db): Promise<KnownModel[]> =>
  db
    .select({
      skuNo: sku.skuNo,
      spuNo: sku.spuNo,
      skuName: sku.skuName,
      skuModel: sku.skuModel,
      modelKey: sku.modelKey,
      price: sku.price,
      referPrice: sku.referPrice,
      skuStatus: sku.skuStatus,
      skuSaleType: sku.skuSaleType,
      stockTotal: sku.stockTotal,
      attributes: sku.attributes,
      skuDesc: sku.skuDesc,
      picture: sku.picture,
      views: sku.views,
      sort: sku.sort,
    })
    .from(sku);

export const listFamilies = (db: Db): Promise<KnownFamily[]> =>
  db
    .select({
      spuNo: spu.spuNo,
      spuName: spu.spuName,
      secondCategoryId: spu.secondCategoryId,
      firstCategoryId: spu.firstCategoryId,
      brandName: spu.brandName,
      picture: spu.picture,
      unit: spu.unit,
      skuType: spu.skuType,
      status: spu.status,
    })
    .from(spu);

export async function updateModels(db: Db, rows: readonly KnownModel[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    const text = JSON.stringify(rows.slice(at, at + ROWS_A_STATEMENT));
    await db.execute(sql`
      update ${sku} set spu_no = r."spuNo", sku_name = r."skuName", sku_model = r."skuModel", price = r.price, refer_price = r."referPrice", sku_status = r."skuStatus",
        sku_sale_type = r."skuSaleType", stock_total = r."stockTotal", attributes = r.attributes, sku_desc = r."skuDesc", picture = r.picture, views = r.views, sort = r.sort
      from jsonb_to_recordset(${text}::jsonb) as r ("skuNo" text, "spuNo" text, "skuName" text, "skuModel" text, price numeric, "referPrice" numeric, "skuStatus" smallint,
        "skuSaleType" text, "stockTotal" integer, attributes jsonb, "skuDesc" text, picture text, views jsonb, sort integer)
      where sku.sku_no = r."skuNo"`);
  }
}

export async function updateFamilies(db: Db, rows: readonly KnownFamily[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    const text = JSON.stringify(rows.slice(at, at + ROWS_A_STATEMENT));
    await db.execute(sql`
      update ${spu} set spu_name = r."spuName", second_category_id = r."secondCategoryId", first_category_id = r."firstCategoryId", brand_name = r."brandName", picture = r.picture, unit = r.unit, status = r.status
      from jsonb_to_recordset(${text}::jsonb) as r ("spuNo" text, "spuName" text, "secondCategoryId" integer, "firstCategoryId" integer, "brandName" text, picture text, unit text, status smallint)
      where spu.spu_no = r."spuNo"`);
  }
}

/**
 * After a change of many goods, outside its transaction: the planner's figures, and the word index's waiting list put in its
 * place. PostgreSQL would come to it in time; the embedded database has nobody who does.
 */
export async function analyseCatalog(database: Database): Promise<void> {
  await database.pool.query('vacuum (analyze) spu, sku, sku_words');
}
