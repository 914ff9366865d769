/** The orders of the demo world are ones that the order room could have made, and can go on with. */
import { confirmShopOrder, getOrder, getShopOrder, listOrders, listShopOrders, PAY_WITHIN_MS, rejectShopOrder } from '@portal/contract/order';
import { listOwnCoupons } from '@portal/contract/coupon';
import { getCreditsAccount } from '@portal/contract/credits';
import { listShopShares } from '@portal/contract/share-out';
import { listStaffHistory } from '@portal/contract/staff';
import { orderStates } from '@portal/engines/states';
import { openTestPayments, type TestPayments } from '@portal/server/testkit/payments';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agreeAfterSale, getShopAfterSale, listShopAfterSales } from '@portal/contract/after-sale';
import { afterSalesHearRefunded, openClaims } from '../src/modules/after-sale/index.ts';
import { insertPeople } from '../src/modules/account/index.ts';
import { insertCatalog } from '../src/modules/catalog/index.ts';
import { shareOutAll } from '../src/modules/share-out/index.ts';
import { ordersHearRefunded } from '../src/modules/order/index.ts';
import { insertDemoAfterSales } from './after-sales.ts';
import { insertDemoComments } from './comments.ts';
import { insertDemoCoupons } from './coupons.ts';
import { insertDemoCredits } from './credits.ts';
import { demoCatalog } from './catalog.ts';
import { accountNoOf, demoPeople } from './people.ts';
import { insertDemoPrices } from './prices.ts';
import { insertDemoPurchases } from './purchases.ts';
import { insertDemoTradeCredits } from './trade-credits.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await openTestPayments({ onRefunded: [ordersHearRefunded, afterSalesHearRefunded({ onOrderMoved: [], onWithdrawn: [], onGivenBack: [] })] });
  const { database, clock } = payments.portal;
  const now = clock.now();
  const catalog = demoCatalog({ now });
  let n = 0;
  await database.transaction(async (db) => {
    const people = demoPeople(now);
    await insertPeople(db, { ...people, accounts: people.accounts.map((account) => ({ ...account, passwordHash: null })) });
    await insertCatalog(db, catalog);
    await insertDemoPrices(db, catalog, now);
    await insertDemoTradeCredits(db, now);
    await insertDemoCoupons(db, { now, newId: () => `demo-${++n}` });
    await insertDemoPurchases(db, catalog, { now, newId: () => `demo-${++n}` });
    await insertDemoAfterSales(db, now);
    await insertDemoComments(db, { now, newId: () => `demo-${++n}` });
    await insertDemoCredits(db, now, () => `demo-${++n}`);
    await shareOutAll({ db, now }, { feeRate: 60, afterDays: 7 }, openClaims);
  });
});
afterAll(() => payments.close());

const as = (phone: string) => payments.portal.as(accountNoOf(phone));
const everything = { query: { size: 50 } } as const;

it('stand in every state, at the buyers’ and at the dealer’s', async () => {
  const [installer, gold, person, dealer] = await Promise.all([as('13800000003'), as('13800000004'), as('13800000001'), as('13800000002')]);
  const statesOf = (orders: readonly { state: string }[]) => new Set(orders.map(({ state }) => state));
  expect(statesOf((await dealer(listShopOrders, everything)).data)).toEqual(new Set(orderStates.states));
  const [own, goldens, persons] = await Promise.all([installer(listOrders, everything), gold(listOrders, everything), person(listOrders, everything)]);
  expect([own.count, goldens.count, persons.count]).toEqual([9, 8, 4]);
  expect(statesOf(own.data)).toEqual(new Set(orderStates.states.filter((state) => state !== 'toShip')));
  const parted = own.data.find(({ state }) => state === 'partiallyShipped');
  const order = await installer(getOrder, { params: { shopOrderNo: parted?.shopOrderNo ?? '' } });
  expect(order.parcels.map(({ lines }) => lines.length)).toEqual([2, 2]);
  expect(order.lines.map(({ shippedQuantity }) => shippedQuantity)).toEqual([20, 16, 2]);
  const over = own.data.find(({ state }) => state === 'completed');
  const { parcels } = await installer(getOrder, { params: { shopOrderNo: over?.shopOrderNo ?? '' } });
  expect(parcels.map(({ gmtReceived }) => gmtReceived !== null)).toEqual([true]);
});

