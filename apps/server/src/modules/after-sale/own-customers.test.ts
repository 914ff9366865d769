/** Of a first-level dealer's staff who see their own customers alone: what is of another's is as if it were not there (ENTERPRISE-16). */
import { pathOf, type Call } from '@portal/client';
import * as afterSale from '@portal/contract/after-sale';
import { notFound } from '@portal/contract/core';
import {
  addPricingGroup,
  assignCustomers,
  explainCustomerPrice,
  listBoundCustomers,
  listCustomerStaff,
  listGroupPrices,
  listPricingGroups,
  moveCustomers,
  noSuchGroup,
  noSuchStaff,
  notYourCustomer,
} from '@portal/contract/customer';
import { listCustomerChoices } from '@portal/contract/design-order';
import { listOfferCustomers, listOffers } from '@portal/contract/offer';
import * as order from '@portal/contract/order';
import { startPayment } from '@portal/contract/payment';
import { listShopOrderServices } from '@portal/contract/service-order';
import { getCustomerCredit, listCustomerCredits, saveCreditTerms } from '@portal/contract/trade-credit';
import { changeStaffRole, changeStaffScope, listStaff, staffMoved } from '@portal/contract/staff';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { openTestPayments, type TestPayments } from '@portal/server/testkit/payments';
import { aPerson, type TestPerson } from '@portal/server/testkit/people';
import { failureOf } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordersHearPaid } from '../order/index.ts';
import { putOffers } from '../price/index.ts';

interface Bought {
  shopOrderNo: string;
  afterSaleNo: string;
}

let at: TestPayments;
let dealer: TestPerson;
let owner: Call;
let staff: TestPerson;
let narrow: Call;
let [own, foreign]: TestBuyer[] = [];
let [ofOwn, ofForeign]: Bought[] = [];
let serial = 0;
const key = () => `own-${++serial}`;

async function aColleague(): Promise<TestPerson> {
  const person = await aPerson(at.portal.database);
  await at.portal.database.pool.query('insert into account_identity (account_no, merchant_no, employee_type, choose_on) values ($1, $2, 1, true)', [
    person.accountNo,
    dealer.merchantNo,
  ]);
  return person;
}

/** Paid, accepted, and asked back: each step is told to the dealer. */
async function bought(buyer: TestBuyer): Promise<Bought> {
  const { skuNo } = await aSku(at.portal.database, { price: 100 });
  await at.portal.database.transaction((db) =>
    putOffers(db, dealer.merchantNo, [{ skuNo, price: 100, stockTotal: 10, leadDays: 1 }], { now: at.portal.clock.now(), by: null }),
  );
  const body = { productList: [{ skuNo, quantity: 2 }], addressId: buyer.addressId, amount: 200 };
  const { payNo, shopOrderNo } = await buyer.call(order.placeOrder, { body, idempotencyKey: key() });
  const { payment } = await buyer.call(startPayment, { body: { businessType: 'order', businessNo: payNo, channel: 'wechat' } });
  at.payAt('wechat', payment?.paymentNo ?? '');
  at.portal.clock.forward(11_000);
  await at.runJob('follow-payments');
  await at.performTasks();
  await owner(order.confirmShopOrder, { body: { shopOrderNo } });
  const { lines } = await buyer.call(order.getOrder, { params: { shopOrderNo } });
  const asked = { shopOrderNo, way: 'refund' as const, isUnsent: true, lines: [{ id: lines[0]?.id ?? '', quantity: 1 }], reason: 'quality' as const };
  const { afterSaleNo } = await buyer.call(afterSale.applyAfterSale, { body: asked, idempotencyKey: key() });
  return { shopOrderNo, afterSaleNo };
}

/** Numbers of the orders in the worksheet. */
async function exported({ accountNo }: TestPerson): Promise<unknown[]> {
  const answer = await at.portal.portal.http.inject({
    url: pathOf(order.exportShopOrders, { query: {} }),
    headers: { cookie: await at.portal.cookieOf(accountNo) },
  });
  const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload));
  return (sheets[0]?.rows ?? []).slice(1).map(([number]) => number);
}

const titles = async ({ accountNo }: TestPerson) =>
  (
    await at.portal.database.pool.query<{ title: string }>(`select title from message where account_no = $1 and message_type = 'order' order by title`, [
      accountNo,
    ])
  ).rows.map(({ title }) => title);

