/** From a keyword to the questions it asks in turn, and from those to the one that finds something. */
import type { Fallback } from '@portal/contract/core';
import type { Db } from '../../../platform/db/database.ts';
import type { ListSources } from '../catalog-cache.ts';
import { categoryWeightsOf, namingOf } from '../search/category-weights.ts';
import { foldText } from '../search/fold.ts';
import { foreignNumberIn, isMaker } from '../search/foreign-numbers.ts';
import { headOf, isAccessory } from '../search/head.ts';
import { all, any, asTsquery, inNames, type Question } from '../search/question.ts';
import { specialBeside } from '../search/special.ts';
import { readingsOf } from '../search/readings.ts';
import { heardAs, searchPlanOf, type SearchPart, type SearchPlan } from '../search/search-plan.ts';
import { isOfTrade, isThing } from '../search/vocabulary.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.ts';
import { plainShape, plainValues, type KeywordAsk } from './keyword-ask.ts';
import { namedOf } from './named-parts.ts';
import type { ListShape } from './shape.ts';
import { countFamilies } from './store.ts';

const noWords = {
  words: null,
  rest: null,
  without: null,
  literal: '',
  called: [],
  special: [],
  modelKey: '',
  piece1: '',
  piece2: '',
  piece3: '',
  parts: [],
  categoryIds: [],
  categoryWeights: [],
};
const noKeyword: KeywordAsk = {
  shape: { search: null, hasDigit: false },
  values: noWords,
  questions: { words: null, rest: null, without: null, parts: [] },
  texts: [],
  loosened: false,
  fallback: null,
  read: [],
};

/**
 * The question to ask: the strictest that finds anything in the whole catalogue, so that a filter never loosens a keyword.
 * Null: nothing can be found, because the keyword holds nothing, is the number of a model that is withdrawn, or nothing is near it.
 */
export async function askOf(db: Db, catalog: ListSources, keyword: string): Promise<KeywordAsk | null> {
  if (keyword === '') return noKeyword;
  return catalog.cache.remember(db, `ask ${keyword}`, async () => {
    const taxonomy = await catalog.taxonomy(db);
    const held = await catalog.held(db);
    const isAnswered = async (ask: KeywordAsk): Promise<boolean> =>
      held ? held.finder.finds(ask) : (await countFamilies(db, catalog.cache, { ...plainShape, ...ask.shape }, { ...plainValues, ...ask.values })) > 0;
    return findAsk(keyword, taxonomy, isAnswered);
  });
}

/**
 * Every word first, the thing asked for in a name; then wherever it stands; a model number that is nearly one of ours; words that sound like those
 * typed; last those of the words that something has together.
 */
async function findAsk(keyword: string, taxonomy: Taxonomy, isAnswered: (ask: KeywordAsk) => Promise<boolean>): Promise<KeywordAsk | null> {
  const plan = searchPlanOf(keyword);
  if (plan === null) return null;
  const head = headOf(plan.parts, taxonomy);
  const strict = strictAsk(plan, null, taxonomy, null);
  if (head !== null) {
    const called = strictAsk(plan, head, taxonomy, null);
    if (await isAnswered(called)) return called;
  }
  const alike = alikeAsk(strict);
  if (plan.model !== null && !(await isAnswered(strict))) {
    // one of ours with a slip before one of another maker
    if (alike !== null && (await isAnswered(alike))) return alike;
    const foreign = await foreignAsk(keyword, taxonomy, isAnswered);
    if (foreign !== null) return foreign;
  }
  const either = eitherAsk(plan, taxonomy);
  if (either !== null && !(await isAnswered(strict)) && (await isAnswered(either))) return either;
  const heard = heardPlan(keyword, taxonomy);
  if (head !== null && plan.model === null && (heard === null || !(await isAnswered(heard.ask(heard.head))))) {
    const some = await someAsk(plan, head, taxonomy, null, isAnswered);
    // a measure that none of them has says which is meant all the same: 200米网线
    if (some !== null && !some.fallback?.left.some((text) => /\d/.test(text))) return some;
  }
  if (await isAnswered(strict)) return (await isOnlyMentioned(plan, taxonomy, isAnswered)) ? mentionedAsk(strict) : strict;
  for (const named of heard === null ? [] : [heard.head, null]) {
    const ask = heard?.ask(named);
    if (ask && (await isAnswered(ask))) return ask;
  }
  return (
    (heard === null ? null : await someAsk(heard.plan, heard.head, taxonomy, heard.instead, isAnswered)) ??
    (head === null ? null : await someAsk(plan, head, taxonomy, null, isAnswered)) ??
    (await someAsk(plan, null, taxonomy, null, isAnswered)) ??
    (await someAsk(plan, head, taxonomy, null, isAnswered, 'thing'))
  );
}

