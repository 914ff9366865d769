/** Which families a list holds, and in which order. */
import type { GoodsLabel } from '@portal/contract/catalog';
import { sql, type SQL } from 'drizzle-orm';
import { sku, spu } from '../tables.ts';
import { hits } from './hits.ts';
import { filterFits, isListed, stockOf } from './model-fits.ts';
import { value, type ListShape } from './shape.ts';

/** Ranks within one of so many steps to 1 are equal: a sign more before the word means nothing. Of equal ones what can be had comes first. */
export const RANK_STEPS = 1000;

/**
 * The price that puts a family `s` in its place. Of prices that are made for the viewer no index knows anything: then the families' models
 * are asked, which only a list by price of somebody who has such prices does, and only while nothing is held in memory.
 */
export function priceOf(shape: ListShape): SQL {
  if (!shape.ownPrices) return shape.dealer ? sql`s.min_price` : sql`s.min_refer_price`;
  return sql`(select min(${modelPrice(shape)}) from ${sku} k where k.spu_no = s.spu_no and k.sku_status = 0)`;
}

/** Of a model `k`, as `priceFor` of the engine says it. */
export function modelPrice({ dealer, ownPrices }: ListShape): SQL {
  if (!ownPrices) return dealer ? sql`k.price` : sql`k.refer_price`;
  const given = (name: 'priceAbove' | 'priceOfTier' | 'priceOffered') => sql`(${value(name)}::jsonb ->> k.sku_no)::numeric`;
  const offered = given('priceOffered');
  const otherwise = dealer ? sql`coalesce(${given('priceOfTier')}, k.price, ${offered})` : sql`coalesce(${offered}, k.refer_price)`;
  return sql`coalesce(${given('priceAbove')}, round(${otherwise} * ${value('priceRate')}::numeric / 100, 2))`;
}

/** `s`: the table itself, or with a keyword joined to the families found, with their rank `f`. */
export const families = (shape: ListShape): SQL => (shape.search ? sql`${spu} s join (${hits(shape)}) f on f.spu_no = s.spu_no` : sql`${spu} s`);

const isCalled = (label: GoodsLabel): SQL => ({ 新品: sql`s.is_new`, 热门: sql`s.is_hot`, 推荐: sql`s.is_recommended` })[label];

/** Models are asked only of families of which the dealer says something: one reading of what it says finds those. */
const isInStock = (shape: ListShape): SQL =>
  shape.ownStock
    ? sql`case when s.spu_no in (select o.spu_no from ${sku} o where o.sku_no in (select jsonb_object_keys(${value('stockOffered')}::jsonb)))
        then exists (select 1 from ${sku} k where k.spu_no = s.spu_no and k.sku_status = 0 and ${stockOf(shape)} > 0) else s.in_stock end`
    : sql`s.in_stock`;

/** A family that is sold no more, or a model of it; a family without models is none. */
const isGone = sql`s.spu_no in (select spu_no from ${sku} where sku_status <> 0 union select k.spu_no from ${spu} f join ${sku} k on k.spu_no = f.spu_no where f.status <> 0)`;

/** Conditions on the family `s`; indexes stand ready for `status = 0` with each category and each order. */
export function conditions(shape: ListShape): SQL {
  const all: SQL[] = shape.gone === null ? [sql`s.status = 0`, sql`s.model_count > 0`] : [isGone];
  if (shape.category === 'first') all.push(sql`s.first_category_id = ${value('categoryId')}::int`);
  if (shape.category === 'second') all.push(sql`s.second_category_id = ${value('categoryId')}::int`);
  if (shape.inSeveral) all.push(sql`(s.first_category_id = any(${value('within')}::int[]) or s.second_category_id = any(${value('within')}::int[]))`);
  if (shape.labels.length > 0) all.push(sql`(${sql.join(shape.labels.map(isCalled), sql` or `)})`);
  if (shape.brand === 'is') all.push(sql`s.brand_name = ${value('brandName')}::text`);
  if (shape.brand === 'isNot') all.push(sql`s.brand_name <> ${value('brandName')}::text`);
  if (shape.status === 1) all.push(sql`s.is_new`);
  if (shape.status === 2) all.push(sql`s.is_hot`);
  if (shape.status === 4) all.push(sql`s.is_recommended`);
  if (shape.stockOnly) all.push(isInStock(shape));
  if (shape.skuType === 0) all.push(sql`s.sku_type = 0`);
  if (shape.skuType === 2) all.push(sql`s.sku_type = 2`);
  if (shape.among) all.push(sql`s.spu_no = any(${value('spuNos')}::text[])`);
  if (shape.priced === true) all.push(sql`${priceOf(shape)} is not null`);
  if (shape.priced === false) all.push(sql`${priceOf(shape)} is null`);
  // a keyword has looked at the filter already, on the model it found
  if ((shape.attributes || shape.gone === 'named') && !shape.search)
    all.push(sql`s.spu_no in (select k.spu_no from ${sku} k where ${isListed(shape)} and ${filterFits(shape)})`);
  return sql.join(all, sql` and `);
}

/** Written to match the indexes, ties by number in the index's own direction. */
export function orderBy(shape: ListShape): SQL {
  const down = shape.order === 'desc';
  switch (shape.sort) {
    case 'overall':
      return sql`${isInStock(shape)} desc, s.is_recommended desc, s.sum_no desc, s.gmt_listed desc, s.spu_no`;
    case 'gmtListed':
      return down ? sql`s.gmt_listed desc nulls first, s.spu_no` : sql`s.gmt_listed asc nulls last, s.spu_no desc`;
    case 'sumNo':
      return down ? sql`s.sum_no desc nulls first, s.spu_no` : sql`s.sum_no asc nulls last, s.spu_no desc`;
    case 'price':
      return down ? sql`${priceOf(shape)} desc nulls first, s.spu_no desc` : sql`${priceOf(shape)} asc nulls last, s.spu_no`;
    case 'use':
      return sql`array_position(${value('spuNos')}::text[], s.spu_no)`;
    case 'rank':
      return sql`floor(rank * ${sql.raw(String(RANK_STEPS))}) desc, hit_in_stock desc, s.sum_no desc, s.spu_no`;
  }
}
