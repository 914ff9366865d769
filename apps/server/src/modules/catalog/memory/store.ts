/** The statement that reads the goods for the memory: some hundred families a step, each with its models. */
import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '../../../platform/db/database.ts';
import { category, sku, skuWords, spu } from '../tables.ts';
import { Flag, type FamilyRow } from './goods.ts';

/** The next families that can be had, by number. `after`: the last one read, null at the beginning; `withWords`: and what they are found by. */
export const listNextFamilies = (db: Db, after: string | null, limit: number, withWords: boolean): Promise<FamilyRow[]> =>
  rowsOf(
    db,
    sql`select s.spu_no as "spuNo", s.first_category_id as "firstCategoryId", s.second_category_id as "secondCategoryId", s.brand_name as "brandName", s.sum_no as "sumNo",
      (s.is_new::int * ${Flag.isNew} + s.is_hot::int * ${Flag.isHot} + s.is_recommended::int * ${Flag.isRecommended}
        + s.in_stock::int * ${Flag.inStock} + (s.sku_type = 2)::int * ${Flag.software}
        + (strpos(s.spu_name, c.catagory_name) > 0)::int * ${Flag.calledByCategory}) as flags,
      ${withWords ? sql`json_build_object('name', lower(s.spu_name), 'search', s.search::text)` : sql`null`} as words,
      (extract(epoch from s.gmt_listed) * 1000000)::float8 as listed, s.min_price as "minPrice", s.min_refer_price as "minReferPrice", m.models
      from ${spu} s join ${category} c on c.id = s.second_category_id join lateral (
        select json_agg(json_build_object('skuNo', k.sku_no, 'price', k.price, 'referPrice', k.refer_price, 'stockTotal', k.stock_total,
          'attributes', k.attributes,
          'words', ${withWords ? sql`json_build_object('number', k.sku_model, 'key', k.model_key, 'search', w.search::text)` : sql`null`}) order by k.sort, k.sku_no) as models
        from ${sku} k${withWords ? sql` left join ${skuWords} w on w.sku_no = k.sku_no` : sql``} where k.spu_no = s.spu_no and k.sku_status = 0
      ) m on m.models is not null
      where s.status = 0 and s.model_count > 0 ${after === null ? sql`` : sql`and s.spu_no > ${after}`} order by s.spu_no limit ${limit}`,
  );

/** Keys of the models that cannot be had any more, a line each. */
export async function listWithdrawnKeys(db: Db): Promise<string> {
  const [row] = await rowsOf<{ keys: string | null }>(
    db,
    sql`select string_agg(k.model_key || E'\\n', '') as keys from ${sku} k join ${spu} s on s.spu_no = k.spu_no where k.sku_status <> 0 or s.status <> 0`,
  );
  return row?.keys ?? '';
}
