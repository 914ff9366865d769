/** What whoever asks can have of models in memory: what the dealer ordered from says, else what the provider has (GOODS-42). */
import type { ShopStock } from '../../price/index.ts';
import type { StockAt } from '../project.ts';
import { modelsOf, type Goods } from './goods.ts';

/** A model by its row. */
export const stockAt = ({ skuNos, stock }: Goods, model: number): StockAt => ({ skuNo: skuNos.at(model), stockTotal: stock[model] ?? 0 });

/** Of one whose dealer says nothing no number is looked up. */
export function isInStockFor(goods: Goods, { pieces }: ShopStock): (model: number) => boolean {
  const { stock, skuNos } = goods;
  if (pieces.size === 0) return (model) => (stock[model] ?? 0) > 0;
  return (model) => (pieces.get(skuNos.at(model)) ?? stock[model] ?? 0) > 0;
}

/** All models of a family. */
export function familyStockAt(goods: Goods, family: number): StockAt[] {
  const [from, end] = modelsOf(goods, family);
  return Array.from({ length: end - from }, (_, place) => stockAt(goods, from + place));
}
