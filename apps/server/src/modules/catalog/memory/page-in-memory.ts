/** A page of a list from the goods in memory. */
import type { SpuMatch } from '@portal/contract/catalog';
import type { Db } from '../../../platform/db/database.ts';
import type { AskedList, Shown } from '../listing/question.ts';
import type { Found, Sought } from './finder.ts';
import { modelsOf } from './goods-index.ts';
import type { Held } from './held-goods.ts';
import type { CardAt } from './write-cards.ts';
import { hasValue, type ListAsk, type Narrowing } from './narrowing.ts';

/** Not for the memory: families named one by one. */
export const isForMemory = ({ shape }: Pick<AskedList, 'shape'>): boolean => !shape.among;

/** A question as the memory takes it, its keyword apart. */
export const listAskOf = (asked: AskedList): ListAsk => ({
  ...narrowingOf(asked),
  sort: asked.shape.sort,
  order: asked.shape.order,
  view: asked.shape.dealer ? 'channel' : 'refer',
});

const soughtOf = ({ ask, filter, shape: { stockOnly } }: AskedList): Sought => ({ ask, filter, stockOnly });

/** What the question's keyword finds; undefined without one. */
export const foundBy = async (db: Db, { finder }: Held, asked: AskedList): Promise<Found | undefined> =>
  asked.shape.search === null ? undefined : finder.find(db, soughtOf(asked));

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

export async function pageInMemory(db: Db, held: Held, asked: AskedList): Promise<{ shown: (Shown & CardAt)[]; count: number }> {
  const { index } = held;
  const { goods } = index;
  const ask = listAskOf(asked);
  const found = await foundBy(db, held, asked);
  const families = found
    ? index.among(found, ask, ask.sort === 'price' ? await held.finder.toldModels(db, found, soughtOf(asked)) : null)
    : index.families(ask);
  const page = [...families.subarray(asked.values.offset, asked.values.offset + asked.values.limit)];
  const meant = found && (await held.finder.choose(db, found, soughtOf(asked), page));
  // under a keyword its answer has looked at the filter already
  const choose = index.chooser(found ? { ...ask, groups: null, stockOnly: false } : ask);
  const shown = page.map((family) => {
    const told = meant?.get(family);
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
