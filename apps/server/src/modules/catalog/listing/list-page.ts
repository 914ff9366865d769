/** One page of a product list: the viewer's column of prices, the filters, the keyword's question, the count, and the models found. */
import type { SpuMatch, SpuQuery } from '@portal/contract/catalog';
import type { UserType } from '@portal/engines/access';
import { priceViewOf } from '@portal/engines/goods';
import type { Db } from '../../../platform/db/database.ts';
import type { AnswerCache } from '../answer-cache.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.ts';
import { askOf, type Ask } from './ask.ts';
import { attributeCondition, type AttributeCondition } from './attribute-condition.ts';
import type { ListShape, ListValues } from './shape.ts';
import { countFamilies, listCards, type CardRow } from './store.ts';

export interface Page {
  rows: (CardRow & { match: SpuMatch | null })[];
  count: number;
  /** Not all of the keyword was found anywhere. */
  loosened: boolean;
}

export interface ListQuestion {
  query: SpuQuery;
  viewer: UserType;
  /** Which kinds of product: null for all. */
  skuType: 0 | 2 | null;
  /** Only these families, and in this order when no sort is asked for. */
  among?: readonly string[];
}

/** Gives page `query.page`; beyond the last page there are no rows, and no deep statement runs. */
export async function listPage(db: Db, cache: AnswerCache, taxonomy: Taxonomy, question: ListQuestion): Promise<Page> {
  const asked = await questionOf(db, cache, taxonomy, question);
  if (asked === null) return { rows: [], count: 0, loosened: false };
  const { rows, count } = await pageOf(db, cache, question, asked);
  return { rows: rows.map((row) => ({ ...row, match: matchOf(row, asked.ask, asked.filter) })), count, loosened: asked.ask.loosened && count > 0 };
}

export interface AskedList {
  ask: Ask;
  filter: AttributeCondition | null;
  shape: ListShape;
  values: ListValues;
}

/** The question as the statements take it; null when it finds nothing at all. Throws `badRequest` for too many filters. */
export async function questionOf(db: Db, cache: AnswerCache, taxonomy: Taxonomy, question: ListQuestion): Promise<AskedList | null> {
  const { query, among } = question;
  const filter = attributeCondition(query.attributesStr, taxonomy);
  const category = query.portalCatagoryId === undefined ? undefined : taxonomy.categoryOf(query.portalCatagoryId);
  if (among?.length === 0 || (query.portalCatagoryId !== undefined && !category)) return null;
  const ask = await askOf(db, cache, taxonomy, query.keyword);
  if (ask === null) return null;
  const shape: ListShape = {
    category: category === undefined ? 'none' : category.parentId === null ? 'first' : 'second',
    status: query.status,
    stockOnly: query.b2bStockStatus === '0',
    attributes: filter !== null,
    skuType: question.skuType,
    sort: query.sort === '' ? (ask.shape.search ? 'rank' : among ? 'use' : 'gmtListed') : query.sort,
    order: query.sort === '' ? 'desc' : query.order,
    dealer: priceViewOf(question.viewer) === 'channel',
    ...ask.shape,
    among: among !== undefined,
    priced: null,
  };
  const values: ListValues = {
    ...ask.values,
    categoryId: category?.id ?? null,
    attributes: filter?.path ?? null,
    attributeValues: filter?.values.map(({ path }) => path) ?? [],
    spuNos: among ?? [],
    codes: [],
    limit: query.size,
    offset: (query.page - 1) * query.size,
  };
  return { ask, filter, shape, values };
}

async function pageOf(db: Db, cache: AnswerCache, { query }: ListQuestion, { shape, values }: AskedList): Promise<{ rows: CardRow[]; count: number }> {
  const { offset } = values;
  const count = await countFamilies(db, cache, shape, values);
  if (offset >= count) return { rows: [], count };
  const isPlainPrice = shape.sort === 'price' && shape.order === 'desc' && !shape.search && !shape.attributes && !shape.stockOnly;
  if (!isPlainPrice) return { rows: await listCards(db, shape, values), count };
  const priced = await listCards(db, { ...shape, priced: true }, values);
  if (priced.length === query.size) return { rows: priced, count };
  const withPrice = priced.length > 0 ? offset + priced.length : await countFamilies(db, cache, { ...shape, priced: true }, values);
  const missing = { ...values, limit: query.size - priced.length, offset: Math.max(0, offset - withPrice) };
  return { rows: [...priced, ...(await listCards(db, { ...shape, priced: false }, missing))], count };
}

/** The model found, with what it was found by. A number says it all; else the words and values that its family does not share. */
function matchOf(row: CardRow, { texts }: Ask, filter: AttributeCondition | null): SpuMatch | null {
  if (!row.told) return null;
  const values = row.toldValues.flatMap((place) => filter?.values[place - 1]?.label ?? []);
  const words = row.byNumber ? [row.skuModel] : row.toldParts.flatMap((place) => texts[place - 1] ?? []);
  const seen = new Map([...values, ...words].map((word) => [word.replace(/\s+/gu, '').toLowerCase(), word]));
  return { skuNo: row.skuNo, words: [...seen.values()] };
}