it('make the credits of their buyers, one movement for each that was completed and paid online, and what was had for them is less (DEMO-7)', async () => {
  const made = await payments.rows<{ no: string | null; points: number }>(`select s.shop_order_no as no, e.points::int as points from credits_posting p
    join credits_entry e on e.posting_no = p.posting_no and e.points > 0 left join shop_order s on s.shop_order_no = p.source_no and s.state = 'completed' where p.kind = 'earn'`);
  const completed = await payments.rows<{ no: string; points: number }>(
    `select shop_order_no as no, floor((goods_amount - discount - coupon_amount) / 10)::int as points from shop_order where state = 'completed' and pay_way = 'online'`,
  );
  expect(completed.length).toBeGreaterThan(3);
  expect(made.toSorted((one, other) => ((one.no ?? '') < (other.no ?? '') ? -1 : 1))).toEqual(completed.toSorted((one, other) => (one.no < other.no ? -1 : 1)));
  const installer = await as('13800000003');
  const { balance, earned, spent } = await installer(getCreditsAccount);
  expect([spent, balance]).toEqual([820, earned - 820]);
  // enough for what the next exchange costs
  expect(balance).toBeGreaterThan(320);
});

it('unpaid close when any would, half an hour after they were placed', async () => {
  const dealer = await as('13800000002');
  const { data } = await dealer(listShopOrders, { query: { size: 50, state: 'pendingPayment' } });
  expect(data.length).toBeGreaterThan(0);
  for (const { gmtCreate, gmtDeadline } of data) expect(Date.parse(gmtDeadline ?? '') - Date.parse(gmtCreate)).toBe(PAY_WITHIN_MS);
});

it('add up to the fen, line by line', async () => {
  const wrong = await payments.rows(`select s.shop_order_no from shop_order s join order_line l using (shop_order_no)
    join trade_order o using (order_no) join payable p on p.business_no = o.pay_no
    group by s.shop_order_no, o.amount, p.amount_fen
    having sum(l.paid_amount) <> s.goods_amount - s.discount - s.coupon_amount or sum(l.coupon_amount) <> s.coupon_amount or sum(l.amount) <> s.goods_amount or o.amount <> s.amount or p.amount_fen <> s.amount * 100`);
  expect(wrong).toEqual([]);
});

it('are lowered in one case by a coupon of the dealer and one of the provider, which both sides read by name, and the provider makes up for its own', async () => {
  const [installer, dealer] = await Promise.all([as('13800000003'), as('13800000002')]);
  const [{ no } = { no: '' }] = await payments.rows<{ no: string }>('select shop_order_no as no from shop_order where coupon_amount > 0');
  const bought = await installer(getOrder, { params: { shopOrderNo: no } });
  const sold = await dealer(getShopOrder, { params: { shopOrderNo: no } });
  for (const { coupons, couponAmount } of [bought, sold]) {
    expect(coupons.map(({ name, amount, isPlatform }) => [name, amount, isPlatform])).toEqual([
      ['往期满两千减八十', 80, false],
      ['秋季备货满两千减一百', 100, true],
    ]);
    expect(couponAmount).toBe(180);
  }
  expect(bought.goodsAmount).toBeGreaterThan(2000);
  expect((await installer(listOwnCoupons, { query: { state: 'used' } })).data.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['往期满两千减八十', '秋季备货满两千减一百']),
  );
  const [share] = (await dealer(listShopShares, everything)).data.filter(({ shopOrderNo, kind }) => shopOrderNo === no && kind === 'order');
  expect(share?.subsidyAmount).toBe(100);
});

