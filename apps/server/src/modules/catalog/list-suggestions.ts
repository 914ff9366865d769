import * as contract from '@portal/contract/catalog';
import type { Suggestion } from '@portal/contract/catalog';
import type { Db } from '../../platform/db/database.ts';
import { operation } from '../../platform/http/operation.ts';
import { VISITOR_PRICES } from '../price/index.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { listPage } from './listing/list-page.ts';
import { bestNamed } from './search/category-weights.ts';
import { foldText, modelKeyOf } from './search/fold.ts';
import type { SuggestedModel } from './memory/suggester.ts';
import { readCards, type CardAt } from './memory/write-cards.ts';
import { asTsquery, type Question } from './search/question.ts';
import { searchPlanOf } from './search/search-plan.ts';
import { abbreviations, begunBy, spelt } from './search/vocabulary.ts';
import type { Taxonomy } from './taxonomy/taxonomy.ts';
import { listSuggestedFamilies, listSuggestedModels } from './store.ts';

const SUGGESTIONS = 8;
const CATEGORIES = 3;
/** Of which the last is more than begun: 半球 4 may become 半球 400万. */
const WORDS_APART = /\S \S{2,}$/;
/** Letters that may be how a word sounds, or the beginning of it. */
const LETTERS = /^[a-z]{2,20}$/;
/** A figure with what it counts. */
const MEASURE = /^\d+(?:\.\d+)?\s?[a-z\p{Script=Han}]/u;
/** Places kept for what is published. */
const CONTENTS = 2;
/** Signs of a model number that are worth looking for in memory, and by a statement, for which two letters begin too many. */
const KEY_LENGTH_MIN = 2;
const STATEMENT_KEY_MIN = 3;

/**
 * Numbers first when what is typed looks like one; else categories, then families, or of words apart the models that the search finds first. Nothing is
 * guessed: what is typed stands in each.
 */
export const listSuggestions = operation(contract.listSuggestions, async function listSuggestions(ctx, { query: { keyword } }, catalog: CatalogCache) {
  const [goods, published] = await Promise.all([suggestGoods(ctx.db, catalog, keyword), catalog.suggestContent(ctx.db, ctx.now, keyword, CONTENTS)]);
  return [...goods.slice(0, SUGGESTIONS - published.length), ...published.map(contentSuggestion)];
});

function suggestGoods(db: Db, catalog: CatalogCache, keyword: string): Promise<Suggestion[]> {
  return catalog.cache.remember(db, `suggestions ${foldText(keyword)}`, async () => {
    const taxonomy = await catalog.taxonomy(db);
    const key = /^[\x20-\x7e]+$/.test(foldText(keyword)) ? modelKeyOf(keyword) : '';
    const counts = new Map((await catalog.categoryCounts(db)).map(({ secondCategoryId, families: count }) => [secondCategoryId, count]));
    for (const { id, parentId } of taxonomy.categories) if (parentId !== null) counts.set(parentId, (counts.get(parentId) ?? 0) + (counts.get(id) ?? 0));
    const words = wordsMeant(foldText(keyword));
    const parts = searchPlanOf(keyword)?.parts ?? [];
    const best = parts.length === 1 ? bestNamed(parts, taxonomy) : new Set<number>();
    const isCalled = ({ catagoryName }: { catagoryName: string }): boolean => words.some((word) => foldText(catagoryName).includes(word));
    // by its own name before by what the trade calls it besides: 枪机 is 枪型网络摄像机
    const named = taxonomy.categories
      .filter((category) => (counts.get(category.id) ?? 0) > 0 && (isCalled(category) || best.has(category.id)))
      .toSorted((a, b) => Number(isCalled(b)) - Number(isCalled(a)))
      .slice(0, CATEGORIES);
    const typed = { key: key.length >= KEY_LENGTH_MIN ? key : '', literal: foldText(keyword), keyword };
    const { models, found, families } = await suggestedBy(db, catalog, taxonomy, typed, SUGGESTIONS - named.length);
    const all: Suggestion[] = [
      ...models.map(modelSuggestion),
      ...named.map(({ id, catagoryName }) => ({
        ...nothing,
        kind: 'category' as const,
        text: catagoryName,
        note: `${counts.get(id)} 个产品`,
        categoryId: id,
      })),
      ...found.map(modelSuggestion),
      ...families.map((row) => ({
        ...nothing,
        kind: 'product' as const,
        text: row.spuName,
        note: row.secondCatagoryName,
        spuNo: row.spuNo,
      })),
    ];
    return all.slice(0, SUGGESTIONS);
  });
}