beforeAll(async () => {
  at = await openTestPayments({ onSucceeded: [ordersHearPaid({ onOrderMoved: [], onWithdrawn: [], onGivenBack: [] })] });
  await insertPlaces(at.portal);
  dealer = await aDealer(at.portal);
  owner = await at.portal.as(dealer.accountNo);
  staff = await aColleague();
  narrow = await at.portal.as(staff.accountNo);
  own = await aBuyerOf(at.portal, dealer);
  foreign = await aBuyerOf(at.portal, dealer);
  await owner(changeStaffScope, { body: { accountNo: staff.accountNo, ownCustomers: true } });
  await owner(assignCustomers, { body: { staffNo: staff.accountNo, customerNos: [own.merchantNo] } });
  await owner(saveCreditTerms, { body: { customerNo: foreign.merchantNo, limit: 1_000, termDays: 30 } });
  ofOwn = await bought(own);
  ofForeign = await bought(foreign);
});
afterAll(() => at.close());

/** Each call about one order or request that is at the dealer. */
const ABOUT_ONE: Readonly<Record<string, (call: Call, one: Bought) => Promise<unknown>>> = {
  getShopOrder: (call, { shopOrderNo }) => call(order.getShopOrder, { params: { shopOrderNo } }),
  getShopOrderStock: (call, { shopOrderNo }) => call(order.getShopOrderStock, { params: { shopOrderNo } }),
  confirmShopOrder: (call, { shopOrderNo }) => call(order.confirmShopOrder, { body: { shopOrderNo } }),
  rejectShopOrder: (call, { shopOrderNo }) => call(order.rejectShopOrder, { body: { shopOrderNo, reason: '无货' } }),
  changeShopOrderPrice: (call, { shopOrderNo }) => call(order.changeShopOrderPrice, { body: { shopOrderNo, goodsAmount: 100, freight: 0 } }),
  shipShopOrder: (call, { shopOrderNo }) =>
    call(order.shipShopOrder, { body: { shopOrderNo, carrier: '顺丰', trackingNo: `SF${key()}` }, idempotencyKey: key() }),
  changeParcel: (call, { shopOrderNo }) => call(order.changeParcel, { body: { shopOrderNo, parcelNo: 1, carrier: '顺丰', trackingNo: `SF${key()}` } }),
  trackShopParcel: (call, { shopOrderNo }) => call(order.trackShopParcel, { body: { shopOrderNo, parcelNo: 1 } }),
  getShopAfterSale: (call, { afterSaleNo }) => call(afterSale.getShopAfterSale, { params: { afterSaleNo } }),
  readShopAfterSalePicture: (call, { afterSaleNo }) => call(afterSale.readShopAfterSalePicture, { params: { afterSaleNo, fileId: 'F404' } }),
  agreeAfterSale: (call, { afterSaleNo }) => call(afterSale.agreeAfterSale, { body: { afterSaleNo, returnAddress: '' } }),
  refuseAfterSale: (call, { afterSaleNo }) => call(afterSale.refuseAfterSale, { body: { afterSaleNo, text: '已拆封' } }),
  receiveReturnedGoods: (call, { afterSaleNo }) => call(afterSale.receiveReturnedGoods, { body: { afterSaleNo } }),
  rejectReturnedGoods: (call, { afterSaleNo }) => call(afterSale.rejectReturnedGoods, { body: { afterSaleNo, text: '少了配件' } }),
  sendGoodsAnew: (call, { afterSaleNo }) => call(afterSale.sendGoodsAnew, { body: { afterSaleNo, carrier: '顺丰', trackingNo: 'SF1' } }),
};
/** Those about many, and about the dealer alone. */
const ABOUT_MANY = ['listShopOrders', 'countShopOrders', 'exportShopOrders', 'listShopAfterSales', 'countShopAfterSales'];
const ABOUT_DEALER = ['getFreightTemplate'];