it('stand in the dealer’s list of actions, each step that its people took (ENTERPRISE-18)', async () => {
  const dealer = await as('13800000002');
  const { data, count } = await dealer(listStaffHistory, everything);
  const [{ steps } = { steps: 0 }] = await payments.rows<{ steps: number }>(
    "select count(*)::int as steps from order_event join shop_order using (shop_order_no) where by_whom = 'dealer' and act <> 'afterSale' and shop_no = 'M100001'",
  );
  expect(count).toBe(steps);
  expect(data.map(({ gmtCreate }) => gmtCreate)).toEqual(
    data
      .map(({ gmtCreate }) => gmtCreate)
      .toSorted()
      .toReversed(),
  );
  expect(new Set(data.map(({ act }) => act))).toEqual(new Set(['confirmShopOrder', 'rejectShopOrder', 'changeShopOrderPrice', 'shipShopOrder']));
  expect(data.every(({ detail, actorName }) => /^订单 DD\d+-1，/.test(detail) && actorName !== '')).toBe(true);
});

it('owe what was bought on credit, one of them too long (DEMO-5)', async () => {
  const owed = await payments.rows<{ owed: number; used: number; late: boolean }>(`select d.amount_fen - d.repaid_fen as owed, c.used_fen as used,
    d.gmt_due < '${new Date(payments.portal.clock.now()).toISOString()}' as late from trade_credit_debt d join trade_credit c using (shop_no, merchant_no) order by late desc`);
  expect(owed.map(({ owed: left, used, late }) => [left > 0 && Number(left) === Number(used), late])).toEqual([
    [true, true],
    [true, false],
  ]);
});

it('are shared out from the first look on, each as far as it has come (SHARE-4, DEMO-4)', async () => {
  const shares = await payments.rows<{ state: string; sum: number }>('select state, sum(share)::float8 as sum from share_row group by state order by state');
  expect(shares.map(({ state, sum }) => [state, sum > 0])).toEqual([
    ['shared', true],
    ['void', false],
    ['waiting', true],
  ]);
  expect(await payments.rows('select row_no from share_entry group by row_no having sum(amount) <> 0')).toEqual([]);
});

it('go on as any other: one is accepted, the money of one that is refused goes back', async () => {
  const dealer = await as('13800000002');
  const { data } = await dealer(listShopOrders, { query: { state: 'pendingConfirm' } });
  const [first, second] = data.map(({ shopOrderNo }) => shopOrderNo);
  expect((await dealer(confirmShopOrder, { body: { shopOrderNo: first ?? '' } })).state).toBe('toShip');
  await dealer(rejectShopOrder, { body: { shopOrderNo: second ?? '', reason: '缺货' } });
  await payments.performTasks();
  const after = await payments.rows<{ state: string }>(
    `select r.state from payment_refund r join payment p using (payment_no) join trade_order o on o.pay_no = p.business_no where r.request_no = '${second}'`,
  );
  expect(after).toEqual([{ state: 'SUCCEEDED' }]);
});

it('bear requests that wait for either side and for the provider, and one that is agreed to gives its money back (AFTER-4)', async () => {
  const dealer = await as('13800000002');
  const { data } = await dealer(listShopAfterSales, everything);
  expect(new Set(data.map(({ state }) => state))).toEqual(
    new Set([
      'applied',
      'sellerAgreed',
      'buyerShipped',
      'sentAnew',
      'sellerRefused',
      'sellerRejectedGoods',
      'arbitration',
      'platformRefused',
      'completed',
      'buyerCancelled',
    ]),
  );
  const no = { afterSaleNo: data.find(({ state, isUnsent }) => state === 'applied' && isUnsent)?.afterSaleNo ?? '' };
  await dealer(agreeAfterSale, { body: no });
  await payments.performTasks();
  const after = await dealer(getShopAfterSale, { params: no });
  expect(after.state).toBe('completed');
  const [order] = await payments.rows<{ refunded_amount: string }>(`select refunded_amount from shop_order where shop_order_no = '${after.shopOrderNo}'`);
  expect(Number(order?.refunded_amount)).toBe(after.amount);
});
