/** The statements behind every product list: which families, in which order, how many, and the model that stands for each. */
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { namedStatement } from '../../../platform/db/named-statement.ts';
import type { AnswerCache } from '../answer-cache.ts';
import { sku, skuWords } from '../tables.ts';
import { conditions, families, modelPrice, orderBy, priceOf } from './conditions.ts';
import { BY_NUMBER, filterFits, isListed, keywordScore, stockOf } from './model-fits.ts';
import { isNarrowed, NO_PRICES, NO_STOCK, value, type ListShape, type ListValues } from './shape.ts';

/** One family of a page with the model that stands for it. */
export interface ShownRow {
  spuNo: string;
  skuNo: string;
  skuModel: string;
  /** The question means this model rather than others of its family. */
  told: boolean;
  byNumber: boolean;
  /** Which of `parts` and of `attributeValues` it has and others of its family lack, counted from 1. */
  toldParts: number[];
  toldValues: number[];
}

/** What a page needs of a family: narrow, so that sorting stays cheap. */
const COLUMNS = sql.raw('s.spu_no, s.gmt_listed, s.sum_no, s.min_price, s.min_refer_price, s.in_stock, s.is_recommended, s.status, s.spu_name, s.brand_name');

const scoreOf = (shape: ListShape): SQL =>
  isNarrowed(shape) ? sql`(case when ${filterFits(shape)} then 1000 else 0 end + ${keywordScore(shape)})::real` : sql`0::real`;
const wordsOf = ({ search }: ListShape): SQL => (search && search !== 'alike' ? sql` join ${skuWords} w on w.sku_no = k.sku_no` : sql``);

/**
 * A family's best model; of equal ones in a list by price the cheapest, which gives the family its place there, then one that is in stock
 * (GOODS-32), then the first in the catalogue's order. `told`: they are not all equal.
 */
function chosenModel(shape: ListShape): SQL {
  const cheapest = shape.sort === 'price' ? sql` case when e.best > e.worst then null else e.price end asc nulls last,` : sql``;
  // a keyword is remembered for all who ask: of the models it means alike the provider's stock decides
  const inStock = shape.search && shape.ownStock ? sql`case when e.best > e.worst then e.at_platform else e.in_stock end` : sql`e.in_stock`;
  return sql`
    select e.*, e.best > e.worst as told from (
      select k.sku_no, k.sku_model, k.sort, k.stock_total > 0 as at_platform, ${stockOf(shape)} > 0 as in_stock, ${modelPrice(shape)} as price, m.score,
        max(m.score) over () as best, min(m.score) over () as worst
      from ${sku} k${wordsOf(shape)} cross join lateral (select ${scoreOf(shape)} as score) m where k.spu_no = s.spu_no and ${isListed(shape)}
    ) e order by e.score desc,${cheapest} ${inStock} desc, e.sort, e.sku_no limit 1`;
}

/** Places in a list of questions that the chosen model `m` answers and another of its family does not. */
const toldBy = (questions: SQL, source: SQL, answers: (alias: 'mine' | 'other') => SQL): SQL => sql`case when m.told then array(
  select q.place::int from unnest(${questions}::text[]) with ordinality q (question, place)
  where exists (select 1 from ${source} mine where mine.sku_no = m.sku_no and ${answers('mine')})
    and exists (select 1 from ${source} other where other.spu_no = s.spu_no and not ${answers('other')}) order by q.place) else '{}' end`;

const shownColumns = (shape: ListShape): SQL => sql`s.spu_no as "spuNo", m.sku_no as "skuNo", m.sku_model as "skuModel", m.told,
    ${shape.search ? sql`m.score::int % 1000 >= ${sql.raw(String(BY_NUMBER))} and ${sql.raw(shape.search === 'some' ? 'false' : 'true')}` : sql`false`} as "byNumber",
    ${shape.search && shape.search !== 'alike' ? toldBy(value('parts'), sql`${skuWords}`, (alias) => sql`${sql.raw(alias)}.search @@ q.question::tsquery`) : sql`'{}'::int[]`} as "toldParts",
    ${shape.attributes ? toldBy(value('attributeValues'), sql`(select * from ${sku} k where k.spu_no = s.spu_no and ${isListed(shape)})`, (alias) => sql`${sql.raw(alias)}.attributes @@ q.question::jsonpath`) : sql`'{}'::int[]`} as "toldValues"`;

const paged = sql`limit ${value('limit')}::int offset ${value('offset')}::int`;
const rankColumn = (shape: ListShape): SQL => (shape.search ? sql`, f.rank, f.hit_in_stock` : sql``);

/** The page first, then the model of each of its families. */
const pageStatement = namedStatement<ListShape, ListValues>(
  'catalog_page',
  (shape) => sql`
  select ${shownColumns(shape)}
  from (
    select ${COLUMNS}${rankColumn(shape)} from ${families(shape)} where ${conditions(shape)} order by ${orderBy(shape)} ${paged}
  ) s
  join lateral (${chosenModel(shape)}) m on true
  order by ${orderBy(shape)}`,
);

/** By price, where a question tells models apart: the price that puts a family in its place is the one it shows. No price comes last. */
const pricedPageStatement = namedStatement<ListShape, ListValues>('catalog_priced_page', (shape) => {
  const order = shape.order === 'desc' ? sql`model_price desc nulls last, s.spu_no desc` : sql`model_price asc nulls last, s.spu_no`;
  return sql`
  select ${shownColumns(shape)}
  from (
    select ${COLUMNS}, case when m.told then m.price else ${priceOf(shape)} end as model_price
    from ${families(shape)} join lateral (${chosenModel(shape)}) m on true where ${conditions(shape)} order by ${order} ${paged}
  ) s
  join lateral (${chosenModel(shape)}) m on true
  order by ${order}`;
});

const countStatement = namedStatement<ListShape, ListValues>(
  'catalog_count',
  (shape) => sql`select count(*)::int as count from ${families(shape)} where ${conditions(shape)}`,
);

export const listShown = (db: Db, shape: ListShape, values: ListValues): Promise<ShownRow[]> =>
  (shape.sort === 'price' && isNarrowed(shape) ? pricedPageStatement : pageStatement).rows<ShownRow>(db, shape, values);

/** How many families; remembered, because every page of a list asks again. */
export function countFamilies(db: Db, cache: AnswerCache, shape: ListShape, values: ListValues): Promise<number> {
  const unordered: ListShape = {
    ...shape,
    sort: 'gmtListed',
    order: 'desc',
    ...(shape.priced === null ? { dealer: false, ownPrices: false } : {}),
    ownStock: shape.ownStock && shape.stockOnly,
  };
  const counted: ListValues = {
    ...values,
    limit: 0,
    offset: 0,
    ...(unordered.ownPrices ? {} : NO_PRICES),
    ...(unordered.ownStock ? {} : { stockOffered: NO_STOCK }),
  };
  return cache.remember(db, `count ${JSON.stringify([unordered, counted])}`, async () => {
    const [row] = await countStatement.rows<{ count: number }>(db, unordered, counted);
    return row?.count ?? 0;
  });
}
