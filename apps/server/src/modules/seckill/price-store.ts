/** Items that are single models, by the model. */
import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { SeckillItemRow, SessionWithActivity } from './store.ts';
import { seckillActivity, seckillItem, seckillPart, seckillSession } from './tables.ts';

export interface SingleItem extends SessionWithActivity {
  item: SeckillItemRow;
  skuNo: string;
}

/** Of these models by themselves, in sessions that are not over and begin before `until`: the provider's, and those of one dealer. The sessions that run or come are few, and found by their time. */
export const listSingleItems = (
  db: Db,
  { skuNos, shopNo, now, until }: { skuNos: readonly string[]; shopNo: string | null; now: Date; until: Date },
): Promise<SingleItem[]> =>
  db
    .select({ item: seckillItem, session: seckillSession, activity: seckillActivity, skuNo: seckillPart.skuNo })
    .from(seckillSession)
    .innerJoin(seckillActivity, eq(seckillActivity.activityNo, seckillSession.activityNo))
    .innerJoin(seckillItem, eq(seckillItem.sessionNo, seckillSession.sessionNo))
    .innerJoin(seckillPart, eq(seckillPart.itemNo, seckillItem.itemNo))
    .where(
      and(
        gt(seckillSession.gmtEnd, now),
        lte(seckillSession.gmtStart, until),
        isNull(seckillActivity.gmtAbandon),
        or(eq(seckillActivity.pType, 1), and(eq(seckillActivity.pType, 2), eq(seckillActivity.shopNo, shopNo ?? ''))),
        eq(seckillItem.suitNo, ''),
        eq(seckillPart.quantity, 1),
        inArray(seckillPart.skuNo, [...skuNos]),
      ),
    );
