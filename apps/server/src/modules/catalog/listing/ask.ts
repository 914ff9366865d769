/** From a keyword to the questions it asks in turn, and from those to the one that finds something. */
import type { Db } from '../../../platform/db/database.ts';
import type { ListSources } from '../catalog-cache.ts';
import { categoryWeightsOf } from '../search/category-weights.ts';
import { asTsquery, type Question } from '../search/question.ts';
import { searchPlanOf, type SearchPart, type SearchPlan } from '../search/search-plan.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.ts';
import { plainShape, plainValues, type Ask } from './keyword-ask.ts';
import type { ListShape } from './shape.ts';
import { countFamilies } from './store.ts';

const noWords = {
  words: null,
  rest: null,
  literal: '',
  modelKey: '',
  piece1: '',
  piece2: '',
  piece3: '',
  parts: [],
  lengths: [],
  signs: 0,
  wordCount: 0,
  categoryIds: [],
  categoryWeights: [],
};
const noKeyword: Ask = {
  shape: { search: null, hasDigit: false },
  values: noWords,
  questions: { words: null, rest: null, parts: [] },
  texts: [],
  loosened: false,
};

/**
 * The question to ask: the strictest that finds anything in the whole catalogue, so that a filter never loosens a keyword.
 * Null: nothing can be found, because the keyword holds nothing, is the number of a model that is withdrawn, or nothing is near it.
 */
export async function askOf(db: Db, catalog: ListSources, keyword: string): Promise<Ask | null> {
  if (keyword === '') return noKeyword;
  return catalog.cache.remember(db, `ask ${keyword}`, async () => {
    const plan = searchPlanOf(keyword);
    if (plan === null) return null;
    const held = await catalog.held(db);
    for (const ask of asksOf(plan, await catalog.taxonomy(db))) {
      const count = held
        ? held.finder.find({ ask, filter: null, stockOnly: false }).families.length
        : await countFamilies(db, catalog.cache, { ...plainShape, ...ask.shape }, { ...plainValues, ...ask.values });
      if (count > 0) return ask;
    }
    return null;
  });
}

/** Shortest model key worth comparing: below, everything is alike. */
const ALIKE_LENGTH_MIN = 6;

/** Strict first; then a model number that is nearly one of ours; then most of the words. */
function asksOf({ strict, parts, loose, model, literal }: SearchPlan, taxonomy: Taxonomy): Ask[] {
  const key = model?.key ?? '';
  const third = Math.max(3, Math.ceil(key.length / 3));
  const [piece1, piece2, piece3] = [key.slice(0, third), key.slice(third, 2 * third), key.slice(-third)];
  const { ids: categoryIds, weights: categoryWeights } = categoryWeightsOf(parts, taxonomy);
  const base = {
    literal,
    modelKey: key,
    piece1,
    piece2,
    piece3,
    categoryIds,
    categoryWeights,
    signs: parts.reduce((sum, { length }) => sum + length, 0),
    wordCount: parts.length,
  };
  const askOf = (search: ListShape['search'], words: Question, some: readonly SearchPart[], loosened: boolean): Ask => {
    const questions = { words, rest: model?.rest ?? null, parts: some.map(({ question }) => question) };
    return {
      shape: { search, hasDigit: /\d/.test(key) },
      values: {
        ...base,
        words: asTsquery(words),
        rest: questions.rest && asTsquery(questions.rest),
        parts: questions.parts.map(asTsquery),
        lengths: some.map(({ length }) => length),
      },
      questions,
      texts: some.map(({ text }) => text),
      loosened,
    };
  };
  const telling = parts.filter(({ isTelling }) => isTelling);
  const byWords = parts.length > 1 ? 'words' : 'word';
  return [
    askOf(model === null ? byWords : model.rest === null ? 'model' : 'modelAndWords', strict, parts, false),
    ...(key.length >= ALIKE_LENGTH_MIN ? [askOf('alike', strict, parts, true)] : []),
    ...(loose === null ? [] : [askOf('most', loose, telling, true)]),
  ];
}
