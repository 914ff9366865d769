/** A catalogue as lists and search hold it in memory, made from its rows without a database. */
import type { CatalogRows } from '../src/modules/catalog/loading/insert-catalog.ts';
import type { ListSources } from '../src/modules/catalog/catalog-cache.ts';
import { createFinder } from '../src/modules/catalog/memory/finder.ts';
import { createGoodsIndex } from '../src/modules/catalog/memory/goods-index.ts';
import { Flag, goodsBuilder, wordsBuilder } from '../src/modules/catalog/memory/goods.ts';
import type { HeldIndex } from '../src/modules/catalog/memory/held-goods.ts';
import { createSuggester } from '../src/modules/catalog/memory/suggester.ts';
import { familyWordsOf } from '../src/modules/catalog/search/family-words.ts';
import { modelKeyOf } from '../src/modules/catalog/search/fold.ts';
import { taxonomyOf, type Taxonomy } from '../src/modules/catalog/taxonomy/taxonomy.ts';
import type { Db } from '../src/platform/db/database.ts';

export interface GoodsInMemory {
  /** Stands where an operation would have its database: whoever asks it fails. */
  db: Db;
  sources: ListSources;
  held: Pick<HeldIndex, 'index' | 'finder' | 'suggester'>;
  taxonomy: Taxonomy;
}

/** As the database writes words out: the weight of a description goes without its letter. Words are in lower case, so no other D stands there. */
const written = (search: string): string => search.replaceAll('D', '');
const noDatabase = new Proxy(
  {},
  {
    get: (_, name) => {
      throw new Error(`asked the database: ${String(name)}`);
    },
  },
) as Db;

export function goodsInMemory(rows: Required<Pick<CatalogRows, 'categories' | 'attributes' | 'categoryAttributes' | 'spus' | 'skus'>>): GoodsInMemory {
  const taxonomy = taxonomyOf(rows as Parameters<typeof taxonomyOf>[0]);
  const [goods, words] = [goodsBuilder(), wordsBuilder()];
  const modelsOf = Map.groupBy(
    rows.skus.filter(({ skuStatus }) => (skuStatus ?? 0) === 0),
    ({ spuNo }) => spuNo,
  );
  const families = rows.spus.filter(({ spuNo, status }) => (status ?? 0) === 0 && modelsOf.has(spuNo)).toSorted((a, b) => (a.spuNo < b.spuNo ? -1 : 1));
  for (const family of families) {
    const models = (modelsOf.get(family.spuNo) ?? []).toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0) || (a.skuNo < b.skuNo ? -1 : 1));
    const texts = familyWordsOf(
      {
        spuNo: family.spuNo,
        spuName: family.spuName,
        spuDesc: family.spuDesc ?? '',
        brandName: family.brandName ?? '',
        firstCategory: taxonomy.nameOf(family.firstCategoryId),
        secondCategory: taxonomy.nameOf(family.secondCategoryId),
        models: models.map(({ skuNo, skuName, skuModel, skuDesc, attributes }) => ({
          skuNo,
          skuName: skuName ?? '',
          skuModel,
          skuDesc: skuDesc ?? '',
          attributes: (attributes ?? {}) as Record<string, unknown>,
        })),
      },
      taxonomy.attributes,
    );
    const lowest = (prices: readonly (number | null | undefined)[]) => {
      const known = prices.filter((price) => typeof price === 'number');
      return known.length === 0 ? null : Math.min(...known);
    };
    const row = {
      spuNo: family.spuNo,
      firstCategoryId: family.firstCategoryId,
      secondCategoryId: family.secondCategoryId,
      brandName: family.brandName ?? '',
      flags:
        Number(family.isNew ?? false) * Flag.isNew +
        Number(family.isHot ?? false) * Flag.isHot +
        Number(family.isRecommended ?? false) * Flag.isRecommended +
        Number(models.some(({ stockTotal }) => (stockTotal ?? 0) > 0)) * Flag.inStock +
        Number(family.skuType === 2) * Flag.software +
        Number(family.spuName.includes(taxonomy.nameOf(family.secondCategoryId))) * Flag.calledByCategory,
      listed: family.gmtListed.getTime() * 1000,
      sumNo: family.sumNo ?? 0,
      minPrice: lowest(models.map(({ price }) => price)),
      minReferPrice: lowest(models.map(({ referPrice }) => referPrice)),
      words: { name: family.spuName.toLowerCase(), search: written(texts.search) },
      models: models.map((model, place) => ({
        skuNo: model.skuNo,
        price: model.price ?? null,
        referPrice: model.referPrice ?? null,
        stockTotal: model.stockTotal ?? 0,
        attributes: (model.attributes ?? {}) as Record<string, unknown>,
        words: { number: model.skuModel, key: modelKeyOf(model.skuModel), search: written(texts.models[place]?.search ?? '') },
      })),
    };
    goods.add(row);
    words.add(row);
  }
  const sold = new Set(families.map(({ spuNo }) => spuNo));
  const withdrawn = rows.skus.filter(({ skuStatus, spuNo }) => (skuStatus ?? 0) !== 0 || !sold.has(spuNo)).map(({ skuModel }) => `${modelKeyOf(skuModel)}\n`);
  const [index, held] = [createGoodsIndex(goods.done(1)), words.done(withdrawn.join(''))];
  const memory = { index, finder: createFinder(index, held), suggester: createSuggester(index, held) };
  const remembered = new Map<string, unknown>();
  const sources: ListSources = {
    providerBrand: '海康威视',
    cache: {
      remember: async <T>(_db: Db, key: string, work: () => T | Promise<T>) => {
        if (!remembered.has(key)) remembered.set(key, await work());
        return remembered.get(key) as T;
      },
    } as ListSources['cache'],
    held: async () => memory as HeldIndex,
    heldSoon: async () => memory as HeldIndex,
    taxonomy: async () => taxonomy,
  };
  return { db: noDatabase, sources, held: memory, taxonomy };
}
