/** What of a dealer's stock moves with goods that came back, and with those sent for them (AFTER-14), which the buyer receives (AFTER-15). */
import type { Call } from '@portal/client';
import {
  agreeAfterSale,
  appealAfterSale,
  applyAfterSale,
  getAfterSaleChoices,
  getAfterSaleDetail,
  getShopAfterSale,
  listShopAfterSales,
  receiveGoodsAnew,
  receiveReturnedGoods,
  sendBackGoods,
  sendGoodsAnew,
} from '@portal/contract/after-sale';
import { listMessages } from '@portal/contract/message';
import { confirmShopOrder, getOrder, placeOrder, RECEIVE_WITHIN_MS, shipShopOrder } from '@portal/contract/order';
import { saveCreditTerms } from '@portal/contract/trade-credit';
import type { AfterSaleWay } from '@portal/engines/states';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import type { TestPerson } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMigrations } from '../../platform/db/migrate.ts';
import { listOffers, putOffers } from '../price/index.ts';

const STOCK = 10;
let portal: TestPortal;
let dealer: TestPerson;
let dealing: Call;
let buyer: TestBuyer;
let serial = 0;
const key = () => `restock-${++serial}`;

beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
  dealer = await aDealer(portal);
  dealing = await portal.as(dealer.accountNo);
  buyer = await aBuyerOf(portal, dealer);
  await dealing(saveCreditTerms, { body: { customerNo: buyer.merchantNo, limit: 99_999, termDays: 30 } });
});
afterAll(() => portal.close());

const stockOf = async (skuNo: string) => (await listOffers(portal.database.db, dealer.merchantNo, [skuNo]))[0]?.stockTotal;
const putStock = (skuNo: string, stockTotal: number) =>
  portal.database.transaction((db) => putOffers(db, dealer.merchantNo, [{ skuNo, price: 20, stockTotal, leadDays: 1 }], { now: portal.clock.now(), by: null }));

/** Three pieces were sent; two of them are on their way back. */
async function sentBack(way: AfterSaleWay): Promise<{ skuNo: string; afterSaleNo: string }> {
  const { skuNo } = await aSku(portal.database, { price: 20 });
  await putStock(skuNo, STOCK);
  const placing = { productList: [{ skuNo, quantity: 3 }], addressId: buyer.addressId, amount: 60, payWay: 'credit' as const };
  const { shopOrderNo } = await buyer.call(placeOrder, { body: placing, idempotencyKey: key() });
  await dealing(confirmShopOrder, { body: { shopOrderNo } });
  await dealing(shipShopOrder, { body: { shopOrderNo, carrier: '顺丰', trackingNo: shopOrderNo }, idempotencyKey: key() });
  const id = (await buyer.call(getOrder, { params: { shopOrderNo } })).lines[0]?.id ?? '';
  const fault = way === 'repair' ? { faultTypeId: 1, serialNos: ['SN123456'] } : {};
  const body = { shopOrderNo, way, isUnsent: false, lines: [{ id, quantity: 2 }], reason: 'quality' as const, ...fault };
  const { afterSaleNo } = await buyer.call(applyAfterSale, { body, idempotencyKey: key() });
  await dealing(agreeAfterSale, { body: { afterSaleNo, returnAddress: '杭州市滨江区 1 号' } });
  await buyer.call(sendBackGoods, { body: { afterSaleNo, carrier: '', trackingNo: 'YT1' } });
  expect(await stockOf(skuNo)).toBe(STOCK - 3);
  return { skuNo, afterSaleNo };
}

it.each([
  ['return', true, STOCK - 1],
  ['return', false, STOCK - 3],
  ['exchange', true, STOCK - 3],
  ['exchange', false, STOCK - 5],
  ['repair', true, STOCK - 3],
] as const)('%s, counted in again: %s, leaves %i, however often it is said', async (way, restock, left) => {
  const { skuNo, afterSaleNo } = await sentBack(way);
  const act = () =>
    way === 'return'
      ? dealing(receiveReturnedGoods, { body: { afterSaleNo, restock } })
      : dealing(sendGoodsAnew, { body: { afterSaleNo, carrier: '顺丰', trackingNo: 'SF2', restock } });
  await act();
  await act();
  expect(await stockOf(skuNo)).toBe(left);
});

it('more than there are leave nothing, and nothing below it', async () => {
  const { skuNo, afterSaleNo } = await sentBack('exchange');
  await putStock(skuNo, 1);
  await dealing(sendGoodsAnew, { body: { afterSaleNo, carrier: '顺丰', trackingNo: 'SF3' } });
  expect(await stockOf(skuNo)).toBe(0);
});

