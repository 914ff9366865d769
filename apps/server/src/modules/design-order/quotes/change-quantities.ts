import type { ListPlace } from '@portal/contract/design-order';
import { ownerOf, type Changing } from '../../../platform/http/context.ts';
import { lockQuotedOrder, storeQuotedOrder } from './quoted-order.ts';
import { priceSelection, putSelection } from '../selection/priced-selection.ts';
import { deleteLines, lockSelection } from '../selection/store.ts';
import { setQuantities, type QuantityChange } from '../lines/set-quantities.ts';

/**
 * Sets quantities in the caller's list or order within the transaction of `ctx`, all or nothing: 0 takes the line away, a
 * model that is not there joins at today's price and rate 100.00, lines that stay keep price and rate. Changing nothing
 * writes nothing. Throws `notFound` for an order that is not the caller's, and what `setQuantities` throws.
 */
export async function changeQuantities(ctx: Changing, place: ListPlace, changes: readonly QuantityChange[]): Promise<void> {
  if (place.kind === 'selection') await changeSelection(ctx, changes);
  else await changeOrder(ctx, place.id, changes);
}

async function changeSelection(ctx: Changing, changes: readonly QuantityChange[]): Promise<void> {
  const owner = ownerOf(ctx.caller);
  await lockSelection(ctx.db, owner);
  const selection = await priceSelection(
    ctx,
    changes.map((change) => change.skuNo),
  );
  const { lines, changed } = setQuantities(ctx, selection, changes);
  if (changed.size === 0) return;
  const staying = new Set(lines.map((line) => line.id));
  await deleteLines(
    ctx.db,
    owner,
    selection.lines.flatMap((line) => (staying.has(line.id) ? [] : [line.id])),
  );
  await putSelection(ctx, selection, lines, changed);
}

async function changeOrder(ctx: Changing, id: string, changes: readonly QuantityChange[]): Promise<void> {
  const order = await lockQuotedOrder(
    ctx,
    id,
    changes.map((change) => change.skuNo),
  );
  const { lines, changed } = setQuantities(ctx, order, changes);
  if (changed.size > 0) await storeQuotedOrder(ctx, order, lines);
}