const nothing = { spuNo: null, skuNo: null, categoryId: null, contentId: null, contentKind: null };
const CONTENT_WORDS = { solution: '方案', case: '案例', article: '文章', video: '视频' } as const;

const contentSuggestion = ({ contentId, kind, title }: Awaited<ReturnType<CatalogCache['suggestContent']>>[number]): Suggestion => ({
  ...nothing,
  kind: 'content',
  text: title,
  note: CONTENT_WORDS[kind],
  contentId,
  contentKind: kind,
});

type SuggestedRow = Awaited<ReturnType<typeof listSuggestedModels>>[number];

const modelSuggestion = (row: SuggestedRow): Suggestion => ({
  ...nothing,
  kind: 'model',
  text: row.skuModel,
  note: row.skuDesc || row.spuName,
  spuNo: row.spuNo,
  skuNo: row.skuNo,
});

interface Suggested {
  models: SuggestedRow[];
  /** What the search finds first of words apart. */
  found: SuggestedRow[];
  /** Each with its category. */
  families: { spuNo: string; spuName: string; secondCatagoryName: string }[];
}

/** `key`: empty when what is typed looks like no number. `places`: of both together beside the categories; models stand first, before these too. */
async function suggestedBy(
  db: Db,
  catalog: CatalogCache,
  taxonomy: Taxonomy,
  { key, literal, keyword }: { key: string; literal: string; keyword: string },
  places: number,
): Promise<Suggested> {
  const held = await catalog.heldSoon(db);
  if (held === null) {
    const found = await firstFound(literal, taxonomy, (question, typed, best) =>
      listSuggestedFamilies(db, { question: asTsquery(question), literal: typed, best: [...best], limit: SUGGESTIONS }),
    );
    return {
      models: key.length < STATEMENT_KEY_MIN ? [] : await listSuggestedModels(db, key, SUGGESTIONS),
      found: [],
      families: found.map((row) => ({ ...row, secondCatagoryName: taxonomy.nameOf(row.secondCategoryId) })),
    };
  }
  const models = key === '' ? [] : held.suggester.models(key, SUGGESTIONS);
  const left = places - models.length;
  const apart = left > 0 && models.length === 0 && WORDS_APART.test(literal) ? searchPlanOf(literal)?.strict : undefined;
  const found = apart && held.suggester.hasAny(apart) ? await foundFirst(db, catalog, keyword, left) : [];
  const families =
    left <= 0 || found.length > 0 ? [] : await firstFound(literal, taxonomy, (question, typed, best) => held.suggester.families(question, typed, best, left));
  // what a figure counts stands in few names
  const measure = left > 0 && models.length + found.length + families.length === 0 && MEASURE.test(literal) ? searchPlanOf(literal)?.strict : undefined;
  if (measure && held.suggester.hasAny(measure)) found.push(...(await foundFirst(db, catalog, keyword, left)));
  const cards = new Map((await readCards(db, held, taxonomy, [...models, ...found, ...families])).map((card) => [card.skuNo, card]));
  const shown = (some: readonly SuggestedModel[]) => some.flatMap(({ skuNo }) => cards.get(skuNo) ?? []);
  return { models: shown(models), found: shown(found), families: shown(families) };
}

/** The first models of the search's own answer, where it is one to every word: several words seldom stand in one name. */
async function foundFirst(db: Db, catalog: CatalogCache, keyword: string, size: number): Promise<CardAt[]> {
  const query = { ...contract.SpuQuery.parse({ keyword }), size };
  const { loosened, inMemory } = await listPage(db, catalog, { query, prices: VISITOR_PRICES, skuType: null });
  return loosened || !inMemory ? [] : inMemory.cards;
}

/** What is typed, as it may be meant: letters by the words that sound so, and those that begin to. */
function wordsMeant(literal: string): string[] {
  if (!LETTERS.test(literal) || abbreviations.has(literal)) return [literal];
  const whole = spelt(literal);
  return whole.length > 0 ? [...whole, literal] : [literal, ...begunBy(literal)];
}

/** The last sign may be the beginning of a word (半球摄): then what stands before it. */
async function firstFound<Row>(
  literal: string,
  taxonomy: Taxonomy,
  find: (question: Question, typed: string, best: ReadonlySet<number>) => Row[] | Promise<Row[]>,
): Promise<Row[]> {
  const meant = wordsMeant(literal);
  for (const typed of literal.length > 2 && meant.length === 1 ? [literal, literal.slice(0, -1)] : meant) {
    const plan = searchPlanOf(typed);
    const found = plan === null ? [] : await find(plan.strict, typed, bestNamed(plan.parts, taxonomy));
    if (found.length > 0) return found;
  }
  return [];
}
