/** Requests after the sale that orders have open, as the room that has them lets them be read (`OrderNeeds.openRequests`). */
import type { ListedOrder } from '@portal/contract/order';
import type { SQL } from 'drizzle-orm';
import { rowsOf, sql, type Db } from '../../platform/db/database.ts';

export type ListedClaim = ListedOrder['claims'][number];

/** Of orders that were found for whoever asks, those asked for first before. */
export async function listClaims(db: Db, openRequests: SQL, shopOrderNos: readonly string[]): Promise<ReadonlyMap<string, ListedClaim[]>> {
  if (shopOrderNos.length === 0) return new Map();
  const rows = await rowsOf<ListedClaim & { shopOrderNo: string }>(
    db,
    sql`select c.shop_order_no as "shopOrderNo", c.after_sale_no as "afterSaleNo", c.way, c.state, c.amount::float8 as amount
      from ${openRequests} c where c.shop_order_no in ${shopOrderNos} order by c.after_sale_no`,
  );
  return new Map([...Map.groupBy(rows, ({ shopOrderNo }) => shopOrderNo)].map(([no, claims]) => [no, claims.map(({ shopOrderNo: _of, ...claim }) => claim)]));
}
