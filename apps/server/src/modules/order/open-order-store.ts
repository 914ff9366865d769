/** Orders that are paid and not over, among those whose numbers another room has. */
import type { OrderState } from '@portal/engines/states';
import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { shopOrder } from './tables.ts';

const OPEN: readonly OrderState[] = ['pendingConfirm', 'toShip', 'partiallyShipped', 'shipped'];

/** Those of these that still are to be accepted, sent or received. */
export async function listOpenOrders(db: Db, shopOrderNos: readonly string[]): Promise<ReadonlySet<string>> {
  if (shopOrderNos.length === 0) return new Set();
  const { shopOrderNo, state } = shopOrder;
  const rows = await db
    .select({ shopOrderNo })
    .from(shopOrder)
    .where(and(inArray(shopOrderNo, [...shopOrderNos]), inArray(state, [...OPEN])));
  return new Set(rows.map((row) => row.shopOrderNo));
}
