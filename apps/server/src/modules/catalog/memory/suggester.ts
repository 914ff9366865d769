/** What is offered while a keyword is typed, from the goods in memory. */
import type { Question } from '../search/question.ts';
import type { GoodsWords } from './goods.ts';
import type { GoodsIndex } from './goods-index.ts';
import { byScore } from './by-score.ts';
import { rowsHolding } from './rows-holding.ts';
import { hasBit, rowsOf } from './words/bits.ts';
import { Held } from './words/model-keys.ts';
import { createReader } from './words/reader.ts';

export interface Suggester {
  /** Models whose number begins with the key, then those that hold it, shortest first. */
  models(key: string, limit: number): { spuNo: string; skuNo: string }[];
  /** Families, each with its first model, of which a name or heading answers the question: whose name holds what was typed first; then those used most. */
  families(question: Question, typed: string, limit: number): { spuNo: string; skuNo: string }[];
}

/** Of more families than these, the first: a word that stands in descriptions alone is offered nothing for. */
const LOOKED_INTO = 200;
/** A stretch with a word of a description counts nothing. */
const NAMED = [0, 0, 1, 1];

export function createSuggester({ goods, byUse }: GoodsIndex, { index, keys, names }: GoodsWords): Suggester {
  return {
    models(key, limit) {
      const found = [...keys.holding(key)].map(([model, held]) => ({ model, rank: held === Held.inside ? 1 : 0, text: keys.at(model) }));
      const first = found
        .toSorted((a, b) => a.rank - b.rank || a.text.length - b.text.length || (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
        .slice(0, limit);
      return first.map(({ model }) => ({ spuNo: goods.spuNos.at(goods.familyOf[model] ?? 0), skuNo: goods.skuNos.at(model) }));
    },
    families(question, typed, limit) {
      const reader = createReader(index, [question]);
      const named = rowsHolding(names, typed);
      const inOrder = byScore(rowsOf(reader.candidates(0)), (family) => Number(hasBit(named, family)), byUse());
      const found: { spuNo: string; skuNo: string }[] = [];
      for (const family of inOrder.subarray(0, LOOKED_INTO)) {
        if (found.length === limit) break;
        reader.read(index.families, family);
        if (reader.nearness(0, NAMED) > 0) found.push({ spuNo: goods.spuNos.at(family), skuNo: goods.skuNos.at(goods.modelsFrom[family] ?? 0) });
      }
      return found;
    },
  };
}
