import { divideHalfAway, fen, toBasisPoints, toFen, toYuan, type Percent, type Yuan } from '@portal/units';
import { SkuStatus, SkuType } from '../goods/index.ts';

/** A model of a suite and how many of it, at the price of whoever looks. */
export interface SuitePart {
  /** Yuan; null: 暂无价格. */
  price: Yuan | null;
  quantity: number;
  stockTotal: number;
  skuStatus: SkuStatus;
  skuType: SkuType;
}

export interface SuiteOffer {
  /** Sum of the parts; null where one of them has no price. */
  originalPrice: Yuan | null;
  /** The same less the suite's reduction. */
  price: Yuan | null;
  /** What the reduction comes to, to the fen; 0 without a price. */
  saved: Yuan;
  /** Whole suites that can be put together; null: software alone, of which there is any number. */
  stockTotal: number | null;
  /** Every part is on sale, and there is one. */
  isSaleable: boolean;
}

const WHOLE = 10_000;

/**
 * What a suite costs and how many there are, from its parts alone: nothing of it is kept. `reduction`: per cent of the sum, 0 to
 * below 100, half a fen rounds up. Worked: 4 × 288.00 and 1 × 699.00 less 3 % are 1,795.47, 55.53 saved; 9 and 2 pieces in stock
 * are 2 suites. Source: SUITE-2, SUITE-3.
 */
export function suiteOffer(parts: readonly SuitePart[], reduction: Percent): SuiteOffer {
  const stocks = parts.filter(({ skuType }) => skuType !== SkuType.Software).map(({ stockTotal, quantity }) => Math.floor(Math.max(0, stockTotal) / quantity));
  const stockTotal = stocks.length === 0 ? null : Math.min(...stocks);
  const isSaleable = parts.length > 0 && parts.every(({ skuStatus }) => skuStatus === SkuStatus.Active);
  const sum = sumFenOf(parts);
  if (sum === null) return { originalPrice: null, price: null, saved: 0, stockTotal, isSaleable };
  const kept = WHOLE - toBasisPoints(reduction);
  // in two steps: a sum of many dear parts times ten thousand is beyond whole numbers
  const price = fen(Math.floor(sum / WHOLE) * kept + divideHalfAway((sum % WHOLE) * kept, WHOLE));
  return { originalPrice: toYuan(fen(sum)), price: toYuan(price), saved: toYuan(fen(sum - price)), stockTotal, isSaleable };
}

function sumFenOf(parts: readonly SuitePart[]): number | null {
  let sum = 0;
  for (const { price, quantity } of parts) {
    if (price === null) return null;
    sum += toFen(price) * quantity;
  }
  return parts.length === 0 ? null : sum;
}
