/** Builders of goods in one line. */
import { sql } from 'drizzle-orm';
import type { Database } from '../src/platform/db/database.ts';
import { TEST_NOW } from './portal.ts';

let serial = 0;

export interface SkuFields {
  spuNo?: string;
  spuName?: string;
  /** Word it is counted in; 台 when absent. */
  unit?: string;
  skuDesc?: string;
  skuModel?: string;
  /** Yuan; null: no price. */
  price?: number | null;
  referPrice?: number | null;
  /** 0 the provider's own, 2 software. */
  skuType?: 0 | 2;
  skuStatus?: 0 | 1;
  stockTotal?: number;
  maxNum?: number | null;
  attributes?: Record<string, unknown>;
  secondCategoryId?: number;
  /** Name of its own picture; its family's is `dome`. */
  picture?: string;
}

/** Two first categories with one second category each; ids 1, 2 and 11, 21. Safe to call again. */
export async function someCategories(database: Database): Promise<void> {
  await database.db.execute(sql`insert into category (id, catagory_name, data_id, parent_id, sort) values
    (1, '视频监控', 'video', null, 1), (2, '软件服务', 'software', null, 2), (11, '网络摄像机', 'ip-camera', 1, 1), (21, '管理软件', 'management-software', 2, 1)
    on conflict do nothing`);
}

/** Second category of this name below software, once; its id. */
export async function aSecondCategory(database: Database, name: string): Promise<number> {
  await someCategories(database);
  const known = await database.db.execute(sql`select id from category where catagory_name = ${name} and parent_id = 2`);
  const [row] = known.rows as { id: number }[];
  if (row) return row.id;
  const id = 1000 + ++serial;
  await database.db.execute(sql`insert into category (id, catagory_name, data_id, parent_id, sort) values (${id}, ${name}, ${`software-${id}`}, 2, ${id})`);
  return id;
}

/** A service of 设备管理, one of the categories of software a list has one product of. */
export const aService = async (database: Database, price: number | null): Promise<{ skuNo: string }> =>
  aSku(database, { skuType: 2, price, secondCategoryId: await aSecondCategory(database, '设备管理') });

/** Inserts a model, with its family when `spuNo` is not given, and returns both numbers. */
export async function aSku(database: Database, fields: SkuFields = {}): Promise<{ skuNo: string; spuNo: string; skuModel: string }> {
  await someCategories(database);
  const n = ++serial;
  const spuNo = fields.spuNo ?? `P${String(n).padStart(6, '0')}`;
  const skuNo = `K${String(n).padStart(6, '0')}`;
  const skuModel = fields.skuModel ?? `HV-T${n}`;
  const skuType = fields.skuType ?? 0;
  const price = fields.price === undefined ? 100 : fields.price;
  const referPrice = fields.referPrice === undefined ? (price === null ? null : Math.round(price * 125) / 100) : fields.referPrice;
  const second = fields.secondCategoryId ?? (skuType === 2 ? 21 : 11);
  const at = new Date(TEST_NOW).toISOString();
  await database.db.execute(sql`insert into spu (spu_no, spu_name, first_category_id, second_category_id, brand_name, picture, unit, sku_type, gmt_listed)
    select ${spuNo}, ${fields.spuName ?? `测试产品 ${n}`}, parent_id, id, '海康威视', 'dome', ${fields.unit ?? '台'}, ${skuType}, ${at} from category where id = ${second} on conflict do nothing`);
  await database.db
    .execute(sql`insert into sku (sku_no, spu_no, sku_name, sku_model, model_key, price, refer_price, sku_status, sid, stock_total, max_num, attributes, sku_desc, picture, sort)
    values (${skuNo}, ${spuNo}, ${fields.spuName ?? `测试产品 ${n}`}, ${skuModel}, ${skuModel.toUpperCase().replace(/[^A-Z0-9]/g, '')}, ${price}, ${referPrice}, ${fields.skuStatus ?? 0}, ${`S${n}`},
      ${fields.stockTotal ?? 10}, ${fields.maxNum ?? null}, ${JSON.stringify(fields.attributes ?? {})}::jsonb, ${fields.skuDesc ?? ''}, ${fields.picture ?? null}, ${n})`);
  await database.db.execute(sql`update spu set model_count = m.models, min_price = m.price, min_refer_price = m.refer, in_stock = m.stock from
    (select count(*) filter (where sku_status = 0) as models, min(price) filter (where sku_status = 0) as price, min(refer_price) filter (where sku_status = 0) as refer, bool_or(stock_total > 0) as stock from sku where spu_no = ${spuNo}) m
    where spu_no = ${spuNo}`);
  return { skuNo, spuNo, skuModel };
}
