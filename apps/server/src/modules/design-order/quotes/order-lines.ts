/** Lines of design orders: as stored, as quoted, as shown. */
import { AppError } from '@portal/contract/core';
import { designOrderCopy, feesTooLarge, quantityTooLarge, type FeeDraft, type VersionLine, type DesignLine } from '@portal/contract/design-order';
import { TOTAL_MAX, totalsWithFees } from '@portal/engines/pricing';
import type { SkuFactsByNo } from '../../catalog/index.ts';
import { factsOfStored, factsShown, type LineToStore } from '../lines/line.ts';
import type { OrderFigures, DesignOrderLineRow } from './store.ts';

/** What of a line an order keeps. */
export type QuotedLine = VersionLine & Pick<LineToStore, 'sort'>;
type QuotedFigures = Pick<LineToStore, 'price' | 'ratePrice' | 'quantity' | 'productCategory'>;

/** A stored line as it travels: what was quoted from the row, state, stock and picture from today's catalogue. */
export function quotedLine(row: DesignOrderLineRow, factsByNo: SkuFactsByNo, sort: number): DesignLine {
  const { id, productName, productModel, productCategory, brandName, skuType, price, rate, ratePrice, quantity, amount } = row;
  return {
    ...factsShown(factsOfStored(factsByNo, row)),
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
export function rowOf(line: QuotedLine, designOrderId: string, id: string): DesignOrderLineRow {
  const { sort, spuNo, skuNo, productName, productModel, productCategory, brandName, skuType, price, rate, ratePrice, quantity, amount } = line;
  return { id, designOrderId, sort, spuNo, skuNo, productName, productModel, productCategory, brandName, skuType, price, rate, ratePrice, quantity, amount };
}

/** Throws `feesTooLarge` where these fees with the goods are more than an order can hold. */
export function assertFeesFit(lines: readonly QuotedFigures[], fees: readonly FeeDraft[]): void {
  const { originalAmount, amount } = totalsWithFees(lines, fees);
  if (Math.max(originalAmount, amount) > TOTAL_MAX) throw new AppError(feesTooLarge);
}

/** The totals an order keeps, fees calculated anew for these lines. Throws `quantityTooLarge` when they are more than can be stored. */
export function figuresOf(lines: readonly QuotedFigures[], fees: readonly FeeDraft[]): OrderFigures {
  const { originalAmount, preferential, amount, lineCount } = totalsWithFees(lines, fees);
  if (Math.max(originalAmount, amount) > TOTAL_MAX) throw new AppError(quantityTooLarge, { msg: designOrderCopy.totalTooLarge });
  return { originalAmount, preferential, amount, lineCount };
}

/** Families of lines, each once, in one order for everybody: whoever counts them up locks their rows in this order. */
export const familiesOf = (lines: readonly Pick<LineToStore, 'spuNo'>[]): string[] => [...new Set(lines.map((line) => line.spuNo))].sort();
