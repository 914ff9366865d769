/** Families that a keyword finds. */
import { sql, type SQL } from 'drizzle-orm';
import { sku, skuWords, spu } from '../tables.ts';
import { filterFits, holdsKey, SHARE_MIN, shareFound, shareOf } from './model-fits.ts';
import { value, type ListShape } from './shape.ts';

const words = sql`${value('words')}::tsquery`;
const key = sql`${value('modelKey')}::text`;
const WEIGHTS = sql.raw(`'{0.02, 0.1, 0.4, 1}'`);

/** Said of a family without looking at where the words stand: whether its name holds the keyword as it stands, and what its category says. */
export const nearness = sql`(strpos(lower(h.spu_name), ${value('literal')}::text) > 0)::int
  + 2.5 * coalesce((${value('categoryWeights')}::real[])[array_position(${value('categoryIds')}::int[], h.second_category_id)], 0)
  + 0.3 * (strpos(h.spu_name, c.catagory_name) > 0)::int`;
/**
 * How near the words stand to each other and where (a name counts fifty times a description); a name that holds the keyword
 * as it stands beats all words; of all, the category the keyword names comes first, and in it what is called by its name.
 */
const rankOf = (search: SQL) => sql`ts_rank_cd(${WEIGHTS}, ${search}, ${words}) + ${nearness}`;
export const family = sql`${spu} h join category c on c.id = h.second_category_id`;
const model = sql`${sku} k on k.spu_no = h.spu_no and k.sku_status = 0 join ${skuWords} w on w.sku_no = k.sku_no`;

/** `ranked`: with the rank of words as well, else only with that of model numbers. `within`: of the families of `values.spuNos` alone. */
export interface HitsOptions {
  ranked: boolean;
  within: boolean;
}

/**
 * Families the keyword finds, each once with its best rank. Several words, or one with a filter, must be met by one model:
 * the family's words only say which families are worth looking into.
 */
export function hits(shape: ListShape, options: HitsOptions = { ranked: true, within: false }): SQL {
  return sql`select spu_no, max(rank) as rank from (${everyHit(shape, options)}) every_hit${shape.search === 'model' ? sql` where ${notWithdrawn}` : sql``} group by spu_no`;
}

/** Families of which one or another model holds a word: worth looking into. */
export const candidates = sql`select h.spu_no, 0::real as rank from ${spu} h where h.search @@ ${words}`;

function everyHit(shape: ListShape, { ranked, within }: HitsOptions): SQL {
  const fits = filterFits(shape);
  const isOneWord = shape.search === 'word' && !shape.attributes && !shape.stockOnly;
  const among = (families: SQL) => (within ? sql` and ${families}.spu_no = any(${value('spuNos')}::text[])` : sql``);
  const byWords = !ranked
    ? unranked(sql`${isOneWord ? sql`true` : someModel(sql`w.search @@ ${words} and ${fits}`)}${among(sql`h`)}`)
    : isOneWord
      ? sql`select h.spu_no, (${rankOf(sql`h.search`)})::real as rank from ${family} where h.search @@ ${words}${among(sql`h`)}`
      : sql`select h.spu_no, (${rankOf(sql`w.search`)})::real as rank from ${family} join ${model} where h.search @@ ${words} and w.search @@ ${words} and ${fits}${among(sql`h`)}`;
  const rest = sql` join ${skuWords} w on w.sku_no = k.sku_no and w.search @@ ${value('rest')}::tsquery`;
  const byModel = sql`select k.spu_no, (case when k.model_key = ${key} then 100 when starts_with(k.model_key, ${key}) then 50 else ${sql.raw(shape.hasDigit ? '10' : '0.5')} end)::real as rank
    from ${sku} k${shape.search === 'modelAndWords' ? rest : sql``} where k.sku_status = 0 and ${holdsKey} and ${fits}${among(sql`k`)}`;
  switch (shape.search) {
    case 'alike':
      return alike(fits);
    case 'most':
      if (!ranked) return unranked(sql`${hasMost(sql`h.search`)} and ${someModel(sql`${fits} and ${hasMost(sql`w.search`)}`)}${among(sql`h`)}`);
      // the offset keeps the share from being worked out again for each place it is used in
      return sql`select h.spu_no, (10 * m.share + ${rankOf(sql`w.search`)})::real as rank from ${family} join ${model}
        cross join lateral (select ${shareFound} as share offset 0) m where h.search @@ ${words} and ${fits} and m.share >= ${SHARE_MIN} and ${isNamed(sql`w.search`)}${among(sql`h`)}`;
    case 'model':
    case 'modelAndWords':
      return sql`${byWords} union all ${byModel}`;
    default:
      return byWords;
  }
}

const unranked = (condition: SQL): SQL => sql`select h.spu_no, 0::real as rank from ${spu} h where h.search @@ ${words} and ${condition}`;
/** Not `exists`, which would be turned into a join with every model. */
const someModel = (condition: SQL): SQL =>
  sql`coalesce((select true from ${sku} k join ${skuWords} w on w.sku_no = k.sku_no where k.spu_no = h.spu_no and k.sku_status = 0 and ${condition} limit 1), false)`;
/** What a model has, its family has too: looked at first, it leaves few families to look into. */
const hasMost = (search: SQL): SQL => sql`${shareOf(search)} >= ${SHARE_MIN} and ${isNamed(search)}`;

/** Who types the whole number of a model that cannot be had any more is shown no other, not even one whose number begins with it. */
const notWithdrawn = sql`not exists (select 1 from ${sku} gone join ${spu} its on its.spu_no = gone.spu_no where gone.model_key = ${key} and (gone.sku_status <> 0 or its.status <> 0))`;

/** Something of it stands in a name: a description mentions many things. */
const isNamed = (search: SQL): SQL => sql`ts_rank_cd('{0, 0, 1, 1}', ${search}, ${words}) > 0`;

/** One slip leaves a piece of the number intact; of what shares a piece, only the nearest count. A number that exists is no slip. */
const alike = (fits: SQL) => sql`select a.spu_no, a.rank from (
    select n.spu_no, n.likeness as rank, max(n.likeness) over () as best from (
      select k.spu_no, word_similarity(${key}, k.model_key) as likeness from ${sku} k
      where k.sku_status = 0 and ${fits} and (k.model_key like '%' || ${value('piece1')}::text || '%' or k.model_key like '%' || ${value('piece2')}::text || '%' or k.model_key like '%' || ${value('piece3')}::text || '%')
    ) n where n.likeness >= 0.4
  ) a where a.rank >= a.best - 0.1 and not exists (select 1 from ${sku} known where known.model_key = ${key})`;
