import { softwareErrors, type DesignLine } from '@portal/contract/design-order';
import { AppError } from '@portal/contract/core';
import { quantityMaxOf } from '@portal/engines/goods';
import { softwareRefusalOf, sortLines, withQuantity } from '@portal/engines/pricing';
import type { Changing } from '../../../platform/http/context.ts';
import { assertOnSale, type SkuFactsByNo } from '../../catalog/index.ts';
import { assertFits, assertOnce, newLine, tooManyOf } from './line.ts';

/** How many pieces of a model there are to be, a whole number; 0: its line goes. */
export interface QuantityChange {
  skuNo: string;
  quantity: number;
}

/** Lines of a list or an order with the facts of their models, and of those about to join them. */
export interface LinesWithFacts {
  lines: readonly DesignLine[];
  factsByNo: SkuFactsByNo;
}

/**
 * The lines with quantities set, all or nothing: 0 takes a line away, a model that is not there joins at today's price and
 * rate 100.00, what is not named stays. `changed`: the models whose quantity is another than before. Throws
 * `duplicateProducts` when a model is named twice, `goodsInvalid` when one off sale were to join or to gain pieces,
 * `quantityTooLarge` above a model's highest (nothing is cut in silence), the refusals of software, and `tooManyLines`.
 */
export function setQuantities(
  ctx: Pick<Changing, 'caller' | 'newId'>,
  { lines: present, factsByNo }: LinesWithFacts,
  changes: readonly QuantityChange[],
): { lines: DesignLine[]; changed: Set<string> } {
  assertOnce(changes);
  const before = new Map(present.map((line) => [line.skuNo, line.quantity]));
  const changing = changes.filter(({ skuNo, quantity }) => quantity !== (before.get(skuNo) ?? 0));
  const raised = changing.filter(({ skuNo, quantity }) => quantity > (before.get(skuNo) ?? 0));
  assertOnSale(
    raised.map((change) => change.skuNo),
    factsByNo,
  );

  const wanted = new Map(changing.map((change) => [change.skuNo, change.quantity]));
  const lines = present.flatMap((line) => {
    const quantity = wanted.get(line.skuNo);
    if (quantity === 0) return [];
    return quantity === undefined ? [line] : [withExactly(line, quantity)];
  });
  for (const change of changing) {
    if (before.has(change.skuNo)) continue;
    const line = withExactly(newLine(ctx, factsByNo, change), change.quantity);
    const refusal = softwareRefusalOf(lines, line);
    if (refusal) {
      const error = softwareErrors[refusal.kind];
      throw new AppError(error, { msg: `${line.productModel}：${error.msg}`, data: { skuNo: line.skuNo } });
    }
    lines.push(line);
  }
  assertFits(lines, present.length);
  return { lines: sortLines(lines), changed: new Set(wanted.keys()) };
}

function withExactly(line: DesignLine, quantity: number): DesignLine {
  if (quantity > quantityMaxOf(line)) throw tooManyOf(line, true);
  return withQuantity(line, quantity, 'selection').line;
}
