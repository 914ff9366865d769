/**
 * What keywords find, remembered as rows of the goods in memory. A keyword costs its hits once; its pages, orders, totals and counts then cost
 * what those of any list do. Ranking takes two stages where a keyword finds very much: all by what is known of a family without looking at
 * where its words stand, then the first by everything. A keyword found in part only is looked for step by step, each a short statement; under a
 * filter only what is found without it is looked into, and of that only families with a model that meets the filter.
 */
import type { SpuMatch } from '@portal/contract/catalog';
import type { Db } from '../../../platform/db/database.ts';
import { isAway } from '../../../platform/db/is-away.ts';
import type { AttributeCondition } from '../listing/attribute-condition.ts';
import { plainShape, plainValues, type Ask } from '../listing/keyword-ask.ts';
import { listMatched, listNear, listRanked } from '../listing/found.ts';
import { matchOf } from '../listing/match-of.ts';
import { listShownOf, listToldModels } from '../listing/store.ts';
import { createBounded } from './bounded.ts';
import { modelsOf, someModel, type GoodsIndex } from './goods-index.ts';
import { modelFits, tellsModels } from './narrowing.ts';

/** How many families one statement looks into, so that none takes long, and how many there are in all. */
export interface Steps {
  matched: number;
  /** Of a keyword of which only a part is found anywhere: of more than these, the nearest. */
  looselyMax: number;
  ranked: number;
  rankedMax: number;
  told: number;
}
const STEPS: Steps = { matched: 1_000, looselyMax: 6_000, ranked: 100, rankedMax: 300, told: 2_000 };
const FOUND_BYTES = 48 * 1024 * 1024;
/** Models chosen that are kept of one keyword, and what one takes. */
const CHOSEN_MAX = 2_000;
const CHOSEN_BYTES = 200;

/** A keyword, and what the model that meets it must meet as well. */
export interface Sought {
  ask: Ask;
  filter: AttributeCondition | null;
  stockOnly: boolean;
}

export interface Chosen {
  model: number;
  match: SpuMatch | null;
}

export interface Found {
  key: string;
  /** Nearest first. */
  families: Uint32Array;
  /** Of each, what can be said of it without its words' places. */
  nearness: Float32Array;
  /** Models chosen so far. */
  chosen: Map<number, Chosen>;
  /** The model that is meant, of the families where one is rather than others. Asked when an order by price needs it. */
  told?: Promise<ReadonlyMap<number, number>>;
}

export interface Finder {
  find(db: Db, sought: Sought): Promise<Found>;
  /** The models that stand for these families. */
  choose(db: Db, found: Found, sought: Sought, families: readonly number[]): Promise<Map<number, Chosen>>;
  toldModels(db: Db, found: Found, sought: Sought): Promise<ReadonlyMap<number, number>>;
}

