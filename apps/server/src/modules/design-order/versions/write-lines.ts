import type { VersionLine } from '@portal/contract/design-order';
import { ownerOf, type Changing } from '../../../platform/http/context.ts';
import type { OrderRow } from '../lines/store.ts';
import { figuresOf } from '../quotes/order-lines.ts';
import { deleteOrderLines, deleteRemovedLines, listOrderLines, putOrderLines, takeOrderLines, updateOrder, type OrderWords } from '../quotes/store.ts';

/**
 * Writes an own, locked order's lines whole, prices included, and what is said of it, its fees with it. A model it has already keeps its line's id; one that
 * leaves is kept as it was quoted.
 */
export async function writeLines(
  ctx: Changing,
  { id: orderId, fees }: Pick<OrderRow, 'id' | 'fees'>,
  lines: readonly VersionLine[],
  words: Partial<OrderWords & Pick<OrderRow, 'fees'>> = {},
): Promise<void> {
  const present = await listOrderLines(ctx.db, orderId);
  const ids = new Map(present.map(({ skuNo, id }) => [skuNo, id]));
  const wanted = new Set(lines.map(({ skuNo }) => skuNo));
  const idsOf = (stays: boolean) => present.filter(({ skuNo }) => wanted.has(skuNo) === stays).map(({ id }) => id);
  await takeOrderLines(ctx.db, orderId, idsOf(false));
  // of a line that stays another price is written, too
  await deleteOrderLines(ctx.db, orderId, idsOf(true));
  await deleteRemovedLines(
    ctx.db,
    orderId,
    lines.flatMap(({ skuNo }) => (ids.has(skuNo) ? [] : [skuNo])),
  );
  await putOrderLines(
    ctx.db,
    lines.map((line, place) => ({ ...line, id: ids.get(line.skuNo) ?? ctx.newId(), designOrderId: orderId, sort: place + 1 })),
  );
  await updateOrder(ctx.db, ownerOf(ctx.caller), orderId, { ...figuresOf(lines, words.fees ?? fees), ...words }, { now: ctx.now });
}
