import { sql } from 'drizzle-orm';
import { rowsOf, type Db } from '../../platform/db/database.ts';
import { orderLine, shopOrder, stockHold } from './tables.ts';

/** Pieces of these models in a dealer's orders that wait to be paid, accepted or sent; those of flash sales were never among its stock. */
export async function listHeldPieces(db: Db, shopNo: string, skuNos: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (skuNos.length === 0) return new Map();
  const rows = await rowsOf<{ skuNo: string; held: number }>(
    db,
    sql`select l.sku_no as "skuNo", sum(l.quantity - l.shipped_quantity - l.withdrawn_quantity)::integer as held
      from ${shopOrder} s join ${orderLine} l on l.shop_order_no = s.shop_order_no
      where s.shop_no = ${shopNo} and s.state in ('pendingPayment', 'pendingConfirm', 'toShip', 'partiallyShipped') and s.order_type = 'normal'
        and l.sku_no = any(${sql.param([...skuNos])}::text[])
      group by l.sku_no`,
  );
  return new Map(rows.map(({ skuNo, held }) => [skuNo, held]));
}

/** Pieces by model that this order took out of its dealer's stock and that did not go back. */
export async function listOwnHeld(db: Db, shopOrderNo: string): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf<{ skuNo: string; held: number }>(
    db,
    sql`select h.sku_no as "skuNo", h.quantity - h.returned as held from ${stockHold} h where h.shop_order_no = ${shopOrderNo} and h.state <> 'released'`,
  );
  return new Map(rows.map(({ skuNo, held }) => [skuNo, held]));
}
