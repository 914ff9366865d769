/** When a model `k`, with its words `w`, is one of those asked for. Written once for finding, choosing and counting. */
import { sql, type SQL } from 'drizzle-orm';
import { value, type ListShape } from './shape.ts';

/** Pieces of a model `k` that whoever asks can have, as `stockFor` says it. */
export const stockOf = ({ ownStock }: Pick<ListShape, 'ownStock'>): SQL =>
  ownStock ? sql`coalesce((${value('stockOffered')}::jsonb ->> k.sku_no)::int, k.stock_total)` : sql`k.stock_total`;

/** Is a model `k` of the family `s` one of those listed: sold, or sold no more? */
export const isListed = ({ gone }: Pick<ListShape, 'gone'>): SQL => (gone === null ? sql`k.sku_status = 0` : sql`(k.sku_status <> 0 or s.status <> 0)`);

const key = sql`${value('modelKey')}::text`;
/** Of what is sold no more no words are kept. */
const isNamed = sql`(${key} <> '' and k.model_key like '%' || ${key} || '%' or not exists (select 1 from unnest(${value('parts')}::text[]) p (word)
  where strpos(lower(concat_ws(' ', s.spu_name, s.brand_name, k.sku_model, k.sku_name, k.sku_desc)), p.word) = 0))`;

/** Is the filter met, by one model as a whole? */
export function filterFits(shape: ListShape): SQL {
  const { attributes, stockOnly, gone } = shape;
  const all = [
    ...(attributes ? [sql`k.attributes @@ ${value('attributes')}::jsonpath`] : []),
    ...(stockOnly ? [sql`${stockOf(shape)} > 0`] : []),
    ...(gone === 'named' ? [isNamed] : []),
  ];
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}

/** Has the words of the keyword, and nothing that it says is not wanted. */
export const hasWords = sql`(w.search @@ ${value('words')}::tsquery and (w.search @@ ${value('without')}::tsquery) is not true)`;
export const holdsKey = sql`k.model_key like '%' || ${key} || '%'`;

/** Does the keyword mean this model? */
export function keywordFits({ search }: ListShape): SQL {
  switch (search) {
    case null:
      return sql`true`;
    case 'word':
    case 'words':
    case 'some':
      return hasWords;
    case 'model':
      return sql`(${holdsKey} or ${hasWords})`;
    case 'modelAndWords':
      return sql`(${holdsKey} and w.search @@ ${value('rest')}::tsquery or ${hasWords})`;
    case 'alike':
      return sql`word_similarity(${key}, k.model_key) >= 0.4`;
  }
}

/**
 * How well the keyword means it, from 0: the number itself 400, its beginning 300, a part of it with digits 250, the words
 * or letters of the number 200. `BY_NUMBER` and more was found by its number.
 */
export function keywordScore({ search, hasDigit }: ListShape): SQL {
  const byKey = (also: SQL) => sql`case when k.model_key = ${key}${also} then 400 when starts_with(k.model_key, ${key})${also} then 300
    when ${holdsKey}${also} then ${sql.raw(hasDigit ? '250' : '200')} when ${hasWords} then 200 else 0 end`;
  switch (search) {
    case null:
      return sql`0`;
    case 'word':
    case 'words':
    case 'some':
      return sql`case when ${hasWords} then 200 else 0 end`;
    case 'model':
      return byKey(sql``);
    case 'modelAndWords':
      return byKey(sql` and w.search @@ ${value('rest')}::tsquery`);
    case 'alike':
      return sql`(300 + 100 * word_similarity(${key}, k.model_key))`;
  }
}
export const BY_NUMBER = 250;
