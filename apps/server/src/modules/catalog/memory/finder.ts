/**
 * What keywords find in the goods in memory. Ranking takes two stages where a keyword finds much: all by what is known of a family without
 * looking at where its words stand, then the first by everything. What was found is remembered as rows: pages, orders, totals and counts of a
 * keyword then cost what those of any list do.
 */
import type { SpuMatch } from '@portal/contract/catalog';
import type { AttributeCondition } from '../listing/attribute-condition.ts';
import type { KeywordAsk } from '../listing/keyword-ask.ts';
import { NO_SHOP_STOCK } from '../../price/index.ts';
import { matchOf } from '../listing/match-of.ts';
import { createBounded } from '../../../platform/bounded.ts';
import { byScore } from './by-score.ts';
import { Flag, modelsOf, someModel, type GoodsWords } from './goods.ts';
import type { GoodsIndex } from './goods-index.ts';
import { BY_NUMBER, LIKENESS_BELOW, LIKENESS_MIN, meaningOf, type Meaning } from './meaning.ts';
import { hasValue, modelFits, stockKeyOf, tellsModels, type Narrowing } from './narrowing.ts';
import { toldIn, type ToldModel } from './told.ts';
import { bitsFor, eachBit, rowsOf, setBit, someBit } from './words/bits.ts';

/** How much one keyword looks into, whatever it finds. */
export interface Reach {
  /** Families whose words' places are looked at. */
  ranked: number;
}
const REACH: Reach = { ranked: 300 };
const FOUND_BYTES = 48 * 1024 * 1024;
/** Models chosen that are kept of one keyword, and what one takes. */
const CHOSEN_MAX = 2_000;
const CHOSEN_BYTES = 200;

/** A keyword, and what the model that meets it must meet as well. */
export interface Sought extends Pick<Narrowing, 'stockOnly' | 'shopStock'> {
  ask: KeywordAsk;
  filter: AttributeCondition | null;
}

export interface ChosenModel {
  model: number;
  match: SpuMatch | null;
}

export interface FoundGoods {
  key: string;
  /** Nearest first. */
  families: Uint32Array;
  /** Models chosen so far. */
  chosen: Map<number, ChosenModel>;
  /** The model that is meant, of the families where one is rather than others: worked out when an order by price needs it. */
  told?: ReadonlyMap<number, number>;
}

export interface Finder {
  find(sought: Sought): FoundGoods;
  /** Whether anything is found, which is known with the first that is: a keyword is asked in several ways before one is answered. */
  finds(ask: KeywordAsk): boolean;
  /** The model that stands for a family that was found. */
  choose(found: FoundGoods, sought: Sought, family: number): ChosenModel;
  toldModels(found: FoundGoods, sought: Sought): ReadonlyMap<number, number>;
  /** Whether the keyword means a model, its filter apart. */
  isMeant(ask: KeywordAsk): (model: number) => boolean;
}

const keyOf = (sought: Sought): string => JSON.stringify([sought.ask.shape, sought.ask.values, sought.filter?.path ?? null, stockKeyOf(sought)]);

/** Whether a model is meant by its words; of some of a keyword's words one must stand in a name. */
const meantBy = ({ shape: { search } }: KeywordAsk, { hasWords, isNamed }: Meaning): ((model: number) => boolean) =>
  search === 'some' ? (model) => hasWords(model) && isNamed(model) : hasWords;

