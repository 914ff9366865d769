/** Models as cards show them, by number. */
import type { SkuStatus, SkuType } from '@portal/engines/goods';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { namedStatement } from '../../../platform/db/named-statement.ts';
import { sku, spu } from '../tables.ts';

/** A family by the model that stands for it. Both prices: the caller projects them per viewer. */
export interface CardRow {
  spuNo: string;
  spuName: string;
  skuType: SkuType;
  brandName: string;
  /** Of the model. */
  picture: string;
  firstCategoryId: number;
  secondCategoryId: number;
  modelCount: number;
  price: number | null;
  referPrice: number | null;
  isNew: boolean;
  isHot: boolean;
  isRecommended: boolean;
  skuNo: string;
  skuModel: string;
  skuDesc: string;
  skuSaleType: string;
  stockTotal: number;
  /** 1 also where its family is sold no more. */
  skuStatus: SkuStatus;
  /** All its models that are sold. */
  family: readonly { skuNo: string; stockTotal: number }[];
}

const statement = namedStatement<null, { skuNos: readonly string[] }>(
  'catalog_cards',
  () => sql`
  select s.spu_no as "spuNo", s.spu_name as "spuName", s.sku_type as "skuType", s.brand_name as "brandName", coalesce(k.picture, s.picture) as picture,
    s.first_category_id as "firstCategoryId", s.second_category_id as "secondCategoryId", s.model_count as "modelCount", k.price, k.refer_price as "referPrice",
    s.is_new as "isNew", s.is_hot as "isHot", s.is_recommended as "isRecommended", k.sku_no as "skuNo", k.sku_model as "skuModel", k.sku_desc as "skuDesc", k.sku_sale_type as "skuSaleType",
    k.stock_total as "stockTotal", greatest(k.sku_status, s.status) as "skuStatus",
    (select coalesce(json_agg(json_build_object('skuNo', o.sku_no, 'stockTotal', o.stock_total)), '[]') from ${sku} o where o.spu_no = k.spu_no and o.sku_status = 0) as family
  from ${sku} k join ${spu} s on s.spu_no = k.spu_no where k.sku_no = any(${sql.placeholder('skuNos')}::text[])`,
);

/** By `skuNo`; unknown ones are missing. */
export async function listCards(db: Db, skuNos: readonly string[]): Promise<Map<string, CardRow>> {
  if (skuNos.length === 0) return new Map();
  const rows = await statement.rows<CardRow>(db, null, { skuNos });
  return new Map(rows.map((row) => [row.skuNo, row]));
}
