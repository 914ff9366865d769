/** Services of all orders of a dealer, as what it has to do about each. */
import type { ShopServiceState } from '@portal/contract/service-order';
import { asc, count, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { ServiceOrderRow } from './store.ts';
import { serviceOrder } from './tables.ts';

const { state, isSiteShown, shopNo, shopOrderNo, serviceOrderId, gmtCreate, gmtModified } = serviceOrder;

/** Told to come and not answered, answered, the desk's, over (SERVICE-14). */
const shopState = sql<ShopServiceState>`case when ${state} in ('done', 'cancelled') then 'over' when not ${isSiteShown} then 'byDesk'
  when ${shopNo} is null then 'toArrange' else 'arranged' end`;
const place = sql`case ${shopState} when 'toArrange' then 0 when 'arranged' then 1 when 'byDesk' then 2 else 3 end`;

interface Asked {
  page: number;
  size: number;
  /** '' : any. */
  state: ShopServiceState | '';
  keyword: string;
}

export type ShopServiceRow = ServiceOrderRow & { shopState: ShopServiceState; buyerName: string };

/** `sold`: the orders whose services are seen, with who ordered (`soldOrders`). What waits comes first, the longest before the rest; what is over last, the newest before the rest. */
export async function listShopPage(db: Db, sold: SQL, { page, size, keyword, state: asked }: Asked): Promise<{ rows: ShopServiceRow[]; total: number }> {
  const where = narrowed({ state: asked, keyword });
  const buyerName = sql<string>`b.buyer_name`;
  const rows = await db
    .select({ row: serviceOrder, shopState, buyerName })
    .from(serviceOrder)
    .innerJoin(sql`${sold} b`, sql`b.shop_order_no = ${shopOrderNo}`)
    .where(where)
    .orderBy(asc(place), asc(sql`case when ${shopState} <> 'over' then ${gmtCreate} end`), desc(gmtModified), desc(serviceOrderId))
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await db
    .select({ total: count() })
    .from(serviceOrder)
    .innerJoin(sql`${sold} b`, sql`b.shop_order_no = ${shopOrderNo}`)
    .where(where);
  return { rows: rows.map(({ row, ...more }) => ({ ...row, ...more })), total: counted?.total ?? 0 };
}

function narrowed({ state: asked, keyword }: Pick<Asked, 'state' | 'keyword'>): SQL | undefined {
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const named = keyword === '' ? undefined : or(ilike(serviceOrderId, like), ilike(shopOrderNo, like), sql`b.buyer_name ilike ${like}`);
  const isAsked = asked === '' ? undefined : eq(shopState, asked);
  return named && isAsked ? sql`${named} and ${isAsked}` : (named ?? isAsked);
}

export async function countByShopState(db: Db, sold: SQL): Promise<ReadonlyMap<ShopServiceState, number>> {
  const rows = await db
    .select({ shopState, number: count() })
    .from(serviceOrder)
    .innerJoin(sql`${sold} b`, sql`b.shop_order_no = ${shopOrderNo}`)
    .groupBy(shopState);
  return new Map(rows.map((row) => [row.shopState, row.number]));
}
