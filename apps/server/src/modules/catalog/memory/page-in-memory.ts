/** Lists, totals and counts of a question from the goods in memory. */
import type { SpuMatch } from '@portal/contract/catalog';
import type { AskedGoods, Shown } from '../listing/question.ts';
import type { FoundGoods, Sought } from './finder.ts';
import { modelsOf, someModel } from './goods.ts';
import type { FoundFamilies, ValueCount } from './goods-index.ts';
import type { HeldIndex } from './held-goods.ts';
import type { CardAt } from './write-cards.ts';
import { hasValue, modelFits, tellsModels, type ListAsk, type Narrowing } from './narrowing.ts';

/** What lists are worked out with. */
export type Memory = Pick<HeldIndex, 'index' | 'finder'>;

/** A question as the memory takes it, its keyword apart. */
export const listAskOf = (asked: AskedGoods): ListAsk => ({
  ...narrowingOf(asked),
  sort: asked.shape.sort,
  order: asked.shape.order,
  prices: asked.prices,
});

const soughtOf = ({ ask, filter, shape: { stockOnly }, prices: { shopStock } }: AskedGoods): Sought => ({ ask, filter, stockOnly, shopStock });
const foundBy = ({ finder }: Memory, asked: AskedGoods): FoundGoods | undefined => (asked.shape.search === null ? undefined : finder.find(soughtOf(asked)));

export const narrowingOf = ({
  shape: { category, inSeveral, labels, brand, status, stockOnly, skuType },
  values,
  filter,
  prices: { shopStock },
}: AskedGoods): Narrowing => ({
  category,
  categoryId: values.categoryId,
  inSeveral,
  within: values.within,
  labels,
  brand,
  brandName: values.brandName,
  status,
  stockOnly,
  shopStock,
  skuType,
  groups: filter?.groups ?? null,
});

/** What the keyword finds, or which of the families named one by one there are; undefined where all goods are asked for. */
function someOf(memory: Memory, asked: AskedGoods): FoundFamilies | undefined {
  const found = foundBy(memory, asked);
  if (!asked.shape.among) return found;
  const { index } = memory;
  const named = asked.values.spuNos.flatMap((spuNo) => index.rowOf(spuNo) ?? []);
  if (found) {
    const own = new Set(named);
    return { key: '', families: found.families.filter((family) => own.has(family)) };
  }
  const ask = listAskOf(asked);
  const fits = modelFits(index.goods, ask);
  return { key: '', families: Uint32Array.from(tellsModels(ask) ? named.filter((family) => someModel(index.goods, family, fits)) : named) };
}

/** All families of the list, in its order. */
export function familiesInMemory(memory: Memory, asked: AskedGoods): Uint32Array {
  const { index, finder } = memory;
  const ask = listAskOf(asked);
  const some = someOf(memory, asked);
  if (!some) return index.families(ask);
  if (ask.sort !== 'price') return index.among(some, ask, null);
  const found = foundBy(memory, asked);
  if (found) {
    const told = finder.toldModels(found, soughtOf(asked));
    return index.among(some, ask, (family) => told.get(family));
  }
  const choose = index.chooser(ask);
  return index.among(some, ask, (family) => {
    const { model, isTold } = choose(family);
    return isTold ? model : undefined;
  });
}

export function countCategoriesInMemory(memory: Memory, asked: AskedGoods): { secondCategoryId: number; families: number }[] {
  return memory.index.countByCategory(listAskOf(asked), someOf(memory, asked));
}

export function countBrandsInMemory(memory: Memory, asked: AskedGoods): { brandName: string; families: number }[] {
  return memory.index.countByBrand(listAskOf(asked), someOf(memory, asked));
}

/** How many of the families have a model that is meant with each value of the codes. */
export function countValuesInMemory(memory: Memory, asked: AskedGoods, codes: readonly string[]): readonly ValueCount[] {
  const isMeant = asked.shape.search === null ? undefined : memory.finder.isMeant(asked.ask);
  return memory.index.countByValue(listAskOf(asked), codes, someOf(memory, asked), isMeant);
}

export function pageInMemory(memory: Memory, asked: AskedGoods): { shown: (Shown & CardAt)[]; count: number } {
  const { index, finder } = memory;
  const { goods } = index;
  const ask = listAskOf(asked);
  const families = familiesInMemory(memory, asked);
  const found = foundBy(memory, asked);
  const page = [...families.subarray(asked.values.offset, asked.values.offset + asked.values.limit)];
  // under a keyword its answer has looked at the filter already
  const choose = index.chooser(found ? { ...ask, groups: null, stockOnly: false } : ask);
  const shown = page.map((family) => {
    const told = found && finder.choose(found, soughtOf(asked), family);
    const { model, isTold } = told?.match ? { model: told.model, isTold: true } : choose(family);
    const match = told?.match ?? (isTold ? matchOf(family, model) : null);
    return { model, spuNo: goods.spuNos.at(family), skuNo: goods.skuNos.at(model), match };
  });
  return { shown, count: families.length };

  /** With the values that the model has and others of its family lack. */
  function matchOf(family: number, model: number): SpuMatch {
    const [from, end] = modelsOf(goods, family);
    const told = (asked.filter?.values ?? []).filter(({ key }) => {
      const id = goods.valueIds.get(key);
      if (id === undefined || !hasValue(goods, model, id)) return false;
      for (let other = from; other < end; other++) if (!hasValue(goods, other, id)) return true;
      return false;
    });
    const words = new Map(told.map(({ label }) => [label.replace(/\s+/gu, '').toLowerCase(), label]));
    return { skuNo: goods.skuNos.at(model), words: [...words.values()] };
  }
}
