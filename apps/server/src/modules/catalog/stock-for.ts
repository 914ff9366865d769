/** Which stock of a model whoever asks can have, and what is told of it. */
import type { Sku } from '@portal/contract/catalog';
import { stockLevelOf } from '@portal/engines/goods';
import type { ShopStock } from '../price/index.ts';

/** A model with what the provider has of it. */
export interface StockAt {
  skuNo: string;
  stockTotal: number;
}

/** What can be had of a model: of one that the dealer ordered from offers what it has, of any other what the provider has (GOODS-42). For reckoning: what is told of it is `stockTold`. */
export const stockFor = ({ pieces }: ShopStock, { skuNo, stockTotal }: StockAt): StockSaid => stockSaid(pieces.get(skuNo), stockTotal);
export type StockSaid = Pick<Sku, 'stockTotal' | 'stockSource'>;
/** `own`: what the dealer says; undefined: nothing. */
export const stockSaid = (own: number | undefined, stockTotal: number): StockSaid =>
  own === undefined ? { stockTotal, stockSource: 'platform' } : { stockTotal: own, stockSource: 'dealer' };

/** Stock as it travels: to guests without its figure (GOODS-45). */
export const stockTold = (isVague: boolean | undefined, said: StockSaid): StockSaid =>
  isVague ? { stockTotal: stockLevelOf(said.stockTotal), stockSource: 'level' } : said;
