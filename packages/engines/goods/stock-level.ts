/** Pieces up to which there are few. */
export const STOCK_FEW_MAX = 20;
/** What is said where there is none, whoever has none (GOODS-42, GOODS-45). */
export const OUT_OF_STOCK = '暂时缺货';

/** What is told of stock without its figure: nothing, few, more. Each the least number of pieces of its level. */
export const StockLevel = { None: 0, Few: 1, More: STOCK_FEW_MAX + 1 } as const;
export type StockLevel = (typeof StockLevel)[keyof typeof StockLevel];

/** The level of so many pieces; `fewMax`: what few are of this thing. Worked: 0 and below are none, 1 to 20 few, 21 more. Source: GOODS-45. */
export const stockLevelOf = (pieces: number, fewMax = STOCK_FEW_MAX): StockLevel =>
  pieces <= 0 ? StockLevel.None : pieces <= fewMax ? StockLevel.Few : StockLevel.More;

/** Whether so many are more than there can be at a level. Worked: of few 20 may be there, 21 are not. Source: GOODS-45. */
export const isBeyondLevel = (level: number, quantity: number): boolean =>
  level <= StockLevel.None ? quantity > 0 : level <= STOCK_FEW_MAX && quantity > STOCK_FEW_MAX;
