/**
 * How much of dealers' stock a buyer holds without paying (ORDER-41). A buyer is an enterprise with all its people, or a person without one. The reading
 * keeps others who place for the same buyer waiting; what is counted after it, in the statement that writes, is then all there is.
 */
import { AppError } from '@portal/contract/core';
import { orderCopy, UNPAID_HELD_MAX_MS, UNPAID_ORDERS_MAX, unpaidTooMany } from '@portal/contract/order';
import { sql } from '../../platform/db/database.ts';
import { given, reading } from '../../platform/db/readings.ts';
import type { Owner } from '../../platform/http/context.ts';
import { orderEvent, shopOrder } from './tables.ts';

/** Held to the end of the transaction. */
export const buyerLock = reading<Owner, object, null>(
  sql`select pg_advisory_xact_lock(hashtextextended('unpaid|' || coalesce(nullif(${given('merchantNo')}, ''), ${given('accountNo')}), 0))::text as held`,
  () => null,
);

export interface Unpaid {
  shopNo: string;
  /** Orders that wait to be paid. */
  open: number;
  /** How long those that closed unpaid had held their pieces, together. */
  heldMs: number;
}

/** `Unpaid` of each of `shopNos` that has any, as JSON; orders placed from `since` on. */
export const unpaidSelect = sql`select coalesce(json_agg(u), '[]') from (
    select s.shop_no as "shopNo", count(*) filter (where s.state = 'pendingPayment')::integer as open,
      (1000 * coalesce(sum(extract(epoch from s.gmt_modified - s.gmt_create)) filter (where s.state = 'closed'), 0))::float8 as "heldMs"
    from ${shopOrder} s
    where s.shop_no = any(${given('shopNos', 'text[]')}) and s.merchant_no = ${given('merchantNo')} and (s.merchant_no <> '' or s.account_no = ${given('accountNo')})
      and s.order_type = 'normal' and s.pay_way = 'online' and s.gmt_create > ${given('since', 'timestamptz')}
      and not exists (select 1 from ${orderEvent} e where e.shop_order_no = s.shop_order_no and e.act = 'pay')
    group by s.shop_no) u`;

/** Throws `unpaidTooMany`, which undoes what was written; in the words of the first dealer of which too much is held. */
export function assertFewUnpaid(unpaid: readonly Unpaid[], shopNameOf: (shopNo: string) => string): void {
  for (const { shopNo, open, heldMs } of unpaid) {
    if (open >= UNPAID_ORDERS_MAX) throw new AppError(unpaidTooMany, { msg: orderCopy.unpaidTooMany(shopNameOf(shopNo)) });
    if (heldMs > UNPAID_HELD_MAX_MS) throw new AppError(unpaidTooMany, { msg: orderCopy.unpaidHeldLong(shopNameOf(shopNo)) });
  }
}
