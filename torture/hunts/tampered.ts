/** Orders as no honest page would send them: whatever is claimed, none is taken at another amount than the server's, or for what is another's (RELY-8). */
import { saveFreightTemplate, placeOrder } from '@portal/contract/order';
import { gotCoupon } from '@portal/contract/coupon';
import { actingFor, IDENTITY_HEADER } from '@portal/contract/core';
import { putOffers } from '@portal/server/modules/price/index';
import { aCouponTemplate } from '@portal/server/testkit/coupons';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer } from '@portal/server/testkit/trade';
import { randomUUID } from 'node:crypto';
import type { Hunt } from '../hunt.ts';

const LONG_ORDERS = 5_000;
const SHORT_ORDERS = 250;
/** In fen, with edges; a model each. */
const PRICES = [1, 3, 99, 3_333, 10_005, 123_450, 9_999_999] as const;
const OFF = 500;
const THRESHOLD = 10_000;
const FREIGHT = 1_500;

type Random = () => number;
type Body = Record<string, unknown>;
const one = <Value>(random: Random, values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;

interface World {
  /** Fen by model. */
  prices: Map<string, number>;
  delistedNo: string;
  /** Of another, at another dealer. */
  foreign: { addressId: string; couponNo: string; skuNo: string };
  addressId: string;
  couponNos: string[];
  headers: Record<string, string>;
}

export const tampered: Hunt = {
  name: 'tampered',
  purpose: 'orders with every field changed to what no honest page sends: none is taken at another amount, or with another’s address or coupon',
  async run({ short, random, row, say }) {
    const portal = await openTestPortal({ unlimited: true });
    try {
      const world = await aWorld(portal);
      const found: string[] = [];
      const count = { taken: 0, refused: 0 };
      for (let at = 0; at < (short ? SHORT_ORDERS : LONG_ORDERS); at++) {
        const body = tamper(honest(world, random), { world, random });
        const { statusCode, body: text } = await portal.portal.http.inject({
          method: 'POST',
          url: placeOrder.path,
          headers: { ...world.headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          payload: jsonOf(body),
        });
        if (statusCode >= 500) found.push(`${statusCode} to ${jsonOf(body)}`);
        if (statusCode !== 200) {
          count.refused++;
          if (!/"msg":"[^"]*[\u4e00-\u9fff]/.test(text)) found.push(`refused without a sentence: ${text.slice(0, 200)}`);
          continue;
        }
        count.taken++;
        const { shopOrderNo } = (JSON.parse(text) as { data: { shopOrderNo: string } }).data;
        const fault = await faultOf(portal, { world, body, shopOrderNo });
        if (fault !== null) found.push(`${fault}: ${jsonOf(body)}`);
        // else the buyer has too many by and by (ORDER-41)
        await portal.database.pool.query(`update shop_order set state = 'toShip' where shop_order_no = $1`, [shopOrderNo]);
      }
      for (const one of found.slice(0, 10)) say(one);
      const tries = count.taken + count.refused;
      row(
        'tampered orders taken at another amount, or refused without a sentence',
        tries,
        found.length,
        `${count.refused} refused, ${count.taken} as honest as any`,
      );
      row('of both kinds there are some', tries, count.taken === 0 || count.refused === 0 ? 1 : 0);
      row('pieces and coupons that are gone without an order', 1, await strayOf(portal));
    } finally {
      await portal.close();
    }
  },
};

async function aWorld(portal: TestPortal): Promise<World> {
  await insertPlaces(portal);
  const [dealer, other] = [await aDealer(portal), await aDealer(portal)];
  const [buyer, stranger] = [await aBuyerOf(portal, dealer), await aBuyerOf(portal, other)];
  const prices = new Map<string, number>();
  for (const fen of PRICES) prices.set((await aSku(portal.database, { price: fen / 100, maxNum: null })).skuNo, fen);
  const elsewhere = await aSku(portal.database, { price: null, referPrice: null });
  const [one] = [...prices.keys()];
  const offers = (merchantNo: string, skuNo: string, price: number) =>
    portal.database.transaction((db) =>
      putOffers(db, merchantNo, [{ skuNo, price, stockTotal: 1_000_000, leadDays: 1 }], { now: portal.clock.now(), by: null }),
    );
  await offers(dealer.merchantNo, one ?? '', PRICES[0] / 100);
  await offers(other.merchantNo, elsewhere.skuNo, 8);
  const rule = { provinceCodes: [], firstPieces: 9_999, firstFee: FREIGHT / 100, nextPieces: 0, nextFee: 0 };
  await (
    await portal.as(dealer.accountNo)
  )(saveFreightTemplate, { body: { rules: [rule], freeFrom: null } });
  const templateNo = await aCouponTemplate(portal, dealer.merchantNo, {
    totalCount: 9_999,
    perPerson: 99,
    threshold: THRESHOLD / 100,
    benefit: { kind: 'amount', off: OFF / 100 },
  });
  const othersNo = await aCouponTemplate(portal, other.merchantNo, {});
  const couponNos: string[] = [];
  for (let n = 0; n < 60; n++) couponNos.push((await buyer.call(gotCoupon, { body: { templateNo }, idempotencyKey: `tampered-${n}` })).couponNo);
  const { couponNo } = await stranger.call(gotCoupon, { body: { templateNo: othersNo }, idempotencyKey: 'tampered-other' });
  return {
    prices,
    delistedNo: (await aSku(portal.database, { price: 5, skuStatus: 1 })).skuNo,
    foreign: { addressId: stranger.addressId, couponNo, skuNo: elsewhere.skuNo },
    addressId: buyer.addressId,
    couponNos,
    headers: { cookie: await portal.cookieOf(buyer.accountNo), [IDENTITY_HEADER]: actingFor(buyer) },
  };
}

/** Fen of goods, and of the whole with a coupon or none. */
function calculate({ prices }: World, pieces: readonly { skuNo: string; quantity: number }[], withCoupon: boolean): { goods: number; amount: number } {
  const goods = pieces.reduce((sum, { skuNo, quantity }) => sum + BigInt(prices.get(skuNo) ?? 0) * BigInt(quantity), 0n);
  return { goods: Number(goods), amount: Number(goods) - (withCoupon ? OFF : 0) + FREIGHT };
}

function honest(world: World, random: Random): Body {
  const skuNos = [...world.prices.keys()].filter(() => random() < 0.4);
  const productList = (skuNos.length === 0 ? [one(random, [...world.prices.keys()])] : skuNos).map((skuNo) => ({
    skuNo,
    quantity: 1 + Math.floor(random() * 5),
  }));
  const { goods, amount } = calculate(world, productList, false);
  const couponNo = goods >= THRESHOLD && random() < 0.2 ? world.couponNos.shift() : undefined;
  return {
    productList,
    addressId: world.addressId,
    couponIds: couponNo === undefined ? [] : [couponNo],
    remark: '',
    amount: (amount - (couponNo === undefined ? 0 : OFF)) / 100,
  };
}

/** Written as it stands: what JSON can say and JavaScript cannot hold. */
const RAW = '\u0001';
const jsonOf = (body: unknown): string => JSON.stringify(body).replace(/"\\u0001([^"]*)"/g, '$1');
const RUBBISH = [
  null,
  true,
  '',
  '１００',
  '100',
  '¥1',
  'NaN',
  -1,
  -0.01,
  0,
  0.001,
  1e9,
  1e21,
  `${RAW}1e308`,
  `${RAW}1e400`,
  `${RAW}-0`,
  [],
  {},
  [1],
  "1' or '1'='1",
  '\u0000',
] as const;

