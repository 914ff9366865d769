/** What a keyword means of one model and of one family: as the statements of `listing/model-fits.ts` and `listing/hits.ts` say it. */
import type { KeywordAsk } from '../listing/keyword-ask.ts';
import { Flag, type Goods, type GoodsWords } from './goods.ts';
import { rowsHolding, textIs } from './rows-holding.ts';
import { hasBit, type Bits } from './words/bits.ts';
import { createReader, type Reader } from './words/reader.ts';
import { likenessTo } from './words/likeness.ts';
import { Held } from './words/model-keys.ts';

/** Below this nothing is alike, and of what is only what comes so near to the nearest counts. */
export const LIKENESS_MIN = 0.4;
export const LIKENESS_BELOW = 0.1;
/** Found by its number. */
export const BY_NUMBER = 250;
/** A description, a heading, a name: a name counts fifty times a description. */
const WEIGHTS = [0.02, 0.1, 0.4, 1].map(Math.fround);
/** A stretch with a word of a description counts nothing. */
const NAMED = [0, 0, 1, 1];
const float = Math.fround;

export interface Meaning {
  reader: Reader;
  /** Models whose number holds what looks like one in the keyword, and how. */
  byNumber: ReadonlyMap<number, number>;
  /** Does the keyword mean this model? */
  fits(model: number): boolean;
  /** How well, from 0. */
  score(model: number): number;
  /** Whether the model has a word of the keyword (by its place in `parts`). */
  hasPart(model: number, part: number): boolean;
  /** Whether the model has the words of the keyword. */
  hasWords(model: number): boolean;
  hasFamilyWords(family: number): boolean;
  /** Whether something of the keyword stands in a name. */
  isNamed(model: number): boolean;
  likeness(model: number): number;
  /** How high the words of the model put it, or those of the family as a whole. */
  rankByModel(model: number, family: number): number;
  rankByFamily(family: number): number;
  /** How high its number puts the model; null where it is not found by it. */
  rankByNumber(model: number): number | null;
  /** What is known of a family without looking at where its words stand. */
  prior(family: number): number;
}

const [WORDS, REST, WITHOUT, PARTS] = [0, 1, 2, 3];
const nothing = { kind: 'any', of: [] } as const;

export function meaningOf(goods: Goods, { index, keys, names }: GoodsWords, { shape, values, questions }: KeywordAsk): Meaning {
  const { search, hasDigit } = shape;
  const reader = createReader(index, [questions.words ?? nothing, questions.rest ?? nothing, questions.without ?? nothing, ...questions.parts]);
  const takesNumbers = search === 'model' || search === 'modelAndWords';
  const byNumber = takesNumbers ? keys.holding(values.modelKey) : new Map<number, number>();
  const likenessOf = likenessTo(values.modelKey);
  const weightOf = new Map(values.categoryIds.map((id, place) => [id, 2.5 * float(values.categoryWeights[place] ?? 0)]));

  const ofModel =
    (question: number) =>
    (model: number): boolean => {
      reader.read(index.models, model);
      return reader.holds(question);
    };
  const hasWords = (model: number): boolean => {
    reader.read(index.models, model);
    return reader.holds(WORDS) && !reader.holds(WITHOUT);
  };
  const isMeantByNumber = (model: number): boolean => byNumber.has(model) && (search === 'model' || ofModel(REST)(model));
  const likeness = (model: number): number => likenessOf(keys.at(model));
  let holdingLiteral: Bits | undefined;
  const holdsLiteral = (family: number): boolean => hasBit((holdingLiteral ??= rowsHolding(names, values.literal)), family);
  const isLiteral = textIs(names, values.literal);
  let calledSo: readonly Bits[] | undefined;
  const isCalledSo = (family: number): boolean => (calledSo ??= values.called.map((name) => rowsHolding(names, name))).some((held) => hasBit(held, family));
  let forSomething: readonly Bits[] | undefined;
  const isSpecial = (family: number): boolean => (forSomething ??= values.special.map((name) => rowsHolding(names, name))).some((held) => hasBit(held, family));
  /** The words' own rank with what is known of the family, in the database's order and precision. */
  const withPrior = (rank: number, family: number): number => {
    const named = rank + Number(holdsLiteral(family)) + Number(isCalledSo(family)) + (isLiteral(family) ? 0.5 : 0);
    const within = named + (weightOf.get(goods.secondCategory[family] ?? 0) ?? 0);
    const called = within + ((goods.flags[family] ?? 0) & Flag.calledByCategory ? 0.3 : 0);
    return float(called - (isSpecial(family) ? 0.4 : 0));
  };

  return {
    reader,
    byNumber,
    hasWords,
    likeness,
    hasPart: (model, part) => ofModel(PARTS + part)(model),
    hasFamilyWords(family) {
      reader.read(index.families, family);
      return reader.holds(WORDS);
    },
    isNamed(model) {
      reader.read(index.models, model);
      return questions.parts.some((_, part) => reader.nearness(PARTS + part, NAMED) > 0);
    },
    fits(model) {
      if (search === 'alike') return likeness(model) >= LIKENESS_MIN;
      return isMeantByNumber(model) || hasWords(model);
    },
    score(model) {
      if (search === 'alike') return float(300 + 100 * likeness(model));
      const held = isMeantByNumber(model) ? byNumber.get(model) : undefined;
      if (held === Held.whole) return 400;
      if (held === Held.beginning) return 300;
      if (held === Held.inside) return hasDigit ? BY_NUMBER : 200;
      return hasWords(model) ? 200 : 0;
    },
    rankByModel(model, family) {
      reader.read(index.models, model);
      return withPrior(reader.nearness(WORDS, WEIGHTS), family);
    },
    rankByFamily(family) {
      reader.read(index.families, family);
      return withPrior(reader.nearness(WORDS, WEIGHTS), family);
    },
    rankByNumber(model) {
      if (!isMeantByNumber(model)) return null;
      const held = byNumber.get(model);
      return held === Held.whole ? 100 : held === Held.beginning ? 50 : float(hasDigit ? 10 : 0.5);
    },
    prior: (family) => withPrior(0, family),
  };
}
