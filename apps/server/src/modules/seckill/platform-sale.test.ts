/** What a dealer is told of the provider's flash sales, whose price it bears (SECKILL-15, SHARE-9). */
import { pathOf } from '@portal/client';
import { listMessages } from '@portal/contract/message';
import { exportOrders, exportShopOrders, flashBearers, flashNames, getOrder, getShopOrder, listShopOrders } from '@portal/contract/order';
import { startPayment } from '@portal/contract/payment';
import { abandonSeckillActivity, abandonShopSeckill, buySeckill, getSeckill, listPlatformSeckills, makeSeckillActivity } from '@portal/contract/seckill';
import { flashDifference } from '@portal/engines/pricing';
import { listShopShares } from '@portal/contract/share-out';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { openTestPayments, type TestPayments } from '@portal/server/testkit/payments';
import { aPlatformSale, aShopSale, type TestSale } from '@portal/server/testkit/seckill';
import type { TestPerson } from '@portal/server/testkit/people';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordersHearPaid } from '../order/index.ts';
import { sharesHearOrders } from '../share-out/index.ts';
import { openSeckillGate } from './gate.ts';
import { seckillsHearOrders } from './hear-orders.ts';

let at: TestPayments;
let desk: TestConsole;
let dealer: TestPerson;
let serial = 0;

beforeAll(async () => {
  const steps = {
    onOrderMoved: [seckillsHearOrders(openSeckillGate({ now: () => 0 })), sharesHearOrders({ feeRate: 0, afterDays: 7 })],
    onWithdrawn: [],
    onGivenBack: [],
  };
  at = await openTestPayments({ onSucceeded: [ordersHearPaid(steps)] });
  desk = await openTestConsole(at.portal);
  await insertPlaces(at.portal);
  dealer = await aDealer(at.portal);
});
afterAll(() => at.close());

const told = async (who: TestPerson, title: string) =>
  (await (await at.portal.as(who.accountNo))(listMessages, { query: {} })).data.filter((message) => message.title === title);

async function pay({ call }: TestBuyer, payNo: string): Promise<void> {
  const { payment } = await call(startPayment, { body: { businessType: 'order', businessNo: payNo, channel: 'wechat' } });
  at.payAt('wechat', payment?.paymentNo ?? '');
  at.portal.clock.forward(11_000);
  await at.runJob('follow-payments');
  await at.performTasks();
}

/** Rows of a worksheet as it is opened, by their heads. */
async function sheetOf(accountNo: string, url: string): Promise<Record<string, unknown>[]> {
  const answer = await at.portal.portal.http.inject({ url, headers: { cookie: await at.portal.cookieOf(accountNo) } });
  const [head = [], ...rows] = (await readXlsx(new Uint8Array(answer.rawPayload))).sheets[0]?.rows ?? [];
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [String(name), row[index]])));
}

/** One of ¥100 for ¥60. */
async function won(make: (code: string) => Promise<TestSale>): Promise<string> {
  const buyer = await aBuyerOf(at.portal, dealer);
  const { skuNo } = await aSku(at.portal.database, { price: 100 });
  const { itemNos } = await make(skuNo);
  const body = { quantity: 1, addressId: buyer.addressId, amount: 60 };
  const placed = await buyer.call(buySeckill, { params: { itemNo: itemNos[0] ?? '', attemptNo: `try-${++serial}` }, body });
  await pay(buyer, placed.payNo);
  expect(await buyer.call(getOrder, { params: { shopOrderNo: placed.shopOrderNo } })).toMatchObject({ orderType: 'seckill', state: 'pendingConfirm' });
  // from its page the winner goes on to the order (SECKILL-8)
  const { paidOrderNo, unpaidOrderNo } = await buyer.call(getSeckill, { params: { itemNo: itemNos[0] ?? '' } });
  expect([paidOrderNo, unpaidOrderNo]).toEqual([placed.shopOrderNo, '']);
  return placed.shopOrderNo;
}
const fieldsOf = (code: string) => ({ items: [{ code, price: 60 }], stock: { [code]: 3 } });

