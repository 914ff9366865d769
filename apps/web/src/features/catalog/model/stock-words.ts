/** Pieces that count as plenty: the bar is full from here on. */
const PLENTY = 200;
/** From here down the words give the number as a warning. */
const FEW = 20;

export interface StockWords {
  /** 0 nothing to 1 plenty. */
  ratio: number;
  label: string;
}

/** What a card says: where the model it shows cannot be had, whether another of the family can. */
export const cardStockWords = ({ stockTotal, othersInStock }: { stockTotal: number; othersInStock: boolean }): StockWords =>
  othersInStock ? { ratio: 0, label: '本款缺货，同系列有现货' } : stockWords(stockTotal);

/** The same where no head says whose stock it is: not that of the dealer one orders from. */
export const cardStockSaid = (card: { stockTotal: number; othersInStock: boolean }): StockWords => {
  const { ratio, label } = cardStockWords(card);
  return { ratio, label: card.othersInStock ? label : `平台${label}` };
};

/** Stock of a model in words and as the share of what counts as plenty (200 pieces). Worked: 12 gives 0.06 and 仅剩 12. */
export function stockWords(stockTotal: number): StockWords {
  if (stockTotal <= 0) return { ratio: 0, label: '暂时缺货' };
  const label = stockTotal <= FEW ? `仅剩 ${stockTotal}` : stockTotal >= PLENTY ? '库存充足' : `有货 ${stockTotal}`;
  return { ratio: Math.min(1, stockTotal / PLENTY), label };
}
