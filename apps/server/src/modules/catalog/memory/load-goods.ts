/** Reads the goods into memory, a step at a time, so that nobody waits for the whole of it. */
import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../../platform/db/database.ts';
import { goodsBuilder, wordsBuilder, type Goods, type GoodsWords } from './goods.ts';
import { listNextFamilies, listWithdrawnKeys } from './store.ts';

/** Their words and those of their models are some 600 KB. */
const FAMILIES_A_STEP = 100;

export interface LoadedGoods {
  goods: Goods;
  words: GoodsWords;
}

/**
 * `version`: of the catalogue, read before; what changes meanwhile belongs to a later one. `known`: the goods of this very version, read
 * before: words are taken from them unless other families or models are there now.
 */
export async function loadGoods(db: Db, version: number, known: LoadedGoods | null = null): Promise<LoadedGoods> {
  const [goods, words] = [goodsBuilder(), known ? null : wordsBuilder()];
  const withdrawn = words ? await listWithdrawnKeys(db) : '';
  let after: string | null = null;
  for (;;) {
    const families = await listNextFamilies(db, after, FAMILIES_A_STEP, words !== null);
    for (const family of families) {
      goods.add(family);
      words?.add(family);
    }
    after = families.at(-1)?.spuNo ?? null;
    if (families.length < FAMILIES_A_STEP) break;
    await setImmediate();
  }
  const read = goods.done(version);
  if (words) return { goods: read, words: words.done(withdrawn) };
  if (known && sameRows(known.goods, read)) return { goods: read, words: known.words };
  return loadGoods(db, version);
}

const sameRows = (one: Goods, other: Goods): boolean => one.spuNos.equals(other.spuNos) && one.skuNos.equals(other.skuNos);
