/** What of activities that were called off is left to be ended. */
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { JobPage } from '../../platform/jobs/each-by-itself.ts';
import { seckillActivity, seckillItem, seckillPurchase, seckillSession } from './tables.ts';

export interface CalledOff {
  shopOrderNo: string;
  pType: 1 | 2;
  reason: string;
}

/** Unpaid orders of what was called off, behind the one named. */
export const listCalledOff = (db: Db, { after, most }: JobPage<CalledOff>): Promise<CalledOff[]> =>
  db
    .select({ shopOrderNo: seckillPurchase.shopOrderNo, pType: seckillActivity.pType, reason: seckillActivity.abandonReason })
    .from(seckillPurchase)
    .innerJoin(seckillItem, eq(seckillItem.itemNo, seckillPurchase.itemNo))
    .innerJoin(seckillSession, eq(seckillSession.sessionNo, seckillItem.sessionNo))
    .innerJoin(seckillActivity, eq(seckillActivity.activityNo, seckillSession.activityNo))
    .where(and(eq(seckillPurchase.state, 'held'), isNotNull(seckillActivity.gmtAbandon), gt(seckillPurchase.shopOrderNo, after?.shopOrderNo ?? '')))
    .orderBy(seckillPurchase.shopOrderNo)
    .limit(most);
