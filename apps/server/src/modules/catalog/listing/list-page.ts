/** One page of a product list: the viewer's column of prices, the filters, the keyword's three questions, and the count. */
import type { SpuQuery } from '@portal/contract/catalog';
import { UserType } from '@portal/engines/access';
import type { Db } from '../../../platform/db/database.ts';
import type { AnswerCache } from '../answer-cache.ts';
import { searchPlanOf, type SearchPlan } from '../search/search-plan.ts';
import type { Taxonomy } from '../taxonomy.ts';
import { attributeCondition } from './attribute-condition.ts';
import { countFamilies, findCards, type CardRow, type ListShape, type ListValues } from './store.ts';

export interface Page {
  rows: CardRow[];
  count: number;
}

export interface ListQuestion {
  query: SpuQuery;
  viewer: UserType;
  /** Which kinds of product: null for all. */
  skuType: 0 | 2 | null;
  /** Only these families, and in this order when no sort is asked for. */
  among?: readonly string[];
}

/** Whether a viewer sees the dealers' price; the engine's `viewerPrice` draws the same line. */
export const seesDealerPrice = (viewer: UserType): boolean => viewer !== UserType.Tourist && viewer !== UserType.Person;

/** Gives page `query.page`; beyond the last page there are no rows, and no deep statement runs. */
export async function listPage(db: Db, cache: AnswerCache, taxonomy: Taxonomy, question: ListQuestion): Promise<Page> {
  const { query } = question;
  const plan = query.keyword === '' ? undefined : searchPlanOf(query.keyword);
  if (plan === null || question.among?.length === 0) return { rows: [], count: 0 };
  for (const ask of plan ? searches(plan) : [plainSearch]) {
    const page = await pageOf(db, cache, taxonomy, question, ask);
    if (page.count > 0) return page;
  }
  return { rows: [], count: 0 };
}

type Search = Pick<ListShape, 'search'> & Pick<ListValues, 'words' | 'rest' | 'literal' | 'modelKey' | 'piece1' | 'piece2' | 'piece3'>;

const plainSearch: Search = { search: null, words: null, rest: null, literal: '', modelKey: '', piece1: '', piece2: '', piece3: '' };

/** Shortest model key worth comparing: below, everything is alike. */
const ALIKE_LENGTH_MIN = 6;

/** Strict first; then a model number that is nearly one of ours; then any of the words. */
function searches({ strict, loose, model, literal }: SearchPlan): Search[] {
  const key = model?.key ?? '';
  const third = Math.max(3, Math.ceil(key.length / 3));
  const [piece1, piece2, piece3] = [key.slice(0, third), key.slice(third, 2 * third), key.slice(-third)];
  const base = { words: strict, rest: model?.rest ?? null, literal, modelKey: key, piece1, piece2, piece3 };
  return [
    { ...base, search: model === null ? 'words' : model.rest === null ? 'model' : 'modelAndWords' },
    ...(model && model.key.length >= ALIKE_LENGTH_MIN ? [{ ...base, search: 'alike' as const }] : []),
    ...(loose === null ? [] : [{ ...base, words: loose, search: 'words' as const }]),
  ];
}

async function pageOf(db: Db, cache: AnswerCache, taxonomy: Taxonomy, question: ListQuestion, ask: Search): Promise<Page> {
  const { query, among } = question;
  const attributes = attributeCondition(query.attributesStr, taxonomy);
  const category = query.portalCatagoryId === undefined ? undefined : taxonomy.categoryOf(query.portalCatagoryId);
  if (query.portalCatagoryId !== undefined && !category) return { rows: [], count: 0 };
  const { search, ...words } = ask;
  const shape: ListShape = {
    category: category === undefined ? 'none' : category.parentId === null ? 'first' : 'second',
    status: query.status,
    stockOnly: query.b2bStockStatus === '0',
    attributes: attributes !== null,
    skuType: question.skuType,
    sort: query.sort === '' ? (search ? 'rank' : among ? 'use' : 'gmtListed') : query.sort,
    order: query.sort === '' ? 'desc' : query.order,
    dealer: seesDealerPrice(question.viewer),
    search,
    among: among !== undefined,
    priced: null,
  };
  const offset = (query.page - 1) * query.size;
  const values: ListValues = { ...words, categoryId: category?.id ?? null, attributes, spuNos: among ?? [], limit: query.size, offset };
  const countOf = (part: ListShape) =>
    cache.remember(db, `count ${JSON.stringify([{ ...part, sort: '', order: '' }, values.categoryId, attributes, among, words])}`, () =>
      countFamilies(db, part, values),
    );

  const count = await countOf(shape);
  if (offset >= count) return { rows: [], count };
  if (shape.sort !== 'price' || shape.order !== 'desc') return { rows: await findCards(db, shape, values), count };
  const priced = await findCards(db, { ...shape, priced: true }, values);
  if (priced.length === query.size) return { rows: priced, count };
  const withPrice = priced.length > 0 ? offset + priced.length : await countOf({ ...shape, priced: true });
  const missing = { ...values, limit: query.size - priced.length, offset: Math.max(0, offset - withPrice) };
  return { rows: [...priced, ...(await findCards(db, { ...shape, priced: false }, missing))], count };
}