describe('staff who see their own customers alone', () => {
  it('are asked about in every call by which orders and requests are handled', () => {
    const handling = Object.values({ ...order, ...afterSale }).flatMap((one) =>
      typeof one === 'object' && 'access' in one && one.access === 'handlesOrders' && 'name' in one ? [String(one.name)] : [],
    );
    expect(handling.toSorted()).toEqual([...Object.keys(ABOUT_ONE), ...ABOUT_MANY, ...ABOUT_DEALER].toSorted());
  });

  it.each(Object.entries(ABOUT_ONE))('%s tells of another’s customer what it tells of nothing', async (_, ask) => {
    const none = { shopOrderNo: 'NOBODY-1', afterSaleNo: 'NOBODY' };
    const [told, ofNothing] = [await failureOf(ask(narrow, ofForeign ?? none)), await failureOf(ask(narrow, none))];
    expect([told.code, told.msg, told.data]).toEqual([notFound.code, ofNothing.msg, ofNothing.data]);
  });

  it('see in lists, counts and worksheets what is of their own, and open it', async () => {
    const orders = await narrow(order.listShopOrders);
    expect([orders.count, orders.data.map(({ shopOrderNo }) => shopOrderNo)]).toEqual([1, [ofOwn?.shopOrderNo]]);
    expect((await narrow(order.countShopOrders)).toShip).toBe(1);
    const requests = await narrow(afterSale.listShopAfterSales);
    expect([requests.count, requests.data.map(({ afterSaleNo }) => afterSaleNo)]).toEqual([1, [ofOwn?.afterSaleNo]]);
    expect((await narrow(afterSale.countShopAfterSales)).applied).toBe(1);
    expect((await narrow(order.getShopOrder, { params: { shopOrderNo: ofOwn?.shopOrderNo ?? '' } })).shopOrderNo).toBe(ofOwn?.shopOrderNo);
    expect((await owner(order.countShopOrders)).toShip).toBe(2);
    expect(await exported(staff)).toEqual([ofOwn?.shopOrderNo]);
    expect((await exported(dealer)).length).toBe(2);
  });

  it('see their own customers wherever customers are named or priced, and nobody else’s', async () => {
    expect((await narrow(listBoundCustomers)).data.map(({ customerNo, staffName }) => [customerNo, staffName])).toEqual([
      [own?.merchantNo, expect.any(String)],
    ]);
    expect((await narrow(listOfferCustomers)).map(({ customerNo }) => customerNo)).toEqual([own?.merchantNo]);
    expect((await narrow(listCustomerChoices)).members.map(({ accountNo }) => accountNo)).toEqual([own?.merchantNo]);
    expect((await failureOf(narrow(listShopOrderServices, { params: { shopOrderNo: ofForeign?.shopOrderNo ?? '' } }))).code).toBe(notFound.code);
    const why = { customerNo: foreign?.merchantNo ?? '', skuNo: (await aSku(at.portal.database, { price: 10 })).skuNo };
    expect((await failureOf(narrow(explainCustomerPrice, { query: why }))).code).toBe(notYourCustomer.code);
    expect((await failureOf(narrow(getCustomerCredit, { query: { customerNo: why.customerNo } }))).code).toBe(notYourCustomer.code);
    expect(await narrow(listCustomerCredits)).toEqual([]);
    expect((await failureOf(narrow(listOffers, { query: { customerNo: foreign?.merchantNo ?? '' } }))).code).toBe(notYourCustomer.code);
    expect((await failureOf(narrow(assignCustomers, { body: { staffNo: staff.accountNo, customerNos: [foreign?.merchantNo ?? ''] } }))).code).toBe(403);
  });

  it('read the prices of pricing groups that their own customers are in, and of no other', async () => {
    const make = (groupName: string) =>
      owner(addPricingGroup, { body: { groupName, rate: 80, beginDate: null, endDate: null }, idempotencyKey: key() }).then(({ groupNo }) => groupNo);
    const [ofTheirs, ofOthers, ofNobody] = [await make('大客户'), await make('散客'), await make('空组')];
    const move = (groupNo: string, customers: readonly (TestBuyer | undefined)[]) =>
      owner(moveCustomers, { body: { groupNo, customerNos: customers.map((one) => one?.merchantNo ?? '') } });
    await move(ofTheirs, [own]);
    await move(ofOthers, [foreign]);
    expect((await owner(listPricingGroups)).map(({ groupNo }) => groupNo).toSorted()).toEqual([ofTheirs, ofOthers, ofNobody].toSorted());
    expect((await narrow(listPricingGroups)).map(({ groupNo, memberCount }) => [groupNo, memberCount])).toEqual([[ofTheirs, 1]]);
    // and offer no other where an order is made for somebody
    expect((await owner(listCustomerChoices)).groups.map(({ id }) => id).toSorted()).toEqual([ofTheirs, ofOthers, ofNobody].toSorted());
    expect((await narrow(listCustomerChoices)).groups).toEqual([{ id: ofTheirs, groupName: '大客户' }]);
    expect((await narrow(listGroupPrices, { query: { groupNo: ofTheirs } })).count).toBeGreaterThan(0);
    for (const groupNo of [ofOthers, ofNobody]) {
      expect((await owner(listGroupPrices, { query: { groupNo } })).count).toBeGreaterThan(0);
      expect((await failureOf(narrow(listGroupPrices, { query: { groupNo } }))).code).toBe(noSuchGroup.code);
    }
    const colleague = await at.portal.as((await aColleague()).accountNo);
    expect((await colleague(listPricingGroups)).map(({ memberCount }) => memberCount).toSorted()).toEqual([0, 1, 1]);
    await move('', [own, foreign]);
    expect(await narrow(listPricingGroups)).toEqual([]);
  });

  it('are told of their own customers’ orders and requests; others of the staff, and the owner, of everybody’s', async () => {
    expect(await titles(staff)).toEqual(['有新的售后申请待处理', '有新订单待接单']);
    expect(await titles(dealer)).toEqual(['有新的售后申请待处理', '有新的售后申请待处理', '有新订单待接单', '有新订单待接单']);
  });

  it('see what is assigned and taken away from the next request on; a manager sees all, and their own alone again as staff', async () => {
    const colleague = await aColleague();
    const assign = (staffNo: string, customerNos = [foreign?.merchantNo ?? '']) => owner(assignCustomers, { body: { staffNo, customerNos } });
    await assign(staff.accountNo);
    expect((await narrow(order.countShopOrders)).toShip).toBe(2);
    await assign(colleague.accountNo);
    expect((await narrow(order.countShopOrders)).toShip).toBe(1);
    expect((await owner(listCustomerStaff)).find(({ staffNo }) => staffNo === staff.accountNo)).toMatchObject({ ownCustomers: true, customerCount: 1 });
    await assign('');
    expect((await owner(listBoundCustomers)).data.find(({ customerNo }) => customerNo === foreign?.merchantNo)?.staffNo).toBeNull();
    expect((await failureOf(assign('A404'))).code).toBe(noSuchStaff.code);
    expect((await failureOf(assign(staff.accountNo, ['M404', own?.merchantNo ?? '']))).code).toBe(notYourCustomer.code);
    await owner(changeStaffRole, { body: { accountNo: staff.accountNo, staffRole: 'manager' } });
    expect((await narrow(order.countShopOrders)).toShip).toBe(2);
    expect((await failureOf(owner(changeStaffScope, { body: { accountNo: staff.accountNo, ownCustomers: true } }))).code).toBe(staffMoved.code);
    expect((await owner(listStaff)).members.find(({ accountNo }) => accountNo === staff.accountNo)?.ownCustomers).toBe(false);
    await owner(changeStaffRole, { body: { accountNo: staff.accountNo, staffRole: 'staff' } });
    expect((await owner(listStaff)).members.find(({ accountNo }) => accountNo === staff.accountNo)?.ownCustomers).toBe(true);
    expect((await narrow(order.countShopOrders)).toShip).toBe(1);
  });
});

