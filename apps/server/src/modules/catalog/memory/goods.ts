/**
 * The goods that can be had, as lists need them: a row a family and a row a model, in columns. Families stand in the order of
 * their numbers as the database sorts them, the models of a family in reading order. What cards show is not in here.
 */
import type { PriceView } from '@portal/engines/goods';
import { growing, growingTexts, type TextColumn } from './growing.ts';
import { textRows } from './text-rows.ts';
import { modelKeysBuilder, type ModelKeys } from './words/model-keys.ts';
import { wordIndexBuilder, type WordIndex } from './words/word-index.ts';

export interface Goods {
  /** Of the catalogue, before anything of it was read. */
  version: number;
  families: number;
  models: number;
  spuNos: TextColumn;
  firstCategory: Int32Array;
  secondCategory: Int32Array;
  /** Places in `brandNames`. */
  brand: Uint32Array;
  brandNames: readonly string[];
  /** Bits of `Flag`. */
  flags: Uint8Array;
  /** Microseconds since 1970. */
  listed: Float64Array;
  uses: Int32Array;
  /** In yuan; NaN: none. */
  lowest: Record<PriceView, Float64Array>;
  /** First model of each family, and behind the last one's. */
  modelsFrom: Uint32Array;
  skuNos: TextColumn;
  /** The row of a model by its number; undefined: it cannot be had. */
  modelOf(skuNo: string): number | undefined;
  familyOf: Uint32Array;
  price: Record<PriceView, Float64Array>;
  /** Pieces that the provider has. */
  stock: Int32Array;
  /** First value of each model, and behind the last one's. */
  valuesFrom: Uint32Array;
  values: Uint32Array;
  /** What stands in `values`, by key (`valueKeyOf`). */
  valueIds: ReadonlyMap<string, number>;
  /** The same by number: the attribute's code, and the value as text. */
  valueTexts: readonly { code: string; value: string }[];
}

/** What keywords look into; rows as those of `Goods`. */
export interface GoodsWords {
  index: WordIndex;
  keys: ModelKeys;
  /** Names of families, in lower case. */
  names: TextColumn;
  /** Model numbers as people write them. */
  numbers: TextColumn;
}

/** `calledByCategory`: the name holds that of its category. */
export const Flag = { isNew: 1, isHot: 2, isRecommended: 4, inStock: 8, software: 16, calledByCategory: 32 } as const;

/** The models of a family stand together: from (inclusive) to (exclusive). */
export const modelsOf = ({ modelsFrom }: Goods, family: number): [from: number, end: number] => [modelsFrom[family] ?? 0, modelsFrom[family + 1] ?? 0];

export function someModel(goods: Goods, family: number, fits: (model: number) => boolean): boolean {
  const [from, end] = modelsOf(goods, family);
  for (let model = from; model < end; model++) if (fits(model)) return true;
  return false;
}

/** A family as it is read. */
export interface FamilyRow {
  spuNo: string;
  firstCategoryId: number;
  secondCategoryId: number;
  brandName: string;
  flags: number;
  listed: number;
  sumNo: number;
  minPrice: number | null;
  minReferPrice: number | null;
  /** What it is found by; null where words are known already. */
  words: { name: string; search: string } | null;
  models: readonly ModelRow[];
}
export interface ModelRow {
  skuNo: string;
  price: number | null;
  referPrice: number | null;
  stockTotal: number;
  attributes: Readonly<Record<string, unknown>>;
  words: { number: string; key: string; search: string | null } | null;
}

/** A value as the filter compares it: of its own kind only, as JSON paths do. */
export const valueKeyOf = (code: string, value: string | number | boolean): string => `${code}\n${typeof value}\n${value}`;

export interface GoodsBuilder {
  add(family: FamilyRow): void;
  done(version: number): Goods;
}

