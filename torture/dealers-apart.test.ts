/**
 * One first-level dealer asks for everything by the numbers of another's: orders, requests after a sale, customers, groups, coupons,
 * flash sales, debts, freight, looks (RELY-13). It reads none of it, and the other finds all as it was.
 */
import { pathOf, type Call } from '@portal/client';
import * as afterSale from '@portal/contract/after-sale';
import { getShopCouponTemplate, listShopCouponTemplates } from '@portal/contract/coupon';
import { addPricingGroup, listBoundCustomers, listGroupPrices, listPricingGroups, moveCustomers, saveGroupPrice } from '@portal/contract/customer';
import type { Endpoint } from '@portal/contract/core';
import { listOffers } from '@portal/contract/offer';
import * as order from '@portal/contract/order';
import { startPayment } from '@portal/contract/payment';
import { getShopSeckill, listShopSeckills } from '@portal/contract/seckill';
import { listCustomerLooks } from '@portal/contract/staff';
import { getCustomerCredit, saveCreditTerms } from '@portal/contract/trade-credit';
import { putOffers } from '@portal/server/modules/price/index';
import { ordersHearPaid } from '@portal/server/modules/order/index';
import { aCouponTemplate } from '@portal/server/testkit/coupons';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { openTestPayments, type TestPayments } from '@portal/server/testkit/payments';
import type { TestPerson } from '@portal/server/testkit/people';
import { aShopSale } from '@portal/server/testkit/seckill';
import { aBuyerOf, aDealer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpointInputs, type Ids } from './endpoint-inputs.ts';

/** What a first-level dealer's people alone may do. */
const DEALERS_RIGHTS = new Set([
  'handlesOrders',
  'seesOffers',
  'editsOffers',
  'issuesShopCoupons',
  'assignsCustomers',
  'seesShares',
  'handsOver',
  'managesStaff',
]);
/** Made by the dealer that asks, of goods everybody may name. */
const SECRET = '只有甲知道';

let at: TestPayments;
let owner: Call;
let other: TestPerson;
let cookie = '';
let skuNo = '';
/** Numbers of what is the one dealer's, each in the place of every id there is. */
let numbers: Readonly<Record<string, string>> = {};
let serial = 0;
const key = () => `apart-${++serial}`;

beforeAll(async () => {
  at = await openTestPayments({ onSucceeded: [ordersHearPaid({ onOrderMoved: [], onWithdrawn: [], onGivenBack: [] })] });
  const { portal } = at;
  await insertPlaces(portal);
  const dealer = await aDealer(portal);
  other = await aDealer(portal);
  owner = await portal.as(dealer.accountNo);
  cookie = await portal.cookieOf(other.accountNo);
  const sku = await aSku(portal.database, { price: 100 });
  ({ skuNo } = sku);
  await portal.database.transaction((db) =>
    putOffers(db, dealer.merchantNo, [{ skuNo, price: 100, stockTotal: 40, leadDays: 1 }], { now: portal.clock.now(), by: null }),
  );
  const buyer = await aBuyerOf(portal, dealer);
  const { payNo, shopOrderNo } = await buyer.call(order.placeOrder, {
    body: { productList: [{ skuNo, quantity: 3 }], addressId: buyer.addressId, amount: 300, remark: SECRET },
    idempotencyKey: key(),
  });
  const { payment } = await buyer.call(startPayment, { body: { businessType: 'order', businessNo: payNo, channel: 'wechat' } });
  at.payAt('wechat', payment?.paymentNo ?? '');
  portal.clock.forward(11_000);
  await at.runJob('follow-payments');
  await at.performTasks();
  await owner(order.confirmShopOrder, { body: { shopOrderNo } });
  const { lines } = await buyer.call(order.getOrder, { params: { shopOrderNo } });
  const lineId = lines[0]?.id ?? '';
  const { afterSaleNo } = await buyer.call(afterSale.applyAfterSale, {
    body: { shopOrderNo, way: 'refund', isUnsent: true, lines: [{ id: lineId, quantity: 1 }], reason: 'quality', text: SECRET },
    idempotencyKey: key(),
  });
  const customerNo = buyer.merchantNo;
  await owner(saveCreditTerms, { body: { customerNo, limit: 1_234, termDays: 30 } });
  await owner(addPricingGroup, { body: { groupName: SECRET, rate: 90, beginDate: null, endDate: null }, idempotencyKey: key() });
  const groupNo = (await owner(listPricingGroups))[0]?.groupNo ?? '';
  await owner(moveCustomers, { body: { groupNo, customerNos: [customerNo] } });
  await owner(saveGroupPrice, { body: { groupNo, skuNo, price: 88.88 } });
  const templateNo = await aCouponTemplate(portal, dealer.merchantNo, { name: SECRET });
  const { activityNo } = await aShopSale(portal, dealer, { items: [{ code: skuNo, price: 50 }], stock: { [skuNo]: 5 } });
  numbers = { shopOrderNo, lineId, afterSaleNo, customerNo, groupNo, templateNo, activityNo, staffNo: dealer.accountNo, merchantNo: dealer.merchantNo };
});
afterAll(() => at.close());

