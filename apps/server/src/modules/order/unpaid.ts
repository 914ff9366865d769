/**
 * How much of dealers' stock a buyer holds without paying (ORDER-41). A buyer is a person under all identities, and an enterprise with all its people. The
 * lock keeps others who place for either waiting; what is counted after it, in a statement of its own, is then all there is.
 */
import { AppError } from '@portal/contract/core';
import {
  orderCopy,
  UNPAID_HELD_MAX_MS,
  UNPAID_HELD_WITHIN_MS,
  UNPAID_MODEL_CLOSES,
  UNPAID_MODEL_HELD_MS,
  UNPAID_ORDERS_MAX,
  unpaidTooMany,
} from '@portal/contract/order';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { namedStatement } from '../../platform/db/named-statement.ts';
import { given, reading } from '../../platform/db/readings.ts';
import type { Owner } from '../../platform/http/context.ts';
import { stockNow } from '../price/index.ts';
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

/** Of a model that is ordered now, and that was let go unpaid so often that it counts. */
interface UnpaidModel {
  shopNo: string;
  skuNo: string;
  /** What the dealer has, and what of the model the buyer's orders that wait to be paid hold. */
  left: number;
  held: number;
  /** How long orders with it that closed unpaid had held it, together. */
  heldMs: number;
}

export interface Unpaid {
  shops: UnpaidAt[];
  models: UnpaidModel[];
}

/** Of the orders that wait to be paid, and those that closed: whether one was paid before it closed is asked of each by its number, however few events there are. */
const mineOf = (whose: SQL): SQL => sql`select s.shop_order_no, s.shop_no, s.state, s.gmt_modified - s.gmt_create as held
  from ${shopOrder} s
  where s.shop_no = any(${given('shopNos', 'text[]')}) and ${whose} and s.order_type = 'normal' and s.pay_way = 'online' and s.state in ('pendingPayment', 'closed')
    and s.gmt_create > ${given('since', 'timestamptz')}
    and (s.state = 'pendingPayment' or 0 = (select count(*) from ${orderEvent} e where e.shop_order_no = s.shop_order_no and e.act = 'pay'))`;

/** Milliseconds of what an aggregate adds up, of the rows that are closed. */
const CLOSED_MS = sql`(1000 * coalesce(sum(extract(epoch from u.held)) filter (where u.state = 'closed'), 0))::float8`;

/** What a buyer holds of a model matters once it was let go often: of most buyers nothing was. */
const unpaid = namedStatement<null, Record<string, unknown>>(
  'unpaid_read',
  () => sql`with ${stockNow}, unpaid_order as (
    ${mineOf(sql`s.merchant_no = ${given('merchantNo')} and s.merchant_no <> ''`)}
    union all ${mineOf(sql`s.account_no = ${given('accountNo')} and (s.merchant_no <> ${given('merchantNo')} or s.merchant_no = '')`)}),
  let_go as (
    select u.shop_no, k.sku_no, ${CLOSED_MS} as held_ms
    from unpaid_order u join ${stockHold} k on k.shop_order_no = u.shop_order_no and k.sku_no = any(${given('skuNos', 'text[]')})
    where u.state = 'closed' group by u.shop_no, k.sku_no having count(*) >= ${sql.raw(String(UNPAID_MODEL_CLOSES))})
  select (select coalesce(json_agg(r), '[]') from (
      select u.shop_no as "shopNo", count(*) filter (where u.state = 'pendingPayment')::integer as open, ${CLOSED_MS} as "heldMs"
      from unpaid_order u group by u.shop_no) r) as shops,
    (select coalesce(json_agg(r), '[]') from (
      select g.shop_no as "shopNo", g.sku_no as "skuNo", t.stock_total as left, g.held_ms as "heldMs",
        (select coalesce(sum(k.quantity), 0) from unpaid_order u join ${stockHold} k on k.shop_order_no = u.shop_order_no and k.sku_no = g.sku_no
          where u.shop_no = g.shop_no and u.state = 'pendingPayment')::integer as held
      from let_go g join stock_now t on t.merchant_no = g.shop_no and t.sku_no = g.sku_no) r) as models`,
);

/** `at`: now, as a moment in words. */
export interface UnpaidAsked extends Owner {
  shopNos: readonly string[];
  skuNos: readonly string[];
  at: string;
}

/** What a buyer holds at dealers, and of models, without having paid. A statement of its own, sent behind `buyerLock`: it sees all that others who placed for either have written. */
export async function getUnpaid(db: Db, { accountNo, merchantNo, shopNos, skuNos, at }: UnpaidAsked): Promise<Unpaid> {
  const since = new Date(Date.parse(at) - UNPAID_HELD_WITHIN_MS).toISOString();
  const [row] = await unpaid.rows<Unpaid>(db, null, { accountNo, merchantNo, shopNos, skuNos, since });
  return row ?? { shops: [], models: [] };
}

/** What is ordered now. */
interface Ordered {
  shop: { shopNo: string; shopName: string };
  lines: readonly { skuNo: string; skuModel: string; quantity: number }[];
}

/** Throws `unpaidTooMany`, in the words of the first dealer, or model, of which too much is held. */
export function assertFewUnpaid({ shops, models }: Unpaid, parts: readonly Ordered[]): void {
  const shopNameOf = (shopNo: string): string => parts.find(({ shop }) => shop.shopNo === shopNo)?.shop.shopName ?? '';
  for (const { shopNo, open, heldMs } of shops) {
    if (open >= UNPAID_ORDERS_MAX) throw new AppError(unpaidTooMany, { msg: orderCopy.unpaidTooMany(shopNameOf(shopNo)) });
    if (heldMs > UNPAID_HELD_MAX_MS) throw new AppError(unpaidTooMany, { msg: orderCopy.unpaidHeldLong(shopNameOf(shopNo)) });
  }
  for (const { shop, lines } of parts)
    for (const [skuNo, ofModel] of Map.groupBy(lines, (line) => line.skuNo)) {
      const held = models.find((model) => model.shopNo === shop.shopNo && model.skuNo === skuNo);
      if (!held) continue;
      const most = mostOf(held);
      const quantity = ofModel.reduce((sum, line) => sum + line.quantity, 0);
      if (quantity > most) throw new AppError(unpaidTooMany, { msg: orderCopy.unpaidModel(ofModel[0]?.skuModel ?? '', shop.shopName, most) });
    }
}

/** Pieces that may be held: all, and of what was let go unpaid again and again half of what there is. */
function mostOf({ left, held, heldMs }: UnpaidModel): number {
  if (heldMs <= UNPAID_MODEL_HELD_MS) return left;
  return Math.max(0, Math.floor((left + held) / 2) - held);
}
