/** A page of a list from the goods in memory. */
import type { SpuMatch } from '@portal/contract/catalog';
import type { AskedList, Shown } from '../listing/question.ts';
import { modelsOf, type GoodsIndex } from './goods-index.ts';
import type { CardAt } from './write-cards.ts';
import { hasValue, type ListAsk, type Narrowing } from './narrowing.ts';

/** A question as the memory takes it; null when it is one for the database: a keyword, or families named one by one. */
export function listAskOf({ shape, values, filter }: AskedList): ListAsk | null {
  const { search, among, sort, order, dealer } = shape;
  if (search !== null || among) return null;
  return { ...narrowingOf({ shape, values, filter }), sort, order, view: dealer ? 'channel' : 'refer' };
}

export const narrowingOf = ({
  shape: { category, status, stockOnly, skuType },
  values,
  filter,
}: Pick<AskedList, 'shape' | 'values' | 'filter'>): Narrowing => ({
  category,
  categoryId: values.categoryId,
  status,
  stockOnly,
  skuType,
  groups: filter?.groups ?? null,
});

export function pageInMemory(
  index: GoodsIndex,
  ask: ListAsk,
  { values, filter }: Pick<AskedList, 'values' | 'filter'>,
): { shown: (Shown & CardAt)[]; count: number } {
  const { goods } = index;
  const families = index.families(ask);
  const choose = index.chooser(ask);
  const shown = [...families.subarray(values.offset, values.offset + values.limit)].map((family) => {
    const { model, isTold } = choose(family);
    return { model, spuNo: goods.spuNos.at(family), skuNo: goods.skuNos.at(model), match: isTold ? matchOf(family, model) : null };
  });
  return { shown, count: families.length };

  /** With the values that the model has and others of its family lack. */
  function matchOf(family: number, model: number): SpuMatch {
    const [from, end] = modelsOf(goods, family);
    const told = (filter?.values ?? []).filter(({ key }) => {
      const id = goods.valueIds.get(key);
      if (id === undefined || !hasValue(goods, model, id)) return false;
      for (let other = from; other < end; other++) if (!hasValue(goods, other, id)) return true;
      return false;
    });
    const words = new Map(told.map(({ label }) => [label.replace(/\s+/gu, '').toLowerCase(), label]));
    return { skuNo: goods.skuNos.at(model), words: [...words.values()] };
  }
}