/** All that the one dealer can read of its own. */
async function seenByOwner(): Promise<unknown[]> {
  const { shopOrderNo = '', afterSaleNo = '', customerNo = '', groupNo = '', templateNo = '', activityNo = '' } = numbers;
  return [
    await owner(order.getShopOrder, { params: { shopOrderNo } }),
    await owner(afterSale.getShopAfterSale, { params: { afterSaleNo } }),
    await owner(getCustomerCredit, { query: { customerNo } }),
    await owner(listBoundCustomers),
    await owner(listPricingGroups),
    await owner(listGroupPrices, { query: { groupNo } }),
    await owner(getShopCouponTemplate, { params: { id: templateNo } }),
    (await owner(listShopCouponTemplates)).data.map(({ templateNo: each, state }) => [each, state]),
    await owner(getShopSeckill, { params: { activityNo } }),
    (await owner(listShopSeckills)).data.map(({ activityNo: each }) => each),
    (await owner(listOffers)).data,
    await owner(order.getFreightTemplate),
  ];
}

/** The inputs of a call, with this number in the place of every id. */
function inputsOf({ name }: Endpoint, number: string) {
  const ids = new Proxy({ skuNo, spuNo: skuNo }, { get: (goods, field) => (field in goods ? goods[field as keyof typeof goods] : number) }) as unknown as Ids;
  const inputs = endpointInputs[name]?.(ids) ?? [];
  // a group's number stands in no Ids
  return inputs.map((input) => JSON.parse(JSON.stringify(input).replaceAll('"G404"', JSON.stringify(number))) as (typeof inputs)[number]);
}

it('nobody of another dealer reads or moves anything by its numbers', async () => {
  const before = await seenByOwner();
  const calls = at.portal.portal.served.filter(({ access }) => DEALERS_RIGHTS.has(access));
  const shown: string[] = [];
  let taken = 0;
  for (const endpoint of calls)
    for (const [kind, number] of Object.entries(numbers))
      for (const input of inputsOf(endpoint, number)) {
        const answer = await at.portal.portal.http.inject({
          method: endpoint.method,
          url: pathOf(endpoint, { params: input.params, query: input.query }),
          headers: { cookie, 'idempotency-key': key(), ...(endpoint.method === 'POST' ? { 'content-type': 'application/json' } : {}) },
          ...(endpoint.method === 'POST' ? { payload: JSON.stringify(input.body ?? {}) } : {}),
        });
        const said = `${endpoint.name} by ${kind}: ${answer.statusCode} ${answer.body.slice(0, 120)}`;
        if (answer.statusCode >= 500) shown.push(said);
        if (answer.statusCode === 200) taken++;
        const asked = JSON.stringify(input);
        const foreign = [SECRET, ...Object.values(numbers)].filter((canary) => !asked.includes(canary));
        if (foreign.some((canary) => answer.body.includes(canary))) shown.push(said);
      }
  expect(shown).toEqual([]);
  expect(calls.length).toBeGreaterThan(50);
  expect(taken).toBeGreaterThan(0);
  expect(await seenByOwner()).toEqual(before);
  expect((await (await at.portal.as(other.accountNo))(listCustomerLooks)).data.filter(({ target }) => target !== '')).toEqual([]);
});
