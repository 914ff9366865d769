import type { SkuStatus } from '../goods/index.ts';
import { fen, toFen, toYuan, type Yuan } from '@portal/units';
import { withRate, withRatePrice } from './edit-rate.ts';
import { totalsWithFees, type Fee } from './fees.ts';
import { isOnSale } from './order-total.ts';
import { isRateLocked, type PricedLine } from './priced-line.ts';

/** A quoted line beside what its model costs this buyer today, yuan; null: 暂无价格. */
export interface QuotedBeside extends PricedLine {
  skuNo: string;
  productCategory: string;
  todaysPrice: Yuan | null;
  skuStatus: SkuStatus;
}

/** Lines of which today's price is another, and what that would do to the sum. Yuan. */
export interface Repricing<L extends QuotedBeside = QuotedBeside> {
  /** As quoted and as they would be, in the order of the list. */
  changed: readonly { before: L; after: L }[];
  /** Sums of all lines with their fees as quoted, at today's prices, and the latter less the former. */
  amount: { before: Yuan; after: Yuan; by: Yuan };
}

/**
 * What a quotation would be at today's prices. The rate is what was agreed, so it stays and the discounted price follows; a line whose
 * price is or becomes 0 has no rate. As quoted stays what is off sale, what has no price today, and a figure somebody wrote where
 * there was no price. A fee that is a share follows the goods. Source: DESIGN-35, PRICE-27.
 */
export function repricingOf<L extends QuotedBeside>(lines: readonly L[], fees: readonly Fee[] = []): Repricing<L> {
  const today = lines.map(atTodaysPrice);
  const sums = [totalsWithFees(lines, fees).amount, totalsWithFees(today, fees).amount] as const;
  return {
    changed: lines.flatMap((before, index) => {
      const after = today[index];
      return after === undefined || after === before ? [] : [{ before, after }];
    }),
    amount: { before: sums[0], after: sums[1], by: toYuan(fen(toFen(sums[1]) - toFen(sums[0]))) },
  };
}

/** The same line where nothing is to be done. */
function atTodaysPrice<L extends QuotedBeside>(line: L): L {
  const { todaysPrice, price } = line;
  if (!isOnSale(line) || todaysPrice === null || todaysPrice === price) return line;
  const hasOwnFigure = isRateLocked(line) && (line.ratePrice ?? 0) !== 0;
  if (hasOwnFigure) return line;
  const priced = { ...line, price: todaysPrice };
  if (isRateLocked(priced)) return withRatePrice(priced, todaysPrice, 'selection').line;
  // beside the old discounted price the rate would look like no pair of the new price only by chance
  return withRate({ ...priced, ratePrice: null }, line.rate, 'selection').line;
}
