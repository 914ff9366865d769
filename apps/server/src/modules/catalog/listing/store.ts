/** The statements behind every product list: which families, in which order, how many. */
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { namedStatement } from '../../../platform/db/named-statement.ts';
import { sku, spu } from '../tables.ts';

/** Everything that changes the text of the statement. */
export interface ListShape {
  category: 'none' | 'first' | 'second';
  /** -1 all, 1 new, 2 hot, 4 recommended. */
  status: number;
  stockOnly: boolean;
  attributes: boolean;
  /** null: both the provider's own and software. */
  skuType: 0 | 2 | null;
  /** `use`: in the order of the given families; `rank`: best match of the keyword first. */
  sort: 'gmtListed' | 'sumNo' | 'price' | 'use' | 'rank';
  order: 'asc' | 'desc';
  /** Which price this viewer sees. */
  dealer: boolean;
  /** Null: no keyword. `words`: by a text question; `model`: also inside model numbers; `alike`: model numbers that look like it. */
  search: null | 'words' | 'model' | 'modelAndWords' | 'alike';
  /** Among the families of `spuNos` only. */
  among: boolean;
  /** With price descending, families without a price come last: they are asked for on their own. */
  priced: boolean | null;
}

export interface ListValues extends Record<string, unknown> {
  categoryId: number | null;
  attributes: string | null;
  spuNos: readonly string[];
  words: string | null;
  rest: string | null;
  literal: string;
  modelKey: string;
  /** Beginning, middle and end of the model key, at least three characters each, for what is alike. */
  piece1: string;
  piece2: string;
  piece3: string;
  limit: number;
  offset: number;
}

/** One family of a page with the model that stands for it. Prices are those of the shape's viewer, in yuan. */
export interface CardRow {
  spu_no: string;
  spu_name: string;
  sku_type: number;
  brand_name: string;
  picture: string;
  first_category_id: number;
  second_category_id: number;
  model_count: number;
  price: number | null;
  is_new: boolean;
  is_hot: boolean;
  is_recommended: boolean;
  sku_no: string;
  sku_model: string;
  sku_desc: string;
  stock_total: number;
}

const value = (name: keyof ListValues) => sql.placeholder(name as string);

const priceOf = ({ dealer }: ListShape): SQL => (dealer ? sql`s.min_price` : sql`s.min_refer_price`);

/** Conditions on the family `s`; indexes stand ready for `status = 0` with each category and each order. */
function conditions(shape: ListShape): SQL {
  const all: SQL[] = [sql`s.status = 0`, sql`s.model_count > 0`];
  if (shape.category === 'first') all.push(sql`s.first_category_id = ${value('categoryId')}::int`);
  if (shape.category === 'second') all.push(sql`s.second_category_id = ${value('categoryId')}::int`);
  if (shape.status === 1) all.push(sql`s.is_new`);
  if (shape.status === 2) all.push(sql`s.is_hot`);
  if (shape.status === 4) all.push(sql`s.is_recommended`);
  if (shape.stockOnly) all.push(sql`s.in_stock`);
  if (shape.skuType === 0) all.push(sql`s.sku_type = 0`);
  if (shape.skuType === 2) all.push(sql`s.sku_type = 2`);
  if (shape.among) all.push(sql`s.spu_no = any(${value('spuNos')}::text[])`);
  if (shape.priced === true) all.push(sql`${priceOf(shape)} is not null`);
  if (shape.priced === false) all.push(sql`${priceOf(shape)} is null`);
  if (shape.attributes) {
    all.push(sql`s.spu_no in (select k.spu_no from ${sku} k where k.sku_status = 0 and k.attributes @@ ${value('attributes')}::jsonpath)`);
  }
  return sql.join(all, sql` and `);
}

/** Written to match the indexes, ties by number in the index's own direction. */
function orderBy(shape: ListShape): SQL {
  const down = shape.order === 'desc';
  switch (shape.sort) {
    case 'gmtListed':
      return down ? sql`s.gmt_listed desc nulls first, s.spu_no` : sql`s.gmt_listed asc nulls last, s.spu_no desc`;
    case 'sumNo':
      return down ? sql`s.sum_no desc nulls first, s.spu_no` : sql`s.sum_no asc nulls last, s.spu_no desc`;
    case 'price':
      return down ? sql`${priceOf(shape)} desc nulls first, s.spu_no desc` : sql`${priceOf(shape)} asc nulls last, s.spu_no`;
    case 'use':
      return sql`array_position(${value('spuNos')}::text[], s.spu_no)`;
    case 'rank':
      return sql`rank desc, s.sum_no desc, s.spu_no`;
  }
}

