import { AppError } from '@portal/contract/core';
import { ORDER_TYPE_RECOMMENDED, selectionEmpty } from '@portal/contract/design-order';
import type { Changing } from '../../../platform/http/context.ts';
import { listLineFacts } from '../lines/line-facts.ts';
import { setQuantities, type QuantityChange } from '../lines/set-quantities.ts';
import { makeDesignOrder, type OrderHead } from './make-design-order.ts';

/**
 * Makes an order of the caller's of models and pieces, without the list, as a recommendation does: today's prices, rate 100.00. Gives the order's id.
 * Throws as `changeQuantities` does, and `selectionEmpty` when nothing is wanted.
 */
export async function makeDesignOrderOf(ctx: Changing, order: OrderHead & { lines: readonly QuantityChange[] }): Promise<string> {
  const factsByNo = await listLineFacts(
    ctx,
    order.lines.map((line) => line.skuNo),
  );
  const { lines } = setQuantities(ctx, { lines: [], factsByNo }, order.lines);
  if (lines.length === 0) throw new AppError(selectionEmpty);
  return makeDesignOrder(ctx, { orderType: ORDER_TYPE_RECOMMENDED, ...order }, lines);
}
