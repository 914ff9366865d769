/** Services of all orders of a dealer in one list (SERVICE-14). */
import type { Call } from '@portal/client';
import { assignCustomers } from '@portal/contract/customer';
import { confirmShopOrder, placeOrder, shipShopOrder } from '@portal/contract/order';
import {
  addServiceOrder,
  arrangeShopOrderService,
  cancelServiceOrder,
  completeShopOrderService,
  countShopServices,
  listShopServices,
} from '@portal/contract/service-order';
import { changeStaffScope } from '@portal/contract/staff';
import { saveCreditTerms } from '@portal/contract/trade-credit';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { aPerson, type TestPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, expect, it } from 'vitest';

const FORM = {
  contact: '林晓',
  phone: '13800000009',
  provinceCode: '33',
  provinceName: '浙江省',
  cityCode: '3301',
  cityName: '杭州市',
  areaCode: '330108',
  areaName: '滨江区',
  detailAddress: '江南大道 588 号',
  projectName: '滨江物流园',
  products: [{ productModel: 'HV-D6828', quantity: 3 }],
};
let portal: TestPortal;
let dealer: TestPerson;
let dealing: Call;
let serial = 0;
const key = () => `services-${++serial}`;

beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
  dealer = await aDealer(portal);
  dealing = await portal.as(dealer.accountNo);
});
afterAll(() => portal.close());

/** A buyer whose order was sent. */
async function aSentOrder(): Promise<TestBuyer & { shopOrderNo: string }> {
  const buyer = await aBuyerOf(portal, dealer);
  await dealing(saveCreditTerms, { body: { customerNo: buyer.merchantNo, limit: 999, termDays: 30 } });
  const { skuNo } = await aSku(portal.database, { price: 20 });
  const body = { productList: [{ skuNo, quantity: 3 }], addressId: buyer.addressId, amount: 60, payWay: 'credit' as const };
  const { shopOrderNo } = await buyer.call(placeOrder, { body, idempotencyKey: key() });
  await dealing(confirmShopOrder, { body: { shopOrderNo } });
  await dealing(shipShopOrder, { body: { shopOrderNo, carrier: '顺丰速运', trackingNo: shopOrderNo }, idempotencyKey: key() });
  return { ...buyer, shopOrderNo };
}
async function ask({ call, shopOrderNo }: { call: Call; shopOrderNo: string }, isSiteShown: boolean): Promise<string> {
  portal.clock.forward(1000);
  return call(addServiceOrder, { params: { serviceType: 'install' }, body: { ...FORM, shopOrderNo, isSiteShown }, idempotencyKey: key() });
}
const list = async (query: object = {}, call = dealing) => (await call(listShopServices, { query })).data;
const idsOf = async (query: object = {}, call = dealing) => (await list(query, call)).map(({ id }) => id);

it('tells what a dealer has to arrange, has arranged, leaves to the desk, and what is over; each once, what waits first', async () => {
  const [first, second, third, fourth] = [await aSentOrder(), await aSentOrder(), await aSentOrder(), await aSentOrder()];
  const cancelled = await ask(fourth, true);
  await fourth.call(cancelServiceOrder, { body: { id: cancelled } });
  const byDesk = await ask(third, false);
  const arranged = await ask(second, true);
  const waiting = await ask(first, true);
  const visitDate = new Date(portal.clock.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const [{ gmtModified = '' } = {}] = await list({ keyword: arranged });
  await dealing(arrangeShopOrderService, { body: { shopOrderNo: second.shopOrderNo, id: arranged, gmtModified, visitDate, text: '张工' } });
  expect((await list()).map(({ id, shopState }) => [id, shopState])).toEqual([
    [waiting, 'toArrange'],
    [arranged, 'arranged'],
    [byDesk, 'byDesk'],
    [cancelled, 'over'],
  ]);
  expect(await dealing(countShopServices)).toEqual({ toArrange: 1, arranged: 1, byDesk: 1, over: 1 });
  expect(await idsOf({ state: 'arranged' })).toEqual([arranged]);
  const [service] = await list({ state: 'toArrange' });
  expect(service).toMatchObject({ serviceType: 'install', state: 'pending', shopOrderNo: first.shopOrderNo, regionName: '浙江省 杭州市 滨江区' });
  expect(service?.buyerName).not.toBe('');
  // where to come, whom to meet and what for stands on the order's page, where that is a look
  expect(JSON.stringify(await list())).not.toMatch(/林晓|13800000009|588|物流园/);
  for (const keyword of [waiting, first.shopOrderNo.toLowerCase(), service?.buyerName ?? '']) expect(await idsOf({ keyword })).toContain(waiting);
  expect((await dealing(listShopServices, { query: { page: 2, size: 10 } })).count).toBe(4);
  const [{ gmtModified: again = '' } = {}] = await list({ keyword: arranged });
  await dealing(completeShopOrderService, { body: { shopOrderNo: second.shopOrderNo, id: arranged, gmtModified: again } });
  expect((await idsOf()).slice(-2)).toEqual([arranged, cancelled]);
  expect((await dealing(countShopServices)).over).toBe(2);
});

it('is of the dealer’s own orders, and for staff who see their own customers alone of those (ENTERPRISE-16)', async () => {
  const [own, foreign] = [await aSentOrder(), await aSentOrder()];
  const [id, other] = [await ask(own, true), await ask(foreign, true)];
  const staff = await aPerson(portal.database);
  await portal.database.pool.query('insert into account_identity (account_no, merchant_no, employee_type, choose_on) values ($1, $2, 1, true)', [
    staff.accountNo,
    dealer.merchantNo,
  ]);
  const narrow = await portal.as(staff.accountNo);
  expect(await idsOf({}, narrow)).toContain(other);
  await dealing(changeStaffScope, { body: { accountNo: staff.accountNo, ownCustomers: true } });
  await dealing(assignCustomers, { body: { staffNo: staff.accountNo, customerNos: [own.merchantNo] } });
  expect(await idsOf({}, narrow)).toEqual([id]);
  expect((await narrow(countShopServices)).toArrange).toBe(1);
  const elsewhere = await portal.as((await aDealer(portal)).accountNo);
  expect([await idsOf({}, elsewhere), (await elsewhere(countShopServices)).toArrange]).toEqual([[], 0]);
  expect((await failureOf(own.call(listShopServices))).status).toBe(403);
});
