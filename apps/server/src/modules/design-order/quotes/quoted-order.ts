/** An own order in work: its lines as quoted, kept from other changes. */
import type { DesignLine } from '@portal/contract/design-order';
import { ownerOf, type Changing } from '../../../platform/http/context.ts';
import type { SkuFactsByNo } from '../../catalog/index.ts';
import { countUses, listLineFacts } from '../lines/line-facts.ts';
import { familiesOf, figuresOf, quotedLine, rowOf, type QuotedLine } from './order-lines.ts';
import { lockOwnOrder } from '../lines/own-order.ts';
import type { OrderRow } from '../lines/store.ts';
import { deleteRemovedLines, listOrderLines, putOrderLines, takeOrderLines, updateOrder, type OrderSaid } from './store.ts';

export interface QuotedOrder {
  id: string;
  row: OrderRow;
  /** In order, sort 1..n. */
  lines: DesignLine[];
  /** Facts of all its models, and of those asked for besides. */
  factsByNo: SkuFactsByNo;
}

/** What of a locked order has to be known to store it with other lines. */
export interface StoredOrder {
  id: string;
  row: Pick<OrderRow, 'fees'>;
  lines: readonly Pick<DesignLine, 'id' | 'skuNo' | 'spuNo'>[];
}

/** Takes the order for the rest of the transaction; `further` are models about to join it. Throws `notFound`. */
export async function lockQuotedOrder(ctx: Changing, id: string, further: readonly string[] = []): Promise<QuotedOrder> {
  const order = await lockOwnOrder(ctx, id);
  const rows = await listOrderLines(ctx.db, order.id);
  const factsByNo = await listLineFacts(ctx, [...new Set([...rows.map((row) => row.skuNo), ...further])]);
  return { id: order.id, row: order, lines: rows.map((row, index) => quotedLine(row, factsByNo, index + 1)), factsByNo };
}

/**
 * Stores the order with these lines, whole: those it had and has no longer go, and are kept as they were quoted. Families that are new
 * to it count one use. `words`: what is said of it otherwise than before; `editor`: the page that saves it.
 */
export async function storeQuotedOrder(
  ctx: Changing,
  order: StoredOrder,
  lines: readonly (QuotedLine & { id: string })[],
  { words = {}, editor }: { words?: Partial<OrderSaid>; editor?: string | undefined } = {},
): Promise<void> {
  const staying = new Set(lines.map((line) => line.id));
  const before = new Set(order.lines.map((line) => line.id));
  await takeOrderLines(
    ctx.db,
    order.id,
    order.lines.flatMap((line) => (staying.has(line.id) ? [] : [line.id])),
  );
  await deleteRemovedLines(
    ctx.db,
    order.id,
    lines.flatMap((line) => (before.has(line.id) ? [] : [line.skuNo])),
  );
  await putOrderLines(
    ctx.db,
    lines.map((line) => rowOf(line, order.id, line.id)),
  );
  await updateOrder(ctx.db, ownerOf(ctx.caller), order.id, { ...figuresOf(lines, words.fees ?? order.row.fees), ...words }, { now: ctx.now, editor });
  const known = new Set(familiesOf(order.lines));
  await countUses(
    ctx.db,
    ownerOf(ctx.caller),
    familiesOf(lines).filter((spuNo) => !known.has(spuNo)),
  );
}