describe('a flash sale of the provider, to the dealer that sends its goods', () => {
  it('marks the order, the message of it and the row of the statement; one of the shop’s own is no such', async () => {
    const platform = await won((code) => aPlatformSale(at.portal, fieldsOf(code)));
    const own = await won((code) => aShopSale(at.portal, dealer, fieldsOf(code)));
    const dealing = await at.portal.as(dealer.accountNo);
    const flashOf = async (shopOrderNo: string) => (await dealing(getShopOrder, { params: { shopOrderNo } })).flashSale;
    expect([await flashOf(platform), await flashOf(own)]).toEqual(['platform', 'shop']);
    const listed = (await dealing(listShopOrders, { query: {} })).data.map(({ shopOrderNo, flashSale }) => [shopOrderNo, flashSale]);
    expect(Object.fromEntries(listed)).toEqual({ [platform]: 'platform', [own]: 'shop' });
    const texts = (await told(dealer, '有新订单待接单')).map(({ text }) => text);
    expect(texts.filter((text) => text.includes(`${platform}（平台秒杀） 已付款 ¥60.00`))).toHaveLength(1);
    expect(texts.filter((text) => text.includes(`${own} 已付款 ¥60.00`))).toHaveLength(1);
    const rows = (await dealing(listShopShares, { query: {} })).data;
    expect(Object.fromEntries(rows.map((row) => [row.shopOrderNo, [row.isPlatformSeckill, row.subsidyAmount, row.shareAmount]]))).toEqual({
      [platform]: [true, 0, 60],
      [own]: [false, 0, 60],
    });
  });

  it('is told to every dealer when it is published, once each, and listed for them without what others sell', async () => {
    const other = await aDealer(at.portal);
    const buyer = await aBuyerOf(at.portal, other);
    const { skuNo } = await aSku(at.portal.database, { price: 100 });
    const now = at.portal.clock.now();
    const operator = await desk.as(await desk.anOperator('content', {}));
    const [gmtStart, gmtEnd] = [new Date(now + 3_600_000).toISOString(), new Date(now + 7_200_000).toISOString()];
    const body = {
      activityName: '周末秒杀',
      sessions: [{ gmtStart, gmtEnd }],
      items: [{ code: skuNo, price: 60, limitQuantity: 1 }],
      stock: [{ skuNo, pieceCount: 3 }],
    };
    for (let turn = 0; turn < 2; turn++) await operator(makeSeckillActivity, { body, idempotencyKey: 'weekend' });
    for (const one of [dealer, other])
      expect(await told(one, '平台将举行秒杀活动')).toMatchObject([
        { type: 'system', link: '/merchantCenter/seckill', text: expect.stringMatching(/周末秒杀.*¥60\.00.*由您承担，平台不补/) },
      ]);
    expect(await told(buyer, '平台将举行秒杀活动')).toEqual([]);
    const listed = await (await at.portal.as(other.accountNo))(listPlatformSeckills);
    expect(listed.find(({ activityName }) => activityName === '周末秒杀')).toEqual({
      activityNo: expect.any(String),
      activityName: '周末秒杀',
      status: 1,
      abandonReason: '',
      gmtStart,
      gmtEnd,
      sessionCount: 1,
      items: [{ itemNo: expect.any(String), itemName: expect.any(String), price: 60 }],
    });
  });

  it('called off it is told to every dealer and to whoever has paid, once; who has not paid reads that the order is closed (SECKILL-17)', async () => {
    const { skuNo } = await aSku(at.portal.database, { price: 100 });
    const { activityNo, itemNos } = await aPlatformSale(at.portal, fieldsOf(skuNo));
    const [itemNo = ''] = itemNos;
    const other = await aDealer(at.portal);
    const [winner, waiting, stranger] = [await aBuyerOf(at.portal, dealer), await aBuyerOf(at.portal, dealer), await aBuyerOf(at.portal, dealer)];
    const buy = ({ call, addressId }: typeof winner) =>
      call(buySeckill, { params: { itemNo, attemptNo: `try-${++serial}` }, body: { quantity: 1, addressId, amount: 60 } });
    const [paid, unpaid] = [await buy(winner), await buy(waiting)];
    await pay(winner, paid.payNo);
    const operator = await desk.as(await desk.anOperator('content', {}));
    for (let turn = 0; turn < 2; turn++) await operator(abandonSeckillActivity, { body: { activityNo, reason: '价格有误' } });
    await at.performTasks();
    for (const one of [dealer, other])
      expect(await told(one, '平台终止了秒杀活动')).toMatchObject([
        { text: expect.stringMatching(/价格有误.*已付款的订单不受影响/), link: '/merchantCenter/seckill' },
      ]);
    const kept = '秒杀活动已终止，您的订单不受影响';
    expect(await told(winner, kept)).toMatchObject([{ text: expect.stringContaining(paid.shopOrderNo) }]);
    expect(await told(waiting, '活动已终止，订单已关闭')).toMatchObject([{ text: expect.stringContaining(`${unpaid.shopOrderNo} 未付款`) }]);
    expect([await told(waiting, kept), await told(stranger, kept), await told(stranger, '平台终止了秒杀活动')]).toEqual([[], [], []]);
  });

  it('of one of the shop’s own no other dealer hears, and its winners do', async () => {
    const { skuNo } = await aSku(at.portal.database, { price: 100 });
    const { activityNo, itemNos } = await aShopSale(at.portal, dealer, fieldsOf(skuNo));
    const winner = await aBuyerOf(at.portal, dealer);
    const body = { quantity: 1, addressId: winner.addressId, amount: 60 };
    const { payNo } = await winner.call(buySeckill, { params: { itemNo: itemNos[0] ?? '', attemptNo: `try-${++serial}` }, body });
    await pay(winner, payNo);
    const before = (await told(dealer, '平台终止了秒杀活动')).length;
    await (
      await at.portal.as(dealer.accountNo)
    )(abandonShopSeckill, { body: { activityNo, reason: '备货不足' } });
    expect(await told(winner, '秒杀活动已终止，您的订单不受影响')).toMatchObject([{ text: expect.stringContaining('备货不足') }]);
    expect(await told(dealer, '平台终止了秒杀活动')).toHaveLength(before);
  });

  it('its worksheet has line by line what it took below the daily price, as the dealer’s page does; the buyer’s has the mark alone (SECKILL-16)', async () => {
    const buyer = await aBuyerOf(at.portal, dealer);
    const { skuNo } = await aSku(at.portal.database, { price: 100 });
    const { itemNos } = await aPlatformSale(at.portal, { items: [{ code: skuNo, price: 60.5, limitQuantity: 3 }], stock: { [skuNo]: 3 } });
    const body = { quantity: 3, addressId: buyer.addressId, amount: 181.5 };
    const { shopOrderNo, payNo } = await buyer.call(buySeckill, { params: { itemNo: itemNos[0] ?? '', attemptNo: `try-${++serial}` }, body });
    await pay(buyer, payNo);
    const [own, shops] = [
      await buyer.call(getOrder, { params: { shopOrderNo } }),
      await (await at.portal.as(dealer.accountNo))(getShopOrder, { params: { shopOrderNo } }),
    ];
    expect(own.lines.map(({ dailyPrice }) => dailyPrice)).toEqual([null]);
    // what the page says and what the opened file adds up to
    expect(flashDifference(shops.lines)).toBe(118.5);
    const received = await sheetOf(dealer.accountNo, pathOf(exportShopOrders, { query: { keyword: shopOrderNo } }));
    expect(received).toMatchObject([{ 活动: flashNames.platform, 秒杀差额: 118.5, 差额承担: flashBearers.platform, 单价: 60.5, 小计: 181.5, 订单金额: 181.5 }]);
    const bought = await sheetOf(buyer.accountNo, pathOf(exportOrders, { query: { keyword: shopOrderNo } }));
    expect(bought).toMatchObject([{ 活动: flashNames.platform, 小计: 181.5 }]);
    expect(Object.keys(bought[0] ?? {})).not.toEqual(expect.arrayContaining(['秒杀差额']));
    expect(JSON.stringify(bought)).not.toContain('118.5');
  });
});