describe('what is sent for goods that came back (AFTER-15)', () => {
  const send = async (way: AfterSaleWay) => {
    const { afterSaleNo } = await sentBack(way);
    const sent = await dealing(sendGoodsAnew, { body: { afterSaleNo, carrier: '顺丰', trackingNo: 'SF4' } });
    expect(sent).toMatchObject({ state: 'sentAnew', gmtDeadline: new Date(portal.clock.now() + RECEIVE_WITHIN_MS).toISOString() });
    return { afterSaleNo, shopOrderNo: sent.shopOrderNo };
  };
  const leftOf = async (shopOrderNo: string) => (await buyer.call(getAfterSaleChoices, { params: { shopOrderNo } })).lines[0]?.sentLeft;

  it.each(['exchange', 'repair'] as const)(
    '%s: waits for the buyer, keeps its pieces, and is over with the receipt, which is said to the dealer',
    async (way) => {
      const { afterSaleNo, shopOrderNo } = await send(way);
      expect(await leftOf(shopOrderNo)).toBe(1);
      for (const _again of [1, 2])
        expect(await buyer.call(receiveGoodsAnew, { body: { afterSaleNo } })).toMatchObject({ state: 'completed', gmtDeadline: null });
      expect(await leftOf(shopOrderNo)).toBe(3);
      const { data } = await dealing(listMessages, { query: { size: 50 } });
      expect(data.filter(({ title, text }) => title.startsWith('买家已收到') && text.includes(afterSaleNo))).toHaveLength(1);
    },
  );

  it.each([
    ['exchange', '换货', '寄出新品'],
    ['repair', '维修', '寄回维修好的商品'],
  ] as const)('%s: the timeline of the order says %s, what was done and which request, of steps written before too (AFTER-9)', async (way, name, done) => {
    const { afterSaleNo, shopOrderNo } = await send(way);
    const said = async () => (await buyer.call(getOrder, { params: { shopOrderNo } })).events.filter(({ act }) => act === 'afterSale').map(({ text }) => text);
    const words = [`${name}：申请售后（${afterSaleNo}）`, `${name}：同意退回商品（${afterSaleNo}）`, `${name}：寄回商品（${afterSaleNo}）`];
    expect(await said()).toEqual([...words, `${name}：${done}（${afterSaleNo}）`]);
    const { pool } = portal.database;
    await pool.query(`update order_event set text = replace(text, $2, '') where shop_order_no = $1`, [shopOrderNo, `${name}：`]);
    await pool.query(`update order_event set text = $2 where shop_order_no = $1 and text like '申请售后%'`, [
      shopOrderNo,
      `申请售后：${name}（${afterSaleNo}）`,
    ]);
    expect((await said())[0]).toBe(`申请售后：${name}（${afterSaleNo}）`);
    await pool.query((await listMigrations()).find((one) => one.name === '0128-request-steps.sql')?.text ?? '');
    expect(await said()).toEqual([...words, `${name}：${done}（${afterSaleNo}）`]);
  });

  it('is shown with the steps that led to its state, and none that was taken while it was read (AFTER-17)', async () => {
    const { afterSaleNo } = await send('exchange');
    const shown = () => dealing(getShopAfterSale, { params: { afterSaleNo } });
    const { events } = await shown();
    await portal.database.pool.query(`insert into after_sale_event (after_sale_no, act, by_whom, gmt_create) values ($1, 'receiveAnew', 'buyer', $2)`, [
      afterSaleNo,
      new Date(portal.clock.now() + 1000),
    ]);
    expect([events.at(-1)?.act, (await shown()).events]).toEqual(['sendAnew', events]);
  });

  it('is received by the clock when its time is up, and not before', async () => {
    const { afterSaleNo } = await send('exchange');
    const until = (at: number) =>
      portal.database.pool.query('update after_sale set gmt_deadline = $2 where after_sale_no = $1', [afterSaleNo, new Date(portal.clock.now() + at)]);
    const stateOf = async () => (await dealing(getShopAfterSale, { params: { afterSaleNo } })).state;
    await until(1);
    await portal.runJob('end-overdue-after-sales');
    expect(await stateOf()).toBe('sentAnew');
    await until(-1);
    await portal.runJob('end-overdue-after-sales');
    expect(await stateOf()).toBe('completed');
  });

  it('is found by what carries it and by who bought it, by its dealer (AFTER-16)', async () => {
    const { afterSaleNo, shopOrderNo } = await send('exchange');
    const [{ buyerName = '' } = {}] = (await dealing(listShopAfterSales, { query: { keyword: shopOrderNo } })).data;
    for (const keyword of ['yt1', 'SF4', buyerName])
      expect((await dealing(listShopAfterSales, { query: { keyword, size: 50 } })).data.map((one) => one.afterSaleNo)).toContain(afterSaleNo);
  });

  it('is the provider’s to decide where it does not come', async () => {
    const { afterSaleNo } = await send('exchange');
    await buyer.call(appealAfterSale, { body: { afterSaleNo, text: '没有收到' } });
    expect((await buyer.call(getAfterSaleDetail, { params: { afterSaleNo } })).state).toBe('arbitration');
  });
});