export function goodsBuilder(): GoodsBuilder {
  const [spuNos, skuNos] = [growingTexts(), growingTexts()];
  const [firstCategory, secondCategory, uses] = [growing(Int32Array), growing(Int32Array), growing(Int32Array)];
  const [flags, stock] = [growing(Uint8Array), growing(Int32Array)];
  const [listed, lowestChannel, lowestRefer, channel, refer] = [
    growing(Float64Array),
    growing(Float64Array),
    growing(Float64Array),
    growing(Float64Array),
    growing(Float64Array),
  ];
  const [modelsFrom, familyOf, valuesFrom, values] = [growing(Uint32Array), growing(Uint32Array), growing(Uint32Array), growing(Uint32Array)];
  const valueIds = new Map<string, number>();
  const valueTexts: { code: string; value: string }[] = [];

  const brand = growing(Uint32Array);
  const brandNumbers = new Map<string, number>();
  const brandNumber = (name: string): number => {
    const number = brandNumbers.get(name) ?? brandNumbers.size;
    brandNumbers.set(name, number);
    return number;
  };

  const addValue = (code: string, value: unknown): void => {
    if (Array.isArray(value)) return void value.forEach((one) => void (Array.isArray(one) || addValue(code, one)));
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return;
    const key = valueKeyOf(code, value);
    let id = valueIds.get(key);
    if (id === undefined) {
      id = valueTexts.length;
      valueIds.set(key, id);
      valueTexts.push({ code, value: String(value) });
    }
    values.push(id);
  };

  return {
    add(family) {
      modelsFrom.push(familyOf.length);
      for (const model of family.models) {
        familyOf.push(listed.length);
        skuNos.push(model.skuNo);
        channel.push(model.price ?? Number.NaN);
        refer.push(model.referPrice ?? Number.NaN);
        stock.push(model.stockTotal);
        valuesFrom.push(values.length);
        for (const [code, value] of Object.entries(model.attributes)) addValue(code, value);
      }
      spuNos.push(family.spuNo);
      firstCategory.push(family.firstCategoryId);
      secondCategory.push(family.secondCategoryId);
      brand.push(brandNumber(family.brandName));
      flags.push(family.flags);
      listed.push(family.listed);
      uses.push(family.sumNo);
      lowestChannel.push(family.minPrice ?? Number.NaN);
      lowestRefer.push(family.minReferPrice ?? Number.NaN);
    },
    done(version) {
      modelsFrom.push(familyOf.length);
      valuesFrom.push(values.length);
      const numbers = skuNos.done();
      // worked out when the first dealer's customer asks
      let modelOf: Goods['modelOf'] | undefined;
      return {
        version,
        families: listed.length,
        models: familyOf.length,
        spuNos: spuNos.done(),
        firstCategory: firstCategory.done(),
        secondCategory: secondCategory.done(),
        brand: brand.done(),
        brandNames: [...brandNumbers.keys()],
        flags: flags.done(),
        listed: listed.done(),
        uses: uses.done(),
        lowest: { channel: lowestChannel.done(), refer: lowestRefer.done() },
        modelsFrom: modelsFrom.done(),
        skuNos: numbers,
        modelOf: (skuNo) => (modelOf ??= textRows(numbers))(skuNo),
        familyOf: familyOf.done(),
        price: { channel: channel.done(), refer: refer.done() },
        stock: stock.done(),
        valuesFrom: valuesFrom.done(),
        values: values.done(),
        valueIds,
        valueTexts,
      };
    },
  };
}

export interface WordsBuilder {
  add(family: FamilyRow): void;
  /** `withdrawn`: keys of models that cannot be had any more, a line each. */
  done(withdrawn: string): GoodsWords;
}

export function wordsBuilder(): WordsBuilder {
  const [index, keys] = [wordIndexBuilder(), modelKeysBuilder()];
  const [names, numbers] = [growingTexts(), growingTexts()];
  return {
    add({ words, models }) {
      names.push(words?.name ?? '');
      for (const model of models) {
        keys.push(model.words?.key ?? '');
        numbers.push(model.words?.number ?? '');
      }
      index.add(
        words?.search ?? '',
        models.map((model) => model.words?.search ?? ''),
      );
    },
    done: (withdrawn) => ({ index: index.done(), keys: keys.done(withdrawn), names: names.done(), numbers: numbers.done() }),
  };
}
