import type { Sku, SpuCard } from '@portal/contract/catalog';
import { OUT_OF_STOCK, STOCK_FEW_MAX } from '@portal/engines/goods';

/** Pieces that count as plenty: the bar is full from here on. */
const PLENTY = 200;

export interface StockWords {
  /** 0 nothing to 1 plenty. */
  ratio: number;
  label: string;
}

/** Whose stock it is, and how much (GOODS-42): 经销商有货 130, 平台仅剩 12. Of a level (GOODS-45): 有货, 库存紧张. */
export const stockSaid = ({ stockTotal, stockSource }: Pick<Sku, 'stockTotal' | 'stockSource'>): StockWords => {
  const { ratio, label } = stockWords(stockTotal);
  if (stockSource === 'level')
    return stockTotal > STOCK_FEW_MAX ? { ratio: 1, label: '有货' } : { ratio: ratio * STOCK_FEW_MAX, label: stockTotal > 0 ? '库存紧张' : label };
  return { ratio, label: (stockSource === 'dealer' ? '经销商' : '平台') + label };
};

/** What a card says: where the model it shows cannot be had, whether another of the family can. */
export const cardStockWords = (card: Pick<SpuCard, 'stockTotal' | 'stockSource' | 'othersInStock'>): StockWords =>
  card.othersInStock ? { ratio: 0, label: '本款缺货，同系列有现货' } : stockSaid(card);

/** Stock of a model in words and as the share of what counts as plenty (200 pieces). Worked: 12 gives 0.06 and 仅剩 12. */
export function stockWords(stockTotal: number): StockWords {
  if (stockTotal <= 0) return { ratio: 0, label: OUT_OF_STOCK };
  const label = stockTotal <= STOCK_FEW_MAX ? `仅剩 ${stockTotal}` : stockTotal >= PLENTY ? '库存充足' : `有货 ${stockTotal}`;
  return { ratio: Math.min(1, stockTotal / PLENTY), label };
}