/**
 * Families the keyword finds, each once with its best rank: how near its words stand to each other and where (a name counts
 * fifty times a description). A name that holds the keyword as it stands beats all words.
 */
function hits(shape: ListShape): SQL {
  const byWords = sql`select h.spu_no, (ts_rank_cd('{0.02, 0.1, 0.4, 1}', h.search, ${value('words')}::tsquery) + (strpos(lower(h.spu_name), ${value('literal')}::text) > 0)::int)::real as rank
    from ${spu} h where h.search @@ ${value('words')}::tsquery`;
  const key = sql`${value('modelKey')}::text`;
  const byModel = sql`select k.spu_no, (case when k.model_key = ${key} then 4 when starts_with(k.model_key, ${key}) then 3 else 0.5 end)::real as rank
    from ${sku} k${shape.search === 'modelAndWords' ? sql` join ${spu} h on h.spu_no = k.spu_no and h.search @@ ${value('rest')}::tsquery` : sql``}
    where k.sku_status = 0 and k.model_key like '%' || ${key} || '%'`;
  // one slip leaves a piece of the number intact; of what shares a piece, only the nearest count
  const alike = sql`select a.spu_no, a.rank from (
      select n.spu_no, n.likeness as rank, max(n.likeness) over () as best from (
        select k.spu_no, word_similarity(${key}, k.model_key) as likeness from ${sku} k
        where k.sku_status = 0 and (k.model_key like '%' || ${value('piece1')}::text || '%' or k.model_key like '%' || ${value('piece2')}::text || '%' or k.model_key like '%' || ${value('piece3')}::text || '%')
      ) n where n.likeness >= 0.4
    ) a where a.rank >= a.best - 0.1`;
  const found = shape.search === 'alike' ? alike : shape.search === 'words' ? byWords : sql`${byWords} union all ${byModel}`;
  return sql`select spu_no, max(rank) as rank from (${found}) every_hit group by spu_no`;
}

/** What a page needs of a family: narrow, so that sorting stays cheap. */
const COLUMNS = sql.raw(
  [
    'spu_no',
    'spu_name',
    'sku_type',
    'brand_name',
    'picture',
    'first_category_id',
    'second_category_id',
    'model_count',
    'is_new',
    'is_hot',
    'is_recommended',
    'gmt_listed',
    'sum_no',
    'min_price',
    'min_refer_price',
  ]
    .map((column) => `s.${column}`)
    .join(', '),
);

/** `s`: the table itself, or with a keyword joined to the families found, with their rank `f`. */
const families = (shape: ListShape): SQL => (shape.search ? sql`${spu} s join (${hits(shape)}) f on f.spu_no = s.spu_no` : sql`${spu} s`);

const pageStatement = namedStatement<ListShape, ListValues>(
  'catalog_page',
  (shape) => sql`
  select s.spu_no, s.spu_name, s.sku_type, s.brand_name, s.picture, s.first_category_id, s.second_category_id, s.model_count, s.shown_price as price,
    s.is_new, s.is_hot, s.is_recommended, m.sku_no, m.sku_model, m.sku_desc, m.stock_total
  from (
    select ${COLUMNS}, ${priceOf(shape)} as shown_price${shape.search ? sql`, f.rank` : sql``} from ${families(shape)} where ${conditions(shape)} order by ${orderBy(shape)} limit ${value('limit')}::int offset ${value('offset')}::int
  ) s
  join lateral (
    select k.sku_no, k.sku_model, k.sku_desc, (sum(k.stock_total) over ())::int as stock_total
    from ${sku} k where k.spu_no = s.spu_no and k.sku_status = 0 order by k.sort, k.sku_no limit 1
  ) m on true
  order by ${orderBy(shape)}`,
);

const countStatement = namedStatement<ListShape, ListValues>(
  'catalog_count',
  (shape) => sql`select count(*)::int as count from ${families(shape)} where ${conditions(shape)}`,
);

export const findCards = (db: Db, shape: ListShape, values: ListValues): Promise<CardRow[]> => pageStatement.rows<CardRow>(db, shape, values);

export async function countFamilies(db: Db, shape: ListShape, values: ListValues): Promise<number> {
  const unordered: ListShape = { ...shape, sort: 'gmtListed', order: 'desc', dealer: shape.priced === null ? false : shape.dealer };
  const [row] = await countStatement.rows<{ count: number }>(db, unordered, values);
  return row?.count ?? 0;
}
