/** From a keyword to the questions it asks in turn, and from those to the one that finds something. */
import type { Fallback } from '@portal/contract/core';
import type { Db } from '../../../platform/db/database.ts';
import type { ListSources } from '../catalog-cache.ts';
import { categoryWeightsOf, namingOf } from '../search/category-weights.ts';
import { all, asTsquery, type Question } from '../search/question.ts';
import { readingsOf } from '../search/readings.ts';
import { heardAs, searchPlanOf, type SearchPart, type SearchPlan } from '../search/search-plan.ts';
import { isThing } from '../search/vocabulary.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.ts';
import { plainShape, plainValues, type Ask } from './keyword-ask.ts';
import { namedOf } from './named-parts.ts';
import type { ListShape } from './shape.ts';
import { countFamilies } from './store.ts';

const noWords = { words: null, rest: null, literal: '', modelKey: '', piece1: '', piece2: '', piece3: '', parts: [], categoryIds: [], categoryWeights: [] };
const noKeyword: Ask = {
  shape: { search: null, hasDigit: false },
  values: noWords,
  questions: { words: null, rest: null, parts: [] },
  texts: [],
  loosened: false,
  fallback: null,
  read: [],
};

/**
 * The question to ask: the strictest that finds anything in the whole catalogue, so that a filter never loosens a keyword.
 * Null: nothing can be found, because the keyword holds nothing, is the number of a model that is withdrawn, or nothing is near it.
 */
export async function askOf(db: Db, catalog: ListSources, keyword: string): Promise<Ask | null> {
  if (keyword === '') return noKeyword;
  return catalog.cache.remember(db, `ask ${keyword}`, async () => {
    const taxonomy = await catalog.taxonomy(db);
    const held = await catalog.held(db);
    const isAnswered = async (ask: Ask): Promise<boolean> =>
      held
        ? held.finder.find({ ask, filter: null, stockOnly: false }).families.length > 0
        : (await countFamilies(db, catalog.cache, { ...plainShape, ...ask.shape }, { ...plainValues, ...ask.values })) > 0;
    return findAsk(keyword, taxonomy, isAnswered);
  });
}

/** Every word first; a model number that is nearly one of ours; words that sound like those typed; last those of the words that something has together. */
async function findAsk(keyword: string, taxonomy: Taxonomy, isAnswered: (ask: Ask) => Promise<boolean>): Promise<Ask | null> {
  const plan = searchPlanOf(keyword);
  if (plan === null) return null;
  for (const ask of asksOf(plan, taxonomy)) if (await isAnswered(ask)) return ask;
  const instead = heardAs(keyword);
  const heard = instead === null ? null : searchPlanOf(instead);
  if (heard !== null) {
    const ask = strictAsk(heard, taxonomy, { instead, left: [], kept: '', read: [] });
    if (await isAnswered(ask)) return ask;
  }
  return (heard === null ? null : await someAsk(heard, taxonomy, instead, isAnswered)) ?? (await someAsk(plan, taxonomy, null, isAnswered));
}

/** What a thing is called says more than what is written around it: 存一个月的服务器. */
const NAMED_WHOLLY = 2;
/** Shortest model key worth comparing: below, everything is alike. */
const ALIKE_LENGTH_MIN = 6;

function asksOf(plan: SearchPlan, taxonomy: Taxonomy): Ask[] {
  const key = plan.model?.key ?? '';
  const strict = strictAsk(plan, taxonomy, null);
  return [strict, ...(key.length >= ALIKE_LENGTH_MIN ? [{ ...strict, shape: { ...strict.shape, search: 'alike' as const }, loosened: true }] : [])];
}

function strictAsk(plan: SearchPlan, taxonomy: Taxonomy, fallback: Fallback | null): Ask {
  const { strict, parts, model } = plan;
  const byWords = parts.length > 1 ? 'words' : 'word';
  return askFor(plan, taxonomy, { search: model === null ? byWords : model.rest === null ? 'model' : 'modelAndWords', words: strict, parts, fallback });
}

interface Asked {
  search: ListShape['search'];
  words: Question;
  parts: readonly SearchPart[];
  fallback: Fallback | null;
}

function askFor({ model, literal }: SearchPlan, taxonomy: Taxonomy, { search, words, parts, fallback }: Asked): Ask {
  const key = model?.key ?? '';
  const third = Math.max(3, Math.ceil(key.length / 3));
  const [piece1, piece2, piece3] = [key.slice(0, third), key.slice(third, 2 * third), key.slice(-third)];
  const { ids: categoryIds, weights: categoryWeights } = categoryWeightsOf(parts, taxonomy);
  const questions = { words, rest: model?.rest ?? null, parts: parts.map(({ question }) => question) };
  return {
    shape: { search, hasDigit: /\d/.test(key) },
    values: {
      literal,
      modelKey: key,
      piece1,
      piece2,
      piece3,
      categoryIds,
      categoryWeights,
      words: asTsquery(words),
      rest: questions.rest && asTsquery(questions.rest),
      parts: questions.parts.map(asTsquery),
    },
    questions,
    texts: parts.map(({ text }) => text),
    loosened: fallback !== null,
    fallback,
    read: readingsOf(parts),
  };
}

/**
 * What is left of a keyword once words are taken out that nothing has beside the others. What a category is called stays longest, and what stands
 * later, as what a thing is stands last. Null where nothing of it stands in a name, or less than half of the keyword would be left, of one
 * that says what the thing is called less than a third.
 */
async function someAsk(plan: SearchPlan, taxonomy: Taxonomy, instead: string | null, isAnswered: (ask: Ask) => Promise<boolean>): Promise<Ask | null> {
  const { parts } = plan;
  if (parts.length < 2) return null;
  const askOf = (kept: ReadonlySet<SearchPart>): Ask => {
    const some = parts.filter((part) => kept.has(part));
    const words = all(some.map(({ question }) => question));
    return askFor(plan, taxonomy, {
      search: 'some',
      words,
      parts: some,
      fallback: { instead, left: namedOf(parts, (part) => !kept.has(part)), kept: namedOf(parts, (part) => kept.has(part)).join(' '), read: [] },
    });
  };
  const order = parts
    .map((part, place) => ({ part, place, naming: namingOf(part, taxonomy) }))
    .filter(({ part }) => part.isTelling)
    .toSorted((a, b) => b.naming - a.naming || (a.naming > 0 ? b.place - a.place : a.place - b.place));
  let kept: ReadonlySet<SearchPart> = new Set();
  let answered: Ask | null = null;
  for (const { part } of order) {
    const ask = askOf(new Set([...kept, part]));
    if (!(await isAnswered(ask))) continue;
    kept = new Set([...kept, part]);
    answered = ask;
  }
  const signsOf = (some: Iterable<SearchPart>): number => [...some].reduce((sum, { length }) => sum + length, 0);
  const isNamed = order.some(({ part, naming }) => (naming === NAMED_WHOLLY || isThing(part.text)) && kept.has(part));
  return (isNamed ? 3 : 2) * signsOf(kept) >= signsOf(parts) || 2 * kept.size >= parts.length ? answered : null;
}