export function createFinder({ goods, rowOf }: GoodsIndex, steps: Steps = STEPS): Finder {
  const remembered = createBounded<Found>(FOUND_BYTES, ({ families }) => 2 * families.byteLength + CHOSEN_BYTES * Math.min(families.length, CHOSEN_MAX));
  const looking = new Map<string, Promise<Found>>();
  const modelRow = (family: number, skuNo: string): number => {
    const [from, end] = modelsOf(goods, family);
    for (let model = from; model < end; model++) if (goods.skuNos.at(model) === skuNo) return model;
    return from;
  };
  const asked = ({ ask, filter, stockOnly }: Sought, families: readonly number[]) => ({
    shape: { ...plainShape, ...ask.shape, attributes: filter !== null, stockOnly, sort: 'rank' as const },
    values: {
      ...plainValues,
      ...ask.values,
      attributes: filter?.path ?? null,
      attributeValues: filter?.values.map(({ path }) => path) ?? [],
      spuNos: families.map((family) => goods.spuNos.at(family)),
    },
  });
  const byRow = <Row extends { spuNo: string }>(rows: readonly Row[], of: (row: Row) => number): Map<number, number> =>
    new Map(rows.flatMap((row) => [[rowOf(row.spuNo), of(row)] as const].filter((one): one is [number, number] => one[0] !== undefined)));
  const nearest = (families: Iterable<number>, score: ReadonlyMap<number, number>): Uint32Array =>
    Uint32Array.from(families).sort((a, b) => (score.get(b) ?? -1) - (score.get(a) ?? -1) || (goods.uses[b] ?? 0) - (goods.uses[a] ?? 0) || a - b);

  /** Families that may be what is sought, with their nearness; `ranks`: they are, and each has this rank of its numbers. */
  async function near(db: Db, sought: Sought): Promise<{ nearness: Map<number, number>; ranks: Map<number, number> | null }> {
    const narrowing = { groups: sought.filter?.groups ?? null, stockOnly: sought.stockOnly };
    if (!tellsModels(narrowing)) {
      const { shape, values } = asked(sought, []);
      const rows = await listNear(db, shape, values);
      return { nearness: byRow(rows, ({ nearness }) => nearness), ranks: shape.search === 'most' ? null : byRow(rows, ({ rank }) => rank) };
    }
    const { families, nearness } = await find(db, { ask: sought.ask, filter: null, stockOnly: false });
    const fits = modelFits(goods, narrowing);
    const some = new Map<number, number>();
    families.forEach((family, place) => void (someModel(goods, family, fits) && some.set(family, nearness[place] ?? 0)));
    return { nearness: some, ranks: null };
  }

  /**
   * Rank of families step by step into `ranks`. Of a keyword found in part only, what a database that is too busy has said so far is the
   * answer: the nearest families were asked about first.
   */
  async function rankInto(
    ranks: Map<number, number>,
    families: Uint32Array,
    aStep: number,
    { loosened }: Ask,
    list: (some: number[]) => Promise<Map<number, number>>,
  ) {
    for (let at = 0; at < families.length; at += aStep) {
      try {
        for (const [family, rank] of await list([...families.subarray(at, at + aStep)])) ranks.set(family, rank);
      } catch (error) {
        if (loosened && ranks.size > 0 && isAway(error)) return;
        throw error;
      }
    }
  }

  async function look(db: Db, key: string, sought: Sought): Promise<Found> {
    const listRanks = async (list: typeof listRanked, some: readonly number[]) => {
      const { shape, values } = asked(sought, some);
      return byRow(await list(db, shape, values), ({ rank }) => rank);
    };
    const { ask } = sought;
    if (ask.shape.search === 'alike') {
      const likeness = await listRanks(listRanked, []);
      return { key, families: nearest(likeness.keys(), likeness), nearness: new Float32Array(likeness.size), chosen: new Map() };
    }
    const { nearness, ranks: known } = await near(db, sought);
    const score = known ?? new Map<number, number>();
    if (known === null) {
      const worthLooking = nearest(nearness.keys(), nearness).subarray(0, ask.loosened ? steps.looselyMax : undefined);
      await rankInto(score, worthLooking, steps.matched, ask, (some) => listRanks(listMatched, some));
    }
    for (const [family, rank] of score) score.set(family, rank + (nearness.get(family) ?? 0));
    const families = nearest(score.keys(), score);
    const ranks = new Map<number, number>();
    const first = families.subarray(0, steps.rankedMax);
    await rankInto(ranks, first, steps.ranked, ask, (some) => listRanks(listRanked, some));
    first.set(nearest(first, ranks));
    return { key, families, nearness: Float32Array.from(families, (family) => nearness.get(family) ?? 0), chosen: new Map() };
  }

  async function lookInto(db: Db, { families }: Found, sought: Sought): Promise<ReadonlyMap<number, number>> {
    const told = new Map<number, number>();
    for (let at = 0; at < families.length; at += steps.told) {
      const { shape, values } = asked(sought, [...families.subarray(at, at + steps.told)]);
      for (const { spuNo, skuNo } of await listToldModels(db, shape, values)) {
        const family = rowOf(spuNo);
        if (family !== undefined) told.set(family, modelRow(family, skuNo));
      }
    }
    return told;
  }

  async function find(db: Db, sought: Sought): Promise<Found> {
    const { ask, filter, stockOnly } = sought;
    const key = JSON.stringify([ask.shape, ask.values, filter?.path ?? null, stockOnly]);
    const known = remembered.find(key);
    if (known) return known;
    const begun = looking.get(key) ?? look(db, key, sought).finally(() => looking.delete(key));
    looking.set(key, begun);
    const found = await begun;
    return remembered.get(key, () => found);
  }

  return {
    find,
    async choose(db, found, sought, families) {
      const missing = families.filter((family) => !found.chosen.has(family));
      const chosen = new Map(
        families.flatMap((family) => [[family, found.chosen.get(family)] as const].filter((one): one is [number, Chosen] => one[1] !== undefined)),
      );
      if (missing.length === 0) return chosen;
      if (found.chosen.size > CHOSEN_MAX) found.chosen.clear();
      const { shape, values } = asked(sought, missing);
      for (const row of await listShownOf(db, shape, values)) {
        const family = rowOf(row.spuNo);
        if (family === undefined) continue;
        const choice = { model: modelRow(family, row.skuNo), match: matchOf(row, sought.ask, sought.filter) };
        found.chosen.set(family, choice);
        chosen.set(family, choice);
      }
      return chosen;
    },
    toldModels(db, found, sought) {
      found.told ??= lookInto(db, found, sought);
      found.told.catch(() => delete found.told);
      return found.told;
    },
  };
}
