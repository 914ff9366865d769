/** Families that a keyword finds. */
import { sql, type SQL } from 'drizzle-orm';
import { sku, skuWords, spu } from '../tables.ts';
import { filterFits, hasWords, holdsKey } from './model-fits.ts';
import { value, type ListShape } from './shape.ts';

const words = sql`${value('words')}::tsquery`;
const key = sql`${value('modelKey')}::text`;
const WEIGHTS = sql.raw(`'{0.02, 0.1, 0.4, 1}'`);

/**
 * How near the words stand to each other and where (a name counts fifty times a description); a name that holds the keyword
 * as it stands beats all words, one that is just the keyword all names; of all, the category the keyword names comes first, and in it what is called by its name; what is made for
 * something that nobody asked for comes after what is made for all.
 */
const rankOf = (search: SQL) => sql`ts_rank_cd(${WEIGHTS}, ${search}, ${words}) + (strpos(lower(h.spu_name), ${value('literal')}::text) > 0)::int
  + (exists (select 1 from unnest(${value('called')}::text[]) c (name) where strpos(lower(h.spu_name), c.name) > 0))::int
  + 0.5 * (lower(h.spu_name) = ${value('literal')}::text)::int
  + 2.5 * coalesce((${value('categoryWeights')}::real[])[array_position(${value('categoryIds')}::int[], h.second_category_id)], 0)
  + 0.3 * (strpos(h.spu_name, c.catagory_name) > 0)::int
  - 0.4 * (exists (select 1 from unnest(${value('special')}::text[]) m (name) where strpos(lower(h.spu_name), m.name) > 0))::int`;
const family = sql`${spu} h join category c on c.id = h.second_category_id`;
const model = sql`${sku} k on k.spu_no = h.spu_no and k.sku_status = 0 join ${skuWords} w on w.sku_no = k.sku_no`;

/**
 * Families the keyword finds, each once with its best rank, and whether one of the models found can be had. Several words, or one with a filter, must be met by one model:
 * the family's words only say which families are worth looking into.
 */
export function hits(shape: ListShape): SQL {
  return sql`select spu_no, max(rank) as rank, bool_or(hit_in_stock) as hit_in_stock from (${everyHit(shape)}) every_hit${shape.search === 'model' ? sql` where ${notWithdrawn}` : sql``} group by spu_no`;
}

function everyHit(shape: ListShape): SQL {
  const fits = filterFits(shape);
  const isOneWord = shape.search === 'word' && !shape.attributes && !shape.stockOnly;
  const byWords = isOneWord
    ? sql`select h.spu_no, (${rankOf(sql`h.search`)})::real as rank, h.in_stock as hit_in_stock from ${family} where h.search @@ ${words}`
    : sql`select h.spu_no, (${rankOf(sql`w.search`)})::real as rank, k.stock_total > 0 as hit_in_stock from ${family} join ${model} where h.search @@ ${words} and ${hasWords} and ${fits}`;
  const rest = sql` join ${skuWords} w on w.sku_no = k.sku_no and w.search @@ ${value('rest')}::tsquery`;
  const byModel = sql`select k.spu_no, (case when k.model_key = ${key} then 100 when starts_with(k.model_key, ${key}) then 50 else ${sql.raw(shape.hasDigit ? '10' : '0.5')} end)::real as rank, k.stock_total > 0 as hit_in_stock
    from ${sku} k${shape.search === 'modelAndWords' ? rest : sql``} where k.sku_status = 0 and ${holdsKey} and ${fits}`;
  switch (shape.search) {
    case 'alike':
      return alike(fits);
    case 'some':
      return sql`${byWords} and ${isNamed(sql`w.search`)}`;
    case 'model':
    case 'modelAndWords':
      return sql`${byWords} union all ${byModel}`;
    default:
      return byWords;
  }
}

/** Who types the whole number of a model that cannot be had any more is shown no other, not even one whose number begins with it. */
const notWithdrawn = sql`not exists (select 1 from ${sku} gone join ${spu} its on its.spu_no = gone.spu_no where gone.model_key = ${key} and (gone.sku_status <> 0 or its.status <> 0))`;

/** Something of it stands in a name: a description mentions many things. */
const isNamed = (search: SQL): SQL =>
  sql`exists (select 1 from unnest(${value('parts')}::tsquery[]) p (question) where ts_rank_cd('{0, 0, 1, 1}', ${search}, p.question) > 0)`;

/** One slip leaves a piece of the number intact; of what shares a piece, only the nearest count. A number that exists is no slip. */
const alike = (fits: SQL) => sql`select a.spu_no, a.rank, a.in_stock as hit_in_stock from (
    select n.spu_no, n.in_stock, n.likeness as rank, max(n.likeness) over () as best from (
      select k.spu_no, its.in_stock, word_similarity(${key}, k.model_key) as likeness from ${sku} k join ${spu} its on its.spu_no = k.spu_no and its.status = 0
      where k.sku_status = 0 and ${fits} and (k.model_key like '%' || ${value('piece1')}::text || '%' or k.model_key like '%' || ${value('piece2')}::text || '%' or k.model_key like '%' || ${value('piece3')}::text || '%')
    ) n where n.likeness >= 0.4
  ) a where a.rank >= a.best - 0.1 and not exists (select 1 from ${sku} known where known.model_key = ${key})`;
