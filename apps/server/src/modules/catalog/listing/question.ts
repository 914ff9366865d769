/** The question a list asks, from the query to what statements and memory take. */
import type { SpuMatch, SpuQuery } from '@portal/contract/catalog';
import type { Db } from '../../../platform/db/database.ts';
import type { ShopStock, ViewerPrices } from '../../price/index.ts';
import type { ListSources } from '../catalog-cache.ts';
import { foldText, modelKeyOf } from '../search/fold.ts';
import { cheapnessIn } from '../search/written.ts';
import type { HeldIndex } from '../memory/held-goods.ts';
import { askOf } from './ask.ts';
import type { KeywordAsk } from './keyword-ask.ts';
import { attributeCondition, type AttributeCondition } from './attribute-condition.ts';
import { NO_PRICES, NO_STOCK, type AskedValues, type ListShape, type ListValues } from './shape.ts';

export interface GoodsQuestion {
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

export interface AskedGoods {
  ask: KeywordAsk;
  filter: AttributeCondition | null;
  shape: ListShape;
  values: AskedValues;
  prices: ViewerPrices;
}

/** The goods in memory that a question may be answered from: what is sold no more is in none. */
export const heldFor = async (db: Db, catalog: Pick<ListSources, 'held'>, { shape }: Pick<AskedGoods, 'shape'>): Promise<HeldIndex | null> =>
  shape.gone === null ? catalog.held(db) : null;

/** The question with everything that its statements are given; the memory asks for none of these texts, which hold all that a dealer offers. */
export const statementValues = ({ shape, values, prices }: Pick<AskedGoods, 'shape' | 'values' | 'prices'>): ListValues => ({
  ...values,
  ...(shape.ownPrices ? prices.asParameters() : NO_PRICES),
  stockOffered: shape.ownStock ? piecesText(prices.shopStock) : NO_STOCK,
});

/** The brand asked for; null: no family can be of it. */
function brandOf({ brandSource, brandId }: SpuQuery, providerBrand: string): (Pick<ListShape, 'brand'> & Pick<AskedValues, 'brandName'>) | null {
  const isOwn = brandId === providerBrand;
  if (brandId !== '') return (brandSource === '1' && !isOwn) || (brandSource === '0' && isOwn) ? null : { brand: 'is', brandName: brandId };
  if (brandSource === '') return { brand: 'any', brandName: null };
  return { brand: brandSource === '1' ? 'is' : 'isNot', brandName: providerBrand };
}

const texts = new WeakMap<ShopStock['pieces'], string>();
/** Once a reading of them. */
function piecesText({ pieces }: ShopStock): string {
  const text = texts.get(pieces) ?? JSON.stringify(Object.fromEntries(pieces));
  texts.set(pieces, text);
  return text;
}

/** The categories that a keyword names best. */
const bestNamed = ({ values: { categoryIds, categoryWeights } }: KeywordAsk): readonly number[] =>
  categoryIds.filter((_, place) => categoryWeights[place] === 1);

/** The question as the statements take it; null when it finds nothing at all. Throws `badRequest` for too many filters. */
export async function questionOf(db: Db, catalog: ListSources, question: GoodsQuestion): Promise<AskedGoods | null> {
  const { query, among } = question;
  const { shopStock } = question.prices;
  const taxonomy = await catalog.taxonomy(db);
  const filter = attributeCondition(query.attributesStr, taxonomy);
  const category = query.portalCatagoryId === undefined ? undefined : taxonomy.categoryOf(query.portalCatagoryId);
  const asked = brandOf(query, catalog.providerBrand);
  const isGone = query.skuStatus === '1';
  // nothing of what is sold no more can be had
  if (asked === null || (isGone && query.b2bStockStatus === '0')) return null;
  if (among?.length === 0 || (query.portalCatagoryId !== undefined && !category)) return null;
  if (query.keyword !== '' && !isGone) await catalog.heldSoon(db);
  const found = await askOf(db, catalog, isGone ? '' : query.keyword);
  if (found === null) return null;
  const cheapest = query.sort === '' && among === undefined && !isGone ? cheapnessIn(query.keyword) : null;
  const ask = cheapest === null || !found.shape.search ? found : { ...found, read: [...found.read, { typed: cheapest, meant: '价格从低到高' }] };
  const isCheapest = ask !== found;
  // the lowest price of what is called so, and not of what goes with it
  const within = isCheapest && query.portalCatagoryId === undefined && query.categoryIds.length === 0 ? bestNamed(ask) : query.categoryIds;
  const shape: ListShape = {
    category: category === undefined ? 'none' : category.parentId === null ? 'first' : 'second',
    inSeveral: within.length > 0,
    labels: query.labels,
    brand: asked.brand,
    status: query.status,
    stockOnly: query.b2bStockStatus === '0',
    attributes: filter !== null,
    skuType: question.skuType,
    ...orderOf(),
    dealer: question.prices.view === 'channel',
    ownStock: shopStock.pieces.size > 0,
    ownPrices: !question.prices.isPlain && (isCheapest || query.sort === 'price'),
    ...ask.shape,
    gone: !isGone ? null : query.keyword === '' ? 'all' : 'named',
    among: among !== undefined,
    priced: null,
  };
  const values: AskedValues = {
    ...ask.values,
    categoryId: category?.id ?? null,
    within,
    brandName: asked.brandName,
    attributes: filter?.path ?? null,
    attributeValues: filter?.values.map(({ path }) => path) ?? [],
    spuNos: among ?? [],
    codes: [],
    limit: query.size,
    offset: (query.page - 1) * query.size,
    ...(isGone ? { modelKey: modelKeyOf(query.keyword), parts: foldText(query.keyword).split(' ') } : {}),
  };
  return { ask, filter, shape, values, prices: question.prices };

  function orderOf(): Pick<ListShape, 'sort' | 'order'> {
    if (isCheapest) return { sort: 'price', order: 'asc' };
    // what has no price any more stands in no order by it
    if (isGone && (query.sort === '' || query.sort === 'price') && !among) return { sort: 'gmtListed', order: 'desc' };
    if (query.sort === '') return { sort: ask.shape.search ? 'rank' : among ? 'use' : 'overall', order: 'desc' };
    return { sort: query.sort, order: query.order };
  }
}
