/** Lines of design orders: as stored, as quoted, as shown. */
import { totalsOf } from '@portal/engines/pricing';
import type { SkuFactsByNo } from '../../catalog/index.ts';
import { factsFor, factsShown, type Line, type LineToStore } from '../lines/line.ts';
import type { OrderFigures, OrderLineRow } from './store.ts';

/** A stored line as it travels: what was quoted from the row, state, stock and picture from today's catalogue. */
export function quotedLine(row: OrderLineRow, factsByNo: SkuFactsByNo, sort: number): Line {
  const { id, productName, productModel, productCategory, brandName, skuType, price, rate, ratePrice, quantity, amount } = row;
  return {
    ...factsShown(factsFor(factsByNo, row.skuNo)),
    id,
    sort,
    spuName: productName,
    wholesalePrice: price,
    productName,
    productModel,
    productCategory,
    brandName,
    skuType,
    price,
    rate,
    ratePrice,
    quantity,
    amount,
  };
}

/** A line as the order keeps it. */
export function rowOf(line: LineToStore, designOrderId: string, id: string): OrderLineRow {
  const { sort, spuNo, skuNo, productName, productModel, productCategory, brandName, skuType, price, rate, ratePrice, quantity, amount } = line;
  return { id, designOrderId, sort, spuNo, skuNo, productName, productModel, productCategory, brandName, skuType, price, rate, ratePrice, quantity, amount };
}

export function figuresOf(lines: readonly LineToStore[]): OrderFigures {
  const { originalAmount, preferential, amount, lineCount } = totalsOf(lines);
  return { originalAmount, preferential, amount, lineCount };
}

/** Families of lines, each once, in one order for everybody: whoever counts them up locks their rows in this order. */
export const familiesOf = (lines: readonly LineToStore[]): string[] => [...new Set(lines.map((line) => line.spuNo))].sort();
