import type { Favorite, FavoriteChanges } from '@portal/contract/favorite';
import { SkuType } from '@portal/engines/goods';
import type { FamilyHead } from '../catalog/index.ts';
import { priceLabelOf, shownViewOf, type ViewerPrices } from '../price/index.ts';
import type { KeptFacts } from './store.ts';

type Shown = Omit<Favorite, 'gmtCreate' | 'changes' | 'replacement'>;

/** What is not sold has no price any more. */
export function shownTo(prices: ViewerPrices, { price, referPrice, ...head }: FamilyHead): Shown {
  const shown = prices.of({ skuNo: head.skuNo, price, referPrice });
  const pieces = prices.shopStock.pieces.get(head.skuNo);
  const inStock = pieces === undefined ? head.inStock : pieces > 0;
  return { ...head, price: head.isOnSale ? shown.price : null, priceLabel: priceLabelOf(prices, shown), inStock };
}

/** What is written down when a family is kept, and what is held against it later. */
export function keptFacts(prices: ViewerPrices, head: FamilyHead): KeptFacts {
  const { price, inStock } = shownTo(prices, head);
  const priced = prices.of({ skuNo: head.skuNo, price: head.price, referPrice: head.referPrice });
  return { keptPrice: price, keptPriceView: shownViewOf(prices, priced), keptInStock: inStock };
}

/**
 * What differs from what the owner saw when it was kept (FAVORITE-6). Nothing is said of what is gone, nor of what was not written down;
 * nor of a price that is another kind of price by now.
 */
export function changesSince(kept: KeptFacts, now: KeptFacts, isOnSale: boolean): FavoriteChanges {
  if (!isOnSale) return { priceThen: null, stock: null };
  const isComparable = kept.keptPriceView === now.keptPriceView && now.keptPrice !== null;
  const stock = kept.keptInStock === null || kept.keptInStock === now.keptInStock ? null : now.keptInStock ? 'back' : 'gone';
  return { priceThen: isComparable && kept.keptPrice !== now.keptPrice ? kept.keptPrice : null, stock };
}

/** Of a family that the goods know no more. */
export const goneHead = (spuNo: string): FamilyHead => ({
  spuNo,
  spuName: spuNo,
  skuType: SkuType.Normal,
  mainPic: '',
  skuNo: '',
  skuModel: '',
  skuDesc: '',
  price: null,
  referPrice: null,
  isOnSale: false,
  inStock: false,
});
