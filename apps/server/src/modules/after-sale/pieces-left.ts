/** Which pieces of an order may still be asked for. */
import { APPLY_WITHIN_MS } from '@portal/contract/after-sale';
import { isAfterSaleOver, warrantyEnd } from '@portal/engines/states';
import type { Db } from '../../platform/db/database.ts';
import { findCompletedAt, listLinesOf, type OrderLineRow, type ShopOrderRow } from '../order/index.ts';
import { listOfOrder, type AfterSaleRow } from './store.ts';

export interface LinePiecesLeft {
  line: OrderLineRow;
  /** Not sent, and sent, that no request holds. */
  unsentLeft: number;
  sentLeft: number;
}

/** Has to do with pieces that were sent: as long as it is open, and for good once money went back. */
const holdsSent = ({ isUnsent, state, gmtFixed }: AfterSaleRow): boolean => !isUnsent && (gmtFixed !== null || !isAfterSaleOver(state));

/** Without those that `except` itself holds. */
export async function listPiecesLeft(db: Db, order: ShopOrderRow, except = ''): Promise<LinePiecesLeft[]> {
  const held = new Map<string, number>();
  for (const { row, lines } of await listOfOrder(db, order.shopOrderNo))
    if (row.afterSaleNo !== except && holdsSent(row)) for (const { id, quantity } of lines) held.set(id, (held.get(id) ?? 0) + quantity);
  const mayUnsent = order.state === 'toShip' || order.state === 'partiallyShipped';
  return (await listLinesOf(db, [order.shopOrderNo])).map((line) => ({
    line,
    unsentLeft: mayUnsent ? line.quantity - line.shippedQuantity - line.withdrawnQuantity - line.heldQuantity : 0,
    sentLeft: order.state === 'closed' ? 0 : line.shippedQuantity - (held.get(line.id) ?? 0),
  }));
}

/** Until when goods that were sent may be complained of; null: there is no end yet. A repair is asked for as long as the warranty lasts that a line was ordered with. */
export interface EndOfApplying {
  end: Date | null;
  repairEndOf(line: Pick<OrderLineRow, 'warrantyMonths'>): Date | null;
}

export async function endOfApplying(db: Db, { state, shopOrderNo }: ShopOrderRow): Promise<EndOfApplying> {
  const completed = state === 'completed' ? await findCompletedAt(db, shopOrderNo) : null;
  const end = completed && new Date(completed.getTime() + APPLY_WITHIN_MS);
  return {
    end,
    repairEndOf: ({ warrantyMonths }) =>
      completed && end && (warrantyMonths === null ? end : new Date(Math.max(end.getTime(), warrantyEnd(completed.getTime(), warrantyMonths)))),
  };
}
