/** Who has something of a whole activity. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { PurchaseRow } from './store.ts';
import { seckillItem, seckillPurchase, seckillSession } from './tables.ts';

/** What was paid and not given back. */
export const listPaidOf = (db: Db, activityNo: string): Promise<Pick<PurchaseRow, 'shopOrderNo' | 'accountNo' | 'merchantNo'>[]> =>
  db
    .select({ shopOrderNo: seckillPurchase.shopOrderNo, accountNo: seckillPurchase.accountNo, merchantNo: seckillPurchase.merchantNo })
    .from(seckillPurchase)
    .innerJoin(seckillItem, eq(seckillItem.itemNo, seckillPurchase.itemNo))
    .innerJoin(seckillSession, eq(seckillSession.sessionNo, seckillItem.sessionNo))
    .where(and(eq(seckillSession.activityNo, activityNo), eq(seckillPurchase.state, 'paid')));
