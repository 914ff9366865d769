import { fen, toFen, toYuan, type Yuan } from '@portal/units';
import { TOTAL_MAX } from './limits.ts';
import { amountFenOf, priceFenOf, type PricedLine } from './priced-line.ts';
import { SkuStatus } from '../goods/index.ts';

/** The figures under a list. Yuan. */
export interface OrderTotals {
  /** Sum of price × quantity; lines without a price add nothing. */
  originalAmount: Yuan;
  /** Sum of the line amounts. */
  amount: Yuan;
  /** Discount saved: originalAmount − amount, to the fen; below zero when rates above 100 or own quotes outweigh. */
  preferential: Yuan;
  /** Lines with a quantity. */
  lineCount: number;
  /** Sum of quantities. */
  pieceCount: number;
}

type SummedLine = Pick<PricedLine, 'price' | 'ratePrice' | 'quantity'>;

/**
 * The totals of lines, from price, discounted price and quantity (a stated amount is not trusted). Whole fen throughout:
 * a line is below 10^14 fen, and a sum beyond 2^51 fen (22.5 trillion yuan) throws RangeError; `totalFits` refuses long
 * before. Source: PRICE-7.
 */
export function totalsOf(lines: readonly SummedLine[]): OrderTotals {
  const original = fen(lines.reduce((sum, line) => sum + originalFenOf(line), 0));
  const amount = fen(lines.reduce((sum, line) => sum + amountFenOf(line), 0));
  return {
    originalAmount: toExactYuan(original),
    amount: toExactYuan(amount),
    preferential: toExactYuan(original - amount),
    lineCount: lines.filter((line) => line.quantity > 0).length,
    pieceCount: lines.reduce((sum, line) => sum + line.quantity, 0),
  };
}

/** Does this line count? One that is off sale stays listed, but adds nothing and goes into no order. Source: GOODS-2. */
export const isOnSale = ({ skuStatus }: { skuStatus: SkuStatus }): boolean => skuStatus === SkuStatus.Active;

/**
 * The totals of a selected-product list: of its lines on sale. Screen and server both take theirs from here. An order's lines
 * were quoted and count whatever becomes of them: for those use `totalsOf`.
 */
export const listTotalsOf = (lines: readonly (SummedLine & { skuStatus: SkuStatus })[]): OrderTotals => totalsOf(lines.filter(isOnSale));

/**
 * Do both totals stay within `TOTAL_MAX`? Asked before a line is added or edited; false is an outcome for the user, not a
 * fault. Sums too large for exact integers still compare rightly: they are far above the limit.
 */
export function totalFits(lines: readonly SummedLine[]): boolean {
  const max = toFen(TOTAL_MAX);
  return lines.reduce((sum, line) => sum + originalFenOf(line), 0) <= max && lines.reduce((sum, line) => sum + amountFenOf(line), 0) <= max;
}

const originalFenOf = (line: SummedLine): number => priceFenOf(line) * line.quantity;

/** Through `toFen`, whose bound is where yuan stop carrying fen exactly. */
function toExactYuan(count: number): Yuan {
  const yuan = toYuan(fen(count));
  toFen(yuan);
  return yuan;
}
