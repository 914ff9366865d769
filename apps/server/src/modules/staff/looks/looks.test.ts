/** Who of a dealer's people looked at data of its customers, or took them away (ENTERPRISE-17). */
import { pathOf } from '@portal/client';
import { listBoundCustomers } from '@portal/contract/customer';
import { exportShopOrders, getShopOrder, listShopOrders, placeOrder } from '@portal/contract/order';
import { LOOK_KEPT_DAYS, listCustomerLooks, listDealerLooks } from '@portal/contract/staff';
import { getCustomerCredit } from '@portal/contract/trade-credit';
import { openTestConsole } from '@portal/server/testkit/console';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { aPerson, type TestPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const DAY = 24 * 3_600_000;
let portal: TestPortal;
let dealer: TestPerson;
let other: TestPerson;
let staff: TestPerson;
let buyer: TestBuyer;
let shopOrderNo = '';

beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
  [dealer, other] = [await aDealer(portal), await aDealer(portal)];
  staff = await aPerson(portal.database);
  await portal.database.pool.query('insert into account_identity (account_no, merchant_no, employee_type, choose_on) values ($1, $2, 1, true)', [
    staff.accountNo,
    dealer.merchantNo,
  ]);
  buyer = await aBuyerOf(portal, dealer);
  const { skuNo } = await aSku(portal.database, { price: 100 });
  const body = { productList: [{ skuNo, quantity: 1 }], addressId: buyer.addressId, amount: 100 };
  ({ shopOrderNo } = await buyer.call(placeOrder, { body, idempotencyKey: 'looked-1' }));
});
afterAll(() => portal.close());

const looksOf = async (owner: TestPerson, act?: 'exportOrders') =>
  (await (await portal.as(owner.accountNo))(listCustomerLooks, { query: { act, size: 50 } })).data;
const take = async (accountNo: string) =>
  (
    await portal.portal.http.inject({
      url: pathOf(exportShopOrders, { query: { keyword: '13900001111' } }),
      headers: { cookie: await portal.cookieOf(accountNo) },
    })
  ).statusCode;

describe('a look of one of a dealer’s people at customers’ data', () => {
  it('is a row that day, by whom, at what and how often; each worksheet is one of its own, with how many orders it held', async () => {
    const call = await portal.as(staff.accountNo);
    await call(listShopOrders);
    await call(getShopOrder, { params: { shopOrderNo } });
    await call(getShopOrder, { params: { shopOrderNo } });
    await call(listBoundCustomers);
    expect(await take(staff.accountNo)).toBe(200);
    portal.clock.forward(1_000);
    expect(await take(staff.accountNo)).toBe(200);
    const looks = await looksOf(dealer);
    expect(looks.map(({ act, target, lookCount }) => [act, target, lookCount]).toSorted()).toEqual([
      ['exportOrders', '', 1],
      ['exportOrders', '', 1],
      ['listCustomers', '', 1],
      ['listOrders', '', 1],
      ['readOrder', shopOrderNo, 2],
    ]);
    expect(looks.find(({ act }) => act === 'listOrders')?.recordCount).toBe(1);
    expect(await looksOf(dealer, 'exportOrders')).toHaveLength(2);
  });

  it('tells nothing of what was read, nor what was looked for', async () => {
    const { rows } = await portal.database.pool.query('select * from customer_look');
    const told = JSON.stringify(rows);
    for (const secret of ['13900001111', buyer.phone, staff.phone]) expect(told).not.toContain(secret);
  });

  it('is read by the dealer’s owner alone, another dealer’s is none, and what is not there was not looked at', async () => {
    expect(await looksOf(other)).toEqual([]);
    expect((await failureOf((await portal.as(staff.accountNo))(listCustomerLooks))).code).toBe(403);
    await failureOf((await portal.as(other.accountNo))(getShopOrder, { params: { shopOrderNo } }));
    await failureOf((await portal.as(other.accountNo))(getCustomerCredit, { query: { customerNo: buyer.merchantNo } }));
    expect(await looksOf(other)).toEqual([]);
  });

  it('is read by the provider’s administrators, of all dealers or of one, and by nobody else on the console', async () => {
    const at = await openTestConsole(portal);
    const administrator = await at.as(await at.anOperator('administrator', {}));
    const { data } = await administrator(listDealerLooks, { query: { act: 'exportOrders', merchantNo: dealer.merchantNo } });
    expect(data.map(({ merchantNo, recordCount }) => [merchantNo, recordCount])).toEqual([
      [dealer.merchantNo, 0],
      [dealer.merchantNo, 0],
    ]);
    expect((await administrator(listDealerLooks, { query: { merchantNo: other.merchantNo } })).data).toEqual([]);
    expect((await failureOf((await at.as(await at.anOperator('auditor', {})))(listDealerLooks))).code).toBe(403);
  });

  it('begins anew on another day, and is forgotten after its time', async () => {
    portal.clock.forward(DAY);
    await (
      await portal.as(dealer.accountNo)
    )(getShopOrder, { params: { shopOrderNo } });
    portal.clock.forward((LOOK_KEPT_DAYS - 1) * DAY + 60_000);
    await portal.runJob('forget-customer-looks');
    expect((await looksOf(dealer)).map(({ act, lookCount }) => [act, lookCount])).toEqual([['readOrder', 1]]);
    portal.clock.forward(DAY);
    await portal.runJob('forget-customer-looks');
    expect(await looksOf(dealer)).toEqual([]);
  });
});