export function createFinder({ goods, byUse }: GoodsIndex, words: GoodsWords, reach: Reach = REACH): Finder {
  const remembered = createBounded<FoundGoods>(FOUND_BYTES, ({ families }) => families.byteLength + CHOSEN_BYTES * Math.min(families.length, CHOSEN_MAX));
  let latest: { ask: KeywordAsk; meaning: Meaning } | undefined;
  const meaning = (ask: KeywordAsk): Meaning => (latest = latest?.ask === ask ? latest : { ask, meaning: meaningOf(goods, words, ask) }).meaning;
  const fitsOf = ({ filter, stockOnly, shopStock }: Sought) => modelFits(goods, { groups: filter?.groups ?? null, stockOnly, shopStock });
  const isNarrowed = ({ filter, stockOnly }: Sought): boolean => tellsModels({ groups: filter?.groups ?? null, stockOnly });
  const isInStock = (family: number): boolean => ((goods.flags[family] ?? 0) & Flag.inStock) !== 0;
  const best = (family: number, rank: (model: number) => number): number => {
    const [from, end] = modelsOf(goods, family);
    let highest = -Infinity;
    for (let model = from; model < end; model++) highest = Math.max(highest, rank(model));
    return highest;
  };

  /** Families that may be meant as they are asked for: of several words, those of which some model has them all. */
  function familiesFor(sought: Sought): number[] {
    const { ask } = sought;
    const own = meaning(ask);
    if (isNarrowed(sought)) {
      const fits = fitsOf(sought);
      const found = find({ ...sought, filter: null, stockOnly: false }).families;
      // what is found by one word is found by its family's, under a filter by the words of a model
      return [...found].filter((family) =>
        someModel(goods, family, (model) => fits(model) && own.fits(model) && (ask.shape.search !== 'some' || own.isNamed(model))),
      );
    }
    // who types the whole number of a model that cannot be had any more is shown no other, not even one whose number begins with it
    if (ask.shape.search === 'model' && words.keys.isWithdrawn(ask.values.modelKey)) return [];
    const candidates = own.reader.candidates(0);
    if (ask.shape.search === 'word') {
      return own.reader.hasPlaces(0) ? rowsOf(candidates).filter(own.hasFamilyWords) : rowsOf(candidates);
    }
    const found = bitsFor(goods.families);
    const isMeant = meantBy(ask, own);
    eachBit(candidates, (family) => void (someModel(goods, family, isMeant) && setBit(found, family)));
    for (const model of own.byNumber.keys()) if (own.rankByNumber(model) !== null) setBit(found, goods.familyOf[model] ?? 0);
    return rowsOf(found);
  }

  function finds(ask: KeywordAsk): boolean {
    const sought: Sought = { ask, filter: null, stockOnly: false, shopStock: NO_SHOP_STOCK };
    const known = remembered.find(keyOf(sought));
    if (known || ask.shape.search === 'alike') return (known ?? find(sought)).families.length > 0;
    const own = meaning(ask);
    if (ask.shape.search === 'model' && words.keys.isWithdrawn(ask.values.modelKey)) return false;
    const candidates = own.reader.candidates(0);
    if (ask.shape.search === 'word') return someBit(candidates, own.reader.hasPlaces(0) ? own.hasFamilyWords : () => true);
    const isMeant = meantBy(ask, own);
    return someBit(candidates, (family) => someModel(goods, family, isMeant)) || [...own.byNumber.keys()].some((model) => own.rankByNumber(model) !== null);
  }

  function look(key: string, sought: Sought): FoundGoods {
    const { ask } = sought;
    const own = meaning(ask);
    if (ask.shape.search === 'alike') return { key, families: alike(sought), chosen: new Map() };
    const fits = isNarrowed(sought) ? fitsOf(sought) : () => true;
    const numberOf = (family: number): number => best(family, (model) => (fits(model) ? (own.rankByNumber(model) ?? 0) : 0));
    const found = familiesFor(sought);
    const families = byScore(found, own.byNumber.size === 0 ? own.prior : (family) => own.prior(family) + numberOf(family), isInStock, byUse());
    const isMeant = meantBy(ask, own);
    const isByFamily = ask.shape.search === 'word' && !isNarrowed(sought);
    const canBeHad = (family: number): boolean =>
      isInStock(family) &&
      (isByFamily || someModel(goods, family, (model) => (goods.stock[model] ?? 0) > 0 && fits(model) && (own.rankByNumber(model) !== null || isMeant(model))));
    const rankOf = (family: number): number => {
      if (isByFamily) return own.rankByFamily(family);
      return best(family, (model) => {
        if (!fits(model)) return -Infinity;
        const byNumber = own.rankByNumber(model) ?? -Infinity;
        return isMeant(model) ? Math.max(byNumber, own.rankByModel(model, family)) : byNumber;
      });
    };
    const first = families.subarray(0, reach.ranked);
    first.set(byScore(first, rankOf, canBeHad, byUse()));
    return { key, families, chosen: new Map() };
  }

  /** One slip leaves a piece of the number intact; of what shares a piece, only the nearest count. A number that exists is no slip. */
  function alike(sought: Sought): Uint32Array {
    const { modelKey, piece1, piece2, piece3 } = sought.ask.values;
    if (words.keys.isKnown(modelKey)) return new Uint32Array();
    const own = meaning(sought.ask);
    const fits = fitsOf(sought);
    const likeness = new Map<number, number>();
    let nearest = 0;
    for (const piece of new Set([piece1, piece2, piece3])) {
      for (const model of words.keys.holding(piece).keys()) {
        const one = fits(model) ? own.likeness(model) : 0;
        if (one < LIKENESS_MIN) continue;
        const family = goods.familyOf[model] ?? 0;
        likeness.set(family, Math.max(one, likeness.get(family) ?? 0));
        nearest = Math.max(nearest, one);
      }
    }
    const near = [...likeness.keys()].filter((family) => (likeness.get(family) ?? 0) >= nearest - LIKENESS_BELOW);
    return byScore(near, (family) => likeness.get(family) ?? 0, isInStock, byUse());
  }

  function find(sought: Sought): FoundGoods {
    const key = keyOf(sought);
    return remembered.find(key) ?? remembered.get(key, () => look(key, sought));
  }

  /** How well each model of a family is meant, and which of them best. */
  function told(sought: Sought, family: number): ToldModel {
    const own = meaning(sought.ask);
    const fits = fitsOf(sought);
    return toldIn(
      modelsOf(goods, family),
      (model) => Math.fround((fits(model) ? 1000 : 0) + own.score(model)),
      (model) => (goods.stock[model] ?? 0) > 0,
    );
  }

  function chosenOf(sought: Sought, family: number): ChosenModel {
    const { ask, filter } = sought;
    const { model, score, isTold } = told(sought, family);
    const own = meaning(ask);
    const [from, end] = modelsOf(goods, family);
    const others = (lacks: (other: number) => boolean): boolean => {
      for (let other = from; other < end; other++) if (lacks(other)) return true;
      return false;
    };
    const toldBy = <Asked>(list: readonly Asked[], has: (model: number, asked: Asked, place: number) => boolean): number[] =>
      !isTold ? [] : list.flatMap((asked, place) => (has(model, asked, place) && others((other) => !has(other, asked, place)) ? [place + 1] : []));
    const row = {
      skuNo: goods.skuNos.at(model),
      skuModel: words.numbers.at(model),
      told: isTold,
      byNumber: ask.shape.search !== 'some' && Math.round(score) % 1000 >= BY_NUMBER,
      toldParts: ask.shape.search === 'alike' ? [] : toldBy(ask.texts, (one, _, part) => own.hasPart(one, part)),
      toldValues: toldBy(filter?.values ?? [], (one, { key }) => {
        const id = goods.valueIds.get(key);
        return id !== undefined && hasValue(goods, one, id);
      }),
    };
    return { model, match: matchOf(row, ask, filter) };
  }

  return {
    find,
    finds,
    choose(found, sought, family) {
      const known = found.chosen.get(family);
      if (known) return known;
      if (found.chosen.size > CHOSEN_MAX) found.chosen.clear();
      const chosen = chosenOf(sought, family);
      found.chosen.set(family, chosen);
      return chosen;
    },
    toldModels(found, sought) {
      found.told ??= new Map(
        [...found.families].flatMap((family) => {
          const { model, isTold } = told(sought, family);
          return isTold ? [[family, model] as const] : [];
        }),
      );
      return found.told;
    },
    isMeant: (ask) => meaning(ask).fits,
  };
}
