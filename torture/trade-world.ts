/** A shop under fault: a dealer with little stock, buyers with coupons and credits, and what is stored of all of it, read in one moment. */
import { aCouponTemplate } from '@portal/server/testkit/coupons';
import { aSku } from '@portal/server/testkit/goods';
import { aDealer } from '@portal/server/testkit/trade';
import { SESSION_COOKIE, issueSession } from '@portal/server/modules/account/index';
import { insertGoods, postMovement } from '@portal/server/modules/credits/index';
import { putTerms } from '@portal/server/modules/trade-credit/index';
import { fen } from '@portal/units';
import { putOffers } from '@portal/server/modules/price/index';
import { newId, systemClock } from '@portal/server/platform/clock';
import type { PortalDatabase } from '@portal/server/start/open-database';
import { makeBuyers, type FlashBuyer } from './flash-buyers.ts';
import type { TradeSnapshot } from './trade-history.ts';

export interface TradeWorld {
  dealerCookie: string;
  buyers: (FlashBuyer & { coupons: string[] })[];
  skuNos: string[];
  giftNo: string;
}

export const PRICE = 100;
export const OFF = 10;
export const GIFT_POINTS = 7;
/** Little enough that some is short now and then, and much enough for a long run. */
const STOCK = 400;
const GIFTS = 1_000;
const CREDITS = 100_000;
/** What each may owe, fen; reached now and then. */
const LIMIT = fen(500_000);

export async function makeTradeWorld(
  { database }: Pick<PortalDatabase, 'database'>,
  { buyers: count, coupons }: { buyers: number; coupons: number },
): Promise<TradeWorld> {
  const clock = systemClock;
  const now = clock.now();
  const dealer = await aDealer({ database });
  const skuNos: string[] = [];
  for (let n = 0; n < 6; n++) skuNos.push((await aSku(database, { price: PRICE, maxNum: null })).skuNo);
  await database.transaction((db) =>
    putOffers(
      db,
      dealer.merchantNo,
      skuNos.map((skuNo) => ({ skuNo, price: PRICE, stockTotal: STOCK, leadDays: 1 })),
      { now, by: null },
    ),
  );
  const giftNo = 'TH-GIFT';
  await insertGoods(database.db, [
    { spuNo: giftNo, title: '礼品', picture: '/pictures/dome.svg', unit: '台', points: GIFT_POINTS, stockTotal: GIFTS, limitEach: null, words: [] },
  ]);
  const people = await makeBuyers(database, { count, dealerNo: dealer.merchantNo, now });
  const given = { database, clock: { ...clock, set: () => {}, forward: () => {} } };
  const templateNo = await aCouponTemplate(given, dealer.merchantNo, { totalCount: 9_999, benefit: { kind: 'amount', off: OFF } });
  const buyers: TradeWorld['buyers'] = [];
  for (const buyer of people) {
    const accountNo = buyer.merchantNo.replace('FM', 'FA');
    const own = { ...buyer, coupons: Array.from({ length: coupons }, (_none, at) => `TC-${buyer.merchantNo}-${at}`) };
    await database.pool.query(
      `insert into user_coupon (coupon_no, template_no, account_no, merchant_no, state, gmt_begin, gmt_end, gmt_create, gmt_modified)
       select no, $2, $3, $4, 'unused', now() - interval '1 day', now() + interval '7 days', now(), now() from unnest($1::text[]) no`,
      [own.coupons, templateNo, accountNo, buyer.merchantNo],
    );
    await database.transaction((db) =>
      postMovement({ db, now, newId: () => newId(now) }, 'adjust', {
        owner: { accountNo, merchantNo: buyer.merchantNo },
        points: CREDITS,
        sourceNo: `start-${buyer.merchantNo}`,
        words: '起始',
      }),
    );
    await putTerms(
      database.db,
      { shopNo: dealer.merchantNo, merchantNo: buyer.merchantNo },
      { limitFen: LIMIT, termDays: 30, overdueRule: 'warn', at: new Date(now) },
    );
    buyers.push(own);
  }
  const dealerCookie = `${SESSION_COOKIE}=${await issueSession(database.db, dealer.accountNo, now)}`;
  return { dealerCookie, buyers, skuNos, giftNo };
}

/** Of one connection. */
export type Ask = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
type Read = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