describe('who is narrowed', () => {
  it('keeps nothing of what was told while all was seen', async () => {
    const colleague = await aColleague();
    const told = async () =>
      (await at.rows<{ link: string }>(`select link from message where account_no = '${colleague.accountNo}'`)).filter(({ link }) =>
        link.startsWith('/merchantCenter/'),
      ).length;
    await bought(foreign ?? fail());
    expect(await told()).toBeGreaterThan(0);
    await owner(changeStaffScope, { body: { accountNo: colleague.accountNo, ownCustomers: true } });
    expect(await told()).toBe(0);
    expect(await at.rows(`select 1 from message where account_no = '${colleague.accountNo}'`)).toHaveLength(1);
    await bought(foreign ?? fail());
    expect(await told()).toBe(0);
  });
});

describe('a number that a parcel of another’s customer has', () => {
  it('is said to be in use, and not by which order (ORDER-43)', async () => {
    const colleague = await aColleague();
    await owner(changeStaffScope, { body: { accountNo: colleague.accountNo, ownCustomers: true } });
    await owner(assignCustomers, { body: { staffNo: colleague.accountNo, customerNos: [own?.merchantNo ?? ''] } });
    const [ofTheirs, ofOthers] = [await bought(own ?? fail()), await bought(foreign ?? fail())];
    const send = (call: Call, { shopOrderNo, afterSaleNo }: Bought) =>
      call(order.shipShopOrder, { body: { shopOrderNo, carrier: '顺丰', trackingNo: 'SF900', claimsSeen: [afterSaleNo] }, idempotencyKey: key() });
    await send(owner, ofOthers);
    const [toThem, toOwner] = [await failureOf(send(await at.portal.as(colleague.accountNo), ofTheirs)), await failureOf(send(owner, ofTheirs))];
    expect([toThem.code, toThem.data, toThem.msg.includes(ofOthers.shopOrderNo)]).toEqual([order.trackingNoUsed.code, { shopOrderNo: '' }, false]);
    expect(toOwner.data).toEqual({ shopOrderNo: ofOthers.shopOrderNo });
  });
});

function fail(): never {
  throw new Error('there is no such customer');
}