/** One or two wrong things done to an honest order. */
function tamper(body: Body, { world, random }: { world: World; random: Random }): Body {
  const changed = change(body, { world, random });
  return random() < 0.2 ? change(changed, { world, random }) : changed;
}

function change(body: Body, { world, random }: { world: World; random: Random }): Body {
  const lines = Array.isArray(body['productList']) ? (body['productList'] as Body[]) : [];
  const coupons = Array.isArray(body['couponIds']) ? (body['couponIds'] as unknown[]) : [];
  const line = (fields: Body): Body => ({ ...body, productList: lines.map((own, at) => (at === 0 ? { ...own, ...fields } : own)) });
  const fen = Math.floor(random() * 20_000_000) / 100;
  return one<() => Body>(random, [
    () => ({ ...body, amount: fen }),
    () => ({ ...body, amount: one(random, RUBBISH) }),
    () => ({ ...body, amount: Number(body['amount']) + one(random, [-0.01, 0.01, -FREIGHT / 100, -OFF / 100]) }),
    () => ({
      ...body,
      [one(random, ['price', 'freight', 'couponAmount', 'discount', 'preferential', 'merchantNo', 'shopNo', 'state', 'payNo', 'gmtExpire'])]: fen,
    }),
    () => ({ ...body, addressId: one(random, [world.foreign.addressId, 'nobody', ...RUBBISH]) }),
    () => ({
      ...body,
      couponIds: one<unknown>(random, [[world.foreign.couponNo], ['nobody'], [...coupons, world.foreign.couponNo], ...RUBBISH]),
    }),
    () => ({ ...body, couponIds: [one(random, world.couponNos)], amount: body['amount'] }),
    () => line({ quantity: one(random, [...RUBBISH, 1.5, 10_000, 9_999]) }),
    () => line({ price: one(random, [fen, 0, 0.01, ...RUBBISH]) }),
    () => line({ skuNo: one(random, [world.delistedNo, world.foreign.skuNo, 'nobody', ...RUBBISH]) }),
    () => line({ [one(random, ['amount', 'ratePrice', 'rate', 'merchantNo', 'discount'])]: fen }),
    () => ({ ...body, productList: [...lines, ...lines] }),
    () => ({ ...body, productList: one(random, RUBBISH) }),
    () => ({ ...body, cartLineIds: one<unknown>(random, [['nobody'], ...RUBBISH]) }),
    () => ({ ...body, remark: one(random, ['<img src=x>', 'x'.repeat(5_000), ...RUBBISH]) }),
    () => ({ ...body, invoice: one<unknown>(random, [{ kind: 'company', title: '', taxNo: '1' }, ...RUBBISH]) }),
    () => Object.fromEntries(Object.entries(body).filter(([key]) => key !== one(random, Object.keys(body)))),
  ])();
}

