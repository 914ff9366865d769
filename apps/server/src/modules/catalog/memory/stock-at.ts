/** What whoever asks can have of models in memory: what the dealer ordered from says, else what the provider has (GOODS-42). */
import type { ShopStock } from '../../price/index.ts';
import { cardStock, stockSaid, type CardStock } from '../project.ts';
import { modelsOf, type Goods } from './goods.ts';

type ByRow = ReadonlyMap<number, number>;
const NOTHING: ByRow = new Map();
const known = new WeakMap<ShopStock['pieces'], { goods: Goods; byRow: ByRow }>();

/** Pieces by the model's row, once a reading of them: numbers of models are looked up for what a dealer offers, and for no card. */
function byRowOf(goods: Goods, { pieces }: ShopStock): ByRow {
  if (pieces.size === 0) return NOTHING;
  const before = known.get(pieces);
  if (before?.goods === goods) return before.byRow;
  const byRow = new Map<number, number>();
  for (const [skuNo, own] of pieces) {
    const model = goods.modelOf(skuNo);
    if (model !== undefined) byRow.set(model, own);
  }
  known.set(pieces, { goods, byRow });
  return byRow;
}

export function isInStockFor(goods: Goods, shopStock: ShopStock): (model: number) => boolean {
  const { stock } = goods;
  const own = byRowOf(goods, shopStock);
  if (own.size === 0) return (model) => (stock[model] ?? 0) > 0;
  return (model) => (own.get(model) ?? stock[model] ?? 0) > 0;
}

/** What the card of a model says of stock. */
export function cardStockFor(goods: Goods, shopStock: ShopStock): (model: number) => CardStock {
  const own = byRowOf(goods, shopStock);
  const isInStock = isInStockFor(goods, shopStock);
  return (model) =>
    cardStock(stockSaid(own.get(model), goods.stock[model] ?? 0), () => {
      const [from, end] = modelsOf(goods, goods.familyOf[model] ?? 0);
      for (let other = from; other < end; other++) if (isInStock(other)) return true;
      return false;
    });
}