/** What is like a model of another maker, whose number is not sold here (GOODS-39); null: the number follows no scheme that is known. */
async function foreignAsk(keyword: string, taxonomy: Taxonomy, isAnswered: (ask: KeywordAsk) => Promise<boolean>): Promise<KeywordAsk | null> {
  const foreign = foreignNumberIn(foldText(keyword));
  const plan = foreign === null ? null : searchPlanOf(foreign.words);
  if (foreign === null || plan === null) return null;
  const head = headOf(plan.parts, taxonomy);
  const said = { instead: null, left: [], kept: foreign.words, read: [], foreign: foreign.number.toUpperCase() };
  const called = strictAsk(plan, head, taxonomy, said);
  if (await isAnswered(called)) return called;
  const some = await someAsk(plan, head, taxonomy, null, isAnswered);
  return some && { ...some, fallback: { ...said, kept: some.fallback?.kept ?? '' } };
}

interface Heard {
  instead: string;
  plan: SearchPlan;
  head: SearchPart | null;
  ask(head: SearchPart | null): KeywordAsk;
}

/** The keyword as it sounds, where that is another one. */
function heardPlan(keyword: string, taxonomy: Taxonomy): Heard | null {
  const instead = heardAs(keyword);
  const plan = instead === null ? null : searchPlanOf(instead);
  if (instead === null || plan === null) return null;
  const ask = (head: SearchPart | null): KeywordAsk => strictAsk(plan, head, taxonomy, { instead, left: [], kept: '', read: [] });
  return { instead, plan, head: headOf(plan.parts, taxonomy), ask };
}

/** What a thing is called says more than what is written around it: 存一个月的服务器. */
const NAMED_WHOLLY = 2;
/** Shortest model key worth comparing: below, everything is alike. */
const ALIKE_LENGTH_MIN = 6;

/** For numbers nearly those of ours; null where nothing typed is long enough to be one. */
const alikeAsk = (strict: KeywordAsk): KeywordAsk | null =>
  strict.values.modelKey.length < ALIKE_LENGTH_MIN ? null : { ...strict, shape: { ...strict.shape, search: 'alike' }, loosened: true };

/** Some of the words. */
function partsAsk(plan: SearchPlan, kept: ReadonlySet<SearchPart>, head: SearchPart | null, taxonomy: Taxonomy, instead: string | null): KeywordAsk {
  const some = plan.parts.filter((part) => kept.has(part));
  const isWhole = plan.parts.every((part) => kept.has(part) || part.isAside);
  return askFor(plan, taxonomy, {
    search: isWhole ? 'words' : 'some',
    words: named(all(some.map(({ question }) => question)), head),
    parts: some,
    head,
    fallback: {
      instead,
      left: namedOf(plan.parts, (part) => !kept.has(part)),
      kept: namedOf(plan.parts, (part) => kept.has(part)).join(' '),
      read: [],
    },
  });
}

