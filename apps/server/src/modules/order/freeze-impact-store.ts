/** What of orders a freeze of one enterprise concerns (OPERATOR-13). */
import type { FreezeImpact } from '@portal/contract/enterprise';
import type { OrderState } from '@portal/engines/states';
import { count, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { countBoundTo } from '../dealer/index.ts';
import { shopOrder } from './tables.ts';

const OVER: readonly OrderState[] = ['completed', 'closed'];

async function countUnfinished(db: Db, whose: SQL): Promise<FreezeImpact['sold']> {
  const rows = await db.select({ state: shopOrder.state, orders: count() }).from(shopOrder).where(whose).groupBy(shopOrder.state);
  const sum = (isMeant: (state: OrderState) => boolean) => rows.reduce((total, { state, orders }) => (isMeant(state) ? total + orders : total), 0);
  return { unpaid: sum((state) => state === 'pendingPayment'), open: sum((state) => state !== 'pendingPayment' && !OVER.includes(state)) };
}

export async function countFreezeImpact(db: Db, merchantNo: string): Promise<FreezeImpact> {
  const { enterprises, persons } = await countBoundTo(db, merchantNo);
  const [sold, bought] = [await countUnfinished(db, eq(shopOrder.shopNo, merchantNo)), await countUnfinished(db, eq(shopOrder.merchantNo, merchantNo))];
  return { customers: enterprises + persons, sold, bought };
}
