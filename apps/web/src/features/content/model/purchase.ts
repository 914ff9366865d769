/** What is taken of a solution: which lines, how many sets of it, and what was changed by hand. */
import type { ContentProduct } from '@portal/contract/content';
import { QUANTITY_MAX } from '@portal/engines/goods';
import { totalsOf } from '@portal/engines/pricing';

export const SETS_MAX = 99;

export interface Purchase {
  sets: number;
  /** Left out, by model. */
  left: ReadonlySet<string>;
  /** Pieces set by hand, by model; they hold whatever the sets are. */
  own: ReadonlyMap<string, number>;
}

export const wholePurchase: Purchase = { sets: 1, left: new Set(), own: new Map() };

export const piecesOf = ({ sets, own }: Purchase, { skuNo, quantity }: Pick<ContentProduct, 'skuNo' | 'quantity'>): number =>
  own.get(skuNo) ?? Math.min(quantity * sets, QUANTITY_MAX);

/** Another number of sets: what was set by hand begins anew. */
export const withSets = (purchase: Purchase, sets: number): Purchase => ({ ...purchase, sets, own: new Map() });

export const withPieces = (purchase: Purchase, skuNo: string, pieces: number): Purchase => ({ ...purchase, own: new Map(purchase.own).set(skuNo, pieces) });

export function withChoice(purchase: Purchase, skuNo: string, isTaken: boolean): Purchase {
  const left = new Set(purchase.left);
  if (isTaken) left.delete(skuNo);
  else left.add(skuNo);
  return { ...purchase, left };
}

/** What is taken and its sum in yuan; lines without a price add nothing. What is no longer sold is never taken. */
export function takenOf(purchase: Purchase, products: readonly ContentProduct[]) {
  const taken = products.filter(({ skuNo, isOnSale }) => isOnSale && !purchase.left.has(skuNo));
  const { amount, pieceCount } = totalsOf(taken.map((product) => ({ price: product.price, ratePrice: product.price, quantity: piecesOf(purchase, product) })));
  return { request: taken.map((product) => ({ skuNo: product.skuNo, quantity: piecesOf(purchase, product) })), amount, pieceCount };
}
