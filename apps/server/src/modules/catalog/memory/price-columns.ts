/**
 * Prices of all models as whoever asks is shown them. The catalogue's own two lie in the goods; where something is made for somebody they are
 * worked out once for all who are shown the same, when an order by price first asks for them: some 20 ms at 50,000 models.
 */
import type { ViewerPrices } from '../../price/index.ts';
import { createBounded } from '../../../platform/bounded.ts';
import type { Goods } from './goods.ts';

/** Eight bytes a model and a family each: half a megabyte at 50,000 models. */
const COLUMNS_BYTES = 24 * 1024 * 1024;

/** As far as an order asks. */
export type OrderPrices = Pick<ViewerPrices, 'view' | 'key' | 'isPlain' | 'of'>;

/** In yuan; NaN: none. */
export interface PriceColumns {
  /** Of each model. */
  price: Float64Array;
  /** The lowest of each family. */
  lowest: Float64Array;
}

/** A model by its figures. */
export const figuresAt = ({ skuNos, price }: Goods, model: number, skuNo = skuNos.at(model)) => ({
  skuNo,
  price: figureAt(price.channel, model),
  referPrice: figureAt(price.refer, model),
});
const figureAt = (column: Float64Array, row: number): number | null => {
  const figure = column[row] ?? Number.NaN;
  return Number.isNaN(figure) ? null : figure;
};

export function createPriceColumns(goods: Goods): (prices: OrderPrices) => PriceColumns {
  const known = createBounded<PriceColumns>(COLUMNS_BYTES, ({ price, lowest }) => price.byteLength + lowest.byteLength);
  return (prices) =>
    prices.isPlain ? { price: goods.price[prices.view], lowest: goods.lowest[prices.view] } : known.get(prices.key, () => workOut(goods, prices));
}

function workOut(goods: Goods, prices: OrderPrices): PriceColumns {
  const price = new Float64Array(goods.models);
  const lowest = new Float64Array(goods.families).fill(Number.NaN);
  for (let model = 0; model < goods.models; model++) {
    const shown = prices.of(figuresAt(goods, model)).price ?? Number.NaN;
    const family = goods.familyOf[model] ?? 0;
    price[model] = shown;
    const least = lowest[family] ?? Number.NaN;
    if (Number.isNaN(least) || shown < least) lowest[family] = shown;
  }
  return { price, lowest };
}
