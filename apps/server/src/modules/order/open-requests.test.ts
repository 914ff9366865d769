/** Requests that are open as the lists of orders show them, and as sending goods asks about them (ORDER-45, ORDER-46). */
import type { Call } from '@portal/client';
import { agreeAfterSale, applyAfterSale, cancelAfterSale } from '@portal/contract/after-sale';
import {
  claimOpen,
  confirmShopOrder,
  countShopOrders,
  getOrder,
  getShopOrder,
  listOrders,
  listShopOrders,
  placeOrder,
  shipShopOrder,
  shippedTooMany,
} from '@portal/contract/order';
import { saveCreditTerms } from '@portal/contract/trade-credit';
import type { AfterSaleWay } from '@portal/engines/states';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import type { TestPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putOffers } from '../price/index.ts';

const DAY_MS = 24 * 3_600_000;
let portal: TestPortal;
let dealer: TestPerson;
let dealing: Call;
let buyer: TestBuyer;
let serial = 0;
const key = () => `open-${++serial}`;

beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
  dealer = await aDealer(portal);
  dealing = await portal.as(dealer.accountNo);
  buyer = await aBuyerOf(portal, dealer);
  await dealing(saveCreditTerms, { body: { customerNo: buyer.merchantNo, limit: 99_999, termDays: 30 } });
});
afterAll(() => portal.close());

interface Sold {
  shopOrderNo: string;
  lineId: string;
}

/** Three pieces at ¥20, accepted. */
async function sold(): Promise<Sold> {
  const { skuNo } = await aSku(portal.database, { price: 20 });
  await portal.database.transaction((db) =>
    putOffers(db, dealer.merchantNo, [{ skuNo, price: 20, stockTotal: 50, leadDays: 1 }], { now: portal.clock.now(), by: null }),
  );
  const body = { productList: [{ skuNo, quantity: 3 }], addressId: buyer.addressId, amount: 60, payWay: 'credit' as const };
  const { shopOrderNo } = await buyer.call(placeOrder, { body, idempotencyKey: key() });
  await dealing(confirmShopOrder, { body: { shopOrderNo } });
  return { shopOrderNo, lineId: (await buyer.call(getOrder, { params: { shopOrderNo } })).lines[0]?.id ?? '' };
}
async function claim({ shopOrderNo, lineId }: Sold, way: AfterSaleWay = 'refund', isUnsent = true): Promise<string> {
  const body = { shopOrderNo, way, isUnsent, lines: [{ id: lineId, quantity: 1 }], reason: 'unwanted' as const };
  return (await buyer.call(applyAfterSale, { body, idempotencyKey: key() })).afterSaleNo;
}
const ship = ({ shopOrderNo }: Sold, more: { lines?: { id: string; quantity: number }[]; claimsSeen?: string[] } = {}, idempotencyKey = key()) =>
  dealing(shipShopOrder, { body: { shopOrderNo, carrier: '顺丰', trackingNo: `OR${++serial}`, ...more }, idempotencyKey });
const found = async (query: object) => (await dealing(listShopOrders, { query })).data.map(({ shopOrderNo }) => shopOrderNo);

describe('goods whose money is asked back meanwhile', () => {
  it('are not sent before the dealer says that it has seen each request; what is asked back stays', async () => {
    const order = await sold();
    const first = await claim(order);
    const refusal = await failureOf(ship(order));
    expect([refusal.code, refusal.data]).toEqual([claimOpen.code, { claims: [{ afterSaleNo: first }] }]);
    expect(refusal.msg).toContain(first);
    // another that comes while the dealer thinks about the first is asked about, too
    const second = await claim(order);
    const again = await failureOf(ship(order, { claimsSeen: [first] }));
    expect([again.code, again.data]).toEqual([claimOpen.code, { claims: [{ afterSaleNo: first }, { afterSaleNo: second }] }]);
    expect((await failureOf(ship(order, { claimsSeen: [first, second], lines: [{ id: order.lineId, quantity: 3 }] }))).code).toBe(shippedTooMany.code);
    expect((await dealing(listShopOrders, { query: { keyword: order.shopOrderNo } })).data[0]?.state).toBe('toShip');
    const sent = await ship(order, { claimsSeen: [first, second] });
    expect(sent).toMatchObject({ state: 'partiallyShipped', lines: [{ shippedQuantity: 1, heldQuantity: 2 }] });
  });

  it('are sent as ever once the request is over, and where it asks for other goods', async () => {
    const order = await sold();
    const afterSaleNo = await claim(order);
    await buyer.call(cancelAfterSale, { body: { afterSaleNo } });
    await ship(order, { lines: [{ id: order.lineId, quantity: 1 }] });
    await claim(order, 'exchange', false);
    expect((await ship(order)).state).toBe('shipped');
  });

  it('of what was sent before, too: the rest waits for an answer, and for no more than that', async () => {
    const order = await sold();
    await ship(order, { lines: [{ id: order.lineId, quantity: 1 }] });
    const afterSaleNo = await claim(order, 'return', false);
    expect((await failureOf(ship(order))).code).toBe(claimOpen.code);
    await dealing(agreeAfterSale, { body: { afterSaleNo, returnAddress: '杭州市滨江区 1 号' } });
    expect((await ship(order)).state).toBe('shipped');
  });
});

