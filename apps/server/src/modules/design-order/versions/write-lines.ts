import type { VersionLine } from '@portal/contract/design-order';
import type { Changing } from '../../../platform/http/context.ts';
import type { OrderRow } from '../lines/store.ts';
import { storeQuotedOrder } from '../quotes/quoted-order.ts';
import { listOrderLines, type OrderSaid } from '../quotes/store.ts';

/** Writes an own, locked order's lines whole, prices included, and what is said of it. A model it has already keeps its line's id. */
export async function writeLines(ctx: Changing, row: OrderRow, lines: readonly VersionLine[], words: Partial<OrderSaid> = {}): Promise<void> {
  const present = await listOrderLines(ctx.db, row.id);
  const ids = new Map(present.map(({ skuNo, id }) => [skuNo, id]));
  const written = lines.map((line, place) => ({ ...line, id: ids.get(line.skuNo) ?? ctx.newId(), sort: place + 1 }));
  await storeQuotedOrder(ctx, { id: row.id, row, lines: present }, written, { words });
}
