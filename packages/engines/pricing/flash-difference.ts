import { fen, toFen, toYuan, type Yuan } from '@portal/units';
import { amountOfPieces } from './claimed-money.ts';

export interface FlashLine {
  /** Yuan for a piece, in the sale. */
  price: Yuan;
  /** Yuan for a piece otherwise; null: not known, or of no sale. */
  dailyPrice: Yuan | null;
  quantity: number;
}

/** What a line won in a flash sale comes to below its daily price, as it was ordered; null where that price is not known. Source: SECKILL-16; 100 for 60, 3 pieces: 120. */
export const flashDifferenceOf = ({ price, dailyPrice, quantity }: FlashLine): Yuan | null =>
  dailyPrice === null ? null : toYuan(fen(toFen(amountOfPieces({ ratePrice: dailyPrice }, quantity)) - toFen(amountOfPieces({ ratePrice: price }, quantity))));

/** The same of all lines of an order; null where no line tells. */
export function flashDifference(lines: readonly FlashLine[]): Yuan | null {
  const told = lines.map(flashDifferenceOf).filter((each) => each !== null);
  return told.length === 0 ? null : toYuan(fen(told.reduce((sum, each) => sum + toFen(each), 0)));
}
