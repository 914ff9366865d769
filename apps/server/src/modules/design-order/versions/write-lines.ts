import type { VersionLine } from '@portal/contract/design-order';
import { totalsOf } from '@portal/engines/pricing';
import { ownerOf, type Changing } from '../../../platform/http/context.ts';
import { deleteOrderLines, listOrderLines, putOrderLines, updateOrder } from '../quotes/store.ts';

/** Writes an own, locked order's lines whole, prices included; a model that stands in it already keeps its line's id. */
export async function writeLines(ctx: Changing, orderId: string, lines: readonly VersionLine[]): Promise<void> {
  const present = await listOrderLines(ctx.db, orderId);
  const ids = new Map(present.map(({ skuNo, id }) => [skuNo, id]));
  await deleteOrderLines(ctx.db, orderId, [...ids.values()]);
  await putOrderLines(
    ctx.db,
    lines.map((line, place) => ({ ...line, id: ids.get(line.skuNo) ?? ctx.newId(), designOrderId: orderId, sort: place + 1 })),
  );
  const { originalAmount, preferential, amount, lineCount } = totalsOf(lines);
  await updateOrder(ctx.db, ownerOf(ctx.caller), orderId, { originalAmount, preferential, amount, lineCount }, { now: ctx.now });
}