/** All of it is read as it is at one moment. */
export async function inOneMoment<T>(ask: Ask, reading: (read: Read) => Promise<T>): Promise<T> {
  await ask('begin isolation level repeatable read read only');
  try {
    return await reading(async <Row>(text: string, values: unknown[] = []) => (await ask(text, values)).rows as Row[]);
  } finally {
    await ask('rollback');
  }
}

export const readTrade = (ask: Ask, { skuNos, giftNo }: TradeWorld): Promise<TradeSnapshot> =>
  inOneMoment(ask, async (read) => ({
    orders: await read<TradeSnapshot['orders'][number]>(ORDERS),
    orphans: (await read<{ n: number }>(ORPHANS))[0]?.n ?? -1,
    stock: await read<TradeSnapshot['stock'][number]>(
      `select o.sku_no as "skuNo", ${STOCK} as start, o.stock_total as left, coalesce((select sum(h.quantity - h.returned)::int from stock_hold h
           where h.sku_no = o.sku_no and h.state <> 'released'), 0) as held from dealer_offer o where o.sku_no = any($1)`,
      [skuNos],
    ),
    coupons: await read<TradeSnapshot['coupons'][number]>('select coupon_no as "couponNo", state, shop_order_no as "shopOrderNo" from user_coupon'),
    credits: {
      entries: Number((await read<{ sum: string }>('select coalesce(sum(points), 0) as sum from credits_entry'))[0]?.sum),
      holders: await read<TradeSnapshot['credits']['holders'][number]>(
        `select holder_no as "holderNo", balance::int as balance, (select coalesce(sum(points), 0)::int from credits_entry e where e.holder_no = h.holder_no) as sum
           from credits_holder h`,
      ),
    },
    accounts: await read<TradeSnapshot['accounts'][number]>(
      `select c.merchant_no as "merchantNo", c.limit_fen::int as limit, c.used_fen::int as used, coalesce((select sum(d.amount_fen - d.reduced_fen - d.repaid_fen)::int
           from trade_credit_debt d where d.shop_no = c.shop_no and d.merchant_no = c.merchant_no), 0) as owed from trade_credit c`,
    ),
    gifts: await read<TradeSnapshot['gifts'][number]>(
      `select spu_no as "spuNo", ${GIFTS} as start, stock_total as left, coalesce((select sum(quantity)::int from credits_exchange e
           where e.spu_no = g.spu_no and e.state <> 'cancelled'), 0) as taken from credits_goods g where spu_no = $1`,
      [giftNo],
    ),
    exchanges: await read<TradeSnapshot['exchanges'][number]>('select exchange_no as "exchangeNo", state from credits_exchange'),
  }));

const fenOf = (column: string): string => `(${column} * 100)::int`;
const ORDERS = `
  select s.shop_order_no as "shopOrderNo", s.remark as key, s.state, ${fenOf('s.goods_amount')} as goods, ${fenOf('s.coupon_amount')} as coupon,
    ${fenOf('s.freight')} as freight, ${fenOf('s.amount')} as amount, s.line_count as "lineCount", s.revision,
    coalesce((select jsonb_agg(c ->> 'couponNo') from jsonb_array_elements(s.coupons) c), '[]') as coupons,
    l.lines, l.sum as "lineSum", l.paid as "linePaid",
    coalesce((select jsonb_agg(jsonb_build_object('act', e.act, 'who', e.by_whom) order by e.id) from order_event e where e.shop_order_no = s.shop_order_no), '[]') as events
  from shop_order s
  left join lateral (select count(*)::int as lines, coalesce(${fenOf('sum(amount)')}, 0) as sum, coalesce(${fenOf('sum(paid_amount)')}, 0) as paid
    from order_line o where o.shop_order_no = s.shop_order_no) l on true`;
const ORPHANS = `
  select ((select count(*) from order_line l where not exists (select 1 from shop_order s where s.shop_order_no = l.shop_order_no))
    + (select count(*) from stock_hold h where not exists (select 1 from shop_order s where s.shop_order_no = h.shop_order_no))
    + (select count(*) from shop_order s where not exists (select 1 from trade_order t where t.order_no = s.order_no))
    + (select count(*) from shop_order s where s.state in ('pendingPayment', 'pendingConfirm')
        and not exists (select 1 from stock_hold h where h.shop_order_no = s.shop_order_no and h.state <> 'released')))::int as n`;
