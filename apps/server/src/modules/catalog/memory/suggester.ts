/** What is offered while a keyword is typed, from the goods in memory. */
import type { Question } from '../search/question.ts';
import type { GoodsWords } from './goods.ts';
import type { GoodsIndex } from './goods-index.ts';
import { textHolding } from './rows-holding.ts';
import { countBits, hasBit, rowsOf, type Bits } from './words/bits.ts';
import { Held } from './words/model-keys.ts';
import { createReader } from './words/reader.ts';

export interface Suggester {
  /** Models whose number begins with the key, then those that hold it, shortest first; of letters that begin very many the first of families used most. */
  models(key: string, limit: number): SuggestedModel[];
  /**
   * Families, each with its first model, of which a name or heading answers the question: those of the categories it names best first (`best`), of
   * all others those whose name holds what was typed; then those used most.
   */
  families(question: Question, typed: string, best: ReadonlySet<number>, limit: number): SuggestedModel[];
  /** Whether any family may answer the question, wherever its words stand: without one the search has nothing but what it finds by leaving words out. */
  hasAny(question: Question): boolean;
}

/** By its row in memory, and its number. */
export interface SuggestedModel {
  model: number;
  skuNo: string;
}

/** Families whose name does not hold what is typed that are read, those used most: a word that stands in descriptions alone is offered nothing for. */
const READ_MAX = 48;
/** Letters that begin more words than this say nothing yet: two that begin every model number. */
const BEGINNINGS_MAX = 1_000;
/** Of letters that are not worth looking for inside numbers, families whose numbers are looked at: those used most. */
const LOOKED_AT = 2_000;
/** Numbers that hold a key, beyond which it says as little as two letters do. */
const HOLDING_MAX = 1_000;
const SHORT_KEY = 3;
/** Where fewer than one in so many families have what is typed they are put in order, else all are walked. */
const FEW_OF = 16;
/** A stretch with a word of a description counts nothing. */
const NAMED = [0, 0, 1, 1];

export function createSuggester({ goods, byUse }: GoodsIndex, { index, keys, names }: GoodsWords): Suggester {
  /** Letters that nearly all numbers may begin with: the first that do of the families used most. */
  const firstUsed = (key: string, limit: number): number[] => {
    const found: number[] = [];
    for (const family of byUse().families.subarray(0, LOOKED_AT)) {
      if (found.length === limit) break;
      const model = goods.modelsFrom[family] ?? 0;
      if (keys.at(model).startsWith(key)) found.push(model);
    }
    return found;
  };
  /** All of them at least, those used most first. */
  const inOrderOfUse = (candidates: Bits): Uint32Array => {
    const { families, placeOf } = byUse();
    if (countBits(candidates) * FEW_OF > families.length) return families;
    const places = Uint32Array.from(rowsOf(candidates), (family) => placeOf[family] ?? families.length).sort();
    return places.map((place) => families[place] ?? 0);
  };
  const isTooBroad = (question: Question): boolean => {
    if (question.kind === 'word') return question.begins && index.dictionary.beginningWith(question.word).length > BEGINNINGS_MAX;
    return question.kind !== 'run' && question.of.some(isTooBroad);
  };
  const named = (model: number): SuggestedModel => ({ model, skuNo: goods.skuNos.at(model) });
  return {
    models(key, limit) {
      const held = key.length < SHORT_KEY ? null : keys.holding(key, HOLDING_MAX);
      if (held === null || held.size === HOLDING_MAX) return firstUsed(key, limit).map(named);
      const found = [...held].map(([model, how]) => ({ model, rank: how === Held.inside ? 1 : 0, text: keys.at(model) }));
      const first = found
        .toSorted((a, b) => a.rank - b.rank || a.text.length - b.text.length || (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
        .slice(0, limit);
      return first.map(({ model }) => named(model));
    },
    hasAny: (question) => countBits(createReader(index, [question]).candidates(0)) > 0,
    families(question, typed, best, limit) {
      if (isTooBroad(question)) return [];
      const reader = createReader(index, [question]);
      const candidates = reader.candidates(0);
      const holds = textHolding(names, typed);
      const inOrder = inOrderOfUse(candidates);
      const [found, holding, others]: [SuggestedModel[], number[], number[]] = [[], [], []];
      const isOfBest = (family: number): boolean => best.has(goods.secondCategory[family] ?? 0);
      const take = (family: number): void => {
        reader.read(index.families, family);
        if (reader.nearness(0, NAMED) > 0) found.push(named(goods.modelsFrom[family] ?? 0));
      };
      for (let at = 0; at < inOrder.length && found.length < limit; at++) {
        const family = inOrder[at] ?? 0;
        if (!hasBit(candidates, family)) continue;
        if (isOfBest(family)) take(family);
        else if (holds(family)) {
          if (holding.length < READ_MAX) holding.push(family);
        } else if (others.length < READ_MAX) others.push(family);
      }
      for (const family of [...holding, ...others]) {
        if (found.length === limit) break;
        take(family);
      }
      return found;
    },
  };
}
