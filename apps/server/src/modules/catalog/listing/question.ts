/** The question a list asks, from the query to what statements and memory take. */
import type { SpuMatch, SpuQuery } from '@portal/contract/catalog';
import type { Db } from '../../../platform/db/database.ts';
import type { ViewerPrices } from '../../price/index.ts';
import type { ListSources } from '../catalog-cache.ts';
import { askOf } from './ask.ts';
import type { Ask } from './keyword-ask.ts';
import { attributeCondition, type AttributeCondition } from './attribute-condition.ts';
import { NO_PRICES, type ListShape, type ListValues } from './shape.ts';

export interface ListQuestion {
  query: SpuQuery;
  prices: ViewerPrices;
  /** Which kinds of product: null for all. */
  skuType: 0 | 2 | null;
  /** Only these families, and in this order when no sort is asked for. */
  among?: readonly string[];
}

/** A family of a page, the model that stands for it, and whether the question means that one. */
export interface Shown {
  spuNo: string;
  skuNo: string;
  match: SpuMatch | null;
}

export interface AskedList {
  ask: Ask;
  filter: AttributeCondition | null;
  shape: ListShape;
  values: ListValues;
  prices: ViewerPrices;
}

/** The brand asked for; null: no family can be of it. */
function brandOf({ brandSource, brandId }: SpuQuery, providerBrand: string): (Pick<ListShape, 'brand'> & Pick<ListValues, 'brandName'>) | null {
  const isOwn = brandId === providerBrand;
  if (brandId !== '') return (brandSource === '1' && !isOwn) || (brandSource === '0' && isOwn) ? null : { brand: 'is', brandName: brandId };
  if (brandSource === '') return { brand: 'any', brandName: null };
  return { brand: brandSource === '1' ? 'is' : 'isNot', brandName: providerBrand };
}

/** The question as the statements take it; null when it finds nothing at all. Throws `badRequest` for too many filters. */
export async function questionOf(db: Db, catalog: ListSources, question: ListQuestion): Promise<AskedList | null> {
  const { query, among } = question;
  const taxonomy = await catalog.taxonomy(db);
  const filter = attributeCondition(query.attributesStr, taxonomy);
  const category = query.portalCatagoryId === undefined ? undefined : taxonomy.categoryOf(query.portalCatagoryId);
  const asked = brandOf(query, catalog.providerBrand);
  // what is sold no more is explained, not listed
  if (asked === null || query.skuStatus === '1') return null;
  if (among?.length === 0 || (query.portalCatagoryId !== undefined && !category)) return null;
  if (query.keyword !== '') await catalog.heldSoon(db);
  const ask = await askOf(db, catalog, query.keyword);
  if (ask === null) return null;
  const shape: ListShape = {
    category: category === undefined ? 'none' : category.parentId === null ? 'first' : 'second',
    inSeveral: query.categoryIds.length > 0,
    labels: query.labels,
    brand: asked.brand,
    status: query.status,
    stockOnly: query.b2bStockStatus === '0',
    attributes: filter !== null,
    skuType: question.skuType,
    sort: query.sort === '' ? (ask.shape.search ? 'rank' : among ? 'use' : 'gmtListed') : query.sort,
    order: query.sort === '' ? 'desc' : query.order,
    dealer: question.prices.view === 'channel',
    ownPrices: !question.prices.isPlain && query.sort === 'price',
    ...ask.shape,
    among: among !== undefined,
    priced: null,
  };
  const values: ListValues = {
    ...ask.values,
    ...(shape.ownPrices ? question.prices.asParameters() : NO_PRICES),
    categoryId: category?.id ?? null,
    within: query.categoryIds,
    brandName: asked.brandName,
    attributes: filter?.path ?? null,
    attributeValues: filter?.values.map(({ path }) => path) ?? [],
    spuNos: among ?? [],
    codes: [],
    limit: query.size,
    offset: (query.page - 1) * query.size,
  };
  return { ask, filter, shape, values, prices: question.prices };
}
