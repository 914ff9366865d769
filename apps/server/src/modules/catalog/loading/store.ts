/** What is kept with families and models besides their own facts: figures, words, the catalogue's version. */
import { sql } from 'drizzle-orm';
import { putMany, updateMany } from '../../../platform/db/bulk.ts';
import { rowsOf, type Db } from '../../../platform/db/database.ts';
import type { FamilyTexts, FamilyWords } from '../search/family-words.ts';
import { catalogVersion, sku, skuWords, spu } from '../tables.ts';

/** Lowest prices, number of active models and stock mark of families, from their active models. */
export async function updateFamilyFigures(db: Db, spuNos: readonly string[]): Promise<void> {
  await db.execute(sql`
    update ${spu} set model_count = m.models, min_price = m.price, min_refer_price = m.refer_price, in_stock = m.in_stock
    from (
      select s.spu_no, count(k.sku_no)::int as models, min(k.price) as price, min(k.refer_price) as refer_price, coalesce(bool_or(k.stock_total > 0), false) as in_stock
      from ${spu} s left join ${sku} k on k.spu_no = s.spu_no and k.sku_status = 0
      where s.spu_no in (select jsonb_array_elements_text(${JSON.stringify(spuNos)}::jsonb)) group by s.spu_no
    ) m where spu.spu_no = m.spu_no`);
}

/** Every text families and their active models are found by. */
export const listSearchedTexts = (db: Db, spuNos: readonly string[]): Promise<FamilyTexts[]> =>
  rowsOf(
    db,
    sql`select s.spu_no as "spuNo", s.spu_name as "spuName", s.spu_desc as "spuDesc", s.brand_name as "brandName",
        c1.catagory_name as "firstCategory", c2.catagory_name as "secondCategory",
        coalesce((select jsonb_agg(jsonb_build_object('skuNo', k.sku_no, 'skuName', k.sku_name, 'skuModel', k.sku_model, 'skuDesc', k.sku_desc, 'attributes', k.attributes) order by k.sort, k.sku_no)
          from ${sku} k where k.spu_no = s.spu_no and k.sku_status = 0), '[]') as models
      from ${spu} s join category c1 on c1.id = s.first_category_id join category c2 on c2.id = s.second_category_id
      where s.spu_no in (select jsonb_array_elements_text(${JSON.stringify(spuNos)}::jsonb))`,
  );

/** Stores the words of families and of their models; models that are no longer active lose theirs. */
export async function putSearch(db: Db, families: readonly FamilyWords[]): Promise<void> {
  const models = families.flatMap(({ spuNo, models: own }) => own.map((model) => ({ ...model, spuNo })));
  await updateMany(db, spu, families, { by: 'spuNo', set: ['search'] });
  const spuNos = families.map(({ spuNo }) => spuNo);
  await db.execute(sql`delete from ${skuWords} where spu_no in (select jsonb_array_elements_text(${JSON.stringify(spuNos)}::jsonb))`);
  await putMany(db, skuWords, models, { on: ['skuNo'], set: ['spuNo', 'search'] });
}

export async function listFamiliesWithoutWords(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ spuNo: string }>(
    db,
    sql`select distinct k.spu_no as "spuNo" from ${sku} k where k.sku_status = 0 and not exists (select 1 from ${skuWords} w where w.sku_no = k.sku_no)`,
  );
  return rows.map(({ spuNo }) => spuNo);
}

/** A new version of the catalogue: every remembered answer is old within a second. */
export async function raiseVersion(db: Db): Promise<void> {
  await db.execute(sql`update ${catalogVersion} set version = version + 1`);
}
