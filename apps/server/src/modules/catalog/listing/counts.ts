/** Counts beside a list: what each other choice would show. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { namedStatement } from '../../../platform/db/named-statement.ts';
import { sku, skuWords } from '../tables.ts';
import { conditions, families } from './conditions.ts';
import { filterFits, isListed, keywordFits } from './model-fits.ts';
import { value, type ListShape, type ListValues } from './shape.ts';

const categoryStatement = namedStatement<ListShape, ListValues>(
  'catalog_count_categories',
  (shape) =>
    sql`select s.second_category_id as "secondCategoryId", count(*)::int as families from ${families(shape)} where ${conditions(shape)} group by s.second_category_id`,
);

/** A list of several values (`["H264", "H265"]`) counts once for each. */
const valueStatement = namedStatement<ListShape, ListValues>(
  'catalog_count_values',
  (shape) => sql`
  select e.key as code, v.value, count(distinct k.spu_no)::int as families
  from ${families(shape)} join ${sku} k on k.spu_no = s.spu_no and ${isListed(shape)} ${shape.search ? sql`join ${skuWords} w on w.sku_no = k.sku_no` : sql``}
  cross join lateral jsonb_each(k.attributes) e
  cross join lateral (
    select e.value #>> '{}' as value where jsonb_typeof(e.value) <> 'array'
    union all select jsonb_array_elements_text(e.value) where jsonb_typeof(e.value) = 'array'
  ) v
  where ${conditions(shape)} and ${filterFits(shape)} and ${keywordFits(shape)} and e.key = any(${value('codes')}::text[])
  group by e.key, v.value`,
);

const brandStatement = namedStatement<ListShape, ListValues>(
  'catalog_count_brands',
  (shape) => sql`select s.brand_name as "brandName", count(*)::int as families from ${families(shape)} where ${conditions(shape)} group by s.brand_name`,
);

const unordered = (shape: ListShape): ListShape => ({ ...shape, sort: 'gmtListed', order: 'desc', dealer: false });

/** Families the question finds, by second category. */
export const countByCategory = (db: Db, shape: ListShape, values: ListValues): Promise<{ secondCategoryId: number; families: number }[]> =>
  categoryStatement.rows(db, unordered(shape), values);

/** Families the question finds, by brand. */
export const countByBrand = (db: Db, shape: ListShape, values: ListValues): Promise<{ brandName: string; families: number }[]> =>
  brandStatement.rows(db, unordered(shape), values);

/** How many of the families have a model that is meant with each value of `values.codes`. */
export const countByValue = (db: Db, shape: ListShape, values: ListValues): Promise<{ code: string; value: string; families: number }[]> =>
  valueStatement.rows(db, unordered(shape), values);