interface StoredOrder {
  amount: number;
  goods: number;
  lines: { skuNo: string; quantity: number; price: number }[];
  coupons: string[];
  addressId: string | null;
}

/** What is wrong with an order that was taken; null: it is what an honest page would have had, at the amount that was claimed. */
async function faultOf(portal: TestPortal, { world, body, shopOrderNo }: { world: World; body: Body; shopOrderNo: string }): Promise<string | null> {
  const { rows } = await portal.database.pool.query<StoredOrder>(
    `select (s.amount * 100)::bigint::float8 as amount, (s.goods_amount * 100)::bigint::float8 as goods,
       (select jsonb_agg(jsonb_build_object('skuNo', l.sku_no, 'quantity', l.quantity, 'price', (l.price * 100)::bigint)) from order_line l where l.shop_order_no = s.shop_order_no) as lines,
       coalesce((select jsonb_agg(c ->> 'couponNo') from jsonb_array_elements(s.coupons) c), '[]') as coupons, t.address ->> 'id' as "addressId"
     from shop_order s join trade_order t using (order_no) where s.shop_order_no = $1`,
    [shopOrderNo],
  );
  const [stored] = rows;
  if (stored === undefined) return 'answered, and not there';
  const { goods, amount } = calculate(world, stored.lines, stored.coupons.length > 0);
  if (stored.amount !== amount || stored.goods !== goods) return `stored at ${stored.amount}, not ${amount}`;
  if (Math.round(Number(body['amount']) * 100) !== amount) return `claimed ${String(body['amount'])}, stored at ${amount}`;
  if (stored.lines.some(({ skuNo, price }) => world.prices.get(skuNo) !== price)) return 'a line at another price, or that may not be bought';
  if (stored.coupons.includes(world.foreign.couponNo) || stored.coupons.length > 1) return 'a coupon of another, or two';
  if (body['addressId'] !== world.addressId) return 'another’s address';
  return null;
}

/** Stock holds and coupons that belong to no order that stands. */
async function strayOf(portal: TestPortal): Promise<number> {
  const { rows } = await portal.database.pool.query<{ n: number }>(
    `select ((select count(*) from stock_hold h where not exists (select 1 from shop_order s where s.shop_order_no = h.shop_order_no))
       + (select count(*) from user_coupon c where c.state = 'locked' and not exists (select 1 from shop_order s where s.shop_order_no = c.shop_order_no))
       + (select count(*) from dealer_offer o where o.stock_total + coalesce((select sum(quantity) from stock_hold h where h.sku_no = o.sku_no and h.state = 'held'), 0)
           not in (1000000)))::int as n`,
  );
  return rows[0]?.n ?? 1;
}
