/** Design orders as places where lines stand: found by their owner only. What a removed one allows, `own-order.ts` says. */
import { and, eq, sql } from 'drizzle-orm';
import type { Owner } from '../../../platform/http/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { designOrder } from './tables.ts';

export type OrderRow = typeof designOrder.$inferSelect;

export const isOwned = (owner: Owner) => and(eq(designOrder.accountNo, owner.accountNo), eq(designOrder.merchantNo, owner.merchantNo));
export const isOwn = (owner: Owner, id: string) => and(eq(designOrder.id, id), isOwned(owner));

/** Removed ones too. */
export async function findOrder(db: Db, owner: Owner, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(designOrder).where(isOwn(owner, id));
  return row;
}

/** The same, kept from other changes for the rest of the transaction. */
export async function lockOrder(db: Db, owner: Owner, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(designOrder).where(isOwn(owner, id)).for('update');
  return row;
}

/** Sets or clears the day of removal. Removing twice keeps the first day. */
export async function updateRemoved(db: Db, owner: Owner, id: string, removed: Date | null): Promise<void> {
  await db
    .update(designOrder)
    .set({ gmtRemoved: removed === null ? null : sql`coalesce(${designOrder.gmtRemoved}, ${removed.toISOString()})` })
    .where(isOwn(owner, id));
}
