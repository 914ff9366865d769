/** What whoever asks can have of models in memory: what the dealer ordered from says, else what the provider has (GOODS-42). */
import type { ShopStock } from '../../price/index.ts';
import { cardStock, type CardStock } from '../project.ts';
import { stockSaid, stockTold } from '../stock-for.ts';
import { Flag, modelsOf, someModel, type Goods } from './goods.ts';

/** What the dealer says, by rows: pieces of models, and the families they are of. */
interface Said {
  pieces: ReadonlyMap<number, number>;
  families: ReadonlySet<number>;
}
const NOTHING: Said = { pieces: new Map(), families: new Set() };
const known = new WeakMap<ShopStock['pieces'], { goods: Goods; said: Said }>();

/** Once a reading of them: numbers of models are looked up for what a dealer offers, and for no card. */
function saidBy(goods: Goods, { pieces }: ShopStock): Said {
  if (pieces.size === 0) return NOTHING;
  const before = known.get(pieces);
  if (before?.goods === goods) return before.said;
  const byRow = new Map<number, number>();
  for (const [skuNo, own] of pieces) {
    const model = goods.modelOf(skuNo);
    if (model !== undefined) byRow.set(model, own);
  }
  const said = { pieces: byRow, families: new Set([...byRow.keys()].map((model) => goods.familyOf[model] ?? 0)) };
  known.set(pieces, { goods, said });
  return said;
}

export function isInStockFor(goods: Goods, shopStock: ShopStock): (model: number) => boolean {
  const { stock } = goods;
  const { pieces: own } = saidBy(goods, shopStock);
  if (own.size === 0) return (model) => (stock[model] ?? 0) > 0;
  return (model) => (own.get(model) ?? stock[model] ?? 0) > 0;
}

/** The same of a family: of any of its models. Of one that the dealer says nothing of it is known without looking at them. */
export function isFamilyInStockFor(goods: Goods, shopStock: ShopStock): (family: number) => boolean {
  const { flags } = goods;
  const ofProvider = (family: number): boolean => ((flags[family] ?? 0) & Flag.inStock) !== 0;
  const { families: said } = saidBy(goods, shopStock);
  if (said.size === 0) return ofProvider;
  const isInStock = isInStockFor(goods, shopStock);
  return (family) => (said.has(family) ? someModel(goods, family, isInStock) : ofProvider(family));
}

/** What the card of a model says of stock. */
export function cardStockFor(goods: Goods, shopStock: ShopStock): (model: number) => CardStock {
  const { pieces: own } = saidBy(goods, shopStock);
  const isInStock = isInStockFor(goods, shopStock);
  return (model) =>
    cardStock(stockTold(shopStock.isVague, stockSaid(own.get(model), goods.stock[model] ?? 0)), () => {
      const [from, end] = modelsOf(goods, goods.familyOf[model] ?? 0);
      for (let other = from; other < end; other++) if (isInStock(other)) return true;
      return false;
    });
}