describe('a list of orders', () => {
  it('shows which requests are open, to either side, and is narrowed to these with its counts', async () => {
    const [calm, asked] = [await sold(), await sold()];
    const afterSaleNo = await claim(asked);
    const listed = { claims: [{ afterSaleNo, way: 'refund', state: 'applied', amount: 20 }] };
    for (const list of [dealing(listShopOrders, { query: { keyword: asked.shopOrderNo } }), buyer.call(listOrders, { query: { keyword: asked.shopOrderNo } })])
      expect((await list).data).toEqual([expect.objectContaining(listed)]);
    expect((await dealing(listShopOrders, { query: { keyword: calm.shopOrderNo } })).data[0]?.claims).toEqual([]);
    // the order itself names them to both, and no more once they are over
    const named = async ({ shopOrderNo }: Sold) => [
      (await buyer.call(getOrder, { params: { shopOrderNo } })).claims,
      (await dealing(getShopOrder, { params: { shopOrderNo } })).claims,
    ];
    expect([await named(asked), await named(calm)]).toEqual([
      [listed.claims, listed.claims],
      [[], []],
    ]);
    const open = await found({ claims: 'open', size: 50 });
    expect([open.includes(asked.shopOrderNo), open.includes(calm.shopOrderNo)]).toEqual([true, false]);
    expect(await dealing(countShopOrders, { query: { claims: 'open', keyword: asked.shopOrderNo } })).toMatchObject({ toShip: 1 });
    await dealing(agreeAfterSale, { body: { afterSaleNo, returnAddress: '' } });
    expect(await found({ claims: 'open', keyword: asked.shopOrderNo })).toEqual([]);
    expect(await named(asked)).toEqual([[], []]);
  });

  it('is looked through by who bought it, who receives it and what carries it, as far as that stands before the dealer', async () => {
    const order = await sold();
    await dealing(shipShopOrder, { body: { shopOrderNo: order.shopOrderNo, carrier: '中通', trackingNo: 'ZTO998877' }, idempotencyKey: key() });
    const { address } = await buyer.call(getOrder, { params: { shopOrderNo: order.shopOrderNo } });
    const [{ buyerName = '' } = {}] = (await dealing(listShopOrders, { query: { keyword: order.shopOrderNo } })).data;
    for (const keyword of [buyerName, address.contactName, address.contactPhone, 'zto9988'])
      expect(await found({ keyword, size: 50 })).toContain(order.shopOrderNo);
    expect((await buyer.call(listOrders, { query: { keyword: 'ZTO998877' } })).count).toBe(1);
    // of what is not paid no whole number stands there (ORDER-44)
    await portal.database.pool.query(`update shop_order set state = 'closed' where shop_order_no = $1`, [order.shopOrderNo]);
    expect(await found({ keyword: address.contactPhone, size: 50 })).not.toContain(order.shopOrderNo);
  });

  it('is narrowed to days by Beijing time, both with it', async () => {
    const order = await sold();
    const dayAt = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10);
    const today = dayAt(portal.clock.now());
    const yesterday = dayAt(portal.clock.now() - DAY_MS);
    const isFound = async (query: object) => (await found({ keyword: order.shopOrderNo, ...query })).length === 1;
    expect([await isFound({ from: today, to: today }), await isFound({ to: yesterday }), await isFound({ from: yesterday, to: today })]).toEqual([
      true,
      false,
      true,
    ]);
    await portal.database.pool.query(`update shop_order set gmt_create = $2 where shop_order_no = $1`, [
      order.shopOrderNo,
      new Date(`${today}T00:00:00+08:00`),
    ]);
    expect([await isFound({ from: today }), await isFound({ to: yesterday })]).toEqual([true, false]);
  });
});
