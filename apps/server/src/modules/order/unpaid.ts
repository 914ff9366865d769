/**
 * How much of dealers' stock a buyer holds without paying (ORDER-41). A buyer is a person under all identities, and an enterprise with all its people. The
 * reading keeps others who place for either waiting; what is counted after it, in the statement that writes, is then all there is.
 */
import { AppError } from '@portal/contract/core';
import { orderCopy, UNPAID_HELD_MAX_MS, UNPAID_MODEL_CLOSES, UNPAID_MODEL_HELD_MS, UNPAID_ORDERS_MAX, unpaidTooMany } from '@portal/contract/order';
import { sql, type SQL } from 'drizzle-orm';
import { given, reading } from '../../platform/db/readings.ts';
import type { Owner } from '../../platform/http/context.ts';
import { orderEvent, shopOrder, stockHold } from './tables.ts';

/** Held to the end of the transaction: the enterprise first, of everybody, so that nobody waits in a circle. */
export const buyerLock = reading<Owner, object, null>(
  sql`select pg_advisory_xact_lock(hashtextextended('unpaid|' || coalesce(nullif(${given('merchantNo')}, ''), ${given('accountNo')}), 0))::text as enterprise,
    pg_advisory_xact_lock(hashtextextended('unpaid|' || ${given('accountNo')}, 0))::text as person`,
  () => null,
);

/** Of one dealer. */
interface UnpaidAt {
  shopNo: string;
  /** Orders that wait to be paid. */
  open: number;
  /** How long those that closed unpaid had held their pieces, together. */
  heldMs: number;
}

/** Of a model that is ordered now, and that was ordered before. */
interface UnpaidModel {
  shopNo: string;
  skuNo: string;
  quantity: number;
  /** What the dealer had before this order, and what of the model the buyer's orders that wait to be paid hold. */
  left: number;
  held: number;
  /** Orders with it that closed unpaid, and how long they had held it. */
  closes: number;
  heldMs: number;
}

export interface Unpaid {
  shops: UnpaidAt[];
  models: UnpaidModel[];
}

const mineOf = (whose: SQL): SQL => sql`select s.shop_order_no, s.shop_no, s.state, s.gmt_modified - s.gmt_create as held
  from ${shopOrder} s
  where s.shop_no = any(${given('shopNos', 'text[]')}) and ${whose} and s.order_type = 'normal' and s.pay_way = 'online'
    and s.gmt_create > ${given('since', 'timestamptz')} and not exists (select 1 from ${orderEvent} e where e.shop_order_no = s.shop_order_no and e.act = 'pay')`;

/** Part of a statement: the buyer's orders that were not paid, placed from `since` on at `shopNos`. */
export const unpaidOrders = sql`unpaid_order as (
    ${mineOf(sql`s.merchant_no = ${given('merchantNo')} and s.merchant_no <> ''`)}
    union all ${mineOf(sql`s.account_no = ${given('accountNo')} and (s.merchant_no <> ${given('merchantNo')} or s.merchant_no = '')`)})`;

const closedMs = (of: SQL): SQL => sql`(1000 * coalesce(sum(extract(epoch from ${of})) filter (where u.state = 'closed'), 0))::float8`;

/** `Unpaid` as JSON, beside `unpaidOrders` and `stock_held`, what is there of what is ordered now. */
export const unpaidSelect = sql`select json_build_object(
    'shops', (select coalesce(json_agg(r), '[]') from (
      select u.shop_no as "shopNo", count(*) filter (where u.state = 'pendingPayment')::integer as open, ${closedMs(sql`u.held`)} as "heldMs"
      from unpaid_order u group by u.shop_no) r),
    'models', (select coalesce(json_agg(r), '[]') from (
      select t.merchant_no as "shopNo", t.sku_no as "skuNo", t.quantity, t.stock_total as left,
        coalesce(sum(k.quantity) filter (where u.state = 'pendingPayment'), 0)::integer as held,
        count(*) filter (where u.state = 'closed')::integer as closes, ${closedMs(sql`u.held`)} as "heldMs"
      from stock_held t join unpaid_order u on u.shop_no = t.merchant_no join ${stockHold} k on k.shop_order_no = u.shop_order_no and k.sku_no = t.sku_no
      group by t.merchant_no, t.sku_no, t.quantity, t.stock_total) r))`;

interface Names {
  shopNameOf(shopNo: string): string;
  modelOf(skuNo: string): string;
}

/** Throws `unpaidTooMany`, which undoes what was written; in the words of the first dealer, or model, of which too much is held. */
export function assertFewUnpaid({ shops, models }: Unpaid, { shopNameOf, modelOf }: Names): void {
  for (const { shopNo, open, heldMs } of shops) {
    if (open >= UNPAID_ORDERS_MAX) throw new AppError(unpaidTooMany, { msg: orderCopy.unpaidTooMany(shopNameOf(shopNo)) });
    if (heldMs > UNPAID_HELD_MAX_MS) throw new AppError(unpaidTooMany, { msg: orderCopy.unpaidHeldLong(shopNameOf(shopNo)) });
  }
  for (const model of models) {
    const most = mostOf(model);
    if (model.quantity > most) throw new AppError(unpaidTooMany, { msg: orderCopy.unpaidModel(modelOf(model.skuNo), shopNameOf(model.shopNo), most) });
  }
}

/** Pieces that may be held: all, and of what was let go unpaid again and again half of what there is. */
function mostOf({ left, held, closes, heldMs }: UnpaidModel): number {
  if (closes < UNPAID_MODEL_CLOSES || heldMs <= UNPAID_MODEL_HELD_MS) return left;
  return Math.max(0, Math.floor((left + held) / 2) - held);
}