/** Things named apart that nothing is at once: each of them (车牌识别 道闸). Null where something else is said, or one of them only goes with another. */
function eitherAsk(plan: SearchPlan, taxonomy: Taxonomy): KeywordAsk | null {
  const { parts, model, without } = plan;
  const areThings = parts.every((part) => part.isApart && !part.isAside && isThing(part.text) && !isAccessory(part.text));
  if (parts.length < 2 || model !== null || without !== null || !areThings) return null;
  const ask = askFor(plan, taxonomy, {
    search: 'some',
    words: any(parts.map(({ question }) => inNames(question))),
    parts,
    head: null,
    fallback: { instead: null, left: [], kept: parts.map(({ text }) => text).join(' 或 '), read: [] },
  });
  return { ...ask, values: { ...ask.values, categoryWeights: ask.values.categoryWeights.map(() => 1) } };
}

/** A word that no name and no heading has, and that the trade does not say: descriptions happen to mention it (手机). */
async function isOnlyMentioned(plan: SearchPlan, taxonomy: Taxonomy, isAnswered: (ask: KeywordAsk) => Promise<boolean>): Promise<boolean> {
  const [only, ...others] = plan.parts;
  if (only === undefined || others.length > 0 || plan.model !== null || !/^\p{Script=Han}+$/u.test(only.text) || isOfTrade(only.text)) return false;
  const asked = strictAsk(plan, null, taxonomy, null);
  return !(await isAnswered({ ...asked, shape: { ...asked.shape, search: 'some' } }));
}

const mentionedAsk = (strict: KeywordAsk): KeywordAsk => ({
  ...strict,
  loosened: true,
  fallback: { instead: null, left: [...strict.texts], kept: '', read: [] },
});

/** `head`: the thing that must stand in a name or a heading. */
function strictAsk(plan: SearchPlan, head: SearchPart | null, taxonomy: Taxonomy, fallback: Fallback | null): KeywordAsk {
  const { strict, parts, model } = plan;
  const byWords = parts.length > 1 || plan.without !== null ? 'words' : 'word';
  const search = model === null ? byWords : model.rest === null ? 'model' : 'modelAndWords';
  return askFor(plan, taxonomy, { search, words: named(strict, head), parts, head, fallback });
}

const named = (words: Question, head: SearchPart | null): Question => (head === null ? words : all([words, inNames(head.question)]));

interface Asked {
  search: ListShape['search'];
  words: Question;
  parts: readonly SearchPart[];
  head: SearchPart | null;
  fallback: Fallback | null;
}

function askFor({ model, literal, without }: SearchPlan, taxonomy: Taxonomy, { search, words, parts, head, fallback }: Asked): KeywordAsk {
  const key = model?.key ?? '';
  const third = Math.max(3, Math.ceil(key.length / 3));
  const [piece1, piece2, piece3] = [key.slice(0, third), key.slice(third, 2 * third), key.slice(-third)];
  const { ids: categoryIds, weights: categoryWeights } = categoryWeightsOf(parts, taxonomy);
  const questions = { words, rest: model?.rest ?? null, without: without?.question ?? null, parts: parts.map(({ question }) => question) };
  return {
    shape: { search, hasDigit: /\d/.test(key) },
    values: {
      literal,
      called: head === null ? [] : calledBy(head),
      special: specialBeside(literal),
      modelKey: key,
      piece1,
      piece2,
      piece3,
      categoryIds,
      categoryWeights,
      words: asTsquery(words),
      rest: questions.rest && asTsquery(questions.rest),
      without: questions.without && asTsquery(questions.without),
      parts: questions.parts.map(asTsquery),
    },
    questions,
    texts: parts.map(({ text }) => text),
    loosened: fallback !== null,
    fallback,
    read: readingsOf(parts),
  };
}

const COUNTED = /^\d+(?:\.\d+)? ?(?:路|口|盘|门|寸|芯|区|u|tb?|g|ah|kva|w|a|kg|km|mm)$/iu;
/** A number with its unit is meant by who types one, what it is fed with above all (3), a count or a size (2), other figures after them (4k). */
const measureOf = ({ text, names }: SearchPart): number =>
  names.length > 0 || !/^\d/.test(text) ? 0 : /^\d+ ?v$/iu.test(text) ? 3 : COUNTED.test(text) ? 2 : 1;

