/**
 * What keywords find, remembered as rows of the goods in memory. A keyword costs its hits once; its pages, orders, totals and counts then cost
 * what those of any list do. Ranking takes two stages where a keyword finds very much: all by what is known of a family without looking at
 * where its words stand, then the first `RANKED_MAX` by everything.
 */
import type { SpuMatch } from '@portal/contract/catalog';
import type { Db } from '../../../platform/db/database.ts';
import { plainShape, plainValues, type Ask } from '../listing/keyword-ask.ts';
import { listMatched, listRanked } from '../listing/found.ts';
import { matchOf } from '../listing/match-of.ts';
import { listShownOf, listToldModels } from '../listing/store.ts';
import { createBounded } from './bounded.ts';
import { modelsOf, type GoodsIndex } from './goods-index.ts';

const RANKED_MAX = 300;
/** Families ranked by one statement, so that none takes long. */
const RANKED_A_STEP = 100;
/** Families whose models are looked into by one statement, so that none takes long. */
const TOLD_A_STEP = 2_000;
const FOUND_BYTES = 48 * 1024 * 1024;
/** Models chosen that are kept of one keyword, and what one takes. */
const CHOSEN_MAX = 2_000;
const CHOSEN_BYTES = 200;

export interface Chosen {
  model: number;
  match: SpuMatch | null;
}

export interface Found {
  key: string;
  /** Nearest first. */
  families: Uint32Array;
  /** Models chosen so far. */
  chosen: Map<number, Chosen>;
  /** The model that is meant, of the families where one is rather than others. Asked when an order by price needs it. */
  told?: Promise<ReadonlyMap<number, number>>;
}

export interface Finder {
  find(db: Db, ask: Ask): Promise<Found>;
  /** The models that stand for these families. */
  choose(db: Db, found: Found, ask: Ask, families: readonly number[]): Promise<Map<number, Chosen>>;
  toldModels(db: Db, found: Found, ask: Ask): Promise<ReadonlyMap<number, number>>;
}

export function createFinder({ goods, rowOf }: GoodsIndex): Finder {
  const remembered = createBounded<Found>(FOUND_BYTES, ({ families }) => families.byteLength + CHOSEN_BYTES * Math.min(families.length, CHOSEN_MAX));
  const looking = new Map<string, Promise<Found>>();
  const modelRow = (family: number, skuNo: string): number => {
    const [from, end] = modelsOf(goods, family);
    for (let model = from; model < end; model++) if (goods.skuNos.at(model) === skuNo) return model;
    return from;
  };
  const asked = (ask: Ask, families: readonly number[]) => ({
    shape: { ...plainShape, ...ask.shape, sort: 'rank' as const },
    values: { ...plainValues, ...ask.values, spuNos: families.map((family) => goods.spuNos.at(family)) },
  });

  async function look(db: Db, key: string, ask: Ask): Promise<Found> {
    const all = asked(ask, []);
    const near = new Map<number, number>();
    for (const { spuNo, nearness } of await listMatched(db, all.shape, all.values)) {
      const family = rowOf(spuNo);
      if (family !== undefined) near.set(family, nearness);
    }
    const by = (score: ReadonlyMap<number, number>) => (a: number, b: number) =>
      (score.get(b) ?? -1) - (score.get(a) ?? -1) || (goods.uses[b] ?? 0) - (goods.uses[a] ?? 0) || a - b;
    const families = Uint32Array.from(near.keys()).sort(by(near));
    const ranks = new Map<number, number>();
    for (let at = 0; at < Math.min(families.length, RANKED_MAX); at += RANKED_A_STEP) {
      const step = asked(ask, [...families.subarray(at, Math.min(RANKED_MAX, at + RANKED_A_STEP))]);
      for (const { spuNo, rank } of await listRanked(db, step.shape, step.values)) ranks.set(rowOf(spuNo) ?? -1, rank);
    }
    families.subarray(0, RANKED_MAX).sort(by(ranks));
    return { key, families, chosen: new Map() };
  }

  async function lookInto(db: Db, { families }: Found, ask: Ask): Promise<ReadonlyMap<number, number>> {
    const told = new Map<number, number>();
    for (let at = 0; at < families.length; at += TOLD_A_STEP) {
      const { shape, values } = asked(ask, [...families.subarray(at, at + TOLD_A_STEP)]);
      for (const { spuNo, skuNo } of await listToldModels(db, shape, values)) {
        const family = rowOf(spuNo);
        if (family !== undefined) told.set(family, modelRow(family, skuNo));
      }
    }
    return told;
  }

  return {
    async find(db, ask) {
      const key = JSON.stringify([ask.shape, ask.values]);
      const known = remembered.find(key);
      if (known) return known;
      const begun = looking.get(key) ?? look(db, key, ask).finally(() => looking.delete(key));
      looking.set(key, begun);
      const found = await begun;
      return remembered.get(key, () => found);
    },
    async choose(db, found, ask, families) {
      const missing = families.filter((family) => !found.chosen.has(family));
      const chosen = new Map(
        families.flatMap((family) => [[family, found.chosen.get(family)] as const].filter((one): one is [number, Chosen] => one[1] !== undefined)),
      );
      if (missing.length === 0) return chosen;
      if (found.chosen.size > CHOSEN_MAX) found.chosen.clear();
      const { shape, values } = asked(ask, missing);
      for (const row of await listShownOf(db, shape, values)) {
        const family = rowOf(row.spuNo);
        if (family === undefined) continue;
        const choice = { model: modelRow(family, row.skuNo), match: matchOf(row, ask, null) };
        found.chosen.set(family, choice);
        chosen.set(family, choice);
      }
      return chosen;
    },
    toldModels(db, found, ask) {
      found.told ??= lookInto(db, found, ask);
      found.told.catch(() => delete found.told);
      return found.told;
    },
  };
}
