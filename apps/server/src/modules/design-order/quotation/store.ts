/** The quotations kept with orders. Every statement carries the owner, and removed orders are not found. */
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Owner } from '../../../platform/http/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { StoredQuotation } from './issue.ts';
import { quotedOrder } from './tables.ts';

const isOwned = (owner: Owner) => and(eq(quotedOrder.accountNo, owner.accountNo), eq(quotedOrder.merchantNo, owner.merchantNo));
const isThere = (owner: Owner, id: string) => and(eq(quotedOrder.id, id), isOwned(owner), isNull(quotedOrder.gmtRemoved));

export async function findQuotation(db: Db, owner: Owner, orderId: string): Promise<StoredQuotation | null> {
  const [row] = await db.select({ quotation: quotedOrder.quotation }).from(quotedOrder).where(isThere(owner, orderId));
  return row?.quotation ?? null;
}

/** The quotation this owner saved last, of any order: its words are the first offered for the next. */
export async function findLastQuotation(db: Db, owner: Owner): Promise<StoredQuotation | null> {
  const [row] = await db
    .select({ quotation: quotedOrder.quotation })
    .from(quotedOrder)
    .where(and(isOwned(owner), isNotNull(quotedOrder.quotation)))
    .orderBy(desc(sql`${quotedOrder.quotation} ->> 'savedAt'`))
    .limit(1);
  return row?.quotation ?? null;
}

/** Beside the order's own day of change, which its quotation does not move. */
export async function putQuotation(db: Db, owner: Owner, orderId: string, quotation: StoredQuotation): Promise<void> {
  await db.update(quotedOrder).set({ quotation }).where(isThere(owner, orderId));
}