/** What a name may call the thing; a single sign stands in many. */
const calledBy = ({ text, names }: SearchPart): string[] => [...new Set([text, ...names])].filter((name) => name.length > 1);

/**
 * What is left of a keyword once words are taken out that nothing has beside the others. What a category is called stays longest, and what stands
 * later, as what a thing is stands last. Null where nothing of it stands in a name, or too little is left. Where the thing is to hang does not
 * count. `enough`: a share of the keyword, or the thing that it asks for alone.
 */
async function someAsk(
  plan: SearchPlan,
  head: SearchPart | null,
  taxonomy: Taxonomy,
  instead: string | null,
  isAnswered: (ask: KeywordAsk) => Promise<boolean>,
  enough: 'share' | 'thing' = 'share',
): Promise<KeywordAsk | null> {
  const { parts } = plan;
  if (parts.length < 2) return null;
  const order = parts
    .map((part, place) => ({ part, place, naming: namingOf(part, taxonomy) }))
    .filter(({ part }) => part.isTelling)
    .toSorted(
      (a, b) =>
        Number(b.part === head) - Number(a.part === head) ||
        Number(a.part.isAside) - Number(b.part.isAside) ||
        measureOf(b.part) - measureOf(a.part) ||
        b.naming - a.naming ||
        (a.naming > 0 ? b.place - a.place : a.place - b.place),
    );
  const askWith = (kept: ReadonlySet<SearchPart>): KeywordAsk => partsAsk(plan, kept, head, taxonomy, instead);
  /** `how`: `words` takes first what no name holds either, such as a measure. */
  const keptBy = async (how: 'words' | 'some'): Promise<ReadonlySet<SearchPart>> => {
    let kept: ReadonlySet<SearchPart> = new Set();
    for (const { part } of order) {
      const grown = new Set([...kept, part]);
      const ask = askWith(grown);
      if (await isAnswered({ ...ask, shape: { ...ask.shape, search: how } })) kept = grown;
      else if (part === head) return new Set();
    }
    return kept;
  };
  for (const how of ['words', 'some'] as const) {
    const kept = await keptBy(how);
    if (kept.size === 0) continue;
    const ask = askWith(kept);
    if (!(await isAnswered(ask))) continue;
    const isName = (part: SearchPart): boolean => namingOf(part, taxonomy) === NAMED_WHOLLY || isThing(part.text);
    if (head === null && isThingLeft(parts, kept)) return null;
    if (enough === 'share') return isEnough(parts, kept, isName) ? ask : null;
    const asked = head ?? parts.findLast(({ isAside, isTelling }) => isTelling && !isAside);
    return asked !== undefined && kept.has(asked) && (await isAnswered(askWith(new Set([asked])))) ? ask : null;
  }
  return null;
}

/** What a run ends with is the thing; one that the trade does not sell is answered by no trait of it: 电动推杆. */
function isThingLeft(parts: readonly SearchPart[], kept: ReadonlySet<SearchPart>): boolean {
  const last = parts.at(-1);
  return (
    last !== undefined &&
    !kept.has(last) &&
    !last.isApart &&
    !last.isAside &&
    last.isTelling &&
    last.length > 1 &&
    /^\p{Script=Han}+$/u.test(last.text) &&
    !isOfTrade(last.text)
  );
}

/** Whether enough of a keyword is left: half of it, a third where the thing's own name is. */
function isEnough(parts: readonly SearchPart[], kept: ReadonlySet<SearchPart>, isName: (part: SearchPart) => boolean): boolean {
  const meant = parts.filter(({ isAside }) => !isAside);
  const left = meant.filter((part) => kept.has(part));
  // who made it is no answer to what was asked for
  if (left.every(({ text }) => isMaker(text))) return false;
  const signsOf = (some: readonly SearchPart[]): number => some.reduce((sum, { length }) => sum + length, 0);
  return (left.some(isName) ? 3 : 2) * signsOf(left) >= signsOf(meant) || 2 * left.length >= meant.length;
}
